#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Records to canonical JSON and back, and field-by-field comparison, without any library under
// test.

#include "core/base/words.h"
#include "core/json/difference.h"
#include "core/json/events.h"
#include "core/record/anyrecord.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace jinbang::core::record {

/// Tells a record as events: fields in declaration order, Ignored left out, Date as string,
/// Decimal as a number, MixedMap as an object in key order.
void tell(const AnyRecord &record, json::EventSink &sink);

/// Reads canonical JSON (any key order, no unknown and no missing key) into a record.
/// Errors: InvalidJson, BadFormat with the JSON pointer.
[[nodiscard]] Result<AnyRecord> readRecord(std::string_view text, RecordType type, bool many);

/// Compares field by field: doubles up to `allowedUlp` apart are equal and counted as inexact,
/// numbers of a mixed map by value, Ignored fields not at all.
[[nodiscard]] json::Difference compareRecords(const AnyRecord &expected, const AnyRecord &actual,
                                              std::uint64_t allowedUlp = 1);

} // namespace jinbang::core::record
