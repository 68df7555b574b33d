// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV summary: one line a cell, for a sheet. Three flavours, one for each kind of spreadsheet.
#include "core/archive/cellcolumns.h"
#include "core/archive/csvhttp.h"
#include "core/archive/csvrow.h"
#include "core/archive/foreignscore.h"
#include "core/archive/format.h"

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
    void operator()(const char *, std::optional<bool> value)
    {
        csv.text(!value ? "" : *value ? "true" : "false");
    }
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

void readScore(CsvRowReader &reader, Cell &cell)
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

/// Either form of our own tables of loads.
bool isOfLoads(std::string_view text)
{
    return hasHeadings(text, {"loop", "requests", "connections", "ratePerSecond"});
}

Likeness looksLike(std::string_view text)
{
    return hasHeadings(text, {"operation", "fixture", "contender"}) || isOfLoads(text)
               ? Likeness::Yes
               : Likeness::No;
}

Result<Report> read(std::string_view text, const ReadOptions &options)
{
    if (isOfLoads(text))
        return Error{
            ErrorCode::BadFormat, options.subject,
            "line 1, column 1: this is a table of loads over HTTP, which is not read back; "
            "give the report that was written with -O FILE.json"};
    Report report;
    report.title = options.title();
    const auto done = readOwnRows(text, options.subject, [&](CsvRowReader &reader) {
        Cell &cell = report.cells.emplace_back();
        columnsOfCell(reader, cell);
        readScore(reader, cell);
        addNames(report, cell);
        return std::string{};
    });
    if (!done)
        return done.error();
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
