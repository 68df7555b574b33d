#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The report: what a run found, finished and ranked, as one value. Files are written from it and
// read into it; screens show it. measurement.md, section 4, names every member.

#include "core/archive/axisvalues.h"
#include "core/archive/httpvalues.h"
#include "core/archive/scalingvalues.h"
#include "core/base/words.h"
#include "core/contest/plan.h"
#include "core/system/environment.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace jinbang::core::archive {

/// Members of a file that this version does not know, kept for the next save: the text of
/// `"name": value` pairs, separated by commas, exactly as they stood.
using Unknown = std::string;

struct ReportSample {
    std::uint64_t n = 0;
    double wallNs = 0, cpuNs = 0;
    std::string flag; // empty: clean, else why it was rejected
    friend bool operator==(const ReportSample &, const ReportSample &) = default;
};
struct ReportFork {
    int block = 0, position = 0;
    std::uint64_t n = 0;
    double firstCallNs = 0;
    bool steady = true, valid = true;
    std::string reason;
    std::optional<double> nsPerOp;
    std::vector<ReportSample> samples;
    std::vector<std::pair<double, std::uint64_t>> histogram; // ns, count; mode sample only
    Unknown unknown, unknownOfSamples;
    friend bool operator==(const ReportFork &, const ReportFork &) = default;
};

struct Classic {      // JMH's own way: all iterations of all forks pooled
    double score = 0; // in the mode's unit
    std::optional<double> scoreError999;
    std::int64_t samples = 0;
    std::string unit; // ops/s, ns/op, ...
    Unknown unknown;
    friend bool operator==(const Classic &, const Classic &) = default;
};

/// Of a cell that another harness measured: its own names, kept for the way back. Such a cell has
/// no operation and no fixture of ours; its `classic` holds the score as it was given.
struct Foreign {
    std::string benchmark; // "JavaJsonJmhDeserTest.dsljson_deser_client"
    std::string metric;    // the column that this name means, "JavaJsonJmhDeserTest"
    std::map<std::string, std::string> params;
    std::map<std::string, Classic> secondary;
    Unknown unknown;
    friend bool operator==(const Foreign &, const Foreign &) = default;
};

struct Cell {
    std::string contender, variant, library, version;
    std::string label; // of the entry, unique in the report
    Operation operation{};
    std::string fixture;
    Mode mode = Mode::Throughput;
    int threads = 1;
    bool reuse = true;
    KeyOrder keys = KeyOrder::Ordered;
    std::string allocator = "system";
    std::optional<Foreign> foreign;
    CellStatus status = CellStatus::Ok;
    std::string reason;
    bool ranked = true;
    std::string unrankedReason;
    std::optional<double> nsPerOp, ciLow, ciHigh, relHalfWidth, opsPerSecond, bytesPerSecond,
        points, change;
    std::optional<int> rank; // within its metric; ties share it
    int blocks = 0;
    std::vector<ReportFork> forks;
    std::optional<double> min, median, mean, max, betweenSd, withinSd;
    // By what the stop rule judges: the interval of the ratio to the fastest. Nothing in a cell
    // that was not judged: a twin, a failed one, another harness's.
    std::optional<double> judgedRelHalfWidth;
    std::optional<bool> targetMet;
    std::optional<Classic> classic;
    std::map<std::string, double> percentiles; // "50.0" -> ns
    std::optional<double> allocsPerOp, bytesPerOp;
    std::optional<std::uint64_t> peakRssBytes, outputBytes;
    std::optional<double> fairness; // of its threads, least over most operations
    std::map<std::string, double> counters;
    std::string countersReason;
    Exactness exactness = Exactness::NotApplicable;
    std::vector<std::string> notes;
    Unknown unknown;
    friend bool operator==(const Cell &, const Cell &) = default;
};

struct ReportContender {
    std::string id, variant, label, library, version, homepage, license, sha256, flags;
    Api api = Api::None;
    Tier tier = Tier::Idiomatic;
    Checking checking = Checking::Strict;
    std::uint64_t codeBytes = 0;
    std::map<std::string, std::string> facts;
    bool twin = false;
    Unknown unknown;
    friend bool operator==(const ReportContender &, const ReportContender &) = default;
};

