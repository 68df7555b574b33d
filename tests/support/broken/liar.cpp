// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/broken/liar.h"

#include "core/base/number.h"
#include "core/json/canonicalwriter.h"
#include "core/json/strictreader.h"
#include "core/record/fields.h"

#include <cmath>
#include <limits>

namespace jinbang::tests {

using namespace core;

namespace {

double off(double value, Lie lie)
{
    const double up = std::numeric_limits<double>::infinity();
    if (lie == Lie::Ulp1 || lie == Lie::Ulp2)
        value = std::nextafter(value, up);
    return lie == Lie::Ulp2 ? std::nextafter(value, up) : value;
}

/// As if the escape of a quote, backslash or control character had been left in.
std::string unescaped(std::string_view text)
{
    std::string wrong;
    for (const char c : text) {
        if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20)
            wrong += '\\';
        wrong += c;
    }
    return wrong;
}

/// The same text with every number that has a fraction or an exponent off; its shape stays.
std::string numbersOff(std::string_view text, Lie lie)
{
    std::string wrong;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find_first_not_of("+-.0123456789eE", at);
        const std::string_view number = text.substr(at, end - at);
        if (!quoted && number.find_first_of(".eE") != number.npos && number.size() > 1) {
            const auto value = parseNumber(number);
            wrong += value ? shortest(off(*value, lie)) : std::string(number);
            at += number.size();
            continue;
        }
        if (text[at] == '"')
            quoted = !quoted;
        if (text[at] == '\\')
            wrong += text[at++];
        wrong += text[at++];
    }
    return wrong;
}

/// Alters a record in place; `dropped` remembers that one field is gone already.
struct Alter {
    Lie lie;
    bool dropped = false;

    void operator()(double &value) { value = off(value, lie); }
    void operator()(std::string &value)
    {
        if (lie == Lie::MissedEscape)
            value = unescaped(value);
        if (lie == Lie::DropsField && !dropped && !value.empty()) {
            value.clear();
            dropped = true;
        }
    }
    void operator()(record::MixedMap &map)
    {
        for (auto &[key, value] : map)
            std::visit(*this, value);
    }
    template <class T>
    void operator()(std::vector<T> &list)
    {
        for (T &element : list)
            (*this)(element);
    }
    template <class T>
    void operator()(T &value)
    {
        if constexpr (record::Described<T>)
            record::forEachField(value,
                                 [&](std::string_view, auto &field, auto) { (*this)(field); });
    }
};

} // namespace

/// Passes events on, altered; leaves out the first member of the document when fields are dropped.
class LyingSink::Filter final : public json::EventSink
{
public:
    Filter(json::EventSink &to, Lie lie)
        : m_to(to)
        , m_lie(lie)
    {
    }
    void startObject() override
    {
        if (enter())
            m_to.startObject();
    }
    void key(std::string_view text) override
    {
        if (m_lie == Lie::DropsField && !m_done && !m_dropping) {
            m_dropping = true;
            return;
        }
        if (!m_dropping)
            m_to.key(text);
    }
    void endObject() override
    {
        if (leave())
            m_to.endObject();
    }
    void startArray() override
    {
        if (enter())
            m_to.startArray();
    }
    void endArray() override
    {
        if (leave())
            m_to.endArray();
    }
    void string(std::string_view text) override
    {
        if (scalar())
            m_to.string(m_lie == Lie::MissedEscape ? unescaped(text) : std::string(text));
    }
    void integer(std::int64_t value) override
    {
        if (scalar())
            m_to.integer(value);
    }
    void unsignedInteger(std::uint64_t value) override
    {
        if (scalar())
            m_to.unsignedInteger(value);
    }
    void real(double value) override
    {
        if (scalar())
            m_to.real(off(value, m_lie));
    }
    void boolean(bool value) override
    {
        if (scalar())
            m_to.boolean(value);
    }
    void null() override
    {
        if (scalar())
            m_to.null();
    }

private:
    bool enter()
    {
        m_depth += m_dropping ? 1 : 0;
        return !m_dropping;
    }
    bool leave()
    {
        if (!m_dropping)
            return true;
        if (--m_depth == 0)
            finish();
        return false;
    }
    bool scalar()
    {
        if (!m_dropping)
            return true;
        if (m_depth == 0)
            finish();
        return false;
    }
    void finish()
    {
        m_dropping = false;
        m_done = true;
    }

    json::EventSink &m_to;
    Lie m_lie;
    bool m_dropping = false;
    bool m_done = false;
    std::size_t m_depth = 0;
};

LyingSink::LyingSink(contract::AnswerSink &honest, Lie lie)
    : m_honest(honest)
    , m_lie(lie)
{
}
LyingSink::~LyingSink() = default;

void LyingSink::text(std::string_view text)
{
    std::string wrong(text);
    switch (m_lie) {
    case Lie::None:
        break;
    case Lie::SwappedShape: // of serialize; the adapter swaps stringify and prettify
        if (json::shapeOf(text) == json::TextShape::Compact)
            wrong.insert(text.find_first_of("{[") + 1, "\n    ");
        break;
    case Lie::MissedEscape:
        if (const std::size_t escape = wrong.find('\\'); escape != std::string::npos)
            wrong.erase(escape, 1);
        break;
    case Lie::Ulp1:
    case Lie::Ulp2:
        wrong = numbersOff(text, m_lie);
        break;
    case Lie::DropsField: {
        wrong.clear();
        json::CanonicalWriter writer(wrong);
        Filter filter(writer, m_lie);
        json::SyntaxError error;
        if (!json::readStrict(text, filter, error))
            wrong = text;
        break;
    }
    }
    m_honest.text(wrong);
}

void LyingSink::record(const record::AnyRecord &record)
{
    record::AnyRecord wrong = record;
    std::visit(Alter{m_lie}, wrong);
    m_honest.record(wrong);
}

json::EventSink &LyingSink::document()
{
    m_filter = std::make_unique<Filter>(m_honest.document(), m_lie);
    return *m_filter;
}

void LyingSink::walked(const json::WalkSum &sum)
{
    m_honest.walked(sum);
}

void LyingSink::accepted()
{
    m_honest.accepted();
}

} // namespace jinbang::tests
