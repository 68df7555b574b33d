// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/csvrow.h"

#include "core/base/number.h"

#include <algorithm>
#include <limits>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string_view withoutMark(std::string_view text)
{
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    return text;
}

} // namespace

void CsvRowReader::operator()(std::string_view name, std::string &value)
{
    if (const std::string *cell = find(name))
        value = restoredText(*cell);
}

void CsvRowReader::operator()(std::string_view name, bool &value)
{
    const std::string *cell = find(name);
    // A spreadsheet saves its truth in capitals.
    const std::string word = cell ? lowered(*cell) : std::string{};
    if (cell && word != "true" && word != "false")
        return fail();
    value = cell ? word == "true" : value;
}

void CsvRowReader::operator()(std::string_view name, std::optional<bool> &value)
{
    if (const std::string *cell = find(name); cell && !cell->empty())
        (*this)(name, value.emplace());
}

void CsvRowReader::operator()(std::string_view name, int &value)
{
    std::optional<std::uint64_t> whole;
    (*this)(name, whole);
    if (whole && *whole > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
        return fail();
    value = whole ? static_cast<int>(*whole) : value;
}

void CsvRowReader::operator()(std::string_view name, double &value)
{
    std::optional<double> number;
    (*this)(name, number);
    value = number.value_or(value);
}

void CsvRowReader::operator()(std::string_view name, std::uint64_t &value)
{
    std::optional<std::uint64_t> whole;
    (*this)(name, whole);
    value = whole.value_or(value);
}

void CsvRowReader::operator()(std::string_view name, std::optional<double> &value)
{
    const std::string *cell = find(name);
    if (!cell || cell->empty())
        return;
    value = numberInCell(*cell);
    if (!value)
        fail();
}

void CsvRowReader::operator()(std::string_view name, std::optional<std::uint64_t> &value)
{
    const std::string *cell = find(name);
    if (!cell || cell->empty())
        return;
    const auto whole = parseInteger(*cell);
    if (!whole || *whole < 0)
        return fail();
    value = static_cast<std::uint64_t>(*whole);
}

const std::string *CsvRowReader::find(std::string_view name)
{
    const auto column = m_columns.find(name);
    if (column == m_columns.end())
        return nullptr;
    m_last = column->second;
    return &m_row.cells[column->second];
}

void CsvRowReader::fail()
{
    if (!m_wrong)
        m_wrong = m_last;
}

Result<void> readOwnRows(std::string_view text, const std::string &subject, const TakeCsvRow &take)
{
    text = withoutMark(text);
    const auto table = readCsv(text, subject);
    if (!table)
        return table.error();
    const auto wrong = [&](std::size_t at, const std::string &what) {
        return Error{ErrorCode::BadFormat, subject, placeInText(text, at) + ": " + what};
    };
    const std::vector<std::string> &headings = table->rows.front().cells;
    CsvColumns columns;
    for (std::size_t i = 0; i < headings.size(); ++i)
        columns.try_emplace(headings[i], i);
    for (std::size_t i = 1; i < table->rows.size(); ++i) {
        const CsvRow &row = table->rows[i];
        if (row.cells.size() != headings.size())
            return wrong(row.starts.front(), std::to_string(row.cells.size()) + " cells under "
                                                 + std::to_string(headings.size()) + " headings");
        CsvRowReader reader(columns, row);
        const std::string problem = take(reader);
        if (const auto column = reader.wrongColumn())
            return wrong(row.starts[*column], "\"" + row.cells[*column] + "\" is not what "
                                                  + headings[*column] + " holds");
        if (!problem.empty())
            return wrong(row.starts.front(), problem);
    }
    return {};
}

bool hasHeadings(std::string_view text, std::initializer_list<std::string_view> names)
{
    text = withoutMark(text);
    for (const char separator : {',', ';', '\t'}) {
        std::string start;
        for (const std::string_view name : names)
            start.append(name) += separator;
        if (text.starts_with(start))
            return true;
    }
    return false;
}

} // namespace jinbang::core::archive
