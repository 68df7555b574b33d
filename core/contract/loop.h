#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The loop over n exists once, as a template, so that the compiler inlines the library's call and
// no adapter holds a loop of its own.

#include "core/contract/adapter.h"

#include <exception>
#include <new>
#include <optional>
#include <string>
#include <utility>

namespace jinbang::core::contract {

/// Makes the compiler believe that `value` is read and may be changed.
template <class T>
inline void keep(T &value)
{
    asm volatile("" : : "g"(&value) : "memory");
}

/// A parser, writer, buffer or arena that lives across operations when `reuse` is on and is made
/// anew inside the timed operation when it is off: the same rule for every library.
template <class T>
class Reusable
{
public:
    explicit Reusable(bool reuse)
        : m_reuse(reuse)
    {
    }
    /// Call once at the start of an operation.
    template <class... Arguments>
    T &begin(Arguments &&...arguments)
    {
        if (!m_reuse || !m_value)
            m_value.emplace(std::forward<Arguments>(arguments)...);
        return *m_value;
    }
    /// What the last operation used; null before the first.
    [[nodiscard]] const T *last() const { return m_value ? &*m_value : nullptr; }

private:
    bool m_reuse;
    std::optional<T> m_value;
};

/// What a Body offers: prepare, one operation, what went wrong, what it produced.
template <class B>
concept Body = requires(B body, const B constBody, const Input &input, AnswerSink &sink)
{
    {
        body.prepare(input)
        } -> std::same_as<Result<void>>;
    {
        body.once()
        } -> std::same_as<bool>;
    {
        constBody.problem()
        } -> std::convertible_to<std::string>;
    body.output(sink);
};

/// An Operation from a Body. Results stay owned by the body and are destroyed by its next once(),
/// inside the timer, so each operation pays for one construction and one destruction.
/// Exceptions of a library end here.
template <Body B>
class LoopOperation final : public Operation
{
public:
    template <class... Arguments>
    explicit LoopOperation(std::string library, Arguments &&...arguments)
        : m_body(std::forward<Arguments>(arguments)...)
        , m_library(std::move(library))
    {
    }

    Result<void> prepare(const Input &input) override
    {
        return guarded([&] { return m_body.prepare(input); });
    }
    Result<void> run(std::uint64_t n) override
    {
        return guarded([&]() -> Result<void> {
            for (; n > 0; --n) {
                if (!m_body.once()) [[unlikely]]
                    return Error{ErrorCode::Rejected, m_library, m_body.problem()};
                keep(m_body);
            }
            return {};
        });
    }
    void output(AnswerSink &sink) override { m_body.output(sink); }
    std::uint64_t outputBytes() const override
    {
        if constexpr (requires { m_body.outputBytes(); })
            return m_body.outputBytes();
        return 0;
    }

private:
    template <class F>
    Result<void> guarded(F &&f)
    {
        try {
            return f();
        } catch (const std::bad_alloc &) {
            return Error{ErrorCode::OutOfMemory, m_library, {}};
        } catch (const std::exception &exception) {
            return Error{ErrorCode::Rejected, m_library, exception.what()};
        }
    }

    B m_body;
    std::string m_library;
};

} // namespace jinbang::core::contract
