#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// RapidJSON's handler concept in front of our receivers (RecordBuilder, Walker, json::EventSink).

#include "adapters/rapidjson/library.h"
#include "core/contract/walker.h"

#include <string_view>

namespace jinbang::adapters {

template <class Receiver>
class RapidjsonHandler
{
public:
    using Ch = char;

    explicit RapidjsonHandler(Receiver &receiver)
        : m_to(receiver)
    {
    }

    bool Null()
    {
        return core::contract::told([&] { return m_to.null(); });
    }
    bool Bool(bool value)
    {
        return core::contract::told([&] { return m_to.boolean(value); });
    }
    bool Int(int value) { return Int64(value); }
    bool Uint(unsigned value) { return Int64(value); }
    bool Int64(std::int64_t value)
    {
        return core::contract::told([&] { return m_to.integer(value); });
    }
    bool Uint64(std::uint64_t value)
    {
        return core::contract::told([&] { return m_to.unsignedInteger(value); });
    }
    bool Double(double value)
    {
        return core::contract::told([&] { return m_to.real(value); });
    }
    bool RawNumber(const char *, rapidjson::SizeType, bool) { return false; } // never asked for
    bool String(const char *text, rapidjson::SizeType length, bool)
    {
        return core::contract::told([&] { return m_to.string(std::string_view(text, length)); });
    }
    bool Key(const char *text, rapidjson::SizeType length, bool)
    {
        return core::contract::told([&] { return m_to.key(std::string_view(text, length)); });
    }
    bool StartObject()
    {
        return core::contract::told([&] { return m_to.startObject(); });
    }
    bool EndObject(rapidjson::SizeType)
    {
        return core::contract::told([&] { return m_to.endObject(); });
    }
    bool StartArray()
    {
        return core::contract::told([&] { return m_to.startArray(); });
    }
    bool EndArray(rapidjson::SizeType)
    {
        return core::contract::told([&] { return m_to.endArray(); });
    }

private:
    Receiver &m_to;
};

} // namespace jinbang::adapters
