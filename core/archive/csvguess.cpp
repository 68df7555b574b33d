// SPDX-License-Identifier: GPL-3.0-or-later
// What a table of scores seems to be, and how sure that is.
#include "core/archive/csvtext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace jinbang::core::archive {
namespace {

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

bool looksLikeNumber(const std::string &cell)
{
    return numberInCell(cell).has_value();
}

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

bool isNumberWithComma(const CsvRow &row, std::size_t column)
{
    return column < row.cells.size() && row.cells[column].find(',') != std::string::npos
           && looksLikeNumber(row.cells[column]);
}

/// "1,234": a thousand and some to one half of the world, a little over one to the other.
bool mayBeThousands(std::string_view cell)
{
    const auto comma = cell.find(',');
    return comma > 0 && comma <= 3 && cell.size() - comma == 4 && cell.front() != '0'
           && std::ranges::all_of(
               cell, [](char byte) { return (byte >= '0' && byte <= '9') || byte == ','; });
}

bool isAmbiguous(const CsvTable &table, std::size_t score)
{
    bool any = false;
    for (const CsvRow &row : table.rows) {
        if (!isNumberWithComma(row, score))
            continue;
        any = true;
        if (!mayBeThousands(row.cells[score]))
            return false;
    }
    return any;
}

/// In a table that commas part, a comma within quotes is a decimal mark where it can be nothing
/// else.
char decimalOf(const CsvTable &table, std::optional<std::size_t> score)
{
    const auto has = [&](const CsvRow &row) { return score && isNumberWithComma(row, *score); };
    const bool any = std::ranges::any_of(table.rows, has);
    return any && !(table.separator == ',' && isAmbiguous(table, *score)) ? ',' : '.';
}

} // namespace

Result<fixture::Utf8Text> csvText(std::string_view bytes, const std::string &encoding,
                                  const std::string &subject)
{
    // As of a page: a table may begin like JSON, with a number or a quote.
    fixture::TextRules rules;
    rules.isPage = true;
    // The name leaves the order of the bytes open, which the text tells.
    if (const std::string name = lowered(encoding); name == "utf-16" || name == "utf16") {
        auto text = fixture::toUtf8(bytes, rules, subject);
        if (text && text->encoding.starts_with("UTF-16"))
            return text;
    }
    rules.given = encoding;
    return fixture::toUtf8(bytes, rules, subject);
}

std::optional<std::size_t> columnOf(const CsvChoice &choice, ColumnRole role)
{
    const auto found = std::ranges::find(choice.roles, role);
    if (found == choice.roles.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - choice.roles.begin());
}

std::optional<double> numberWith(char decimal, std::string_view cell)
{
    const char other = decimal == '.' ? ',' : '.';
    if (cell.find(other) != cell.npos)
        return std::nullopt;
    return numberInCell(cell);
}

CsvChoice guessCsv(std::string_view bytes, const CsvKnown &known)
{
    CsvChoice choice;
    choice.separator = known.separator.value_or(choice.separator);
    choice.decimal = known.decimal.value_or(choice.decimal);
    choice.headings = known.headings.value_or(choice.headings);
    const auto text = csvText(bytes, known.encoding, {});
    if (text)
        choice.encoding = text->encoding;
    else if (!known.encoding.empty())
        choice.encoding = known.encoding;
    const auto table = text ? readCsv(text->view(bytes), {}, known.separator) : text.error();
    if (!table)
        return choice;
    choice.separator = table->separator;
    const auto &first = table->rows.front().cells;
    choice.headings = known.headings.value_or(std::ranges::none_of(first, looksLikeNumber));
    if (auto roles = choice.headings ? rolesByHeading(first) : std::nullopt)
        choice.roles = *std::move(roles);
    else
        choice.roles =
            rolesByContent(table->rows[choice.headings && table->rows.size() > 1 ? 1 : 0].cells);
    const auto score = columnOf(choice, ColumnRole::Score);
    choice.decimal = known.decimal.value_or(decimalOf(*table, score));
    if (score && choice.headings && *score < first.size())
        choice.unit = unitInHeading(first[*score]);
    return choice;
}

bool isCertain(std::string_view bytes, const CsvChoice &guess)
{
    if (!guess.headings || !guess.encoding.starts_with("UTF-"))
        return false;
    const auto text = csvText(bytes, guess.encoding, {});
    const auto table = text ? readCsv(text->view(bytes), {}, guess.separator) : text.error();
    if (!table)
        return false;
    const auto roles = rolesByHeading(table->rows.front().cells);
    const auto score = columnOf(guess, ColumnRole::Score);
    return roles && *roles == guess.roles && score && !isAmbiguous(*table, *score);
}

} // namespace jinbang::core::archive
