#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads back the tables that Jinbang writes itself, cell by cell by the name of its column. Inside
// core/archive only.

#include "core/archive/csvtable.h"
#include "core/archive/jsontree.h"
#include "core/base/words.h"

#include <functional>
#include <map>
#include <type_traits>

namespace jinbang::core::archive {

using CsvColumns = std::map<std::string, std::size_t, std::less<>>; // by heading

/// Reads one row; a column that the file lacks, or an empty cell, leaves its value as it is.
class CsvRowReader
{
public:
    CsvRowReader(const CsvColumns &columns, const CsvRow &row)
        : m_columns(columns)
        , m_row(row)
    {
    }

    void operator()(std::string_view name, std::string &value);
    void operator()(std::string_view name, bool &value);
    void operator()(std::string_view name, std::optional<bool> &value);
    void operator()(std::string_view name, int &value);
    void operator()(std::string_view name, double &value);
    void operator()(std::string_view name, std::uint64_t &value);
    void operator()(std::string_view name, std::optional<double> &value);
    void operator()(std::string_view name, std::optional<std::uint64_t> &value);
    template <class E>
    requires std::is_enum_v<E>
    void operator()(std::string_view name, E &value)
    {
        const std::string *cell = find(name);
        if (!cell || cell->empty())
            return;
        if (const auto word = parseWord<E>(*cell))
            value = *word;
        else
            fail();
    }

    /// The first column whose cell could not be read.
    [[nodiscard]] std::optional<std::size_t> wrongColumn() const { return m_wrong; }

private:
    const std::string *find(std::string_view name);
    void fail();

    const CsvColumns &m_columns;
    const CsvRow &m_row;
    std::size_t m_last = 0;
    std::optional<std::size_t> m_wrong;
};

/// Gives every row below the headings to `take`, which answers with what else is wrong with it or
/// an empty text. `text` may begin with a byte order mark.
/// Errors: as readCsv(); BadFormat with the place of the cell.
using TakeCsvRow = std::function<std::string(CsvRowReader &)>;
[[nodiscard]] Result<void> readOwnRows(std::string_view text, const std::string &subject,
                                       const TakeCsvRow &take);

/// Whether a text begins with these headings, in any flavour.
[[nodiscard]] bool hasHeadings(std::string_view text,
                               std::initializer_list<std::string_view> names);

} // namespace jinbang::core::archive
