// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/foreignscore.h"
#include "core/archive/gbench.h"
#include "core/archive/jmhscore.h"
#include "core/archive/jsonwriter.h"

namespace jinbang::core::archive {
namespace {

struct Repetition {
    double realNs = 0, cpuNs = 0;
    std::uint64_t iterations = 1;
};

/// What one process says: its median time, and the CPU time of the samples that count.
std::optional<Repetition> repetitionOf(const ReportFork &fork)
{
    if (!fork.valid || !fork.nsPerOp)
        return std::nullopt;
    Repetition result{*fork.nsPerOp, *fork.nsPerOp, 0};
    double cpu = 0;
    for (const ReportSample &sample : fork.samples) {
        if (sample.flag.empty()) {
            cpu += sample.cpuNs;
            result.iterations += sample.n;
        }
    }
    if (cpu > 0)
        result.cpuNs = cpu / static_cast<double>(result.iterations);
    return result;
}

std::vector<Repetition> repetitionsOf(const Cell &cell)
{
    std::vector<Repetition> result;
    for (const ReportFork &fork : cell.forks) {
        if (const auto repetition = repetitionOf(fork))
            result.push_back(*repetition);
    }
    if (result.empty() && cell.nsPerOp)
        result.push_back({*cell.nsPerOp, *cell.nsPerOp, 1});
    return result;
}

void member(JsonWriter &json, const char *name, std::string_view value)
{
    json.key(name);
    json.string(value);
}

/// The names in full, for the way back; Google Benchmark's own tools pass over them.
void writeOwnNames(JsonWriter &json, const Cell &cell)
{
    if (cell.foreign)
        return;
    member(json, "jinbang_benchmark", ownBenchmarkName(cell));
    member(json, "jinbang_entry", cell.label);
    member(json, "jinbang_library", cell.library);
    member(json, "jinbang_version", cell.version);
    member(json, "jinbang_mode", text(cell.mode));
    json.key("jinbang_params");
    json.beginObject(JsonWriter::Layout::OneLine);
    for (const auto &[name, value] : ownParams(cell)) {
        json.key(name);
        json.string(value);
    }
    json.endObject();
}

void writeRow(JsonWriter &json, const Cell &cell, std::int64_t family, std::size_t index,
              std::size_t count, const Repetition *repetition)
{
    const std::string name =
        cell.foreign ? cell.foreign->benchmark : metricKey(cell) + "/" + cell.label;
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
    if (!repetition) {
        json.key("error_occurred");
        json.boolean(true);
        member(json, "error_message",
               std::string(text(cell.status)).append(": ").append(cell.reason));
    }
    // A failed row has zeros as Google Benchmark's own: compare.py 1.7.1 stops at a row without times.
    json.key("iterations");
    json.natural(repetition ? repetition->iterations : 0);
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
    json.beginArray(JsonWriter::Layout::OneLine);
    json.endArray();
    json.key("load_avg");
    json.beginArray(JsonWriter::Layout::OneLine);
    json.number(report.environment.loadAverage);
    json.endArray();
    member(json, "library_build_type",
           report.environment.buildType == "Debug" ? "debug" : "release");
    json.endObject();
}

} // namespace

void writeGbench(const Report &report, Output &output)
{
    JsonWriter json(output);
    json.beginObject();
    writeContext(json, report);
    json.key("benchmarks");
    json.beginArray();
    std::int64_t family = 0;
    for (const Cell &cell : report.cells) {
        const auto repetitions = repetitionsOf(cell);
        if (repetitions.empty())
            writeRow(json, cell, family, 0, 1, nullptr);
        for (std::size_t i = 0; i < repetitions.size(); ++i)
            writeRow(json, cell, family, i, repetitions.size(), &repetitions[i]);
        ++family;
    }
    json.endArray();
    json.endObject();
    json.finish();
}

} // namespace jinbang::core::archive
