// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/csvtable.h"

#include "core/archive/jsontree.h"
#include "core/base/number.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kFormulaStarts = "=+-@\t\r";

/// Would be run as a formula, or would be taken for a text that had been neutralised.
bool needsApostrophe(std::string_view text)
{
    const auto first = text.find_first_not_of('\'');
    return first != text.npos && kFormulaStarts.find(text[first]) != kFormulaStarts.npos;
}

std::string inQuotes(std::string_view value)
{
    std::string quoted = "\"";
    for (const char byte : value)
        quoted.append(byte == '"' ? 2 : 1, byte);
    return quoted += '"';
}

char separatorOf(std::string_view text)
{
    if (separatorLine(text) > 0)
        return text[4];
    std::size_t commas = 0, semicolons = 0, tabs = 0;
    bool quoted = false;
    for (const char byte : text) {
        if (byte == '"')
            quoted = !quoted;
        if (!quoted && (byte == '\n' || byte == '\r'))
            break;
        commas += !quoted && byte == ',';
        semicolons += !quoted && byte == ';';
        tabs += !quoted && byte == '\t';
    }
    if (semicolons > commas && semicolons >= tabs)
        return ';';
    return tabs > commas ? '\t' : ',';
}

class Reader
{
public:
    Reader(std::string_view text, const std::string &subject, char separator)
        : m_text(text)
        , m_subject(subject)
        , m_separator(separator)
    {
    }

    Result<CsvTable> read()
    {
        CsvTable table;
        m_at = separatorLine(m_text);
        table.separator = m_separator;
        while (m_at < m_text.size()) {
            CsvRow row;
            if (auto done = readRow(row); !done)
                return done.error();
            if (row.cells.size() > 1 || !row.cells.front().empty())
                table.rows.push_back(std::move(row));
        }
        if (table.rows.empty()) // nothing but blank lines and empty quotes
            return Error{ErrorCode::EmptyInput, m_subject, {}};
        return table;
    }

private:
    Result<void> readRow(CsvRow &row)
    {
        for (;;) {
            row.starts.push_back(m_at);
            std::string &cell = row.cells.emplace_back();
            if (m_at < m_text.size() && m_text[m_at] == '"') {
                if (auto done = readQuoted(cell); !done)
                    return done;
            } else {
                while (m_at < m_text.size() && !endsCell(m_text[m_at]))
                    cell += m_text[m_at++];
            }
            if (m_at < m_text.size() && m_text[m_at] == m_separator) {
                ++m_at;
                continue;
            }
            skipLineEnd();
            return {};
        }
    }

    Result<void> readQuoted(std::string &cell)
    {
        const std::size_t start = m_at++;
        for (;;) {
            if (m_at >= m_text.size())
                return wrong(start, "a quoted cell that starts here does not end");
            const char byte = m_text[m_at];
            if (byte != '"') {
                cell += byte;
                ++m_at;
                continue;
            }
            ++m_at;
            if (m_at >= m_text.size() || m_text[m_at] != '"')
                break;
            cell += '"';
            ++m_at;
        }
        if (m_at < m_text.size() && !endsCell(m_text[m_at]))
            return wrong(m_at, "text after the end of a quoted cell");
        return {};
    }

    [[nodiscard]] bool endsCell(char byte) const
    {
        return byte == m_separator || byte == '\n' || byte == '\r';
    }

    void skipLineEnd()
    {
        const bool both = m_text.substr(m_at).starts_with("\r\n");
        m_at = std::min(m_at + (both ? 2 : 1), m_text.size());
    }

    [[nodiscard]] Error wrong(std::size_t at, const char *what) const
    {
        return {ErrorCode::BadFormat, m_subject, placeInText(m_text, at) + ": " + what};
    }

    std::string_view m_text;
    const std::string &m_subject;
    char m_separator;
    std::size_t m_at = 0;
};

} // namespace

