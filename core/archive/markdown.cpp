// SPDX-License-Identifier: GPL-3.0-or-later
// The report for a pull request or a wiki page: rankings, metrics, machine.
#include "core/archive/experimenttables.h"
#include "core/archive/facts.h"
#include "core/archive/format.h"
#include "core/archive/texttable.h"

namespace jinbang::core::archive {
namespace {

/// Text that Markdown and the HTML it becomes show as it is.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char byte : text) {
        if (byte == '<')
            result += "&lt;";
        else if (byte == '&')
            result += "&amp;";
        else if (byte == '\n' || byte == '\r')
            result += ' ';
        else if (std::string_view("|\\`*_[]#").find(byte) != std::string_view::npos)
            result.append({'\\', byte});
        else
            result += byte;
    }
    return result;
}

void writeTable(const TextTable &table, Output &output)
{
    output << "\n### " << escaped(table.title) << "\n\n|";
    for (const TextColumn &column : table.columns)
        output << " " << escaped(column.heading) << " |";
    output << "\n|";
    for (const TextColumn &column : table.columns)
        output << (column.right ? " ---: |" : " --- |");
    output << "\n";
    for (const auto &row : table.rows) {
        output << "|";
        for (const std::string &cell : row)
            output << " " << escaped(cell) << " |";
        output << "\n";
    }
    if (!table.notes.empty())
        output << "\n";
    for (const std::string &note : table.notes)
        output << "- " << escaped(note) << "\n";
}

void write(const Report &report, Output &output)
{
    output << "# " << escaped(titleOf(report)) << "\n";
    for (const std::string &banner : report.banners)
        output << "\n> **" << escaped(banner) << "**\n";
    if (!report.rankings.empty())
        output << "\n## Ranking\n";
    for (const Ranking &ranking : report.rankings)
        writeTable(rankingTable(report, ranking), output);
    const auto experiments = experimentTables(report);
    if (!experiments.empty())
        output << "\n## Experiments\n";
    for (const TextTable &table : experiments)
        writeTable(table, output);
    if (!report.cells.empty())
        output << "\n## Metrics\n";
    for (const MetricCells &metric : metricsOf(report))
        writeTable(metricTable(report, metric), output);
    for (const std::string &note : targetNotes(report))
        output << "\n" << escaped(note) << "\n";
    output << "\n## Conditions\n\n| | |\n| --- | --- |\n";
    for (const auto &[name, value] : factsOf(report))
        output << "| " << escaped(name) << " | " << escaped(value) << " |\n";
}

} // namespace

extern const Format kMarkdown;
const Format kMarkdown{"md", ".md", "Markdown", nullptr, nullptr, write};

} // namespace jinbang::core::archive
