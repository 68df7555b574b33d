// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/recordreader.h"

#include "core/json/difference.h"
#include "core/json/utf8.h"

namespace jinbang::core::record {
namespace {

constexpr std::size_t kShownPointer = 200;

} // namespace

RecordReader::RecordReader(void *root, const Binding &binding)
    : m_next{root, &binding}
{
}

void RecordReader::fail(const std::string &what)
{
    if (!m_problem.empty())
        return;
    std::string pointer;
    for (const Open &open : m_open) {
        const bool array = open.slot.binding->element != nullptr;
        if (array && open.count > 0)
            json::appendPointer(pointer, std::to_string(open.count - 1));
        else if (!array && !open.key.empty())
            json::appendPointer(pointer, open.key);
    }
    m_problem = "at " + (pointer.empty() ? "the root" : json::shortened(pointer, kShownPointer))
                + ": " + what;
}

/// The place of the value that comes now.
Slot RecordReader::take()
{
    if (!m_open.empty() && m_open.back().slot.binding->element != nullptr) {
        Open &open = m_open.back();
        ++open.count;
        return open.slot.binding->element(open.slot.place);
    }
    return m_next;
}

template <class Value>
void RecordReader::scalar(bool (*Binding::*function)(void *, Value), Value value,
                          std::string_view what)
{
    if (!m_problem.empty())
        return;
    const Slot slot = take();
    const auto store = slot.binding->*function;
    if (store == nullptr || !store(slot.place, value))
        fail("expected " + std::string(slot.binding->wanted) + ", got " + std::string(what));
}

void RecordReader::startObject()
{
    if (!m_problem.empty())
        return;
    const Slot slot = take();
    if (slot.binding->member == nullptr)
        return fail("expected " + std::string(slot.binding->wanted) + ", got an object");
    m_open.push_back({slot, 0, 0, {}});
}

void RecordReader::key(std::string_view text)
{
    if (!m_problem.empty())
        return;
    Open &open = m_open.back();
    open.key = text;
    m_next = open.slot.binding->member(open.slot.place, text);
    if (m_next.binding == nullptr)
        return fail("unknown key");
    const std::uint64_t bit = std::uint64_t{1} << m_next.index;
    if (m_next.repeated || (open.slot.binding->fields > 0 && (open.seen & bit) != 0))
        return fail("repeated key");
    open.seen |= bit;
}

void RecordReader::endObject()
{
    if (!m_problem.empty())
        return;
    Open &open = m_open.back();
    open.key.clear();
    const Binding &binding = *open.slot.binding;
    for (std::size_t i = 0; i < binding.fields; ++i) {
        if ((open.seen >> i & 1) == 0)
            return fail("missing key \"" + std::string(binding.fieldName(i)) + "\"");
    }
    m_open.pop_back();
}

void RecordReader::startArray()
{
    if (!m_problem.empty())
        return;
    const Slot slot = take();
    if (slot.binding->element == nullptr)
        return fail("expected " + std::string(slot.binding->wanted) + ", got an array");
    m_open.push_back({slot, 0, 0, {}});
}

void RecordReader::endArray()
{
    if (m_problem.empty())
        m_open.pop_back();
}

void RecordReader::string(std::string_view text)
{
    scalar(&Binding::string, text, "a string");
}

void RecordReader::integer(std::int64_t value)
{
    scalar(&Binding::integer, value, "an integer");
}

void RecordReader::unsignedInteger(std::uint64_t value)
{
    real(static_cast<double>(value));
}

void RecordReader::real(double value)
{
    scalar(&Binding::real, value, "a number");
}

void RecordReader::boolean(bool value)
{
    scalar(&Binding::boolean, value, "true or false");
}

void RecordReader::null()
{
    if (m_problem.empty())
        fail("expected " + std::string(take().binding->wanted) + ", got null");
}

} // namespace jinbang::core::record
