// SPDX-License-Identifier: GPL-3.0-or-later
// Anybody's table of metric, library and score, one score a line.
#include "core/archive/csvtable.h"
#include "core/archive/foreignscore.h"
#include "core/archive/jsontree.h"
#include "core/archive/units.h"

#include <algorithm>
#include <array>

namespace jinbang::core::archive {
namespace {

struct Columns {
    std::size_t metric = 0, library = 0, score = 0;
    std::optional<std::size_t> unit, error;
    std::string unitOfAll; // as the heading of the score tells it
};

/// "score_ops_per_s" and "time (ms)" tell the unit; a plain "score" has none, and more is better.
std::string unitInHeading(std::string_view heading)
{
    const std::string name = lowered(heading);
    if (const auto open = name.find('('); open != std::string::npos && name.ends_with(')'))
        return name.substr(open + 1, name.size() - open - 2);
    if (name == "nsperop")
        return "ns/op";
    if (name == "opspersecond")
        return "ops/s";
    static constexpr std::array<std::string_view, 5> kTimes{"ns", "us", "ms", "s", "sec"};
    for (const std::string_view time : kTimes) {
        const std::string unit(time);
        if (name.ends_with("ops_per_" + unit) || name.ends_with("ops/" + unit))
            return "ops/" + unit;
        if (name.ends_with(unit + "_per_op") || name.ends_with(unit + "/op")
            || name == "time_" + unit)
            return unit + "/op";
    }
    return {};
}

bool isScore(std::string_view heading)
{
    const std::string name = lowered(heading);
    static constexpr std::array<std::string_view, 7> kStarts{
        "score", "time", "value", "ops", "nsperop", "opspersecond", "result"};
    return std::ranges::any_of(kStarts,
                               [&](std::string_view start) { return name.starts_with(start); });
}

std::optional<Columns> columnsOf(const CsvTable &table)
{
    const auto metric = table.column({"metric", "benchmark", "test", "operation"});
    const auto library = table.column({"library", "contender", "name", "implementation"});
    if (!metric || !library)
        return std::nullopt;
    const auto &headings = table.rows.front().cells;
    const auto score = std::ranges::find_if(headings, isScore);
    if (score == headings.end())
        return std::nullopt;
    Columns columns{*metric,
                    *library,
                    static_cast<std::size_t>(score - headings.begin()),
                    table.column({"unit", "units"}),
                    table.column({"error", "score_error", "scoreError"}),
                    unitInHeading(*score)};
    return columns;
}

class Importer
{
public:
    Importer(std::string_view text, const ReadOptions &options)
        : m_text(text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text)
        , m_options(options)
    {
    }

    Result<Report> read()
    {
        const auto table = readCsv(m_text, m_options.subject);
        if (!table)
            return table.error();
        const auto columns = columnsOf(*table);
        if (!columns)
            return wrong(0, "the headings metric, library and score are expected");
        m_commaMayBeDecimal = table->separator != ',';
        std::vector<ForeignScore> scores;
        for (std::size_t i = 1; i < table->rows.size(); ++i) {
            const CsvRow &row = table->rows[i];
            if (row.cells.size() != table->rows.front().cells.size())
                return wrong(row.starts.front(),
                             std::to_string(row.cells.size()) + " cells under "
                                 + std::to_string(table->rows.front().cells.size()) + " headings");
            auto score = scoreOf(row, *columns);
            if (!score)
                return score.error();
            scores.push_back(std::move(*score));
        }
        return reportOf(std::move(scores), "CSV", m_text, m_options);
    }

private:
    Result<ForeignScore> scoreOf(const CsvRow &row, const Columns &columns) const
    {
        ForeignScore score;
        score.at = row.starts.front();
        score.metric = restoredText(row.cells[columns.metric]);
        score.library = restoredText(row.cells[columns.library]);
        score.benchmark = score.metric + "." + score.library;
        score.unit = columns.unit ? row.cells[*columns.unit] : columns.unitOfAll;
        if (!higherIsBetter(score.unit))
            score.mode = Mode::AverageTime;
        score.samples = 1;
        if (score.metric.empty() || score.library.empty())
            return wrong(score.at, "metric and library must not be empty");
        const auto value = number(row.cells[columns.score]);
        if (!value)
            return wrong(row.starts[columns.score],
                         "\"" + row.cells[columns.score] + "\" is no number");
        if (*value <= 0)
            return wrong(row.starts[columns.score], "a score must be above 0");
        score.score = value;
        if (columns.error && !row.cells[*columns.error].empty()) {
            score.error = number(row.cells[*columns.error]);
            if (!score.error)
                return wrong(row.starts[*columns.error],
                             "\"" + row.cells[*columns.error] + "\" is no number");
        }
        return score;
    }

    /// In a comma separated file "1,234" could be a thousand or a little over one: it is refused.
    [[nodiscard]] std::optional<double> number(std::string_view cell) const
    {
        if (!m_commaMayBeDecimal && cell.find(',') != cell.npos)
            return std::nullopt;
        return numberInCell(cell);
    }

    [[nodiscard]] Error wrong(std::size_t at, const std::string &what) const
    {
        return {ErrorCode::BadFormat, m_options.subject, placeInText(m_text, at) + ": " + what};
    }

    std::string_view m_text;
    const ReadOptions &m_options;
    bool m_commaMayBeDecimal = false;
};

Likeness looksLike(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const auto table = readCsv(text.substr(0, text.find_first_of("\r\n")), {});
    if (!table)
        return Likeness::No;
    return columnsOf(*table) ? Likeness::Perhaps : Likeness::No;
}

Result<Report> read(std::string_view text, const ReadOptions &options)
{
    return Importer(text, options).read();
}

} // namespace

extern const Format kPlainScores;
const Format kPlainScores{"scores.csv", "",   "CSV of metric, library, score",
                          looksLike,    read, nullptr};

} // namespace jinbang::core::archive
