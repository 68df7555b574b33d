// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as any record: refused with a problem, or a record that survives its canonical text.
#include "core/json/utf8.h"
#include "core/record/generator.h"
#include "core/record/recordjson.h"
#include "tests/core/fuzz/must.h"

#include <cstdint>

using namespace jinbang::core;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto type = static_cast<record::RecordType>(data[0] % 6);
    const bool many = (data[0] / 6) % 2 != 0;
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    const auto read = record::readRecord(text, type, many);
    if (!read) {
        must(json::validUtf8Prefix(read.error().detail) == read.error().detail.size());
        return 0;
    }
    const auto again =
        record::readRecord(record::canonicalText(*read, KeyOrder::Shuffled, size), type, many);
    must(again.has_value());
    must(record::compareRecords(*read, *again, 0).equal);
    return 0;
}
