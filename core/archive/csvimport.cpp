// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/csvimport.h"

#include "core/archive/csvtable.h"
#include "core/archive/foreignscore.h"
#include "core/archive/jsontree.h"
#include "core/archive/units.h"
#include "core/fixture/guess.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <array>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

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

Result<std::string> textOf(std::string_view bytes, const std::string &encoding,
                           const std::string &subject)
{
    const auto name = fixture::findEncoding(encoding);
    if (!name)
        return Error{ErrorCode::UnknownName, "encoding '" + encoding + "'", {}};
    if (name->converters.empty()) { // UTF-8, which the table's reader checks
        if (bytes.starts_with(kByteOrderMark))
            bytes.remove_prefix(kByteOrderMark.size());
        return std::string(bytes);
    }
    return fixture::decode(bytes, *name, subject);
}

std::optional<std::size_t> columnOf(const CsvChoice &choice, ColumnRole role)
{
    const auto found = std::ranges::find(choice.roles, role);
    if (found == choice.roles.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - choice.roles.begin());
}

/// A number with this decimal mark alone: "1,234" with a point could be a thousand or a little over
/// one, so it is none.
std::optional<double> numberIn(std::string_view cell, char decimal)
{
    const char other = decimal == '.' ? ',' : '.';
    if (cell.find(other) != cell.npos)
        return std::nullopt;
    return numberInCell(cell);
}

bool looksLikeNumber(const std::string &cell)
{
    return numberInCell(cell).has_value();
}

class Importer
{
public:
    Importer(std::string_view text, const CsvTable &table, const CsvChoice &choice,
             const ReadOptions &options)
        : m_text(text)
        , m_table(table)
        , m_choice(choice)
        , m_options(options)
    {
    }

    Result<Report> read()
    {
        const auto metric = columnOf(m_choice, ColumnRole::Metric),
                   library = columnOf(m_choice, ColumnRole::Library),
                   score = columnOf(m_choice, ColumnRole::Score);
        if (!metric || !library || !score)
            return wrong(0, "the headings metric, library and score are expected");
        std::vector<ForeignScore> scores;
        const std::size_t columns = m_table.rows.front().cells.size();
        for (std::size_t i = m_choice.headings ? 1 : 0; i < m_table.rows.size(); ++i) {
            const CsvRow &row = m_table.rows[i];
            if (row.cells.size() != columns)
                return wrong(row.starts.front(), std::to_string(row.cells.size()) + " cells under "
                                                     + std::to_string(columns) + " headings");
            auto read = scoreOf(row, *metric, *library, *score);
            if (!read)
                return read.error();
            scores.push_back(*std::move(read));
        }
        return reportOf(std::move(scores), "CSV", m_text, m_options);
    }

private:
    Result<ForeignScore> scoreOf(const CsvRow &row, std::size_t metric, std::size_t library,
                                 std::size_t column) const
    {
        ForeignScore score;
        score.at = row.starts.front();
        score.metric = restoredText(row.cells[metric]);
        score.library = restoredText(row.cells[library]);
        score.benchmark = score.metric + "." + score.library;
        const auto unit = columnOf(m_choice, ColumnRole::Unit);
        score.unit = unit ? row.cells[*unit] : m_choice.unit;
        if (!higherIsBetter(score.unit))
            score.mode = Mode::AverageTime;
        score.samples = 1;
        if (score.metric.empty() || score.library.empty())
            return wrong(score.at, "metric and library must not be empty");
        const auto value = number(row, column);
        if (!value)
            return value.error();
        if (*value <= 0)
            return wrong(row.starts[column], "a score must be above 0");
        score.score = *value;
        const auto error = columnOf(m_choice, ColumnRole::Error);
        if (error && !row.cells[*error].empty()) {
            const auto given = number(row, *error);
            if (!given)
                return given.error();
            score.error = *given;
        }
        return score;
    }

    [[nodiscard]] Result<double> number(const CsvRow &row, std::size_t column) const
    {
        if (const auto value = numberIn(row.cells[column], m_choice.decimal))
            return *value;
        return wrong(row.starts[column], "\"" + row.cells[column] + "\" is no number");
    }

