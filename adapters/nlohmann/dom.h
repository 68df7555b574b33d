#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// nlohmann::json and ordered_json: always through the DOM. The library has no parser or writer
// object that could be kept, so `reuse` changes nothing here. Its exceptions end in LoopOperation.

#include "adapters/nlohmann/binding.h"
#include "core/contract/bodies.h"
#include "core/contract/walker.h"

#include <optional>
#include <string>

namespace jinbang::adapters {

template <class J>
J parseNlohmann(std::string_view text)
{
    return J::parse(text.data(), text.data() + text.size());
}

/// Visits every value, by const reference: `auto element` would copy the subtree.
template <class J, class Receiver>
void visitNlohmann(const J &value, Receiver &receiver)
{
    switch (value.type()) {
    case J::value_t::object:
        receiver.startObject();
        for (const auto &[key, member] : value.template get_ref<const typename J::object_t &>()) {
            receiver.key(key);
            visitNlohmann(member, receiver);
        }
        receiver.endObject();
        break;
    case J::value_t::array:
        receiver.startArray();
        for (const J &element : value.template get_ref<const typename J::array_t &>())
            visitNlohmann(element, receiver);
        receiver.endArray();
        break;
    case J::value_t::string:
        receiver.string(value.template get_ref<const std::string &>());
        break;
    case J::value_t::boolean:
        receiver.boolean(value.template get<bool>());
        break;
    case J::value_t::number_integer:
        receiver.integer(value.template get<std::int64_t>());
        break;
    case J::value_t::number_unsigned: {
        const auto number = value.template get<std::uint64_t>();
        if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            receiver.unsignedInteger(number);
        else
            receiver.integer(static_cast<std::int64_t>(number));
        break;
    }
    case J::value_t::number_float:
        receiver.real(value.template get<double>());
        break;
    default:
        receiver.null();
        break;
    }
}

/// The body of parse, walk and of what they hold.
template <class J>
class NlohmannDocumentBody : public core::contract::ReadingBody
{
protected:
    void parse()
    {
        m_value.reset();
        m_value.emplace(parseNlohmann<J>(m_text));
    }

    std::optional<J> m_value;
};

template <class J>
class NlohmannParse final : public NlohmannDocumentBody<J>
{
public:
    explicit NlohmannParse(bool) {}
    bool once()
    {
        this->parse();
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (this->m_value)
            visitNlohmann(*this->m_value, sink.document());
    }
};

template <class J>
class NlohmannWalk final : public NlohmannDocumentBody<J>
{
public:
    explicit NlohmannWalk(bool) {}
    bool once()
    {
        this->parse();
        m_walker = {};
        visitNlohmann(*this->m_value, m_walker);
        return true;
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (!this->m_value)
            return;
        visitNlohmann(*this->m_value, sink.document());
        sink.walked(m_walker.sum());
    }

private:
    core::contract::Walker m_walker;
};

template <class T, class J>
class NlohmannRead : public core::contract::RecordReadingBody<T>
{
public:
    explicit NlohmannRead(bool) {}
    bool once()
    {
        const J value = parseNlohmann<J>(this->m_text);
        value.get_to(this->fresh());
        return true;
    }
};

template <class T, class J>
class NlohmannSerialize : public core::contract::RecordWritingBody<T>
{
public:
    explicit NlohmannSerialize(bool) {}
    bool once()
    {
        m_out.reset();
        m_out.emplace(J(*this->m_record).dump());
        return true;
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_out ? *m_out : std::string()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_out ? m_out->size() : 0; }

private:
    std::optional<std::string> m_out;
};

/// dump() or dump(4) of a value that prepare() parsed.
template <class J, int Indent>
class NlohmannPrint final : public core::contract::ReadingBody
{
public:
    explicit NlohmannPrint(bool) {}
    core::Result<void> prepare(const core::contract::Input &input)
    {
        m_value = parseNlohmann<J>(input.text);
        return {};
    }
    bool once()
    {
        m_out.reset();
        m_out.emplace(m_value.dump(Indent));
        return true;
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_out ? *m_out : std::string()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_out ? m_out->size() : 0; }

private:
    J m_value;
    std::optional<std::string> m_out;
};

/// json::accept: the parser without a tree.
class NlohmannValidate final : public core::contract::ReadingBody
{
public:
    explicit NlohmannValidate(bool) {}
    bool once()
    {
        m_accepted = nlohmann::json::accept(m_text.data(), m_text.data() + m_text.size());
        return m_accepted || refuse("json::accept returned false");
    }
    void output(core::contract::AnswerSink &sink)
    {
        if (m_accepted)
            sink.accepted();
    }

private:
    bool m_accepted = false;
};

} // namespace jinbang::adapters
