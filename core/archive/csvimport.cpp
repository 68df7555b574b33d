// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/csvimport.h"

#include "core/archive/csvtext.h"
#include "core/archive/foreignscore.h"
#include "core/archive/jsontree.h"
#include "core/archive/units.h"

#include <array>
#include <set>
#include <utility>

namespace jinbang::core::archive {
namespace {

/// The parts that a score cannot do without, as a sentence names them.
constexpr std::array kNeeded{std::pair{ColumnRole::Metric, "metric"},
                             std::pair{ColumnRole::Library, "library"},
                             std::pair{ColumnRole::Score, "score"}};

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
        for (const auto &[role, name] : kNeeded) {
            if (!column(role))
                return wrong(0, std::string("no column is known to be the ").append(name));
        }
        std::vector<ForeignScore> scores;
        const std::size_t columns = m_table.rows.front().cells.size();
        for (std::size_t i = m_choice.headings ? 1 : 0; i < m_table.rows.size(); ++i) {
            const CsvRow &row = m_table.rows[i];
            if (row.cells.size() != columns)
                return wrong(row.starts.front(), std::to_string(row.cells.size()) + " cells under "
                                                     + std::to_string(columns) + " headings");
            auto read = scoreOf(row, *column(ColumnRole::Metric), *column(ColumnRole::Library),
                                *column(ColumnRole::Score));
            if (!read)
                return read.error();
            scores.push_back(*std::move(read));
        }
        auto report = reportOf(std::move(scores), "CSV", m_text, m_options);
        if (report)
            report->importedFrom = ImportedFile{m_options.title(), std::string(kScoresFormat), {}};
        return report;
    }

private:
    /// Where it is; a role of a column that the table does not have is none.
    [[nodiscard]] std::optional<std::size_t> column(ColumnRole role) const
    {
        const auto found = columnOf(m_choice, role);
        return found && *found < m_table.rows.front().cells.size() ? found : std::nullopt;
    }

    Result<ForeignScore> scoreOf(const CsvRow &row, std::size_t metric, std::size_t library,
                                 std::size_t value) const
    {
        ForeignScore score;
        score.at = row.starts.front();
        score.metric = restoredText(row.cells[metric]);
        score.library = restoredText(row.cells[library]);
        score.benchmark = score.metric + "." + score.library;
        const auto unit = column(ColumnRole::Unit);
        score.unit = unit ? row.cells[*unit] : m_choice.unit;
        if (!higherIsBetter(score.unit))
            score.mode = Mode::AverageTime;
        score.samples = 1;
        if (score.metric.empty() || score.library.empty())
            return wrong(score.at, "metric and library must not be empty");
        const auto given = number(row, value);
        if (!given)
            return given.error();
        if (*given <= 0)
            return wrong(row.starts[value], "a score must be above 0");
        score.score = *given;
        const auto error = column(ColumnRole::Error);
        if (error && !row.cells[*error].empty()) {
            const auto width = number(row, *error);
            if (!width)
                return width.error();
            score.error = *width;
        }
        return score;
    }

    [[nodiscard]] Result<double> number(const CsvRow &row, std::size_t at) const
    {
        if (const auto value = numberWith(m_choice.decimal, row.cells[at]))
            return *value;
        return wrong(row.starts[at], "\"" + row.cells[at] + "\" is no number");
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

} // namespace

CsvPreview previewCsv(std::string_view bytes, const CsvChoice &choice, std::size_t most,
                      const std::string &subject)
{
    CsvPreview preview;
    const auto text = csvText(bytes, choice.encoding, subject);
    const auto table = text ? readCsv(text->view(bytes), subject, choice.separator) : text.error();
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
    const auto report =
        Importer(text->view(bytes), *table, choice, ReadOptions{subject, {}}).read();
    if (!report) {
        preview.problem = report.error();
        return preview;
    }
    std::set<std::string> metrics;
    for (const Cell &cell : report->cells)
        metrics.insert(metricKey(cell));
    preview.metrics = metrics.size();
    preview.libraries = report->contenders.size();
    return preview;
}

Result<Report> importCsv(std::string_view bytes, const CsvChoice &choice,
                         const ReadOptions &options)
{
    const auto text = csvText(bytes, choice.encoding, options.subject);
    if (!text)
        return text.error();
    const auto table = readCsv(text->view(bytes), options.subject, choice.separator);
    if (!table)
        return table.error();
    return Importer(text->view(bytes), *table, choice, options).read();
}

} // namespace jinbang::core::archive