struct ReportFixture {
    std::string name, kind, record, sha256, encoding, path;
    std::uint64_t count = 1, bytes = 0, canonicalBytes = 0, seed = 0;
    std::optional<double> escapePercent, nonAsciiPercent, floatPercent;
    std::uint64_t depth = 0;
    std::vector<std::string> notes;
    Unknown unknown, unknownOfFacts;
    friend bool operator==(const ReportFixture &, const ReportFixture &) = default;
};

struct RankingEntry {
    std::string contender, variant, label, library;
    int rank = 0;                                        // 0: not ranked
    std::string title;                                   // 状元, 榜眼, 探花, 进士, 孙山
    std::optional<double> total, mark, ciLow, ciHigh;    // interval of the mark
    std::map<std::string, std::optional<double>> points; // by metric key "serialize/small"
    std::map<std::string, std::string> missing;          // metric key -> why there are no points
    std::optional<int> group;
    int cells = 0, cellsTotal = 0;
    Unknown unknown;
    friend bool operator==(const RankingEntry &, const RankingEntry &) = default;
};
struct Ranking {
    std::string scope; // overall, serialize, deserialize, parse, ...
    contest::Formula formula = contest::Formula::Article;
    contest::UnsupportedRule unsupported = contest::UnsupportedRule::Zero;
    std::vector<RankingEntry> entries;
    std::vector<std::string> metrics; // keys in order
    std::optional<double> twinFloor;  // relative difference of the twin
    std::vector<std::string> notes;   // "the two formulas order RapidJSON and simdjson differently"
    Unknown unknown;
    friend bool operator==(const Ranking &, const Ranking &) = default;
};

struct Comparison {
    std::string scope, a, b; // metric key; labels
    double ratio = 1;
    std::optional<double> ciLow, ciHigh, p;
    std::string verdict; // equivalent, faster, slower, unresolved; empty: none can be given
    Unknown unknown;
    friend bool operator==(const Comparison &, const Comparison &) = default;
};

struct ReportLog {
    double t = 0; // ns since the start
    std::string level, message;
    Unknown unknown;
    friend bool operator==(const ReportLog &, const ReportLog &) = default;
};

/// Of a result that Jinbang did not measure: the file it was read from, without its folder, and the
/// id of its format.
struct ImportedFile {
    std::string file, format;
    Unknown unknown;
    friend bool operator==(const ImportedFile &, const ImportedFile &) = default;
};

struct Report {
    std::string runId, title, startedAt, finishedAt;
    std::vector<std::string> tags;
    std::string generatorName = "jinbang"; // JMH, Google Benchmark, ... for an import
    std::string generatorVersion, generatorCommit;
    std::optional<ImportedFile> importedFrom;
    std::string state = "complete"; // complete, stopped, failed
    contest::Plan plan;
    system::Environment environment;
    std::vector<ReportContender> contenders;
    std::vector<ReportFixture> fixtures;
    std::vector<Cell> cells;
    std::vector<Comparison> comparisons;
    std::vector<Ranking> rankings;
    std::vector<ScalingResult> scaling;
    std::vector<AxisFactor> axisFactors;
    std::vector<ThreadCurve> threadCurves;
    std::vector<HttpResult> http;
    std::vector<ReportLog> log;
    std::vector<std::string> banners; // what a reader must know first: debug build, stopped, clean
                                      // and full estimate differ
    Unknown unknown;
    std::map<std::string, Unknown> unknownElsewhere; // of parts that are no values of the archive:
                                                     // "config", "environment/clock"
    friend bool operator==(const Report &, const Report &) = default;
};

/// "serialize/small", plus what else tells the cell's row apart: "#t=4", "#reuse=off",
/// "#keys=shuffled", ... Of a foreign cell its own metric.
[[nodiscard]] std::string metricKey(const Cell &cell);
/// SS MS BS SDS MDS BDS for the six metrics of article 000, else empty.
[[nodiscard]] std::string articleName(const Cell &cell);

} // namespace jinbang::core::archive
