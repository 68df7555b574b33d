// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/recordjson.h"

#include "core/json/canonicalwriter.h"
#include "core/json/strictreader.h"
#include "core/record/generator.h"
#include "core/record/recordreader.h"
#include "core/record/telling.h"

namespace jinbang::core::record {

void tell(const AnyRecord &record, json::EventSink &sink)
{
    std::visit([&sink](const auto &held) { tellValue(sink, held); }, record);
}

std::string canonicalText(const AnyRecord &records, KeyOrder order, std::uint64_t seed)
{
    std::string out;
    json::CanonicalWriter writer(out);
    const auto one = [&](const auto &record, std::uint64_t index) {
        Random shuffle = shuffleFor(seed, index);
        tellValue(writer, record, order == KeyOrder::Shuffled ? &shuffle : nullptr);
    };
    std::visit(
        [&]<class T>(const T &held) {
            if constexpr (kIsVector<T>) {
                writer.startArray();
                for (std::size_t i = 0; i < held.size(); ++i)
                    one(held[i], i);
                writer.endArray();
            } else {
                one(held, 0);
            }
        },
        records);
    return out;
}

Result<AnyRecord> readRecord(std::string_view text, RecordType type, bool many)
{
    return withRecordType(type, many, [&]<class T>(std::type_identity<T>) -> Result<AnyRecord> {
        T record{};
        RecordReader reader(&record, bindingOf<T>());
        const std::string subject(record::text(type));
        if (auto read = json::readStrict(text, reader, subject); !read)
            return read.error();
        if (!reader.problem().empty())
            return Error{ErrorCode::BadFormat, subject, reader.problem()};
        return AnyRecord(std::move(record));
    });
}

} // namespace jinbang::core::record
