#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Seeded records: the same seed gives the same bytes on every machine and for every contender.

#include "core/base/words.h"
#include "core/record/anyrecord.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace jinbang::core::record {

/// Records of a type; `many` makes a vector of `count`, else one record (count is then 1).
/// `htmlBody` is the body of Articles. Strings follow the articles: 100 random characters of
/// Chinese and Latin text for User, up to 100 of [0-9a-zA-Z] for Bean.
[[nodiscard]] AnyRecord generate(RecordType type, bool many, std::uint64_t count,
                                 std::uint64_t seed, std::string_view htmlBody);

/// The canonical text of what generate() gives for the same arguments, made record by record: costs
/// the text and one record.
[[nodiscard]] std::string generateText(RecordType type, bool many, std::uint64_t count,
                                       std::uint64_t seed, KeyOrder order,
                                       std::string_view htmlBody);

/// The canonical text of records; with Shuffled, the keys of every described object come in a
/// seeded random order of its own. Streams: memory is the text alone.
[[nodiscard]] std::string canonicalText(const AnyRecord &records, KeyOrder order,
                                        std::uint64_t seed);

} // namespace jinbang::core::record
