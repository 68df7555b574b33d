#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// simdjson On-Demand, strictly: every field is read and owned, every object is followed to its
// closing brace and the document to the end of the input. On-Demand alone would do none of the
// three. Errors are the library's exceptions; they end in LoopOperation.

#include "adapters/simdjson/library.h"
#include "core/contract/bodies.h"
#include "core/contract/walker.h"
#include "core/record/fields.h"

#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace jinbang::adapters {

namespace ondemand = simdjson::ondemand;

/// Starts a document over `text`; `input` holds the copy that the document reads from.
inline ondemand::document iterateSimdjson(SimdjsonInput<ondemand::parser> &input,
                                          std::string_view text)
{
    ondemand::parser &parser = input.begin(text);
    const std::string &padded = input.padded();
    return started(parser.iterate(padded.data(), padded.size(), padded.capacity()));
}

/// Throws when anything follows the document. at_end() came after 3.1; before it, a document that
/// was read to its end has no current location.
template <class Document>
void requireEnd(Document &document)
{
    if constexpr (requires { document.at_end(); }) {
        if (!document.at_end())
            throw simdjson::simdjson_error(simdjson::TRAILING_CONTENT);
    } else {
        if (document.current_location().error() != simdjson::OUT_OF_BOUNDS)
            throw simdjson::simdjson_error(simdjson::TRAILING_CONTENT);
    }
}

/// The field of a loop over an object. (Its result's own value() is the value of the field.)
inline ondemand::field fieldOf(simdjson::simdjson_result<ondemand::field> member)
{
    if (member.error() != simdjson::SUCCESS) [[unlikely]]
        throw simdjson::simdjson_error(member.error());
    return std::move(member).value_unsafe();
}

/// Reads one value, from a value or from the document itself. Inlined by force: the compiler finds
/// too many callers (all records), a program with one struct would have one.
template <class From>
[[gnu::always_inline]] inline void readScalar(From &&from, bool &to)
{
    to = from.get_bool().value();
}
template <class From>
[[gnu::always_inline]] inline void readScalar(From &&from, std::int64_t &to)
{
    to = from.get_int64().value();
}
template <class From>
[[gnu::always_inline]] inline void readScalar(From &&from, std::int32_t &to)
{
    const std::int64_t value = from.get_int64().value();
    if (value < std::numeric_limits<std::int32_t>::min()
        || value > std::numeric_limits<std::int32_t>::max()) [[unlikely]]
        throw simdjson::simdjson_error(simdjson::NUMBER_OUT_OF_RANGE);
    to = static_cast<std::int32_t>(value);
}
template <class From>
[[gnu::always_inline]] inline void readScalar(From &&from, double &to)
{
    to = from.get_double().value();
}
/// The view points into the parser and dies with the next document, hence the copy.
template <class From>
[[gnu::always_inline]] inline void readScalar(From &&from, std::string &to)
{
    to.assign(from.get_string().value());
}
template <class From>
[[gnu::always_inline]] inline void readScalar(From &&from, core::record::Date &to)
{
    if (!core::record::parseDate(from.get_string().value(), to))
        throw simdjson::simdjson_error(simdjson::INCORRECT_TYPE);
}
template <class From>
[[gnu::always_inline]] inline void readScalar(From &&from, core::record::Decimal &to)
{
    to = core::record::toDecimal(from.get_double().value());
}
inline void readScalar(ondemand::value from, core::record::Mixed &to)
{
    switch (from.type().value()) {
    case ondemand::json_type::string:
        to.emplace<std::string>(from.get_string().value());
        return;
    case ondemand::json_type::boolean:
        to = from.get_bool().value();
        return;
    case ondemand::json_type::number:
        if (from.get_number_type().value() == ondemand::number_type::signed_integer)
            to = from.get_int64().value();
        else
            to = from.get_double().value();
        return;
    default:
        throw simdjson::simdjson_error(simdjson::INCORRECT_TYPE);
    }
}

template <class T>
concept SimdjsonScalar =
    !core::record::Described<
        T> && !core::record::kIsVector<T> && !std::is_same_v<T, core::record::MixedMap>;

