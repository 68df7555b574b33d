#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Records to canonical JSON and back, and field-by-field comparison, without any library under test.

#include "core/base/words.h"
#include "core/json/events.h"
#include "core/record/anyrecord.h"

#include <string>
#include <string_view>

namespace jinbang::core::record {

/// Tells a record as events: fields in declaration order, Ignored left out, Date as string,
/// Decimal as a number, MixedMap as an object in key order.
void tell(const AnyRecord &record, json::EventSink &sink);

/// Reads canonical JSON (any key order, no unknown and no missing key) into a record.
/// Errors: InvalidJson, BadFormat with the JSON pointer.
[[nodiscard]] Result<AnyRecord> readRecord(std::string_view text, RecordType type, bool many);

} // namespace jinbang::core::record
