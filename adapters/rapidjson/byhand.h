#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Writing through a Document that is built by hand, as the tutorial's chapter on modifying does,
// where the other variants call the Writer straight from the struct. Texts of the record are
// referred to (StringRef), which the tutorial recommends for what outlives the Document.

#include "adapters/rapidjson/writer.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace jinbang::adapters {

[[nodiscard]] inline rapidjson::Value::StringRefType rapidjsonRef(std::string_view text)
{
    return {text.data(), static_cast<rapidjson::SizeType>(text.size())};
}

/// One value as a node of a Document with this pool. The record must outlive it.
template <class T>
rapidjson::Value buildRapidjson(const T &value, rapidjson::Document::AllocatorType &pool)
{
    using namespace core::record;
    using rapidjson::SizeType;
    using rapidjson::Value;
    if constexpr (std::is_same_v<T, std::string>) {
        return Value(rapidjsonRef(value));
    } else if constexpr (std::is_same_v<T, Date>) {
        std::string text;
        appendDate(text, value);
        return Value(text.data(), static_cast<SizeType>(text.size()), pool);
    } else if constexpr (std::is_same_v<T, Decimal>) {
        return Value(toDouble(value));
    } else if constexpr (std::is_same_v<T, Mixed>) {
        return std::visit([&](const auto &held) { return buildRapidjson(held, pool); }, value);
    } else if constexpr (std::is_same_v<T, MixedMap>) {
        Value map(rapidjson::kObjectType);
        for (const auto &[key, held] : value)
            map.AddMember(rapidjsonRef(key), buildRapidjson(held, pool), pool);
        return map;
    } else if constexpr (kIsVector<T>) {
        Value list(rapidjson::kArrayType);
        list.Reserve(static_cast<SizeType>(value.size()), pool);
        for (const auto &element : value)
            list.PushBack(buildRapidjson(element, pool), pool);
        return list;
    } else if constexpr (Described<T>) {
        Value object(rapidjson::kObjectType);
        forEachField(value, [&](std::string_view name, const auto &field, auto) {
            object.AddMember(rapidjsonRef(name), buildRapidjson(field, pool), pool);
        });
        return object;
    } else {
        return Value(value);
    }
}

template <class T>
class RapidjsonHandSerialize final : public core::contract::RecordWritingBody<T>
{
public:
    explicit RapidjsonHandSerialize(bool reuse)
        : m_out(reuse)
    {
    }
    bool once()
    {
        rapidjson::Document document;
        rapidjson::Value &root = document;
        root = buildRapidjson(*this->m_record, document.GetAllocator());
        RapidjsonCompact &writer = m_out.begin();
        return (document.Accept(writer) && writer.IsComplete())
               || this->refuse("the Writer refused a value");
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_out.text()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_out.text().size(); }

private:
    RapidjsonOut<RapidjsonCompact> m_out;
};

} // namespace jinbang::adapters
