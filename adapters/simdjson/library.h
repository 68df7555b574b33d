#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What all ways of using simdjson share: the padded copy of the input and the parser, kept
// together.

#include "core/contract/loop.h"

#include <new>
#include <simdjson.h>
#include <string>
#include <string_view>
#include <utility>

namespace jinbang::adapters {

/// What a parser returned. The library reports memory that it did not get like a bad text.
template <class T>
[[nodiscard]] T started(simdjson::simdjson_result<T> result)
{
    if (result.error() == simdjson::MEMALLOC) [[unlikely]]
        throw std::bad_alloc();
    return std::move(result).value();
}

/// A parser with the buffer it reads from. The padding that the library asks for makes a copy of
/// the input necessary, which is therefore part of every operation.
template <class Parser>
class SimdjsonInput
{
public:
    explicit SimdjsonInput(bool reuse)
        : m_state(reuse)
    {
    }
    /// The parser, with `text` in its padded buffer.
    Parser &begin(std::string_view text)
    {
        State &state = m_state.begin();
        m_padded = &state.buffer;
        m_padded->reserve(text.size() + simdjson::SIMDJSON_PADDING);
        m_padded->assign(text);
        return state.parser;
    }
    [[nodiscard]] const std::string &padded() const { return *m_padded; }

private:
    struct State {
        Parser parser;
        std::string buffer;
    };
    core::contract::Reusable<State> m_state;
    std::string *m_padded = nullptr;
};

} // namespace jinbang::adapters
