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

/// What somebody has said of a table already; the rest is guessed.
struct CsvKnown {
    std::string encoding; // empty: not said
    std::optional<char> separator, decimal;
    std::optional<bool> headings;
};

struct CsvPreview {
    std::vector<std::string> headings; // numbers where the file has none
    std::vector<std::vector<std::string>> rows;
    std::size_t rowCount = 0;               // of scores, all of them
    std::size_t metrics = 0, libraries = 0; // of what would be imported
    std::optional<Error> problem; // the first thing that forbids the import, with line and column
};

/// What the file seems to be; roles that cannot be told are Ignored.
[[nodiscard]] CsvChoice guessCsv(std::string_view bytes, const CsvKnown &known = {});

/// Whether nobody needs to be asked about a guess: the headings name the columns, the encoding is a
/// form of Unicode, and no number has a comma that may as well part its thousands.
[[nodiscard]] bool isCertain(std::string_view bytes, const CsvChoice &guess);

/// As a report says what it was read from (ImportedFile::format), and as a person is told.
inline constexpr std::string_view kScoresFormat = "scores.csv", kScoresTitle = "CSV of scores";

/// The first `most` rows as the choice reads them, and whether the import would succeed.
[[nodiscard]] CsvPreview previewCsv(std::string_view bytes, const CsvChoice &choice,
                                    std::size_t most, const std::string &subject);

/// Errors: EmptyInput; InvalidText; UnknownName for an encoding; BadFormat with line and column,
/// also when no column has the metric, the library or the score.
[[nodiscard]] Result<Report> importCsv(std::string_view bytes, const CsvChoice &choice,
                                       const ReadOptions &options);

/// A number with this decimal mark alone: "1,234" with a point could be a thousand or a little over
/// one, so it is none.
[[nodiscard]] std::optional<double> numberWith(char decimal, std::string_view cell);

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
