#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// RapidJSON's Writer and PrettyWriter into a StringBuffer. Writer<StringBuffer> is the one type
// with the SIMD string scan, so no other parameter is given. Every return value counts: a Writer
// that refuses a number leaves half a document behind.

#include "adapters/rapidjson/binding.h"
#include "adapters/rapidjson/parse.h"
#include "core/contract/bodies.h"

#include <optional>

namespace jinbang::adapters {

/// A buffer with its writer; they are kept together or not at all.
template <class Writer>
class RapidjsonOut
{
public:
    explicit RapidjsonOut(bool reuse)
        : m_pair(reuse)
    {
    }
    Writer &begin()
    {
        Pair &pair = m_pair.begin();
        pair.buffer.Clear();
        pair.writer.Reset(pair.buffer);
        return pair.writer;
    }
    [[nodiscard]] std::string_view text() const
    {
        const Pair *pair = m_pair.last();
        return pair ? std::string_view(pair->buffer.GetString(), pair->buffer.GetSize())
                    : std::string_view();
    }

private:
    struct Pair {
        rapidjson::StringBuffer buffer;
        Writer writer{buffer};
    };
    core::contract::Reusable<Pair> m_pair;
};

using RapidjsonCompact = rapidjson::Writer<rapidjson::StringBuffer>;
using RapidjsonPretty = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

template <class T>
class RapidjsonSerialize final : public core::contract::RecordWritingBody<T>
{
public:
    explicit RapidjsonSerialize(bool reuse)
        : m_out(reuse)
    {
    }
    bool once()
    {
        RapidjsonCompact &writer = m_out.begin();
        return (writeRapidjson(writer, *this->m_record) && writer.IsComplete())
               || this->refuse("the Writer refused a value");
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_out.text()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_out.text().size(); }

private:
    RapidjsonOut<RapidjsonCompact> m_out;
};

/// Document::Accept(writer), compact or pretty.
template <class Writer>
class RapidjsonPrint final : public core::contract::ReadingBody
{
public:
    explicit RapidjsonPrint(bool reuse)
        : m_out(reuse)
    {
    }
    core::Result<void> prepare(const core::contract::Input &input)
    {
        parseStrict(m_document.emplace(), input.text);
        if (m_document->HasParseError())
            return core::Error{
                core::ErrorCode::Rejected, "RapidJSON",
                rapidjsonProblem(m_document->GetParseError(), m_document->GetErrorOffset())};
        return {};
    }
    bool once()
    {
        Writer &writer = m_out.begin();
        return (m_document->Accept(writer) && writer.IsComplete())
               || refuse("the Writer refused a value");
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_out.text()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_out.text().size(); }

private:
    RapidjsonOut<Writer> m_out;
    std::optional<rapidjson::Document> m_document;
};

} // namespace jinbang::adapters
