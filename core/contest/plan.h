#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person asks for: the one value that the command line and the desktop fill, and that a
// report keeps so that the run can be repeated. It never carries a command.

#include "core/base/result.h"
#include "core/base/words.h"
#include "core/protocol/messages.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace jinbang::core::contest {

enum class Preset { Quick, Standard, Strict, Article, Custom };
using core::Formula;
using core::UnsupportedRule;

/// One column: a contender and one of its variants.
struct EntryChoice {
    std::string contender;
    std::string variant; // empty: the contender's default for each operation
    friend bool operator==(const EntryChoice &, const EntryChoice &) = default;
};

struct WorkloadChoice {
    std::string name; // small, medium, large, users, bean, mini, entity, client; or a path
    bool isFile = false;
    std::optional<std::uint64_t> count; // of records; nothing: the workload's own
    std::string encoding;               // of a file; empty: detected
    friend bool operator==(const WorkloadChoice &, const WorkloadChoice &) = default;
};

/// One cell, or, where a condition is left open, the same cell under each of the plan's.
struct CellChoice {
    Operation operation{};
    std::string workload; // name of its fixture ("users:500"), or the path of its file
    std::string contender, variant;
    std::optional<Mode> mode;
    std::optional<int> threads;
    std::optional<bool> reuse;
    std::optional<KeyOrder> keys;
    std::optional<std::string> allocator;
    friend bool operator==(const CellChoice &, const CellChoice &) = default;
};

/// How long and how often; measurement.md 2.3, 2.4, 2.8. A preset is one of these with a name.
struct Sampling {
    int minBlocks = 16, maxBlocks = 16;
    double targetRelHalfWidth = 0.02;
    std::optional<double> deadlineNs; // of the whole run
    int samplesPerFork = 5;
    double sampleTargetNs = 2e6;
    double warmupMinNs = 20e6, warmupMaxNs = 300e6;
    bool twin = false; // enter the contender with most cells twice, to see the noise floor
    std::optional<protocol::FixedIterations> fixed;
    friend bool operator==(const Sampling &, const Sampling &) = default;
};

struct Plan {
    std::string title;
    Preset preset = Preset::Quick;
    std::vector<EntryChoice> entries;      // empty: every contender found but the floor
    std::vector<WorkloadChoice> workloads; // empty: small, medium, large
    std::vector<Operation>
        operations; // empty: serialize, deserialize; parse, stringify of documents
    std::vector<Mode> modes{Mode::Throughput};
    std::vector<int> threads{1};
    std::vector<bool> reuse{true};
    std::vector<KeyOrder> keys{KeyOrder::Ordered};
    std::vector<std::string> allocators{"system"};
    std::vector<CellChoice> only; // of the cells that the lists above make; empty: all of them
    bool oversubscribe = false;
    std::vector<int> pinnedCpus;
    Sampling sampling;
    std::optional<double> timeoutNs, maxTimeNs;
    std::optional<std::uint64_t> memoryCapBytes; // nothing: 60 % of what is available
    bool extraPasses = true;                     // allocation, memory and counter forks
    std::uint64_t seed = 0;                      // 0: drawn when the run starts, then kept
    Formula formula = Formula::Article;
    UnsupportedRule unsupported = UnsupportedRule::Zero;
    friend bool operator==(const Plan &, const Plan &) = default;
};

/// A fixture of more records than this would not fit any machine of today.
inline constexpr std::uint64_t kMostRecords = 100'000'000;
/// Below this no contender starts.
inline constexpr std::uint64_t kLeastMemoryCap = 64U << 20; // bytes

/// The sampling of a preset; Article is JMH's 1 fork, 1 + 1 iterations of 10 s.
[[nodiscard]] Sampling samplingOf(Preset preset);

/// Refuses silly settings before anything starts. Errors: OutOfRange with the allowed range,
/// Contradiction, NothingToDo. `usableCores` bounds threads unless `oversubscribe`, 0: not known;
/// `allowedCpus` are those that there are, empty: not known.
[[nodiscard]] Result<void> validate(const Plan &plan, int usableCores,
                                    std::span<const int> allowedCpus = {});
/// What a process of this sampling takes at the least, whatever it measures. Units: ns.
[[nodiscard]] double leastForkNs(const Sampling &sampling);

} // namespace jinbang::core::contest

namespace jinbang::core {

template <>
inline constexpr std::array kWords<contest::Preset>{
    Word{contest::Preset::Quick, "quick"}, Word{contest::Preset::Standard, "standard"},
    Word{contest::Preset::Strict, "strict"}, Word{contest::Preset::Article, "article"},
    Word{contest::Preset::Custom, "custom"}};

} // namespace jinbang::core
