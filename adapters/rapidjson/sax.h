#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// RapidJSON's Reader: events straight into the record or the walk, no tree.

#include "adapters/rapidjson/handler.h"
#include "core/contract/bodies.h"
#include "core/contract/recordbuilder.h"

namespace jinbang::adapters {

/// Reads `text` into a receiver; the Reader, and with it its stack, may outlive the operation.
class RapidjsonSax
{
public:
    explicit RapidjsonSax(bool reuse)
        : m_reader(reuse)
    {
    }
    template <class Handler>
    bool read(std::string_view text, Handler &handler)
    {
        rapidjson::MemoryStream memory(text.data(), text.size());
        rapidjson::EncodedInputStream<rapidjson::UTF8<>, rapidjson::MemoryStream> stream(memory);
        m_result = m_reader.begin().Parse<kRapidjsonStrict>(stream, handler);
        return !m_result.IsError();
    }
    [[nodiscard]] std::string problem() const
    {
        return rapidjsonProblem(m_result.Code(), m_result.Offset());
    }

private:
    core::contract::Reusable<rapidjson::Reader> m_reader;
    rapidjson::ParseResult m_result;
};

template <class T>
class RapidjsonSaxRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit RapidjsonSaxRead(bool reuse)
        : m_sax(reuse)
    {
    }
    bool once()
    {
        m_builder.begin(this->fresh());
        RapidjsonHandler handler(m_builder);
        if (m_sax.read(this->m_text, handler)) [[likely]]
            return true;
        return this->refuse(m_builder.problem().empty() ? m_sax.problem() : m_builder.problem());
    }

private:
    RapidjsonSax m_sax;
    core::contract::RecordBuilder m_builder;
};

class RapidjsonSaxWalk final : public core::contract::ReadingBody
{
public:
    explicit RapidjsonSaxWalk(bool reuse)
        : m_sax(reuse)
    {
    }
    bool once()
    {
        m_walker = {};
        RapidjsonHandler handler(m_walker);
        return m_sax.read(m_text, handler) || refuse(m_sax.problem());
    }
    /// Nothing is held, so the text is read once more, untimed.
    void output(core::contract::AnswerSink &sink)
    {
        RapidjsonHandler handler(sink.document());
        if (m_sax.read(m_text, handler))
            sink.walked(m_walker.sum());
    }

private:
    RapidjsonSax m_sax;
    core::contract::Walker m_walker;
};

/// A Reader whose handler takes everything: all of the grammar and nothing else.
class RapidjsonValidate final : public core::contract::ReadingBody
{
public:
    explicit RapidjsonValidate(bool reuse)
        : m_sax(reuse)
    {
    }
    bool once()
    {
        rapidjson::BaseReaderHandler<> handler;
        m_accepted = m_sax.read(m_text, handler);
        return m_accepted || refuse(m_sax.problem());
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_accepted)
            sink.accepted();
    }

private:
    RapidjsonSax m_sax;
    bool m_accepted = false;
};

} // namespace jinbang::adapters
