#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the bodies of all libraries have in common: where the input is kept and how a result is
// told. Nothing here is timed; the timed once() belongs to the adapter.

#include "core/contract/adapter.h"
#include "core/contract/loop.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace jinbang::core::contract {

/// Base of a body that reads text: keeps the view and the last complaint.
class ReadingBody
{
public:
    Result<void> prepare(const Input &input)
    {
        m_text = input.text;
        return {};
    }
    [[nodiscard]] std::string problem() const { return m_problem; }

protected:
    /// For `return refuse(...)` in a once().
    bool refuse(std::string problem)
    {
        m_problem = std::move(problem);
        return false;
    }

    std::string_view m_text;
    std::string m_problem;
};

/// Base of a body that reads text into a record of type T.
template <class T>
class RecordReadingBody : public ReadingBody
{
public:
    void output(AnswerSink &sink)
    {
        if (m_record)
            sink.record(record::AnyRecord(std::in_place_type<T>, *m_record));
    }

protected:
    /// Destroys the last result and makes a fresh one: both belong to the timed operation.
    T &fresh() { return m_record.emplace(); }
    /// The same for a library that returns the record: it is made in its place, not moved there.
    template <class Make>
    T &build(Make &&make)
    {
        struct Result {
            Make &make;
            operator T() const { return make(); }
        };
        m_record.reset();
        return m_record.emplace(Result{make});
    }

    std::optional<T> m_record;
};

/// Base of a body that writes a record of type T.
template <class T>
class RecordWritingBody
{
public:
    Result<void> prepare(const Input &input)
    {
        m_record = input.record ? std::get_if<T>(input.record) : nullptr;
        if (!m_record)
            return Error{ErrorCode::Unsupported, "serialize", "the fixture holds no such record"};
        return {};
    }
    [[nodiscard]] std::string problem() const { return m_problem; }

protected:
    bool refuse(std::string problem)
    {
        m_problem = std::move(problem);
        return false;
    }

    const T *m_record = nullptr;
    std::string m_problem;
};

} // namespace jinbang::core::contract