CsvWriter::CsvWriter(Output &output, CsvFlavour flavour)
    : m_output(output)
    , m_flavour(flavour)
{
    if (flavour.byteOrderMark)
        m_output << kByteOrderMark;
}

void CsvWriter::text(std::string_view value)
{
    std::string shown(needsApostrophe(value) ? 1 : 0, '\'');
    cell(shown.append(value));
}

void CsvWriter::quoted(std::string_view value)
{
    std::string shown(needsApostrophe(value) ? 1 : 0, '\'');
    separate();
    m_output << inQuotes(shown.append(value));
}

void CsvWriter::number(std::optional<double> value)
{
    if (!value || !std::isfinite(*value))
        return cell({});
    std::string digits = shortest(*value);
    std::ranges::replace(digits, '.', m_flavour.decimal);
    cell(digits);
}

void CsvWriter::natural(std::optional<std::uint64_t> value)
{
    cell(value ? std::to_string(*value) : std::string{});
}

void CsvWriter::integer(std::int64_t value)
{
    cell(std::to_string(value));
}

void CsvWriter::endRow()
{
    m_output << (m_flavour.carriageReturn ? "\r\n" : "\n");
    m_firstInRow = true;
}

void CsvWriter::cell(std::string_view value)
{
    separate();
    const bool blankEnds = !value.empty() && (value.front() == ' ' || value.back() == ' ');
    if (!blankEnds && value.find_first_of("\"\r\n,;\t") == value.npos) {
        m_output << value;
        return;
    }
    const bool plainNumber = m_flavour.decimal == ','
                             && value.find_first_of("\"\r\n;\t") == value.npos
                             && numberInCell(value).has_value();
    if (plainNumber) {
        m_output << value;
        return;
    }
    m_output << inQuotes(value);
}

void CsvWriter::separate()
{
    if (!m_firstInRow)
        m_output << std::string_view(&m_flavour.separator, 1);
    m_firstInRow = false;
}

std::optional<std::size_t> CsvTable::column(std::initializer_list<std::string_view> names) const
{
    if (rows.empty())
        return std::nullopt;
    const auto &headings = rows.front().cells;
    for (const std::string_view name : names) {
        for (std::size_t i = 0; i < headings.size(); ++i) {
            if (lowered(headings[i]) == lowered(name))
                return i;
        }
    }
    return std::nullopt;
}

Result<CsvTable> readCsv(std::string_view text, const std::string &subject,
                         std::optional<char> separator)
{
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return Error{ErrorCode::EmptyInput, subject, {}};
    if (const auto valid = json::validUtf8Prefix(text); valid != text.size())
        return Error{ErrorCode::InvalidText, subject, "not UTF-8 at " + placeInText(text, valid)};
    return Reader(text, subject, separator.value_or(separatorOf(text))).read();
}

std::size_t separatorLine(std::string_view text)
{
    constexpr std::string_view kWord = "sep=";
    if (!lowered(text.substr(0, kWord.size())).starts_with(kWord) || text.size() < 6)
        return 0;
    const std::string_view end = text.substr(kWord.size() + 1, 2);
    return end == "\r\n" ? 7 : end.front() == '\n' || end.front() == '\r' ? 6 : 0;
}

std::string restoredText(std::string_view cell)
{
    if (cell.starts_with('\'') && needsApostrophe(cell))
        cell.remove_prefix(1);
    return std::string(cell);
}

std::optional<double> numberInCell(std::string_view cell)
{
    std::string text(cell);
    if (std::ranges::count(text, ',') == 1 && text.find('.') == text.npos)
        std::ranges::replace(text, ',', '.');
    const auto value = parseNumber(text);
    if (!value)
        return std::nullopt;
    return *value;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &byte : result) {
        if (byte >= 'A' && byte <= 'Z')
            byte = static_cast<char>(byte - 'A' + 'a');
    }
    return result;
}

} // namespace jinbang::core::archive
