// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reportview.h"

#include "app/cli/displaywidth.h"
#include "app/cli/printtable.h"
#include "core/archive/experimenttables.h"
#include "core/archive/formats.h"
#include "core/archive/safefile.h"
#include "core/archive/texttable.h"

#include <algorithm>
#include <optional>

namespace jinbang::app {
namespace {

using core::archive::Format;
using core::archive::Report;
using core::archive::TextTable;

const Format *formatOf(const std::string &id)
{
    for (const Format *format : core::archive::formats()) {
        if (format->write && format->id == id)
            return format;
    }
    return nullptr;
}

std::size_t widthOf(const TextTable &table)
{
    std::size_t width = table.columns.size();
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        std::size_t widest = displayWidth(table.columns[i].heading);
        for (const auto &row : table.rows)
            widest = std::max(widest, displayWidth(row[i]));
        width += table.columns[i].right ? widest : std::min<std::size_t>(widest, 14);
    }
    return width;
}

/// The table with only these columns; notes only on demand.
TextTable columnsOf(const TextTable &table, const std::vector<std::size_t> &columns)
{
    TextTable part;
    for (const std::size_t column : columns)
        part.columns.push_back(table.columns[column]);
    for (const auto &row : table.rows) {
        auto &cells = part.rows.emplace_back();
        for (const std::size_t column : columns)
            cells.push_back(row[column]);
    }
    return part;
}

/// A ranking of many metrics: first without them, then the metrics, as many as fit, beside the
/// names.
std::string rankingText(const TextTable &table, const Terminal &terminal)
{
    constexpr std::size_t kName = 2, kFirstMetric = 3, kAfterMetrics = 2;
    const std::size_t metricsEnd = table.columns.size() - kAfterMetrics;
    if (widthOf(table) <= static_cast<std::size_t>(terminal.width()))
        return tableText(table, terminal);
    TextTable head = columnsOf(table, {0, 1, kName, metricsEnd, metricsEnd + 1});
    head.title = table.title;
    std::string text = tableText(head, terminal);
    for (std::size_t first = kFirstMetric; first < metricsEnd;) {
        std::vector<std::size_t> columns{kName, first++};
        while (first < metricsEnd) {
            columns.push_back(first);
            if (widthOf(columnsOf(table, columns)) > static_cast<std::size_t>(terminal.width())) {
                columns.pop_back();
                break;
            }
            ++first;
        }
        text.append("\n").append(tableText(columnsOf(table, columns), terminal));
    }
    return text.append(notesText(table.notes, terminal));
}

/// What the short names over the columns stand for, in lines that fit.
std::string legend(const Report &report, const Terminal &terminal)
{
    std::string text;
    std::size_t column = 0;
    for (const std::string &key : core::archive::metricKeys(report)) {
        const std::string heading = core::archive::metricHeading(report, key);
        if (heading == key)
            continue;
        const std::string part = printable(heading + " " + key);
        const bool fits =
            column + displayWidth(part) + 3 <= static_cast<std::size_t>(terminal.width());
        text.append(text.empty() ? "" : fits ? " · " : "\n").append(part);
        column = displayWidth(part) + (fits ? column + 3 : 0);
    }
    return text.empty() ? text : text.append("\n");
}

std::string machineText(const Report &report, const Terminal &terminal)
{
    const auto &machine = report.environment;
    std::string text;
    if (!machine.cpuModel.empty())
        text = paragraph("Machine: " + machine.cpuModel + ", "
                             + (machine.usableCores > 0 // another machine does not say
                                    ? std::to_string(machine.usableCores) + " usable cores, "
                                    : std::string())
                             + machine.os + "; " + machine.compiler + ", " + machine.buildType,
                         0, terminal);
    std::string runner;
    for (const std::string &word : machine.runner)
        runner.append(" ").append(word);
    if (!runner.empty())
        text.append(paragraph("Runner:" + runner, 0, terminal));
    for (const auto &check : machine.checks) {
        if (check.level == core::system::CheckLevel::Warning
            || check.level == core::system::CheckLevel::Blocker)
            text.append(paragraph(std::string(core::text(check.level)) + ": " + check.message, 2,
                                  terminal));
    }
    return text;
}

/// What the first ranking said of all metrics need not be said again of half of them.
void dropRepeated(const TextTable &first, TextTable &table)
{
    std::erase_if(table.notes, [&](const std::string &note) {
        return std::ranges::find(first.notes, note) != first.notes.end();
    });
}

/// Of an input that nobody could be given the ranking has told why, and a table would hold dashes.
bool isSaidByFirstRanking(const Report &report, const core::archive::MetricCells &metric)
{
    const auto isSkipped = [](const core::archive::Cell *cell) {
        return cell->status == core::CellStatus::Skipped;
    };
    if (report.rankings.empty())
        return false;
    const auto &said = report.rankings.front().metrics;
    return std::ranges::all_of(metric.cells, isSkipped)
           && std::ranges::find(said, metric.key) != said.end();
}

} // namespace

