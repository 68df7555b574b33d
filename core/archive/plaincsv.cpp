// SPDX-License-Identifier: GPL-3.0-or-later
// Anybody's table of metric, library and score, one score a line, whose headings say which is
// which.
#include "core/archive/csvtext.h"

namespace jinbang::core::archive {
namespace {

constexpr std::size_t kHead = std::size_t{64} << 10; // headings are not longer

/// The lines at the beginning, none of them cut.
std::string_view headOf(std::string_view bytes)
{
    if (bytes.size() <= kHead)
        return bytes;
    bytes = bytes.substr(0, kHead);
    bytes = bytes.substr(0, bytes.rfind('\n'));
    if (bytes.ends_with('\0')) // the other half of a line end in UTF-16BE
        bytes.remove_suffix(1);
    return bytes;
}

Likeness looksLike(std::string_view bytes)
{
    if (bytes.starts_with('{') || bytes.starts_with('[')) // JSON, be it in one line
        return Likeness::No;
    const std::string_view head = headOf(bytes);
    const auto text = csvText(head, {}, {});
    if (!text)
        return Likeness::No;
    std::string_view lines = text->view(head);
    const std::size_t stated = separatorLine(lines);
    const auto separator = stated > 0 ? std::optional(lines[4]) : std::nullopt;
    lines.remove_prefix(stated);
    const auto table = readCsv(lines.substr(0, lines.find_first_of("\r\n")), {}, separator);
    if (!table)
        return Likeness::No;
    return rolesByHeading(table->rows.front().cells) ? Likeness::Perhaps : Likeness::No;
}

Result<Report> read(std::string_view text, const ReadOptions &options)
{
    return importCsv(text, guessCsv(text), options);
}

} // namespace

extern const Format kPlainScores;
const Format kPlainScores{kScoresFormat, "", kScoresTitle, looksLike, read, nullptr};

} // namespace jinbang::core::archive
