// SPDX-License-Identifier: GPL-3.0-or-later
// JMH's JSON (-rf json): every mode, parameters, secondary metrics, histograms, and numbers that
// are the texts "NaN", "+INF" and "-INF".
#include "core/archive/foreignscore.h"
#include "core/archive/jmhjson.h"
#include "core/archive/jsontree.h"
#include "core/archive/units.h"

#include <algorithm>
#include <limits>

namespace jinbang::core::archive {
namespace {

using OptionalError = std::optional<Error>;

/// A number, or nothing for JMH's spelling of one that is not finite; a problem for anything else.
OptionalError readNumber(const JsonNode &node, std::optional<double> &value)
{
    value = node.number();
    if (value || node.isNull())
        return {};
    const auto word = node.string();
    if (word && (*word == "NaN" || word->ends_with("INF") || word->ends_with("Infinity")))
        return {};
    return node.error("a number is expected");
}

OptionalError readNumbers(const JsonNode &node, std::vector<double> &values)
{
    if (!node.isArray())
        return node.error("a list of iterations is expected");
    OptionalError problem;
    node.forEachElement([&](const JsonNode &element) {
        std::optional<double> value;
        if (auto wrong = readNumber(element, value); wrong && !problem)
            problem = std::move(wrong);
        if (value)
            values.push_back(*value);
    });
    return problem;
}

OptionalError readRaw(const JsonNode &forks, ForeignScore &score)
{
    OptionalError problem;
    forks.forEachElement([&](const JsonNode &fork) {
        if (auto wrong = readNumbers(fork, score.raw.emplace_back()); wrong && !problem)
            problem = std::move(wrong);
        score.samples += static_cast<std::int64_t>(score.raw.back().size());
    });
    return problem;
}

/// [fork][iteration] of [value, count] pairs; the iterations of a fork become one histogram.
OptionalError readHistogram(const JsonNode &forks, ForeignScore &score)
{
    OptionalError problem;
    forks.forEachElement([&](const JsonNode &fork) {
        auto &buckets = score.histogram.emplace_back();
        fork.forEachElement([&](const JsonNode &iteration) {
            iteration.forEachElement([&](const JsonNode &pair) {
                const auto value = pair.first().number();
                const auto count = pair.first().next().natural();
                constexpr auto kMost =
                    static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
                if (!value || !count || pair.size() != 2
                    || *count > kMost - static_cast<std::uint64_t>(score.samples)) {
                    if (!problem)
                        problem = pair.error("a pair of value and count is expected");
                    return;
                }
                buckets.emplace_back(*value, *count);
                score.samples += static_cast<std::int64_t>(*count);
            });
        });
    });
    return problem;
}

OptionalError readPercentiles(const JsonNode &node, std::map<std::string, double> &percentiles)
{
    OptionalError problem;
    node.forEachMember([&](std::string_view rank, const JsonNode &element) {
        std::optional<double> value;
        if (auto wrong = readNumber(element, value); wrong && !problem)
            problem = std::move(wrong);
        if (value)
            percentiles[std::string(rank)] = *value;
    });
    return problem;
}

OptionalError readSecondary(const JsonNode &metrics, ForeignScore &score)
{
    OptionalError problem;
    metrics.forEachMember([&](std::string_view name, const JsonNode &metric) {
        std::optional<double> value, error;
        if (auto wrong = readNumber(metric["score"], value); wrong && !problem)
            problem = std::move(wrong);
        if (!metric["scoreError"].isMissing()) {
            if (auto wrong = readNumber(metric["scoreError"], error); wrong && !problem)
                problem = std::move(wrong);
        }
        if (!value)
            return;
        std::int64_t samples = 0;
        metric["rawData"].forEachElement(
            [&](const JsonNode &fork) { samples += static_cast<std::int64_t>(fork.size()); });
        if (name.starts_with("·")) // JMH before 1.36 marks what its profilers add
            name.remove_prefix(std::string_view("·").size());
        score.secondary[std::string(name)] = Classic{
            *value, error, samples, std::string(metric["scoreUnit"].string().value_or("")), {}};
    });
    return problem;
}

OptionalError readMetric(const JsonNode &metric, ForeignScore &score)
{
    if (!metric.isObject())
        return metric.error("primaryMetric is no object");
    const auto unit = metric["scoreUnit"].string();
    if (!unit)
        return (metric["scoreUnit"].isMissing() ? metric : metric["scoreUnit"])
            .error("scoreUnit is no text");
    score.unit = *unit;
    if (metric["score"].isMissing())
        return metric.error("score is missing");
    if (auto wrong = readNumber(metric["score"], score.score))
        return wrong;
    if (!metric["scoreError"].isMissing()) {
        if (auto wrong = readNumber(metric["scoreError"], score.error))
            return wrong;
    }
    if (auto wrong = readRaw(metric["rawData"], score))
        return wrong;
    if (auto wrong = readHistogram(metric["rawDataHistogram"], score))
        return wrong;
    return readPercentiles(metric["scorePercentiles"], score.percentiles);
}

OptionalError readBenchmark(const JsonNode &node, ForeignScore &score)
{
    const auto name = node["benchmark"].string();
    if (!name)
        return node.error("a result has no \"benchmark\"");
    score.benchmark = *name;
    const bool isOwn = name->starts_with("jinbang.");
    if (isOwn) { // an export of ours names the library where JMH names the JVM
        score.library = node["vmName"].string().value_or("");
        score.version = node["vmVersion"].string().value_or("");
    }
    const JsonNode mode = node["mode"];
    const auto word = parseWord<Mode>(mode.string().value_or(""));
    if (!word)
        return (mode.isMissing() ? node : mode).error("mode is not one of thrpt, avgt, sample, ss");
    score.mode = *word;
    if (const JsonNode threads = node["threads"]; !threads.isMissing()) {
        const auto count = threads.integer();
        if (!count || *count < 1 || *count > std::numeric_limits<int>::max())
            return threads.error("threads is no number above 0");
        score.threads = static_cast<int>(*count);
    }
    OptionalError problem;
    node["params"].forEachMember([&](std::string_view key, const JsonNode &value) {
        if (value.string())
            score.params[std::string(key)] =
                isOwn ? fromVisualizer(*value.string()) : std::string(*value.string());
        else if (!problem)
            problem = value.error("a parameter is no text");
    });
    if (problem)
        return problem;
    const JsonNode metric = node["primaryMetric"];
    if (metric.isMissing())
        return node.error("a result has no \"primaryMetric\"");
    if (auto wrong = readMetric(metric, score))
        return wrong;
    return readSecondary(node["secondaryMetrics"], score);
}

std::optional<double> duration(const JsonNode &node)
{
    return durationNs(node.string().value_or(""));
}

/// How it was run, from the first result: one JMH file has one set of options nearly always.
void readConditions(const JsonNode &node, Report &report)
{
    if (report.generatorName == "JMH") {
        report.generatorVersion = node["jmhVersion"].string().value_or("");
        report.environment.compiler = node["vmName"].string().value_or("");
        const auto version = node["vmVersion"].string().value_or("");
        if (!version.empty())
            report.environment.compiler.append(" ").append(version);
    } else {
        report.environment.compiler = node["jdkVersion"].string().value_or("");
    }
    node["jvmArgs"].forEachElement([&](const JsonNode &argument) {
        std::string &flags = report.environment.flags;
        flags.append(flags.empty() ? "" : " ").append(argument.string().value_or(""));
    });
    const auto count = [](const JsonNode &number) {
        return static_cast<int>(
            std::clamp<std::int64_t>(number.integer().value_or(0), 0, 1'000'000'000));
    };
    report.plan.preset = contest::Preset::Custom;
    report.plan.sampling.minBlocks = report.plan.sampling.maxBlocks =
        std::max(1, count(node["forks"]));
    if (node["measurementIterations"].isMissing())
        return;
    protocol::FixedIterations fixed;
    fixed.warmupIterations = count(node["warmupIterations"]);
    fixed.warmupNs = duration(node["warmupTime"]).value_or(0);
    fixed.iterations = count(node["measurementIterations"]);
    fixed.iterationNs = duration(node["measurementTime"]).value_or(0);
    report.plan.sampling.fixed = fixed;
}

} // namespace

Likeness looksLikeJmhJson(std::string_view text)
{
    const auto start = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (start == text.npos || text[start] != '[')
        return Likeness::No;
    const std::string_view head = text.substr(start, 4096);
    return head.find("\"benchmark\"") != head.npos ? Likeness::Yes : Likeness::Perhaps;
}

Result<Report> readJmhJson(std::string_view text, const ReadOptions &options)
{
    const auto tree = JsonTree::parse(text, options.subject);
    if (!tree)
        return tree.error();
    if (!tree->root().isArray())
        return tree->root().error("JMH's JSON is a list of results");
    std::vector<ForeignScore> scores;
    OptionalError problem;
    tree->root().forEachElement([&](const JsonNode &node) {
        ForeignScore score;
        if (auto wrong = readBenchmark(node, score); wrong && !problem)
            problem = std::move(wrong);
        score.at = node.offset();
        scores.push_back(std::move(score));
    });
    if (problem)
        return *problem;
    auto report = reportOf(std::move(scores), "JMH", text, options);
    if (report)
        readConditions(tree->root().first(), *report);
    return report;
}

} // namespace jinbang::core::archive
