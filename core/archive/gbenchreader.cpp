// SPDX-License-Identifier: GPL-3.0-or-later
// Google Benchmark's JSON, 1.7 and newer: repetitions become the iterations of one process, since
// that is what they are; aggregates and complexity rows are left out.
#include "core/archive/foreignscore.h"
#include "core/archive/gbench.h"
#include "core/archive/gbenchcaches.h"
#include "core/archive/jsontree.h"
#include "core/archive/units.h"

#include <algorithm>
#include <array>
#include <limits>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kOneProcess = "all repetitions came from one process";

/// Google Benchmark writes what is not finite as bare words, which is no JSON. They become texts of
/// the same length, so that every place in the file stays where it is.
std::string quoteBareWords(std::string_view text)
{
    static constexpr std::array<std::string_view, 4> kWords{"-Infinity", "Infinity", "-NaN", "NaN"};
    std::string result(text);
    bool quoted = false;
    for (std::size_t at = 0; at < result.size(); ++at) {
        if (quoted && result[at] == '\\') {
            ++at;
        } else if (result[at] == '"') {
            quoted = !quoted;
        } else if (!quoted) {
            for (const std::string_view word : kWords) {
                if (std::string_view(result).substr(at).starts_with(word)) {
                    result[at] = result[at + word.size() - 1] = '"';
                    at += word.size() - 1;
                    break;
                }
            }
        }
    }
    return result;
}

bool isAggregate(const JsonNode &row)
{
    const auto type = row["run_type"].string();
    if (type)
        return *type == "aggregate";
    if (!row["aggregate_name"].isMissing())
        return true;
    const auto name = row["name"].string().value_or("");
    static constexpr std::array<std::string_view, 6> kEndings{"_mean", "_median", "_stddev",
                                                              "_cv",   "_BigO",   "_RMS"};
    return std::ranges::any_of(kEndings,
                               [&](std::string_view ending) { return name.ends_with(ending); });
}

class Importer
{
public:
    Importer(std::string_view text, const ReadOptions &options)
        : m_text(text)
        , m_options(options)
    {
    }

    Result<Report> read(const JsonNode &root)
    {
        const JsonNode rows = root["benchmarks"];
        if (!rows.isArray())
            return (rows.isMissing() ? root : rows).error("\"benchmarks\" is no list");
        rows.forEachElement([&](const JsonNode &row) {
            if (!m_problem)
                addRow(row);
        });
        if (m_problem)
            return *m_problem;
        for (ForeignScore &score : m_scores)
            finish(score);
        auto report = reportOf(std::move(m_scores), "Google Benchmark", m_text, m_options);
        if (report && m_aggregates > 0)
            report->log.push_back(
                {0, "info", std::to_string(m_aggregates) + " aggregate rows were left out", {}});
        if (report)
            readContext(root["context"], *report);
        return report;
    }

private:
    void addRow(const JsonNode &row)
    {
        const auto name = row["name"].string();
        if (!name)
            return fail(row, "a row has no \"name\"");
        if (isAggregate(row)) {
            ++m_aggregates;
            return;
        }
        ForeignScore &score = scoreOf(row, std::string(row["run_name"].string().value_or(*name)));
        if (row["error_occurred"].boolean().value_or(false)
            || row["skipped"].boolean().value_or(false)) {
            const bool error = row["error_occurred"].boolean().value_or(false);
            score.status = error ? CellStatus::Rejected : CellStatus::Skipped;
            score.reason = row[error ? "error_message" : "skip_message"].string().value_or("");
            restoreStatus(row, score);
            return;
        }
        const JsonNode time = row["real_time"];
        if (time.isMissing())
            return fail(row, "a row has no \"real_time\"");
        const auto unit = row["time_unit"].string().value_or("ns");
        if (score.unit.empty())
            score.unit = unit;
        if (unit != score.unit)
            return fail(row["time_unit"], "repetitions of one benchmark have different units");
        if (const auto value = time.number())
            addRepetition(row, *value, score);
        else if (!time.string())
            fail(time, "real_time is no number");
    }

    static void addRepetition(const JsonNode &row, double time, ForeignScore &score)
    {
        // Each row of an export of ours was a process.
        if (isOwn(score) && !score.raw.back().empty()) {
            score.raw.emplace_back();
            score.rawCpu.emplace_back();
            score.rawCount.emplace_back();
        }
        score.raw.back().push_back(time);
        score.rawCpu.back().push_back(row["cpu_time"].number().value_or(0));
        score.rawCount.back().push_back(row["iterations"].natural().value_or(1));
        const auto rate = row["bytes_per_second"].number();
        const auto ns = nsPerOperation(time, score.unit + "/op");
        if (!score.bytes && rate && ns && *rate > 0)
            score.bytes = *rate * *ns / 1e9;
    }

