// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV summary: one line a cell, for a sheet. Three flavours, one for each kind of spreadsheet.
#include "core/archive/cellcolumns.h"
#include "core/archive/csvhttp.h"
#include "core/archive/csvtable.h"
#include "core/archive/format.h"
#include "core/archive/jsontree.h"
#include "core/base/number.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kScoreHeadings[] = {"benchmark",     "metric",  "score",
                                               "scoreError999", "samples", "unit"};

struct HeadingWriter {
    CsvWriter &csv;
    template <class T>
    void operator()(const char *name, const T &)
    {
        csv.text(name);
    }
};

struct CellWriter {
    CsvWriter &csv;
    bool foreign = false;

    void operator()(const char *, const std::string &value) { csv.text(value); }
    void operator()(const char *, bool value) { csv.text(value ? "true" : "false"); }
    void operator()(const char *, int value) { csv.integer(value); }
    void operator()(const char *, std::optional<double> value) { csv.number(value); }
    void operator()(const char *, std::optional<std::uint64_t> value) { csv.natural(value); }
    void operator()(const char *, Operation value)
    {
        csv.text(foreign ? std::string_view{} : text(value));
    }
    template <class E>
    requires std::is_enum_v<E>
    void operator()(const char *, E value) { csv.text(text(value)); }
};

void writeScore(CsvWriter &csv, const Cell &cell)
{
    csv.text(cell.foreign ? cell.foreign->benchmark : std::string{});
    csv.text(metricKey(cell));
    csv.number(cell.classic ? std::optional(cell.classic->score) : std::nullopt);
    csv.number(cell.classic ? cell.classic->scoreError999 : std::nullopt);
    if (cell.classic)
        csv.integer(cell.classic->samples);
    else
        csv.text({});
    csv.text(cell.classic ? cell.classic->unit : std::string{});
}

template <const CsvFlavour &flavour>
void write(const Report &report, Output &output)
{
    CsvWriter csv(output, flavour);
    if (hasOnlyHttp(report))
        return writeHttpSummary(report, csv);
    const Cell any;
    HeadingWriter headings{csv};
    columnsOfCell(headings, any);
    for (const std::string_view heading : kScoreHeadings)
        csv.text(heading);
    csv.endRow();
    for (const Cell &cell : report.cells) {
        CellWriter values{csv, cell.foreign.has_value()};
        columnsOfCell(values, cell);
        writeScore(csv, cell);
        csv.endRow();
    }
}

using Columns = std::map<std::string, std::size_t, std::less<>>; // by heading

/// Reads one row; a column that the file lacks leaves its value as it is.
class CellReader
{
public:
    CellReader(const Columns &columns, const CsvRow &row)
        : m_columns(columns)
        , m_row(row)
    {
    }

