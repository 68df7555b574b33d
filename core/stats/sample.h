#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The one door through which raw numbers enter the statistics: whoever holds a Sample need not ask
// again whether it is empty or holds a NaN.

#include "core/base/result.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace jinbang::core::stats {

/// A non-empty list of finite numbers, in measured order and sorted.
class Sample
{
public:
    /// Errors: TooFewSamples when empty, InvalidNumber at the first value that is not finite; both
    ///         name `subject`.
    [[nodiscard]] static Result<Sample> from(std::span<const double> values,
                                             std::string_view subject);

    /// The natural logarithms of times or rates.
    /// Errors: as from(), and InvalidNumber for a value that is not above 0.
    [[nodiscard]] static Result<Sample> logsOf(std::span<const double> values,
                                               std::string_view subject);

    [[nodiscard]] std::size_t size() const { return m_sorted.size(); }
    [[nodiscard]] std::span<const double> values() const { return m_values; }
    [[nodiscard]] std::span<const double> sorted() const { return m_sorted; }
    [[nodiscard]] double min() const { return m_sorted.front(); }
    [[nodiscard]] double max() const { return m_sorted.back(); }

    friend bool operator==(const Sample &, const Sample &) = default;

private:
    explicit Sample(std::vector<double> values);

    std::vector<double> m_values;
    std::vector<double> m_sorted;
};

} // namespace jinbang::core::stats
