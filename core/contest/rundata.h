#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything a run has found, as it grows: the journal writes it line by line, the report and the
// screen are made from it.

#include "core/contest/plan.h"
#include "core/fixture/facts.h"
#include "core/system/environment.h"

#include <map>

namespace jinbang::core::contest {

/// Entry `index` of the run: a contender with the variant for each operation.
struct Entry {
    std::string contender; // id
    std::string variant;   // as chosen; empty: default of each operation
    std::string label; // unique among the entries, e.g. "simdjson", "simdjson dom", "simdjson #2"
    bool twin = false; // the noise floor's second copy: no rank
    protocol::Hello hello;
    std::string sha256; // of the program
    std::uint64_t programBytes = 0;
};

/// Cells that differ in the entry only: one ranking row.
struct Row {
    Operation operation{};
    int fixture = 0; // index into RunData::fixtures
    Mode mode = Mode::Throughput;
    int threads = 1;
    bool reuse = true;
    KeyOrder keys = KeyOrder::Ordered;
    std::string allocator = "system";
    friend bool operator==(const Row &, const Row &) = default;
};

struct FixtureRecord {
    std::string name;   // "small", "users:500", the file's name
    std::string kind;   // "record" or "document"
    std::string record; // "User", ... or empty
    bool many = false;
    std::uint64_t count = 1;
    std::uint64_t seed = 0;
    std::string path; // of a user's file, else empty
    std::string encoding;
    std::string sha256;
    fixture::Facts facts;
    std::vector<std::string> notes;
};

struct FlaggedSample {
    protocol::Sample sample;
    std::string rejected; // why it does not count; empty: clean
};

/// One timed process of one cell.
struct Fork {
    int row = 0, entry = 0, block = 0, position = 0; // position in the block's order
    int attempt = 0;                                 // 1: the block was repeated
    bool valid = true;
    std::string reason; // when not valid
    std::vector<FlaggedSample> samples;
    protocol::RunResult result;
    std::optional<double> nsPerOp; // median of clean samples
};

/// How a cell ended, or that it has no end yet.
struct CellEnd {
    int row = 0, entry = 0;
    CellStatus status = CellStatus::Ok;
    std::string reason;
    std::string variant; // the one that ran
};

/// Figures of the untimed passes of one cell.
struct CellExtras {
    int row = 0, entry = 0;
    std::optional<double> allocationsPerOp, allocatedBytesPerOp;
    std::optional<std::uint64_t> peakRssBytes;
    std::map<std::string, double> counters;
    std::string countersReason;
};

struct LogLine {
    double atNs = 0;   // since the start of the run
    std::string level; // info, warning, error
    std::string message;
};

enum class RunState { Running, Complete, Stopped, Failed };

struct RunData {
    std::string runId;
    std::string startedAt, finishedAt; // ISO-8601 UTC
    Plan plan;
    system::Environment environment;
    std::vector<Entry> entries;
    std::vector<FixtureRecord> fixtures;
    std::vector<Row> rows;
    std::vector<Fork> forks;
    std::vector<CellEnd> ends;
    std::vector<CellExtras> extras;
    std::vector<LogLine> log;
    std::vector<int> finishedRows; // all their blocks and extras are done
    std::vector<int> rowsThatMetTarget;
    RunState state = RunState::Running;
};

/// The end of a cell, or null while it has none.
[[nodiscard]] const CellEnd *endOf(const RunData &data, int row, int entry);

/// Gives every cell without an end the one that its forks allow, so that a stopped run can be
/// reported: Ok where a valid fork is there, else Cancelled.
void closeOpenCells(RunData &data);

/// Takes the ends of rows that were not finished away again, but not those of cells that failed.
void reopenCells(RunData &data);

} // namespace jinbang::core::contest
