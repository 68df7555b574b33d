#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A table of somebody's scores whose shape a person can say: what separates its cells, what its
// decimal mark is, which column is what. Guesses come first, a preview shows what they would do,
// and the import is whole or none. Pure: bytes in, values out.

#include "core/archive/format.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::archive {

enum class ColumnRole { Ignored, Metric, Library, Score, Unit, Error };

struct CsvChoice {
    std::string encoding = "UTF-8"; // any name that fixture::findEncoding knows
    char separator = ',';
    char decimal = '.';
    bool headings = true;          // the first row is none of the scores
    std::vector<ColumnRole> roles; // by column; shorter than the table: the rest is ignored
    std::string unit;              // of all scores, where no column says it: "ops/s", "ms/op"
    friend bool operator==(const CsvChoice &, const CsvChoice &) = default;
};

struct CsvPreview {
    std::vector<std::string> headings; // numbers where the file has none
    std::vector<std::vector<std::string>> rows;
    std::size_t rowCount = 0;     // of scores, all of them
    std::optional<Error> problem; // the first thing that forbids the import, with line and column
};

/// What the file seems to be; roles that cannot be told are Ignored.
[[nodiscard]] CsvChoice guessCsv(std::string_view bytes);

/// The first `most` rows as the choice reads them, and whether the import would succeed.
[[nodiscard]] CsvPreview previewCsv(std::string_view bytes, const CsvChoice &choice,
                                    std::size_t most, const std::string &subject);

/// Errors: EmptyInput; InvalidText; UnknownName for an encoding; NothingToDo when a role is
/// missing; BadFormat with line and column.
[[nodiscard]] Result<Report> importCsv(std::string_view bytes, const CsvChoice &choice,
                                       const ReadOptions &options);

/// Roles of columns by their headings, in English and Chinese; nothing unless metric, library and
/// score are among them.
[[nodiscard]] std::optional<std::vector<ColumnRole>>
rolesByHeading(std::span<const std::string> headings);

/// "metric=Test,library=2,score=3": headings or numbers from 1. Errors: UnknownName with what
/// exists; BadFormat.
[[nodiscard]] Result<std::vector<ColumnRole>> parseRoles(std::string_view text,
                                                         std::span<const std::string> headings);

} // namespace jinbang::core::archive

namespace jinbang::core {

template <>
inline constexpr std::array kWords<archive::ColumnRole>{
    Word{archive::ColumnRole::Ignored, "ignored"}, Word{archive::ColumnRole::Metric, "metric"},
    Word{archive::ColumnRole::Library, "library"}, Word{archive::ColumnRole::Score, "score"},
    Word{archive::ColumnRole::Unit, "unit"},       Word{archive::ColumnRole::Error, "error"}};

} // namespace jinbang::core