/// Containers and records; `Objects` knows how the fields of an object are found.
template <class Objects>
struct SimdjsonRead {
    template <class From, class T>
    static void read(From &&from, T &to)
    {
        if constexpr (core::record::Described<T>) {
            ondemand::object object = from.get_object().value();
            Objects::template fields<T>(object, to);
        } else {
            readScalar(from, to);
        }
    }
    template <class From, class T>
    static void read(From &&from, std::vector<T> &to)
    {
        ondemand::array array = from.get_array().value();
        for (auto element : array)
            read(element.value(), to.emplace_back());
    }
    template <class From>
    static void read(From &&from, core::record::MixedMap &to)
    {
        ondemand::object object = from.get_object().value();
        for (auto member : object) {
            ondemand::field field = fieldOf(member);
            core::record::Mixed &value = to[std::string(field.unescaped_key().value())];
            readScalar(field.value(), value);
        }
    }
};

/// object["key"] for each field, the way of the documentation.
struct SimdjsonByKey {
    template <class T>
    [[gnu::always_inline]] static void fields(ondemand::object &object, T &to)
    {
        core::record::forEachField(
            to, [&]<class F>(std::string_view name, F & field, auto)
                    __attribute__((always_inline)) {
                        if constexpr (SimdjsonScalar<F>)
                            readScalar(object[name].value(), field);
                        else
                            SimdjsonRead<SimdjsonByKey>::read(object[name].value(), field);
                    });
        // Looking for a key that cannot exist (a raw line feed is no JSON) goes to the closing
        // brace and checks what lies between; otherwise the object would be left open with its rest
        // unseen.
        if (object.find_field("\n").error() != simdjson::NO_SUCH_FIELD) [[unlikely]]
            throw simdjson::simdjson_error(simdjson::TAPE_ERROR);
    }
};

template <class T, class Objects>
class SimdjsonOnDemandRead : public core::contract::RecordReadingBody<T>
{
public:
    explicit SimdjsonOnDemandRead(bool reuse)
        : m_input(reuse)
    {
    }
    bool once()
    {
        ondemand::document document = iterateSimdjson(m_input, this->m_text);
        SimdjsonRead<Objects>::read(document, this->fresh());
        requireEnd(document);
        return true;
    }

private:
    SimdjsonInput<ondemand::parser> m_input;
};

/// Not get_number(): in 3.0.1 it gives 0, without an error, for a number of more than 19 digits.
template <class From, class Receiver>
void visitNumber(From &&from, Receiver &receiver)
{
    switch (from.get_number_type().value()) {
    case ondemand::number_type::signed_integer:
        receiver.integer(from.get_int64().value());
        break;
    case ondemand::number_type::unsigned_integer:
        receiver.unsignedInteger(from.get_uint64().value());
        break;
    default:
        receiver.real(from.get_double().value());
        break;
    }
}

/// Visits every value, from a value or from the document itself.
template <class From, class Receiver>
void visitSimdjson(From &&from, Receiver &receiver)
{
    switch (from.type().value()) {
    case ondemand::json_type::array: {
        ondemand::array array = from.get_array().value();
        receiver.startArray();
        for (auto element : array)
            visitSimdjson(element.value(), receiver);
        receiver.endArray();
        break;
    }
    case ondemand::json_type::object: {
        ondemand::object object = from.get_object().value();
        receiver.startObject();
        for (auto member : object) {
            ondemand::field field = fieldOf(member);
            receiver.key(field.unescaped_key().value());
            visitSimdjson(field.value(), receiver);
        }
        receiver.endObject();
        break;
    }
    case ondemand::json_type::string:
        receiver.string(from.get_string().value());
        break;
    case ondemand::json_type::number:
        visitNumber(from, receiver);
        break;
    case ondemand::json_type::boolean:
        receiver.boolean(from.get_bool().value());
        break;
    case ondemand::json_type::null: {
        bool isNull = false;
        if (simdjson::simdjson_result<bool>(from.is_null()).get(isNull) != simdjson::SUCCESS
            || !isNull)
            throw simdjson::simdjson_error(simdjson::N_ATOM_ERROR);
        receiver.null();
        break;
    }
    }
}

class SimdjsonOnDemandWalk final : public core::contract::ReadingBody
{
public:
    explicit SimdjsonOnDemandWalk(bool reuse)
        : m_input(reuse)
    {
    }
    bool once()
    {
        m_walker = {};
        visit(m_walker);
        return true;
    }
    /// Nothing is held, so the text is read once more, untimed.
    void output(core::contract::AnswerSink &sink)
    {
        visit(sink.document());
        sink.walked(m_walker.sum());
    }

private:
    template <class Receiver>
    void visit(Receiver &receiver)
    {
        ondemand::document document = iterateSimdjson(m_input, m_text);
        visitSimdjson(document, receiver);
        requireEnd(document);
    }

    SimdjsonInput<ondemand::parser> m_input;
    core::contract::Walker m_walker;
};

} // namespace jinbang::adapters
