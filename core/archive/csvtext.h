#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What guessing and importing a table have in common. Inside core/archive only.

#include "core/archive/csvimport.h"
#include "core/archive/csvtable.h"
#include "core/fixture/utf8text.h"

namespace jinbang::core::archive {

/// The text in the encoding of that name, or in what it seems to be where the name is empty.
/// Errors: UnknownName, InvalidText. Bytes that are said to be UTF-8 are checked by readCsv().
[[nodiscard]] Result<fixture::Utf8Text> csvText(std::string_view bytes, const std::string &encoding,
                                                const std::string &subject);

[[nodiscard]] std::optional<std::size_t> columnOf(const CsvChoice &choice, ColumnRole role);

} // namespace jinbang::core::archive
