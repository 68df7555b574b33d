// SPDX-License-Identifier: GPL-3.0-or-later
// Anybody's table of metric, library and score, one score a line, whose headings say which is
// which.
#include "core/archive/csvimport.h"
#include "core/archive/csvtable.h"

namespace jinbang::core::archive {
namespace {

Likeness looksLike(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const auto table = readCsv(text.substr(0, text.find_first_of("\r\n")), {});
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
const Format kPlainScores{"scores.csv", "",   "CSV of metric, library, score",
                          looksLike,    read, nullptr};

} // namespace jinbang::core::archive