    [[nodiscard]] Error wrong(std::size_t at, const std::string &what) const
    {
        return {ErrorCode::BadFormat, m_options.subject, placeInText(m_text, at) + ": " + what};
    }

    std::string_view m_text;
    const CsvTable &m_table;
    const CsvChoice &m_choice;
    const ReadOptions &m_options;
};

/// Of a table without known headings: two columns of texts, then one of numbers.
std::vector<ColumnRole> rolesByContent(const std::vector<std::string> &cells)
{
    std::vector<ColumnRole> roles(cells.size(), ColumnRole::Ignored);
    std::size_t texts = 0;
    bool scored = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!looksLikeNumber(cells[i]) && texts < 2)
            roles[i] = texts++ == 0 ? ColumnRole::Metric : ColumnRole::Library;
        else if (looksLikeNumber(cells[i]) && !std::exchange(scored, true))
            roles[i] = ColumnRole::Score;
    }
    return roles;
}

char decimalOf(const CsvTable &table, std::optional<std::size_t> score)
{
    if (!score || table.separator == ',')
        return '.';
    const auto hasComma = [&](const CsvRow &row) {
        return row.cells.size() > *score && row.cells[*score].find(',') != std::string::npos
               && looksLikeNumber(row.cells[*score]);
    };
    return std::ranges::any_of(table.rows, hasComma) ? ',' : '.';
}

} // namespace

CsvChoice guessCsv(std::string_view bytes)
{
    CsvChoice choice;
    if (json::validUtf8Prefix(bytes) != bytes.size()) {
        const auto guess = fixture::guessEncoding(bytes);
        if (!guess.candidates.empty())
            choice.encoding = guess.candidates.front().shown;
    }
    const auto text = textOf(bytes, choice.encoding, {});
    const auto table = text ? readCsv(*text, {}) : text.error();
    if (!table)
        return choice;
    choice.separator = table->separator;
    const auto &first = table->rows.front().cells;
    choice.headings = std::ranges::none_of(first, looksLikeNumber);
    if (auto roles = choice.headings ? rolesByHeading(first) : std::nullopt)
        choice.roles = *std::move(roles);
    else
        choice.roles =
            rolesByContent(table->rows[choice.headings && table->rows.size() > 1 ? 1 : 0].cells);
    const auto score = columnOf(choice, ColumnRole::Score);
    choice.decimal = decimalOf(*table, score);
    if (score && choice.headings && *score < first.size())
        choice.unit = unitInHeading(first[*score]);
    return choice;
}

CsvPreview previewCsv(std::string_view bytes, const CsvChoice &choice, std::size_t most,
                      const std::string &subject)
{
    CsvPreview preview;
    const auto text = textOf(bytes, choice.encoding, subject);
    const auto table = text ? readCsv(*text, subject, choice.separator) : text.error();
    if (!table) {
        preview.problem = table.error();
        return preview;
    }
    const std::size_t first = choice.headings ? 1 : 0;
    preview.rowCount = table->rows.size() - first;
    for (std::size_t i = 0; i < table->rows.front().cells.size(); ++i)
        preview.headings.push_back(choice.headings ? table->rows.front().cells[i]
                                                   : std::to_string(i + 1));
    for (std::size_t i = first; i < table->rows.size() && preview.rows.size() < most; ++i)
        preview.rows.push_back(table->rows[i].cells);
    const auto report = Importer(*text, *table, choice, ReadOptions{subject, {}}).read();
    if (!report)
        preview.problem = report.error();
    return preview;
}

Result<Report> importCsv(std::string_view bytes, const CsvChoice &choice,
                         const ReadOptions &options)
{
    const auto text = textOf(bytes, choice.encoding, options.subject);
    if (!text)
        return text.error();
    const auto table = readCsv(*text, options.subject, choice.separator);
    if (!table)
        return table.error();
    return Importer(*text, *table, choice, options).read();
}

} // namespace jinbang::core::archive
