#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an answer's body is the record that was asked for, by value.

#include "core/base/words.h"

#include <string>
#include <string_view>

namespace jinbang::core::http {

class BodyJudge
{
public:
    /// `expected` is valid JSON and outlives the judge.
    explicit BodyJudge(std::string_view expected)
        : m_expected(expected)
    {
    }

    /// Doubles may be one unit in the last place off. Bytes that were found right are remembered,
    /// so that only an answer that looks different costs a reading.
    [[nodiscard]] bool isRight(std::string_view body);

    /// "at /money: expected 1.5, got "1.5"" of the last wrong body.
    [[nodiscard]] const std::string &difference() const { return m_difference; }
    /// Of the bodies that were right.
    [[nodiscard]] Exactness exactness() const { return m_exactness; }

private:
    std::string_view m_expected;
    std::string m_known;
    std::string m_difference;
    Exactness m_exactness = Exactness::NotApplicable;
};

} // namespace jinbang::core::http