    void operator()(std::string_view name, std::string &value)
    {
        if (const std::string *cell = find(name))
            value = restoredText(*cell);
    }
    void operator()(std::string_view name, bool &value)
    {
        const std::string *cell = find(name);
        if (cell && *cell != "true" && *cell != "false")
            return fail();
        value = cell ? *cell == "true" : value;
    }
    void operator()(std::string_view name, int &value)
    {
        std::optional<std::uint64_t> whole;
        (*this)(name, whole);
        if (whole && *whole > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
            return fail();
        value = whole ? static_cast<int>(*whole) : value;
    }
    void operator()(std::string_view name, std::optional<double> &value)
    {
        const std::string *cell = find(name);
        if (!cell || cell->empty())
            return;
        value = numberInCell(*cell);
        if (!value)
            fail();
    }
    void operator()(std::string_view name, std::optional<std::uint64_t> &value)
    {
        const std::string *cell = find(name);
        if (!cell || cell->empty())
            return;
        const auto whole = parseInteger(*cell);
        if (!whole || *whole < 0)
            return fail();
        value = static_cast<std::uint64_t>(*whole);
    }
    template <class E>
    requires std::is_enum_v<E>
    void operator()(std::string_view name, E &value)
    {
        const std::string *cell = find(name);
        if (!cell || cell->empty())
            return;
        const auto word = parseWord<E>(*cell);
        if (!word)
            return fail();
        value = *word;
    }

    /// The first column whose cell could not be read.
    [[nodiscard]] std::optional<std::size_t> wrongColumn() const { return m_wrong; }

private:
    const std::string *find(std::string_view name)
    {
        const auto column = m_columns.find(name);
        if (column == m_columns.end())
            return nullptr;
        m_last = column->second;
        return &m_row.cells[column->second];
    }
    void fail()
    {
        if (!m_wrong)
            m_wrong = m_last;
    }

    const Columns &m_columns;
    const CsvRow &m_row;
    std::size_t m_last = 0;
    std::optional<std::size_t> m_wrong;
};

void readScore(CellReader &reader, Cell &cell)
{
    std::optional<double> score, error;
    std::optional<std::uint64_t> samples;
    std::string benchmark, metric, unit;
    reader("score", score);
    reader("scoreError999", error);
    reader("samples", samples);
    reader("unit", unit);
    reader("benchmark", benchmark);
    reader("metric", metric);
    if (score)
        cell.classic =
            Classic{*score, error, static_cast<std::int64_t>(samples.value_or(0)), unit, {}};
    if (!benchmark.empty())
        cell.foreign = Foreign{benchmark, metric, {}, {}, {}};
}

void addNames(Report &report, const Cell &cell)
{
    const auto sameEntry = [&](const ReportContender &each) { return each.label == cell.label; };
    if (std::ranges::none_of(report.contenders, sameEntry)) {
        ReportContender contender;
        contender.id = cell.contender;
        contender.variant = cell.variant;
        contender.label = cell.label;
        contender.library = cell.library;
        contender.version = cell.version;
        report.contenders.push_back(std::move(contender));
    }
    const auto sameFixture = [&](const ReportFixture &each) { return each.name == cell.fixture; };
    if (!cell.foreign && std::ranges::none_of(report.fixtures, sameFixture))
        report.fixtures.emplace_back().name = cell.fixture;
}

Likeness looksLike(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return text.starts_with("operation,fixture,contender,")
                   || text.starts_with("operation;fixture;contender;")
               ? Likeness::Yes
               : Likeness::No;
}

Result<Report> read(std::string_view text, const ReadOptions &options)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const auto table = readCsv(text, options.subject);
    if (!table)
        return table.error();
    const auto wrong = [&](std::size_t at, const std::string &what) {
        return Error{ErrorCode::BadFormat, options.subject, placeInText(text, at) + ": " + what};
    };
    const std::vector<std::string> &headings = table->rows.front().cells;
    Columns columns;
    for (std::size_t i = 0; i < headings.size(); ++i)
        columns.try_emplace(headings[i], i);

    Report report;
    report.title = options.subject;
    for (std::size_t i = 1; i < table->rows.size(); ++i) {
        const CsvRow &row = table->rows[i];
        if (row.cells.size() != headings.size())
            return wrong(row.starts.front(), std::to_string(row.cells.size()) + " cells under "
                                                 + std::to_string(headings.size()) + " headings");
        CellReader reader(columns, row);
        Cell &cell = report.cells.emplace_back();
        columnsOfCell(reader, cell);
        readScore(reader, cell);
        if (const auto column = reader.wrongColumn())
            return wrong(row.starts[*column], "\"" + row.cells[*column] + "\" is not what "
                                                  + headings[*column] + " holds");
        addNames(report, cell);
    }
    return report;
}

} // namespace

extern const Format kCsv;
extern const Format kExcelCsvSummary;
extern const Format kDecimalCommaCsvSummary;
const Format kCsv{"csv", ".csv", "CSV summary", looksLike, read, write<kPlainCsv>};
const Format kExcelCsvSummary{"excel.csv", ".excel.csv", "CSV summary for Excel",
                              nullptr,     nullptr,      write<kExcelCsv>};
const Format kDecimalCommaCsvSummary{
    "semicolon.csv", ".semicolon.csv", "CSV summary with semicolons and decimal commas",
    nullptr,         nullptr,          write<kDecimalCommaCsv>};

} // namespace jinbang::core::archive
