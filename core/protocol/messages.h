#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The messages between the engine and a contender, as values. docs/protocol.md is their
// specification; both halves of the engine include this file and nothing of each other.

#include "core/base/words.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace jinbang::core::protocol {

inline constexpr int kVersion = 1;
inline constexpr std::size_t kLongestLine = 1 << 20; // bytes
inline constexpr std::size_t kKeptStderr = 64 << 10; // bytes

// ---- from the engine -------------------------------------------------------------------------

/// A local file, or (`path` empty) `bytes` raw bytes that follow the line at once.
struct FixtureRef {
    std::string path;
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    friend bool operator==(const FixtureRef &, const FixtureRef &) = default;
};

struct TaskSpec {
    Operation operation{};
    std::string variant;
    std::string record; // "User", ...; empty: a document
    bool many = false;
    Mode mode = Mode::Throughput;
    int threads = 1;
    bool reuse = true;
    friend bool operator==(const TaskSpec &, const TaskSpec &) = default;
};

/// What a fork is for. Only Time forks give times; the others are never timed.
enum class Pass { Time, Allocations, Memory, Counters };

/// JMH's options override the engine's sampling: iterations of a fixed time.
struct FixedIterations {
    int warmupIterations = 0;
    double warmupNs = 0;
    int iterations = 0;
    double iterationNs = 0;
    friend bool operator==(const FixedIterations &, const FixedIterations &) = default;
};

struct MeasureSpec {
    Pass pass = Pass::Time;
    std::optional<std::uint64_t> n; // operations a sample, from an earlier fork; nothing: calibrate
    int samples = 5;
    double sampleTargetNs = 2e6;
    double warmupMinNs = 20e6;
    double warmupMaxNs = 300e6;
    double longOperationNs = 250e6; // an operation at or above gets one sample and no more warm-up
    std::uint64_t seed = 0;         // stretches n and the small allocations at the start
    bool check = true;              // full check before timing; the last result is always checked
    std::optional<FixedIterations> fixed;
    friend bool operator==(const MeasureSpec &, const MeasureSpec &) = default;
};

struct Describe {
};
struct Run {
    std::uint64_t id = 0;
    TaskSpec task;
    FixtureRef fixture;
    MeasureSpec measure;
};
/// One untimed operation whose answer is sent back (foreign contenders, conformance).
struct Check {
    std::uint64_t id = 0;
    TaskSpec task;
    FixtureRef fixture;
};
/// The answer that the last timed operation of the latest run left behind.
struct Last {
    std::uint64_t id = 0;
};
/// HTTP scenario: serve one serialized record a request on a loopback port.
struct Serve {
    std::uint64_t id = 0;
    TaskSpec task;
    FixtureRef fixture;
    double stallOnceNs = 0; // test aid: sleep once for this long
};
struct Cancel {
};
using Request = std::variant<Describe, Run, Check, Last, Serve, Cancel>;

// ---- from the contender ----------------------------------------------------------------------

struct VariantInfo {
    std::string id;
    Tier tier = Tier::Idiomatic;
    Checking checking = Checking::Strict;
    Api api = Api::Dom;
    std::string summary;
    std::vector<Operation> operations;
    bool dropsDuplicateKeys = false;
    bool sortsKeys = false;
    friend bool operator==(const VariantInfo &, const VariantInfo &) = default;
};

struct Hello {
    int protocol = kVersion;
    std::string id, library, version, homepage, license;
    bool selfChecking = false; // verifies its own answers with the engine's code
    bool checked = true;       // false: its answers are no answers (floor); never ranked
    std::map<std::string, std::string> facts;
    std::vector<std::string> cpuFeatures;
    std::vector<VariantInfo> variants;
    std::map<Operation, std::string> defaults;
    std::map<Operation, std::string> unsupported;
    std::map<std::string, std::string>
        build; // compiler, flags, buildType, sanitizers, ndebug, os, cpuModel
    friend bool operator==(const Hello &, const Hello &) = default;
};

struct Progress {
    std::uint64_t id = 0;
    std::string phase; // load, check, warm-up, sample
    int done = 0, of = 0;
};

/// One timed batch.
struct Sample {
    std::uint64_t id = 0;
    bool warmup = false;
    std::uint64_t n = 0;
    double wallNs = 0, cpuNs = 0;
    std::int64_t voluntary = 0, involuntary = 0, minorFaults = 0; // context switches, page faults
    double runDelayNs = 0;                                        // waiting for a core
    double canaryBeforeNs = 0, canaryAfterNs = 0;                 // 0: not measured
    std::vector<std::uint64_t> perThread; // operations of each thread, T > 1
    friend bool operator==(const Sample &, const Sample &) = default;
};

struct HistogramBucket {
    double ns = 0;
    std::uint64_t count = 0;
    friend bool operator==(const HistogramBucket &, const HistogramBucket &) = default;
};

/// The end of a successful run. Absent figures are absent, never 0.
struct RunResult {
    std::uint64_t id = 0;
    std::uint64_t n = 0; // operations a sample that calibration chose or was told
    double firstCallNs = 0;
    double warmupNs = 0;
    bool steady = true;
    bool longOperation = false;
    Exactness exactness = Exactness::NotApplicable;
    std::uint64_t largestUlp = 0;
    std::vector<std::string>
        notes; // drops-duplicate-keys, negative-zero, accepts-damaged:..., implausible:...
    std::uint64_t outputBytes = 0;
    std::optional<std::uint64_t> peakRssBytes;
    std::optional<double> allocationsPerOp, allocatedBytesPerOp;
    std::map<std::string, double>
        counters;               // per operation: instructions, cycles, branch-misses, ...
    std::string countersReason; // why there are none
    double clockCostNs = 0, clockStepNs = 0;
    std::vector<HistogramBucket> histogram; // mode sample
    double startSkewNs = 0;                 // T > 1: spread of the threads' starts
    friend bool operator==(const RunResult &, const RunResult &) = default;
};

/// The end of a run that has no number.
struct Failure {
    std::uint64_t id = 0;
    CellStatus status = CellStatus::Wrong;
    std::string reason;
    std::string phase;
};

struct Answer {
    std::uint64_t id = 0;
    bool accepted = false;
    std::string reason; // when not accepted
    std::string
        text; // raw bytes that followed the line: a writer's text, or what a reader holds as JSON
};
struct Serving {
    std::uint64_t id = 0;
    int port = 0;
};
using Event = std::variant<Hello, Progress, Sample, RunResult, Failure, Answer, Serving>;

} // namespace jinbang::core::protocol

namespace jinbang::core {
template <>
inline constexpr std::array kWords<protocol::Pass>{
    Word{protocol::Pass::Time, "time"}, Word{protocol::Pass::Allocations, "allocations"},
    Word{protocol::Pass::Memory, "memory"}, Word{protocol::Pass::Counters, "counters"}};
} // namespace jinbang::core
