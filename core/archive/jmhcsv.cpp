// SPDX-License-Identifier: GPL-3.0-or-later
// JMH's CSV and SCSV (-rf csv, -rf scsv), also as written under a locale with decimal commas.
#include "core/archive/csvtable.h"
#include "core/archive/foreignscore.h"
#include "core/archive/jmhparts.h"
#include "core/archive/jmhscore.h"
#include "core/archive/jsontree.h"

#include <array>
#include <set>

namespace jinbang::core::archive {
namespace {

constexpr std::array<std::string_view, 7> kHeadings{
    "Benchmark", "Mode", "Threads", "Samples", "Score", "Score Error (99.9%)", "Unit"};
constexpr std::string_view kParam = "Param: ";

Likeness looksLike(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::string_view first = text.substr(0, text.find_first_of("\r\n"));
    return first.starts_with("\"Benchmark\"") || first.starts_with("Benchmark,")
                   || first.starts_with("Benchmark;")
               ? Likeness::Yes
               : Likeness::No;
}

/// JMH under a German locale writes 1,5 without quotes into a comma separated file, so that a
/// number falls into two cells. The headings tell how many cells there should be.
void rejoinDecimals(CsvRow &row, std::size_t expected)
{
    constexpr std::size_t kScore = 4;
    const auto isDigits = [&](std::size_t i) {
        return !row.cells[i].empty()
               && row.cells[i].find_first_not_of("0123456789") == std::string::npos;
    };
    for (std::size_t at = kScore; at < kScore + 2 && row.cells.size() > expected; ++at) {
        if (at + 1 >= row.cells.size() || !isDigits(at + 1) || row.cells[at] == "NaN")
            continue;
        row.cells[at].append(".").append(row.cells[at + 1]);
        row.cells.erase(row.cells.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        row.starts.erase(row.starts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    }
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
        auto table = readCsv(m_text, m_options.subject);
        if (!table)
            return table.error();
        for (std::size_t i = 0; i < kHeadings.size(); ++i) {
            if (table->rows.front().cells.size() <= i
                || table->rows.front().cells[i] != kHeadings[i])
                return wrong(
                    0, std::string("the heading \"").append(kHeadings[i]).append("\" is expected"));
        }
        const CsvRow headings = table->rows.front();
        std::vector<ForeignScore> scores;
        for (std::size_t i = 1; i < table->rows.size(); ++i) {
            CsvRow &row = table->rows[i];
            rejoinDecimals(row, headings.cells.size());
            if (row.cells.size() != headings.cells.size())
                return wrong(row.starts.front(), std::to_string(row.cells.size()) + " cells under "
                                                     + std::to_string(headings.cells.size())
                                                     + " headings");
            if (auto done = addRow(headings, row, scores); !done)
                return done.error();
        }
        return reportOf(std::move(scores), "JMH", m_text, m_options);
    }

private:
    Result<void> addRow(const CsvRow &headings, const CsvRow &row,
                        std::vector<ForeignScore> &scores)
    {
        ForeignScore score;
        score.at = row.starts.front();
        score.benchmark = restoredText(row.cells[0]);
        const auto mode = parseWord<Mode>(row.cells[1]);
        if (!mode)
            return wrong(row.starts[1], "the mode is not one of thrpt, avgt, sample, ss");
        score.mode = *mode;
        const auto threads = numberInCell(row.cells[2]);
        const auto samples = numberInCell(row.cells[3]);
        if (!threads || *threads < 1 || *threads > 1e6)
            return wrong(row.starts[2], "the number of threads is no number above 0");
        if (!samples || *samples < 0 || *samples > 9e15)
            return wrong(row.starts[3], "the number of samples is no number");
        score.threads = static_cast<int>(*threads);
        score.samples = static_cast<std::int64_t>(*samples);
        for (const std::size_t i : {std::size_t{4}, std::size_t{5}}) {
            const auto value = numberInCell(row.cells[i]);
            if (!value && row.cells[i] != "NaN" && !(i == 5 && row.cells[i].empty()))
                return wrong(row.starts[i], "\"" + row.cells[i] + "\" is no number");
            (i == 4 ? score.score : score.error) = value;
        }
        score.unit = row.cells[6];
        for (std::size_t i = kHeadings.size(); i < row.cells.size(); ++i) {
            if (headings.cells[i].starts_with(kParam) && !row.cells[i].empty())
                score.params[headings.cells[i].substr(kParam.size())] = restoredText(row.cells[i]);
        }
        if (!addJmhRow(std::move(score), scores))
            return wrong(row.starts.front(), "this row belongs to no benchmark above it");
        return {};
    }

    [[nodiscard]] Error wrong(std::size_t at, const std::string &what) const
    {
        return {ErrorCode::BadFormat, m_options.subject, placeInText(m_text, at) + ": " + what};
    }

    std::string_view m_text;
    const ReadOptions &m_options;
};

Result<Report> read(std::string_view text, const ReadOptions &options)
{
    return Importer(text, options).read();
}

void writeRow(CsvWriter &csv, const Cell &cell, const std::set<std::string> &names)
{
    const auto result = jmhResult(cell);
    if (!result)
        return;
    csv.quoted(benchmarkName(cell));
    csv.quoted(text(cell.mode));
    csv.integer(cell.threads);
    csv.integer(result->classic.samples);
    csv.number(result->classic.score);
    if (result->classic.scoreError999)
        csv.number(result->classic.scoreError999);
    else
        csv.text("NaN");
    csv.quoted(result->classic.unit);
    const auto params = benchmarkParams(cell);
    for (const std::string &name : names) {
        const auto found = params.find(name);
        csv.text(found == params.end() ? std::string{} : found->second);
    }
    csv.endRow();
}

void write(const Report &report, Output &output)
{
    std::set<std::string> names;
    for (const Cell &cell : report.cells) {
        for (const auto &[name, value] : benchmarkParams(cell))
            names.insert(name);
    }
    CsvWriter csv(output, kPlainCsv);
    for (const std::string_view heading : kHeadings)
        csv.quoted(heading);
    for (const std::string &name : names)
        csv.quoted(std::string(kParam).append(name));
    csv.endRow();
    for (const Cell &cell : report.cells)
        writeRow(csv, cell, names);
}

} // namespace

extern const Format kJmhCsv;
const Format kJmhCsv{"jmh.csv", ".jmh.csv", "JMH CSV", looksLike, read, write, whyNoJmh};

} // namespace jinbang::core::archive