    static bool isOwn(const ForeignScore &score) { return score.benchmark.starts_with("jinbang."); }

    ForeignScore &scoreOf(const JsonNode &row, const std::string &name)
    {
        const std::string key =
            name + "\n" + std::string(row["jinbang_entry"].string().value_or(""));
        const auto [found, isNew] = m_index.try_emplace(key, m_scores.size());
        if (!isNew)
            return m_scores[found->second];
        ForeignScore &score = m_scores.emplace_back();
        score.benchmark = name;
        score.at = row.offset();
        score.mode = Mode::AverageTime;
        score.threads = static_cast<int>(
            std::clamp<std::int64_t>(row["threads"].integer().value_or(1), 1, 1'000'000));
        score.raw.emplace_back();
        score.rawCpu.emplace_back();
        score.rawCount.emplace_back();
        readOwn(row, score);
        return score;
    }

    /// The names in an export of ours.
    static void readOwn(const JsonNode &row, ForeignScore &score)
    {
        const auto benchmark = row["jinbang_benchmark"].string();
        if (!benchmark)
            return;
        score.benchmark = *benchmark;
        score.metric = row["jinbang_metric"].string().value_or(""); // of another harness
        score.wholeMetric = !score.metric.empty();
        score.library = row["jinbang_library"].string().value_or("");
        score.version = row["jinbang_version"].string().value_or("");
        score.mode =
            parseWord<Mode>(row["jinbang_mode"].string().value_or("")).value_or(Mode::AverageTime);
        row["jinbang_params"].forEachMember([&](std::string_view name, const JsonNode &value) {
            score.params[std::string(name)] = value.string().value_or("");
        });
    }

    /// An export of ours puts the status before the reason: "crashed: SIGSEGV".
    static void restoreStatus(const JsonNode &row, ForeignScore &score)
    {
        if (const auto status = parseWord<CellStatus>(row["jinbang_status"].string().value_or("")))
            score.status = *status;
        if (!isOwn(score))
            return;
        const auto colon = score.reason.find(": ");
        if (const auto status = parseWord<CellStatus>(score.reason.substr(0, colon))) {
            score.status = *status;
            score.reason.erase(0, colon == std::string::npos ? colon : colon + 2);
        }
    }

    static void finish(ForeignScore &score)
    {
        double sum = 0;
        std::size_t count = 0;
        for (const std::vector<double> &times : score.raw) {
            for (const double time : times)
                sum += time;
            count += times.size();
        }
        if (count == 0 || score.status != CellStatus::Ok)
            return;
        score.score = sum / static_cast<double>(count);
        score.samples = static_cast<std::int64_t>(count);
        score.unit += "/op";
        if (score.raw.front().size() > 1)
            score.notes.emplace_back(kOneProcess);
    }

    static void readContext(const JsonNode &context, Report &report)
    {
        report.startedAt = context["date"].string().value_or("");
        report.environment.hostName = context["host_name"].string().value_or("");
        report.environment.buildType = context["library_build_type"].string().value_or("");
        report.generatorVersion = context["library_version"].string().value_or("");
        report.environment.logicalCores = static_cast<int>(
            std::clamp<std::int64_t>(context["num_cpus"].integer().value_or(0), 0, 1'000'000));
        context["caches"].forEachElement([&](const JsonNode &cache) {
            report.environment.caches.push_back(textOf(
                {std::string(cache["type"].string().value_or("")),
                 cache["level"].integer().value_or(0), cache["size"].integer().value_or(0)}));
        });
        if (report.environment.buildType == "debug")
            report.banners.emplace_back("Google Benchmark itself was a debug build.");
    }

    void fail(const JsonNode &node, std::string_view what)
    {
        if (!m_problem)
            m_problem = node.error(what);
    }

    std::string_view m_text;
    const ReadOptions &m_options;
    std::vector<ForeignScore> m_scores;
    std::map<std::string, std::size_t> m_index;
    std::size_t m_aggregates = 0;
    std::optional<Error> m_problem;
};

} // namespace

Likeness looksLikeGbench(std::string_view text)
{
    const auto start = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (start == text.npos || text[start] != '{')
        return Likeness::No;
    const bool context = text.substr(start, 256).find("\"context\"") != text.npos;
    return context && text.find("\"benchmarks\"") != text.npos ? Likeness::Yes : Likeness::No;
}

Result<Report> readGbench(std::string_view text, const ReadOptions &options)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::string json = quoteBareWords(text);
    const auto tree = JsonTree::parse(json, options.subject);
    if (!tree)
        return tree.error();
    return Importer(json, options).read(tree->root());
}

} // namespace jinbang::core::archive
