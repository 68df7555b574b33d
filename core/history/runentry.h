#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says about a run without opening it, and how runs are asked for.

#include "core/archive/compare.h"
#include "core/base/words.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::history {

/// Import: somebody's result file that was put into the history.
enum class RunKind { Contest, Http, Import };
/// Running: a process is writing it. Unreadable: its file is damaged; `problem` says where.
enum class RunState { Running, Complete, Stopped, Failed, Unreadable };

/// What a user writes about a run; kept in a file beside it.
struct About {
    std::string title;
    std::vector<std::string> tags;
    std::string note;
    friend bool operator==(const About &, const About &) = default;
};
using AboutChange = std::function<void(About &)>;

struct RunEntry {
    std::string id;
    RunKind kind = RunKind::Contest;
    RunState state = RunState::Complete;
    std::string problem;
    std::filesystem::path file;        // the journal, or the report of a run without one
    About about;                       // the title is the plan's own until it is changed
    std::string startedAt, finishedAt; // ISO-8601 UTC
    std::optional<double> durationNs;
    std::string preset;                            // "quick"; of an import the harness, "JMH"
    std::string importedFrom, importedAs;          // of an import: its file, the id of its format
    std::vector<std::string> fixtures, operations; // by name, in the run's order
    std::vector<std::string> libraries;            // labels of the entries
    std::size_t cells = 0, cellsOk = 0;
    std::vector<std::string> leaders; // labels that share the first rank overall; may be empty
    std::optional<double> leaderTotal;
    std::string host, cpu, kernel, compiler, flags, buildType, generatorVersion;
    std::uint64_t seed = 0;

    /// Contests that were stopped or killed can go on (contest::resumeContest).
    [[nodiscard]] bool resumable() const
    {
        return kind == RunKind::Contest && state == RunState::Stopped;
    }
    friend bool operator==(const RunEntry &, const RunEntry &) = default;
};

/// Members that are empty do not restrict.
struct RunFilter {
    std::string text{}; // each word in the id, title, tags, note, libraries, fixtures or machine
    std::string tag{};
    std::string since{}, before{};     // ISO-8601, or the beginning of it: "2026-11"
    std::optional<std::size_t> most{}; // of the newest
};

/// A column and an entry of it: what a trend follows through the runs.
struct CellName {
    std::string metric, label; // "parse/canada.json", "simdjson"
    friend auto operator<=>(const CellName &, const CellName &) = default;
};

/// The cell in one run.
struct TrendPoint {
    std::string runId, title, startedAt;
    double value = 0;                // ns per operation; a rate (per second) when !isTime
    std::optional<double> low, high; // 95 %
    bool isTime = true;
    bool ranked = true; // false: a debug build, or another reason not to rank it
    std::string version, variant, fixtureSha256; // the last one of a file only
    /// What differs from the point before and may be the reason of a step. Names: version, variant,
    /// input, processor, host, kernel, compiler, flags, build, jinbang. Empty for the first.
    std::vector<archive::FactPair> changes;
    friend bool operator==(const TrendPoint &, const TrendPoint &) = default;
};

} // namespace jinbang::core::history

namespace jinbang::core {

template <>
inline constexpr std::array kWords<history::RunKind>{Word{history::RunKind::Contest, "run"},
                                                     Word{history::RunKind::Http, "http"},
                                                     Word{history::RunKind::Import, "import"}};
template <>
inline constexpr std::array kWords<history::RunState>{
    Word{history::RunState::Running, "running"}, Word{history::RunState::Complete, "complete"},
    Word{history::RunState::Stopped, "stopped"}, Word{history::RunState::Failed, "failed"},
    Word{history::RunState::Unreadable, "unreadable"}};

} // namespace jinbang::core
