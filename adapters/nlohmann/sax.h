#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// nlohmann's sax_parse: events straight into the record or the walk, no tree.

#include "core/contract/bodies.h"
#include "core/contract/recordbuilder.h"
#include "core/contract/walker.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <string>
#include <utility>

namespace jinbang::adapters {

/// The library's SAX interface in front of our receivers.
template <class Receiver>
class NlohmannHandler
{
public:
    explicit NlohmannHandler(Receiver &receiver)
        : m_to(receiver)
    {
    }

    bool null()
    {
        return core::contract::told([&] { return m_to.null(); });
    }
    bool boolean(bool value)
    {
        return core::contract::told([&] { return m_to.boolean(value); });
    }
    bool number_integer(std::int64_t value)
    {
        return core::contract::told([&] { return m_to.integer(value); });
    }
    bool number_unsigned(std::uint64_t value)
    {
        if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return core::contract::told([&] { return m_to.unsignedInteger(value); });
        return number_integer(static_cast<std::int64_t>(value));
    }
    bool number_float(double value, const std::string &)
    {
        return core::contract::told([&] { return m_to.real(value); });
    }
    bool string(std::string &text)
    {
        return core::contract::told([&] { return m_to.string(std::string_view(text)); });
    }
    bool binary(nlohmann::json::binary_t &) { return false; } // not in JSON text
    bool start_object(std::size_t)
    {
        return core::contract::told([&] { return m_to.startObject(); });
    }
    bool key(std::string &text)
    {
        return core::contract::told([&] { return m_to.key(std::string_view(text)); });
    }
    bool end_object()
    {
        return core::contract::told([&] { return m_to.endObject(); });
    }
    bool start_array(std::size_t)
    {
        return core::contract::told([&] { return m_to.startArray(); });
    }
    bool end_array()
    {
        return core::contract::told([&] { return m_to.endArray(); });
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &error)
    {
        m_problem = error.what();
        return false;
    }

    [[nodiscard]] const std::string &problem() const { return m_problem; }

private:
    Receiver &m_to;
    std::string m_problem;
};

template <class Handler>
bool readNlohmannSax(std::string_view text, Handler &handler)
{
    return nlohmann::json::sax_parse(text.data(), text.data() + text.size(), &handler);
}

template <class T>
class NlohmannSaxRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit NlohmannSaxRead(bool) {}
    bool once()
    {
        m_builder.begin(this->fresh());
        NlohmannHandler handler(m_builder);
        if (readNlohmannSax(this->m_text, handler)) [[likely]]
            return true;
        return this->refuse(handler.problem().empty() ? m_builder.problem() : handler.problem());
    }

private:
    core::contract::RecordBuilder m_builder;
};

class NlohmannSaxWalk final : public core::contract::ReadingBody
{
public:
    explicit NlohmannSaxWalk(bool) {}
    bool once()
    {
        m_walker = {};
        NlohmannHandler handler(m_walker);
        return readNlohmannSax(m_text, handler) || refuse(handler.problem());
    }
    /// Nothing is held, so the text is read once more, untimed.
    void output(core::contract::AnswerSink &sink)
    {
        NlohmannHandler handler(sink.document());
        if (readNlohmannSax(m_text, handler))
            sink.walked(m_walker.sum());
    }

private:
    core::contract::Walker m_walker;
};

} // namespace jinbang::adapters
