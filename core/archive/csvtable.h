#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as comma separated values (RFC 4180), in the flavours that spreadsheets expect, and back.

#include "core/archive/output.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::archive {

struct CsvFlavour {
    char separator = ',';
    char decimal = '.';
    bool byteOrderMark = false; // without it Excel in Chinese reads UTF-8 as GBK
    bool carriageReturn = false;
};
inline constexpr CsvFlavour kPlainCsv{};
inline constexpr CsvFlavour kExcelCsv{',', '.', true, true};
inline constexpr CsvFlavour kDecimalCommaCsv{';', ',', true, true}; // for a German or French Excel

class CsvWriter
{
public:
    CsvWriter(Output &output, CsvFlavour flavour);

    /// A name or a sentence. One that a spreadsheet would run as a formula gets a leading
    /// apostrophe.
    void text(std::string_view value);
    /// The same in quotes whether it needs them or not, for readers that expect them.
    void quoted(std::string_view value);
    /// A number is never touched, whatever it starts with. Not finite or absent: an empty cell.
    void number(std::optional<double> value);
    void natural(std::optional<std::uint64_t> value);
    void integer(std::int64_t value);
    void endRow();

private:
    void cell(std::string_view value);
    void separate();

    Output &m_output;
    CsvFlavour m_flavour;
    bool m_firstInRow = true;
};

struct CsvRow {
    std::vector<std::string> cells;
    std::vector<std::size_t> starts; // where each cell begins in the text
};

struct CsvTable {
    char separator = ',';
    std::vector<CsvRow> rows; // blank lines are left out

    /// Index of the first heading that equals one of the names, without regard to case.
    [[nodiscard]] std::optional<std::size_t>
    column(std::initializer_list<std::string_view> names) const;
};

/// Bytes of a first line "sep=;", by which Excel says what parts the cells; 0 when there is none.
[[nodiscard]] std::size_t separatorLine(std::string_view text);

/// Reads any flavour: LF, CRLF or CR, and the given separator, or that of a line "sep=;", or the
/// one (comma, semicolon or tab) that the first line has most of. Shape:  `text` starts after a
/// byte order mark, if there was one, so that places in it are right. Errors: EmptyInput;
/// InvalidText for bytes that are not UTF-8; BadFormat with line and column for
/// a
///         quote that does not end or is followed by text.
[[nodiscard]] Result<CsvTable> readCsv(std::string_view text, const std::string &subject,
                                       std::optional<char> separator = std::nullopt);

/// Takes the apostrophe away that CsvWriter::text put there.
[[nodiscard]] std::string restoredText(std::string_view cell);

/// A number with '.' or ',' as decimal mark; a comma is one only when it stands alone in the cell.
[[nodiscard]] std::optional<double> numberInCell(std::string_view cell);

/// ASCII letters in lower case, whatever the locale.
[[nodiscard]] std::string lowered(std::string_view text);

} // namespace jinbang::core::archive