void addOutputOptions(CLI::App &command, OutputOptions &options)
{
    command
        .add_option("--format", options.format, "What goes to standard output: table, json or csv")
        ->type_name("table|json|csv");
    command
        .add_option("-O,--output", options.files,
                    "Also write FILE; its suffix says how: .json .csv .excel.csv .semicolon.csv "
                    ".long.csv .md .html .jmh.json .jmh.csv .gbench.json; repeatable")
        ->type_name("FILE")
        ->expected(1)
        ->take_all();
}

core::Result<void> checkOutputs(const OutputOptions &options,
                                const std::vector<std::filesystem::path> &inputs)
{
    if (options.format != "table" && options.format != "json" && options.format != "csv")
        return core::Error{core::ErrorCode::UnknownName, "--format '" + options.format + "'",
                           "there is: table, json, csv"};
    for (const std::string &file : options.files) {
        if (auto format = core::archive::formatToWrite(file); !format)
            return format.error();
        if (auto fine = core::archive::checkWritable(file, inputs); !fine)
            return fine.error();
    }
    return {};
}

core::Result<void> showReport(const Report &report, const OutputOptions &options,
                              const std::vector<std::filesystem::path> &inputs, Context &context)
{
    core::Result<void> outcome;
    for (const std::string &file : options.files) {
        const auto done = core::archive::writeReportFile(report, file, inputs);
        if (!done && outcome)
            outcome = done;
    }
    if (options.format == "table") {
        context.terminal.print(reportText(report, context.terminal));
    } else {
        core::archive::Output output(
            [&](std::string_view piece) { context.terminal.print(piece); });
        formatOf(options.format)->write(report, output);
    }
    return outcome;
}

std::string reportText(const Report &report, const Terminal &terminal)
{
    std::string text;
    for (const std::string &banner : report.banners)
        text.append(terminal.styled(paragraph("! " + banner, 0, terminal), Terminal::Style::Red));
    if (!text.empty())
        text.append("\n");
    std::optional<TextTable> first;
    for (const auto &ranking : report.rankings) {
        const bool saysNoMore = &ranking != &report.rankings.front() && ranking.metrics.size() < 2;
        if (saysNoMore) // than the table of its metric
            continue;
        TextTable table = core::archive::rankingTable(report, ranking);
        if (first)
            dropRepeated(*first, table);
        else
            first = table;
        text.append(rankingText(table, terminal)).append("\n");
    }
    if (const std::string names = legend(report, terminal); !names.empty())
        text.append(names).append("\n");
    for (const TextTable &table : core::archive::experimentTables(report))
        text.append(tableText(table, terminal)).append("\n");
    for (const auto &metric : core::archive::metricsOf(report)) {
        if (!isSaidByFirstRanking(report, metric))
            text.append(tableText(core::archive::metricTable(report, metric), terminal))
                .append("\n");
    }
    const auto notes = core::archive::targetNotes(report);
    for (const std::string &note : notes)
        text.append(paragraph(note, 0, terminal));
    text.append(notes.empty() ? "" : "\n");
    return text.append(machineText(report, terminal));
}

} // namespace jinbang::app
