// SPDX-License-Identifier: GPL-3.0-or-later
// JMH's JSON as JMH Visualizer wants it: the libraries are methods of one "class" an operation, so
// that they become the bars of one chart, and rawData is filled.
#include "core/archive/jmhjson.h"
#include "core/archive/jmhscore.h"
#include "core/archive/jsonwriter.h"
#include "core/archive/units.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kBlank = "\u00A0", kEquals = "\uFF1D";

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

/// JMH writes what is not finite as a text.
void writeNumber(JsonWriter &json, std::optional<double> value)
{
    if (value && std::isfinite(*value))
        json.number(*value);
    else
        json.string("NaN");
}

std::string durationOf(double ns)
{
    double count = 0;
    const std::string_view unit = jmhTimeUnit(ns, count);
    return fixed(count, 0).append(" ").append(unit);
}

void writeNumbers(JsonWriter &json, const std::vector<std::vector<double>> &raw)
{
    json.beginArray();
    for (const auto &fork : raw) {
        json.beginArray(JsonWriter::Layout::OneLine);
        for (const double value : fork)
            json.number(value);
        json.endArray();
    }
    json.endArray();
}

/// Processes whose histogram is written instead of their iterations.
std::size_t histogramsOf(const Cell &cell)
{
    if (cell.mode != Mode::SampleTime)
        return 0;
    return static_cast<std::size_t>(std::ranges::count_if(
        cell.forks, [](const ReportFork &fork) { return fork.valid && !fork.histogram.empty(); }));
}

void writeHistogram(JsonWriter &json, const Cell &cell, std::string_view unit)
{
    json.beginArray();
    for (const ReportFork &fork : cell.forks) {
        if (!fork.valid || fork.histogram.empty())
            continue;
        json.beginArray(JsonWriter::Layout::OneLine);
        json.beginArray();
        for (const auto &[ns, count] : fork.histogram) {
            json.beginArray();
            writeNumber(json, scoreOf(ns, unit));
            json.natural(count);
            json.endArray();
        }
        json.endArray();
        json.endArray();
    }
    json.endArray();
}

void writeScore(JsonWriter &json, const Classic &classic)
{
    json.key("score");
    writeNumber(json, classic.score);
    json.key("scoreError");
    writeNumber(json, classic.scoreError999);
    json.key("scoreConfidence");
    json.beginArray(JsonWriter::Layout::OneLine);
    const bool known = classic.scoreError999.has_value();
    writeNumber(json, known ? std::optional(classic.score - *classic.scoreError999) : std::nullopt);
    writeNumber(json, known ? std::optional(classic.score + *classic.scoreError999) : std::nullopt);
    json.endArray();
}

void writePrimary(JsonWriter &json, const Cell &cell, const JmhResult &result)
{
    json.key("primaryMetric");
    json.beginObject();
    writeScore(json, result.classic);
    json.key("scorePercentiles");
    json.beginObject();
    for (const double rank : stats::kJmhPercentiles) {
        const auto found = result.percentiles.find(rankName(rank));
        json.key(rankName(rank));
        writeNumber(json,
                    found == result.percentiles.end() ? std::optional<double>{} : found->second);
    }
    json.endObject();
    json.key("scoreUnit");
    json.string(result.classic.unit);
    const bool histogram = histogramsOf(cell) > 0;
    json.key(histogram ? "rawDataHistogram" : "rawData");
    if (histogram)
        writeHistogram(json, cell, result.classic.unit);
    else
        writeNumbers(json, result.raw);
    json.endObject();
}

void writeSecondary(JsonWriter &json, const Cell &cell)
{
    std::map<std::string, Classic> metrics;
    if (cell.foreign)
        metrics = cell.foreign->secondary;
    else if (cell.bytesPerOp)
        metrics["gc.alloc.rate.norm"] = Classic{*cell.bytesPerOp, std::nullopt, 1, "B/op", {}};
    json.key("secondaryMetrics");
    json.beginObject();
    for (const auto &[name, metric] : metrics) {
        json.key(name);
        json.beginObject();
        writeScore(json, metric);
        json.key("scorePercentiles");
        json.beginObject(JsonWriter::Layout::OneLine);
        json.key("0.0");
        writeNumber(json, metric.score);
        json.key("100.0");
        writeNumber(json, metric.score);
        json.endObject();
        json.key("scoreUnit");
        json.string(metric.unit);
        json.key("rawData");
        writeNumbers(json, {{metric.score}});
        json.endObject();
    }
    json.endObject();
}

void writeTimes(JsonWriter &json, const protocol::FixedIterations &shown)
{
    json.key("warmupIterations");
    json.integer(shown.warmupIterations);
    json.key("warmupTime");
    json.string(durationOf(shown.warmupNs));
    json.key("warmupBatchSize");
    json.integer(1);
    json.key("measurementIterations");
    json.integer(shown.iterations);
    json.key("measurementTime");
    json.string(durationOf(shown.iterationNs));
    json.key("measurementBatchSize");
    json.integer(1);
}

void writeConditions(JsonWriter &json, const Report &report, const Cell &cell, std::size_t forks)
{
    json.key("forks");
    json.natural(forks);
    json.key("jvm");
    json.string(report.generatorName);
    json.key("jvmArgs");
    json.beginArray(JsonWriter::Layout::OneLine);
    if (!report.environment.flags.empty())
        json.string(report.environment.flags);
    json.endArray();
    json.key("jdkVersion");
    json.string(report.environment.compiler);
    json.key("vmName");
    json.string(cell.foreign ? report.environment.compiler : cell.library);
    json.key("vmVersion");
    json.string(cell.foreign ? std::string{} : cell.version);
    const contest::Sampling &sampling = report.plan.sampling;
    if (sampling.fixed)
        writeTimes(json, *sampling.fixed);
    else if (!cell.foreign) // of a table of scores nobody knows how long was measured
        writeTimes(json,
                   {1, sampling.warmupMinNs, sampling.samplesPerFork, sampling.sampleTargetNs});
}

void writeCell(JsonWriter &json, const Report &report, const Cell &cell)
{
    const auto result = jmhResult(cell);
    if (!result)
        return;
    json.beginObject();
    json.key("jmhVersion");
    json.string(report.generatorName == "JMH" ? report.generatorVersion : "1.37");
    json.key("benchmark");
    json.string(benchmarkName(cell));
    json.key("mode");
    json.string(text(cell.mode));
    json.key("threads");
    json.integer(cell.threads);
    const std::size_t histograms = histogramsOf(cell);
    writeConditions(json, report, cell, histograms > 0 ? histograms : result->raw.size());
    json.key("params");
    json.beginObject();
    for (const auto &[name, value] : benchmarkParams(cell)) {
        json.key(name);
        json.string(cell.foreign ? value : forVisualizer(value));
    }
    json.endObject();
    writePrimary(json, cell, *result);
    writeSecondary(json, cell);
    json.endObject();
}

} // namespace

std::string forVisualizer(std::string_view value)
{
    return replaced(replaced(std::string(value), " ", kBlank), "=", kEquals);
}

std::string fromVisualizer(std::string_view value)
{
    return replaced(replaced(std::string(value), kBlank, " "), kEquals, "=");
}

void writeJmhJson(const Report &report, Output &output)
{
    JsonWriter json(output);
    json.beginArray();
    for (const Cell &cell : report.cells)
        writeCell(json, report, cell);
    json.endArray();
    json.finish();
}

} // namespace jinbang::core::archive
