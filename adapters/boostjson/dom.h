#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// boost::json::value with the default storage: parse, value_to, value_from, serialize. Default
// options throughout, so documents nested deeper than 32 are refused.

#include "adapters/boostjson/binding.h"
#include "core/contract/bodies.h"
#include "core/contract/walker.h"

#include <optional>
#include <string>

namespace jinbang::adapters {

/// A parser as the free function parse() makes one, with its scratch space in the object.
class BoostParser
{
public:
    /// Throws system_error with the library's message.
    boost::json::value parse(std::string_view text, boost::json::storage_ptr storage)
    {
        m_parser.reset(std::move(storage));
        m_parser.write(text.data(), text.size());
        return m_parser.release();
    }

private:
    unsigned char m_scratch[BOOST_JSON_STACK_BUFFER_SIZE];
    boost::json::parser m_parser{{}, boost::json::parse_options(), m_scratch};
};

/// Visits every value.
template <class Receiver>
void visitBoost(const boost::json::value &value, Receiver &receiver)
{
    switch (value.kind()) {
    case boost::json::kind::object:
        receiver.startObject();
        for (const boost::json::key_value_pair &member : value.get_object()) {
            receiver.key(std::string_view(member.key().data(), member.key().size()));
            visitBoost(member.value(), receiver);
        }
        receiver.endObject();
        break;
    case boost::json::kind::array:
        receiver.startArray();
        for (const boost::json::value &element : value.get_array())
            visitBoost(element, receiver);
        receiver.endArray();
        break;
    case boost::json::kind::string:
        receiver.string(std::string_view(value.get_string().data(), value.get_string().size()));
        break;
    case boost::json::kind::int64:
        receiver.integer(value.get_int64());
        break;
    case boost::json::kind::uint64:
        receiver.unsignedInteger(value.get_uint64());
        break;
    case boost::json::kind::double_:
        receiver.real(value.get_double());
        break;
    case boost::json::kind::bool_:
        receiver.boolean(value.get_bool());
        break;
    case boost::json::kind::null:
        receiver.null();
        break;
    }
}

/// Default storage: every node is its own allocation.
class BoostHeap
{
public:
    explicit BoostHeap(bool reuse)
        : m_parser(reuse)
    {
    }
    /// Nothing to make ready; the counterpart of BoostArena::begin().
    void begin() {}
    boost::json::value parse(std::string_view text) { return m_parser.begin().parse(text, {}); }
    [[nodiscard]] boost::json::storage_ptr storage() { return {}; }

private:
    core::contract::Reusable<BoostParser> m_parser;
};

/// Whole text of a value by the free function; there is no object to keep.
class BoostText
{
public:
    explicit BoostText(bool) {}
    /// The last text goes before the next value is built, as in a loop that owns its results: the
    /// other order changes what the heap looks like, and with it the time by up to a third.
    void begin() { m_text.reset(); }
    void write(const boost::json::value &value) { m_text.emplace(boost::json::serialize(value)); }
    [[nodiscard]] std::string_view text() const { return m_text ? *m_text : std::string_view(); }

private:
    std::optional<std::string> m_text;
};

template <class Memory>
class BoostParse final : public core::contract::ReadingBody
{
public:
    explicit BoostParse(bool reuse)
        : m_memory(reuse)
    {
    }
    bool once()
    {
        m_value.reset(); // before its memory
        m_memory.begin();
        m_value.emplace(m_memory.parse(m_text));
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_value)
            visitBoost(*m_value, sink.document());
    }

private:
    Memory m_memory;
    std::optional<boost::json::value> m_value;
};

template <class Memory>
class BoostWalk final : public core::contract::ReadingBody
{
public:
    explicit BoostWalk(bool reuse)
        : m_memory(reuse)
    {
    }
    bool once()
    {
        m_value.reset();
        m_memory.begin();
        m_value.emplace(m_memory.parse(m_text));
        m_walker = {};
        visitBoost(*m_value, m_walker);
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (!m_value)
            return;
        visitBoost(*m_value, sink.document());
        sink.walked(m_walker.sum());
    }

private:
    Memory m_memory;
    std::optional<boost::json::value> m_value;
    core::contract::Walker m_walker;
};

template <class T, class Memory>
class BoostRead : public core::contract::RecordReadingBody<T>
{
public:
    explicit BoostRead(bool reuse)
        : m_memory(reuse)
    {
    }
    bool once()
    {
        m_memory.begin();
        const boost::json::value value = m_memory.parse(this->m_text);
        this->build([&] { return boost::json::value_to<T>(value); });
        return true;
    }

private:
    Memory m_memory;
};

template <class T, class Memory, class Text>
class BoostSerialize : public core::contract::RecordWritingBody<T>
{
public:
    explicit BoostSerialize(bool reuse)
        : m_memory(reuse)
        , m_text(reuse)
    {
    }
    bool once()
    {
        m_text.begin();
        m_memory.begin();
        m_text.write(boost::json::value_from(*this->m_record, m_memory.storage()));
        return true;
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_text.text()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_text.text().size(); }

private:
    Memory m_memory;
    Text m_text;
};

template <class Text>
class BoostStringify final : public core::contract::ReadingBody
{
public:
    explicit BoostStringify(bool reuse)
        : m_text(reuse)
    {
    }
    core::Result<void> prepare(const core::contract::Input &input)
    {
        m_value =
            boost::json::parse(boost::json::string_view(input.text.data(), input.text.size()));
        return {};
    }
    bool once()
    {
        m_text.begin();
        m_text.write(m_value);
        return true;
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_text.text()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_text.text().size(); }

private:
    boost::json::value m_value;
    Text m_text;
};

} // namespace jinbang::adapters
