// SPDX-License-Identifier: GPL-3.0-or-later
// The strict reader against an independent one: both accept the same texts and hold the same
// values, and what is accepted survives its canonical text.
#include "core/json/canonicalwriter.h"
#include "core/json/difference.h"
#include "core/json/digest.h"
#include "core/json/strictreader.h"
#include "core/json/utf8.h"
#include "tests/core/fuzz/must.h"

#include <nlohmann/json.hpp>

#include <cstdint>

using namespace jinbang::core;

namespace {

class OtherReader final : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit OtherReader(json::EventSink &sink)
        : m_sink(sink)
    {
    }
    bool null() override { return m_sink.null(), true; }
    bool boolean(bool value) override { return m_sink.boolean(value), true; }
    bool number_integer(number_integer_t value) override { return m_sink.integer(value), true; }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (value <= INT64_MAX)
            m_sink.integer(static_cast<std::int64_t>(value));
        else
            m_sink.unsignedInteger(value);
        return true;
    }
    bool number_float(number_float_t value, const string_t &) override
    {
        return m_sink.real(value), true;
    }
    bool string(string_t &value) override { return m_sink.string(value), true; }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return m_sink.startObject(), true; }
    bool key(string_t &value) override { return m_sink.key(value), true; }
    bool end_object() override { return m_sink.endObject(), true; }
    bool start_array(std::size_t) override { return m_sink.startArray(), true; }
    bool end_array() override { return m_sink.endArray(), true; }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &) override
    {
        return false;
    }

private:
    json::EventSink &m_sink;
};

/// Where the other one is known to be lenient: a BOM, and what follows a NUL.
bool isComparable(std::string_view text)
{
    return !text.starts_with("\xef\xbb\xbf") && text.find('\0') == text.npos;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    json::Digester digester;
    json::SyntaxError error;
    const bool accepted = json::readStrict(text, digester, error);
    if (isComparable(text)) {
        json::Digester other;
        OtherReader reader(other);
        const bool otherAccepted = nlohmann::json::sax_parse(text.begin(), text.end(), &reader);
        must(accepted == otherAccepted);
        must(!accepted || json::equalByValue(digester.digest(), other.digest()));
    }
    if (!accepted) {
        must(error.at.byte <= size && !error.message.empty());
        must(json::validUtf8Prefix(error.message) == error.message.size());
        return 0;
    }
    must(json::validUtf8Prefix(text) == size);
    std::string canonical;
    json::CanonicalWriter writer(canonical);
    json::CanonicalCounter counter;
    must(json::readStrict(text, writer, error) && json::readStrict(text, counter, error));
    must(counter.bytes() == canonical.size());
    must(json::shapeOf(canonical) == json::TextShape::Compact);
    json::Digester again;
    must(json::readStrict(canonical, again, error) && again.digest() == digester.digest());
    const auto tell = [](std::string_view from) {
        return [from](json::EventSink &sink) {
            json::SyntaxError ignored;
            must(json::readStrict(from, sink, ignored));
        };
    };
    must(json::compare(tell(text), tell(canonical), 0).equal);
    return 0;
}
