#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// RapidJSON's Document: a fresh one for every text. Parsing again into the same Document would
// leave the old tree in its pool, which then grows without bound.

#include "adapters/rapidjson/binding.h"
#include "adapters/rapidjson/handler.h"
#include "adapters/rapidjson/parse.h"
#include "core/contract/bodies.h"

#include <optional>
#include <string>

namespace jinbang::adapters {

/// Ways of filling a Document.
struct RapidjsonStrict {
    explicit RapidjsonStrict(bool) {}
    void parse(rapidjson::Document &document, std::string_view text)
    {
        parseStrict(document, text);
    }
};
struct RapidjsonTrusting {
    explicit RapidjsonTrusting(bool) {}
    void parse(rapidjson::Document &document, std::string_view text)
    {
        parseTrusting(document, text);
    }
};
/// Strings stay in the text, which is changed; so the copy belongs to the operation.
class RapidjsonInsitu
{
public:
    explicit RapidjsonInsitu(bool reuse)
        : m_copy(reuse)
    {
    }
    void parse(rapidjson::Document &document, std::string_view text)
    {
        std::string &copy = m_copy.begin();
        copy.reserve(text.size() + kSimdBlock);
        copy.assign(text);
        parseInsitu(document, copy.data());
    }

private:
    // The SIMD scan reads whole aligned blocks, up to one block beyond the terminator.
    static constexpr std::size_t kSimdBlock = 16;
    core::contract::Reusable<std::string> m_copy;
};

/// Everything that starts by parsing into a fresh Document.
template <class Source>
class RapidjsonDocumentBody : public core::contract::ReadingBody
{
public:
    explicit RapidjsonDocumentBody(bool reuse)
        : m_source(reuse)
    {
    }

protected:
    bool parse()
    {
        rapidjson::Document &document = m_document.emplace();
        m_source.parse(document, m_text);
        return !document.HasParseError()
               || refuse(rapidjsonProblem(document.GetParseError(), document.GetErrorOffset()));
    }

    Source m_source;
    std::optional<rapidjson::Document> m_document;
};

template <class Source>
class RapidjsonParse final : public RapidjsonDocumentBody<Source>
{
public:
    using RapidjsonDocumentBody<Source>::RapidjsonDocumentBody;
    bool once() { return this->parse(); }
    void output(core::contract::AnswerSink &sink)
    {
        RapidjsonHandler handler(sink.document());
        this->m_document->Accept(handler);
    }
};

template <class Source>
class RapidjsonWalk final : public RapidjsonDocumentBody<Source>
{
public:
    using RapidjsonDocumentBody<Source>::RapidjsonDocumentBody;
    bool once()
    {
        if (!this->parse())
            return false;
        m_walker = {};
        RapidjsonHandler handler(m_walker);
        return this->m_document->Accept(handler);
    }
    void output(core::contract::AnswerSink &sink)
    {
        RapidjsonHandler handler(sink.document());
        this->m_document->Accept(handler);
        sink.walked(m_walker.sum());
    }

private:
    core::contract::Walker m_walker;
};

/// Text to record through the Document, which is gone when the operation ends.
template <class T, class Source>
class RapidjsonRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit RapidjsonRead(bool reuse)
        : m_source(reuse)
    {
    }
    bool once()
    {
        rapidjson::Document document;
        m_source.parse(document, this->m_text);
        if (document.HasParseError()) [[unlikely]]
            return this->refuse(
                rapidjsonProblem(document.GetParseError(), document.GetErrorOffset()));
        return readRapidjson(document, this->fresh())
               || this->refuse("a member is missing or of another type");
    }

private:
    Source m_source;
};

} // namespace jinbang::adapters
