#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// simdjson's DOM: a read-only tree that lives in the parser until the next document. It validates
// everything. Errors are the library's exceptions; they end in LoopOperation.

#include "adapters/simdjson/library.h"
#include "core/contract/bodies.h"
#include "core/contract/walker.h"
#include "core/record/fields.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::adapters {

namespace dom = simdjson::dom;

inline dom::element parseSimdjson(SimdjsonInput<dom::parser> &input, std::string_view text)
{
    dom::parser &parser = input.begin(text);
    const std::string &padded = input.padded();
    return started(parser.parse(padded.data(), padded.size(), false)); // padded already
}

/// Reads one value; throws when it is of another type, out of range or a member is missing.
inline void readDom(dom::element from, bool &to)
{
    to = from.get_bool().value();
}
inline void readDom(dom::element from, std::int64_t &to)
{
    to = from.get_int64().value();
}
inline void readDom(dom::element from, std::int32_t &to)
{
    const std::int64_t value = from.get_int64().value();
    if (value < std::numeric_limits<std::int32_t>::min()
        || value > std::numeric_limits<std::int32_t>::max()) [[unlikely]]
        throw simdjson::simdjson_error(simdjson::NUMBER_OUT_OF_RANGE);
    to = static_cast<std::int32_t>(value);
}
inline void readDom(dom::element from, double &to)
{
    to = from.get_double().value();
}
inline void readDom(dom::element from, std::string &to)
{
    to.assign(from.get_string().value());
}
inline void readDom(dom::element from, core::record::Date &to)
{
    if (!core::record::parseDate(from.get_string().value(), to))
        throw simdjson::simdjson_error(simdjson::INCORRECT_TYPE);
}
inline void readDom(dom::element from, core::record::Decimal &to)
{
    to = core::record::toDecimal(from.get_double().value());
}
inline void readDom(dom::element from, core::record::Mixed &to)
{
    switch (from.type()) {
    case dom::element_type::STRING:
        to.emplace<std::string>(from.get_string().value());
        return;
    case dom::element_type::BOOL:
        to = from.get_bool().value();
        return;
    case dom::element_type::INT64:
        to = from.get_int64().value();
        return;
    default:
        to = from.get_double().value();
        return;
    }
}
inline void readDom(dom::element from, core::record::MixedMap &to)
{
    const dom::object object = from.get_object().value();
    for (const dom::key_value_pair member : object)
        readDom(member.value, to[std::string(member.key)]);
}
template <core::record::Described T>
void readDom(dom::element from, T &to);
template <class T>
void readDom(dom::element from, std::vector<T> &to)
{
    const dom::array array = from.get_array().value();
    to.reserve(array.size());
    for (const dom::element element : array)
        readDom(element, to.emplace_back());
}
template <core::record::Described T>
void readDom(dom::element from, T &to)
{
    const dom::object object = from.get_object().value();
    core::record::forEachField(to, [&](std::string_view name, auto &field, auto) {
        readDom(object[name].value(), field);
    });
}

/// Visits every value.
template <class Receiver>
void visitDom(dom::element from, Receiver &receiver)
{
    switch (from.type()) {
    case dom::element_type::ARRAY: {
        const dom::array array = from.get_array().value();
        receiver.startArray();
        for (const dom::element element : array)
            visitDom(element, receiver);
        receiver.endArray();
        break;
    }
    case dom::element_type::OBJECT: {
        const dom::object object = from.get_object().value();
        receiver.startObject();
        for (const dom::key_value_pair member : object) {
            receiver.key(member.key);
            visitDom(member.value, receiver);
        }
        receiver.endObject();
        break;
    }
    case dom::element_type::STRING:
        receiver.string(from.get_string().value());
        break;
    case dom::element_type::INT64:
        receiver.integer(from.get_int64().value());
        break;
    case dom::element_type::UINT64:
        receiver.unsignedInteger(from.get_uint64().value());
        break;
    case dom::element_type::DOUBLE:
        receiver.real(from.get_double().value());
        break;
    case dom::element_type::BOOL:
        receiver.boolean(from.get_bool().value());
        break;
    case dom::element_type::NULL_VALUE:
        receiver.null();
        break;
    }
}

class SimdjsonDomBody : public core::contract::ReadingBody
{
public:
    explicit SimdjsonDomBody(bool reuse)
        : m_input(reuse)
    {
    }

protected:
    SimdjsonInput<dom::parser> m_input;
    std::optional<dom::element> m_root;
};

class SimdjsonParse final : public SimdjsonDomBody
{
public:
    using SimdjsonDomBody::SimdjsonDomBody;
    bool once()
    {
        m_root = parseSimdjson(m_input, m_text);
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_root)
            visitDom(*m_root, sink.document());
    }
};

class SimdjsonWalk final : public SimdjsonDomBody
{
public:
    using SimdjsonDomBody::SimdjsonDomBody;
    bool once()
    {
        m_root = parseSimdjson(m_input, m_text);
        m_walker = {};
        visitDom(*m_root, m_walker);
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (!m_root)
            return;
        visitDom(*m_root, sink.document());
        sink.walked(m_walker.sum());
    }

private:
    core::contract::Walker m_walker;
};

/// The DOM parser is the library's validator; there is none that builds no tape.
class SimdjsonValidate final : public SimdjsonDomBody
{
public:
    using SimdjsonDomBody::SimdjsonDomBody;
    bool once()
    {
        m_root.reset();
        m_root = parseSimdjson(m_input, m_text);
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_root)
            sink.accepted();
    }
};

template <class T>
class SimdjsonDomRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit SimdjsonDomRead(bool reuse)
        : m_input(reuse)
    {
    }
    bool once()
    {
        const dom::element root = parseSimdjson(m_input, this->m_text);
        readDom(root, this->fresh());
        return true;
    }

private:
    SimdjsonInput<dom::parser> m_input;
};

/// minify(element) writes the tree; minify(text) would only copy text and is not a writer.
class SimdjsonStringify final : public SimdjsonDomBody
{
public:
    explicit SimdjsonStringify(bool)
        : SimdjsonDomBody(true)
    {
    }
    core::Result<void> prepare(const core::contract::Input &input)
    {
        m_root = parseSimdjson(m_input, input.text);
        return {};
    }
    bool once()
    {
        m_out.reset();
        m_out.emplace(simdjson::minify(*m_root));
        return true;
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_out ? *m_out : std::string()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_out ? m_out->size() : 0; }

private:
    std::optional<std::string> m_out;
};

} // namespace jinbang::adapters
