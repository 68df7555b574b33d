#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Boost.JSON's basic_parser with a handler: events straight into the record or the walk, no tree.

#include "core/contract/bodies.h"
#include "core/contract/recordbuilder.h"
#include "core/contract/walker.h"

#include <boost/json.hpp>
#include <boost/json/basic_parser_impl.hpp>

#include <string>
#include <string_view>

namespace jinbang::adapters {

/// The library's handler concept in front of our receivers. Long strings come in parts.
template <class Receiver>
class BoostHandler
{
public:
    static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_key_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);
    using Code = boost::json::error_code;
    using View = boost::json::string_view;

    void send(Receiver &receiver)
    {
        m_to = &receiver;
        m_part.clear();
    }

    bool on_document_begin(Code &) { return true; }
    bool on_document_end(Code &) { return true; }
    bool on_object_begin(Code &code)
    {
        return pass(code, [&] { return m_to->startObject(); });
    }
    bool on_object_end(std::size_t, Code &code)
    {
        return pass(code, [&] { return m_to->endObject(); });
    }
    bool on_array_begin(Code &code)
    {
        return pass(code, [&] { return m_to->startArray(); });
    }
    bool on_array_end(std::size_t, Code &code)
    {
        return pass(code, [&] { return m_to->endArray(); });
    }
    bool on_key_part(View text, std::size_t, Code &) { return keep(text); }
    bool on_key(View text, std::size_t, Code &code)
    {
        return whole(
            text, [&](std::string_view all) { return pass(code, [&] { return m_to->key(all); }); });
    }
    bool on_string_part(View text, std::size_t, Code &) { return keep(text); }
    bool on_string(View text, std::size_t, Code &code)
    {
        return whole(text, [&](std::string_view all) {
            return pass(code, [&] { return m_to->string(all); });
        });
    }
    bool on_number_part(View, Code &) { return true; }
    bool on_int64(std::int64_t value, View, Code &code)
    {
        return pass(code, [&] { return m_to->integer(value); });
    }
    bool on_uint64(std::uint64_t value, View, Code &code)
    {
        return pass(code, [&] { return m_to->unsignedInteger(value); });
    }
    bool on_double(double value, View, Code &code)
    {
        return pass(code, [&] { return m_to->real(value); });
    }
    bool on_bool(bool value, Code &code)
    {
        return pass(code, [&] { return m_to->boolean(value); });
    }
    bool on_null(Code &code)
    {
        return pass(code, [&] { return m_to->null(); });
    }
    bool on_comment_part(View, Code &) { return true; }
    bool on_comment(View, Code &) { return true; }

private:
    template <class F>
    static bool pass(Code &code, F &&call)
    {
        if (core::contract::told(call)) [[likely]]
            return true;
        code = boost::json::error::exception; // the receiver knows why
        return false;
    }
    bool keep(View text)
    {
        m_part.append(text.data(), text.size());
        return true;
    }
    template <class F>
    bool whole(View text, F &&call)
    {
        if (m_part.empty()) [[likely]]
            return call(std::string_view(text.data(), text.size()));
        keep(text);
        const bool done = call(std::string_view(m_part));
        m_part.clear();
        return done;
    }

    Receiver *m_to = nullptr;
    std::string m_part;
};

/// Reads `text` into a receiver; the parser, and with it its stack, may outlive the operation.
template <class Receiver>
class BoostSax
{
public:
    explicit BoostSax(bool reuse)
        : m_parser(reuse)
    {
    }
    bool read(std::string_view text, Receiver &receiver)
    {
        auto &parser = m_parser.begin(boost::json::parse_options());
        parser.reset();
        parser.handler().send(receiver);
        m_code.clear();
        const std::size_t used = parser.write_some(false, text.data(), text.size(), m_code);
        if (!m_code && used < text.size())
            m_code = boost::json::error::extra_data;
        return !m_code;
    }
    [[nodiscard]] std::string problem() const { return m_code.message(); }

private:
    core::contract::Reusable<boost::json::basic_parser<BoostHandler<Receiver>>> m_parser;
    boost::json::error_code m_code;
};

template <class T>
class BoostSaxRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit BoostSaxRead(bool reuse)
        : m_sax(reuse)
    {
    }
    bool once()
    {
        m_builder.begin(this->fresh());
        if (m_sax.read(this->m_text, m_builder)) [[likely]]
            return true;
        return this->refuse(m_builder.problem().empty() ? m_sax.problem() : m_builder.problem());
    }

private:
    BoostSax<core::contract::RecordBuilder> m_sax;
    core::contract::RecordBuilder m_builder;
};

class BoostSaxWalk final : public core::contract::ReadingBody
{
public:
    explicit BoostSaxWalk(bool reuse)
        : m_sax(reuse)
    {
    }
    bool once()
    {
        m_walker = {};
        return m_sax.read(m_text, m_walker) || refuse(m_sax.problem());
    }
    /// Nothing is held, so the text is read once more, untimed.
    void output(core::contract::AnswerSink &sink)
    {
        BoostSax<core::json::EventSink> again(false);
        if (again.read(m_text, sink.document()))
            sink.walked(m_walker.sum());
    }

private:
    BoostSax<core::contract::Walker> m_sax;
    core::contract::Walker m_walker;
};

/// Takes everything: all of the grammar and nothing else, as in the library's validate example.
struct BoostEverything {
    void startObject() {}
    void key(std::string_view) {}
    void endObject() {}
    void startArray() {}
    void endArray() {}
    void string(std::string_view) {}
    void integer(std::int64_t) {}
    void unsignedInteger(std::uint64_t) {}
    void real(double) {}
    void boolean(bool) {}
    void null() {}
};

class BoostValidate final : public core::contract::ReadingBody
{
public:
    explicit BoostValidate(bool reuse)
        : m_sax(reuse)
    {
    }
    bool once()
    {
        BoostEverything everything;
        m_accepted = m_sax.read(m_text, everything);
        return m_accepted || refuse(m_sax.problem());
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_accepted)
            sink.accepted();
    }

private:
    BoostSax<BoostEverything> m_sax;
    bool m_accepted = false;
};

} // namespace jinbang::adapters
