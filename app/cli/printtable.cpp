// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printtable.h"

#include "app/cli/displaywidth.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace jinbang::app {
namespace {

constexpr std::size_t kGap = 1;
constexpr std::size_t kShortestName = 12;

std::vector<std::size_t> widthsOf(const core::archive::TextTable &table)
{
    std::vector<std::size_t> widths;
    for (const auto &column : table.columns)
        widths.push_back(displayWidth(column.heading));
    for (const auto &row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(printable(row[i])));
    }
    return widths;
}

/// Takes the columns that are too many from whichever column of words is the widest then.
void fit(const core::archive::TextTable &table, std::size_t available,
         std::vector<std::size_t> &widths)
{
    std::size_t needed = std::accumulate(widths.begin(), widths.end(), kGap * (widths.size() - 1));
    for (; needed > available; --needed) {
        std::size_t *widest = nullptr;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (!table.columns[i].right && (!widest || widths[i] > *widest))
                widest = &widths[i];
        }
        if (!widest || *widest <= kShortestName)
            return;
        --*widest;
    }
}

std::string lineOf(const core::archive::TextTable &table, const std::vector<std::string> &cells,
                   const std::vector<std::size_t> &widths)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool right = table.columns[i].right;
        const std::string shown = printable(cells[i]);
        line.append(i == 0 ? 0 : kGap, ' ')
            .append(padded(right ? shown : shortenedTo(shown, widths[i]), widths[i], right));
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

} // namespace

std::string paragraph(std::string_view sentence, std::size_t indent, const Terminal &terminal)
{
    const Lines lines{static_cast<std::size_t>(terminal.width()), indent, indent + 2};
    return std::string(indent, ' ') + wrapped(sentence, lines) + "\n";
}

std::string tableText(const core::archive::TextTable &table, const Terminal &terminal, Names names)
{
    std::vector<std::size_t> widths = widthsOf(table);
    if (names == Names::Fit)
        fit(table, static_cast<std::size_t>(terminal.width()), widths);
    std::string text;
    if (!table.title.empty())
        text.append(terminal.styled(paragraph(table.title, 0, terminal), Terminal::Style::Bold));
    std::vector<std::string> headings;
    for (const auto &column : table.columns)
        headings.push_back(column.heading);
    text.append(terminal.styled(lineOf(table, headings, widths), Terminal::Style::Dim))
        .append("\n");
    for (const auto &row : table.rows)
        text.append(lineOf(table, row, widths)).append("\n");
    return text.append(notesText(table.notes, terminal));
}

std::string notesText(const std::vector<std::string> &notes, const Terminal &terminal)
{
    std::string text;
    for (const std::string &note : notes)
        text.append(paragraph(note, 2, terminal));
    return text;
}

} // namespace jinbang::app
