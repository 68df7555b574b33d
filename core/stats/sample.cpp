// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/sample.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace jinbang::core::stats {
namespace {

Error badValue(std::string_view subject, std::size_t index, double value)
{
    const std::string shown = std::isnan(value)   ? "not a number"
                              : std::isinf(value) ? "infinite"
                                                  : shortest(value);
    return {ErrorCode::InvalidNumber, std::string(subject),
            "value " + std::to_string(index + 1) + " is " + shown};
}

} // namespace

Sample::Sample(std::vector<double> values)
    : m_values(std::move(values))
    , m_sorted(m_values)
{
    std::sort(m_sorted.begin(), m_sorted.end());
}

Result<Sample> Sample::from(std::span<const double> values, std::string_view subject)
{
    if (values.empty())
        return Error{ErrorCode::TooFewSamples, std::string(subject), "0 given, 1 needed"};
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!std::isfinite(values[i]))
            return badValue(subject, i, values[i]);
    }
    return Sample(std::vector<double>(values.begin(), values.end()));
}

Result<Sample> Sample::logsOf(std::span<const double> values, std::string_view subject)
{
    std::vector<double> logs;
    logs.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!(values[i] > 0) || !std::isfinite(values[i]))
            return badValue(subject, i, values[i]);
        logs.push_back(std::log(values[i]));
    }
    return from(logs, subject);
}

} // namespace jinbang::core::stats
