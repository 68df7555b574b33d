// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/csvtable.h"
#include "core/archive/gbench.h"
#include "core/archive/gbenchcaches.h"
#include "core/archive/jmhscore.h"
#include "core/archive/jsonwriter.h"

#include <algorithm>
#include <set>

namespace jinbang::core::archive {
namespace {

struct Repetition {
    double realNs = 0, cpuNs = 0;
    std::uint64_t iterations = 0; // not known
};

/// What one process says: its median time, and the CPU time of the samples that count. A fork that
/// is valid without a clean sample was kept on purpose, with all of them.
std::optional<Repetition> repetitionOf(const ReportFork &fork)
{
    if (!fork.valid || !fork.nsPerOp)
        return std::nullopt;
    Repetition result{*fork.nsPerOp, *fork.nsPerOp, 0};
    const bool noneClean = std::ranges::none_of(
        fork.samples, [](const ReportSample &sample) { return sample.flag.empty(); });
    double cpu = 0;
    for (const ReportSample &sample : fork.samples) {
        if (sample.flag.empty() || noneClean) {
            cpu += sample.cpuNs;
            result.iterations += sample.n;
        }
    }
    if (cpu > 0 && result.iterations > 0)
        result.cpuNs = cpu / static_cast<double>(result.iterations);
    return result;
}

/// Each iteration that another harness kept.
void addIterations(const ReportFork &fork, std::vector<Repetition> &result)
{
    for (const ReportSample &sample : fork.samples) {
        if (!fork.valid || !sample.flag.empty() || sample.n == 0)
            continue;
        const auto n = static_cast<double>(sample.n);
        const double time = sample.wallNs / n;
        result.push_back({time, sample.cpuNs > 0 ? sample.cpuNs / n : time, sample.n});
    }
}

std::vector<Repetition> repetitionsOf(const Cell &cell)
{
    std::vector<Repetition> result;
    if (cell.status != CellStatus::Ok)
        return result;
    for (const ReportFork &fork : cell.forks) {
        if (cell.foreign)
            addIterations(fork, result);
        else if (const auto repetition = repetitionOf(fork))
            result.push_back(*repetition);
    }
    if (result.empty() && cell.nsPerOp)
        result.push_back({*cell.nsPerOp, *cell.nsPerOp, 0});
    return result;
}

/// As Google Benchmark writes arguments, "B.gson/size:10"; what would be a second row of one name
/// is told by its mode and threads.
std::string rowName(const Cell &cell, std::set<std::string> &used)
{
    std::string name = metricKey(cell) + "/" + cell.label;
    if (cell.foreign) {
        name = cell.foreign->benchmark;
        for (const auto &[param, value] : cell.foreign->params)
            name.append("/").append(param).append(":").append(value);
        if (used.contains(name))
            name.append("/mode:").append(text(cell.mode));
        if (used.contains(name))
            name.append("/threads:").append(std::to_string(cell.threads));
    }
    const std::string base = name;
    for (int i = 2; used.contains(name); ++i)
        name = base + "/" + std::to_string(i);
    used.insert(name);
    return name;
}

void member(JsonWriter &json, const char *name, std::string_view value)
{
    json.key(name);
    json.string(value);
}

/// Whether the name alone would be read as this library and metric, as of Google Benchmark's own.
bool isToldByName(const Cell &cell)
{
    return cell.foreign->params.empty() && cell.mode == Mode::AverageTime
           && splitName(cell.foreign->benchmark, {})
                  == SplitName{cell.foreign->metric, cell.library};
}

/// The names in full, for the way back; Google Benchmark's own tools pass over them.
void writeOwnNames(JsonWriter &json, const Cell &cell)
{
    if (cell.foreign && isToldByName(cell))
        return;
    member(json, "jinbang_benchmark", benchmarkName(cell));
    if (cell.foreign)
        member(json, "jinbang_metric", cell.foreign->metric);
    else
        member(json, "jinbang_entry", cell.label);
    member(json, "jinbang_library", cell.library);
    member(json, "jinbang_version", cell.version);
    member(json, "jinbang_mode", text(cell.mode));
    json.key("jinbang_params");
    json.beginObject(JsonWriter::Layout::OneLine);
    for (const auto &[name, value] : benchmarkParams(cell)) {
        json.key(name);
        json.string(value);
    }
    json.endObject();
}

/// Why there is no time. Another harness' message stands as it was given.
void writeFailure(JsonWriter &json, const Cell &cell)
{
    const bool skipped = cell.foreign && cell.status == CellStatus::Skipped;
    json.key(skipped ? "skipped" : "error_occurred");
    json.boolean(true);
    if (!cell.foreign)
        return member(json, "error_message",
                      std::string(text(cell.status)).append(": ").append(cell.reason));
    member(json, skipped ? "skip_message" : "error_message", cell.reason);
    if (!skipped && cell.status != CellStatus::Rejected)
        member(json, "jinbang_status", text(cell.status));
}

void writeRow(JsonWriter &json, const Cell &cell, const std::string &name, std::int64_t family,
              std::size_t index, std::size_t count, const Repetition *repetition)
{
    json.beginObject();
    member(json, "name", name);
    json.key("family_index");
    json.integer(family);
    json.key("per_family_instance_index");
    json.integer(0);
    member(json, "run_name", name);
    member(json, "run_type", "iteration");
    json.key("repetitions");
    json.natural(count);
    json.key("repetition_index");
    json.natural(index);
    json.key("threads");
    json.integer(cell.threads);
    if (!repetition)
        writeFailure(json, cell);
    // A failed row has zeros as Google Benchmark's own: compare.py 1.7.1 stops at a row without
    // times.
    if (!repetition || repetition->iterations > 0) {
        json.key("iterations");
        json.natural(repetition ? repetition->iterations : 0);
    }
    json.key("real_time");
    json.number(repetition ? repetition->realNs : 0);
    json.key("cpu_time");
    json.number(repetition ? repetition->cpuNs : 0);
    member(json, "time_unit", "ns");
    if (repetition && cell.bytesPerSecond && cell.nsPerOp) {
        json.key("bytes_per_second");
        json.number(*cell.bytesPerSecond * *cell.nsPerOp / repetition->realNs);
    }
    writeOwnNames(json, cell);
    json.endObject();
}

void writeContext(JsonWriter &json, const Report &report)
{
    json.key("context");
    json.beginObject();
    member(json, "date", report.startedAt);
    member(json, "host_name", report.environment.hostName);
    member(json, "executable", report.generatorName);
    json.key("num_cpus");
    json.integer(report.environment.logicalCores);
    json.key("mhz_per_cpu");
    json.integer(0); // not known; the member is there for readers that require it
    json.key("cpu_scaling_enabled");
    json.boolean(!report.environment.governor.empty()
                 && report.environment.governor != "performance");
    json.key("caches");
    json.beginArray();
    for (const std::string &text : report.environment.caches) {
        const auto cache = gbenchCacheOf(text);
        if (!cache)
            continue;
        json.beginObject(JsonWriter::Layout::OneLine);
        member(json, "type", cache->type);
        json.key("level");
        json.integer(cache->level);
        json.key("size");
        json.integer(cache->bytes);
        json.endObject();
    }
    json.endArray();
    json.key("load_avg");
    json.beginArray(JsonWriter::Layout::OneLine);
    json.number(report.environment.loadAverage);
    json.endArray();
    const std::string build = lowered(report.environment.buildType);
    if (!build.empty() || report.generatorName == "jinbang") // of a table nobody knows it
        member(json, "library_build_type", build == "debug" ? "debug" : "release");
    json.endObject();
}

} // namespace

std::string whyNoGbench(const Report &report)
{
    if (report.cells.empty())
        return report.http.empty() ? "there is no result"
                                   : "loads over HTTP are no benchmarks to it; .json, .csv and "
                                     ".html hold them";
    for (const Cell &cell : report.cells) {
        if (cell.status == CellStatus::Ok && repetitionsOf(cell).empty())
            return "it holds times of an operation, and the score of " + cell.label + " in "
                   + metricKey(cell) + " is none; .json, .csv and .jmh.json hold it";
    }
    return {};
}

void writeGbench(const Report &report, Output &output)
{
    JsonWriter json(output);
    json.beginObject();
    writeContext(json, report);
    json.key("benchmarks");
    json.beginArray();
    std::int64_t family = 0;
    std::set<std::string> used;
    for (const Cell &cell : report.cells) {
        const auto repetitions = repetitionsOf(cell);
        const std::string name = rowName(cell, used);
        if (repetitions.empty())
            writeRow(json, cell, name, family, 0, 1, nullptr);
        for (std::size_t i = 0; i < repetitions.size(); ++i)
            writeRow(json, cell, name, family, i, repetitions.size(), &repetitions[i]);
        ++family;
    }
    json.endArray();
    json.endObject();
    json.finish();
}

} // namespace jinbang::core::archive
