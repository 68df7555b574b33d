// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/histogram.h"

#include <algorithm>
#include <bit>

namespace jinbang::core::measure {
namespace {

// As in HdrHistogram: each power of two is cut into 128 buckets; below 256 ns each ns has its own.
constexpr unsigned kCutBits = 7;
constexpr std::uint64_t kCuts = 1U << kCutBits;
constexpr std::int64_t kMostNs = std::int64_t{1} << 42; // 73 minutes
constexpr std::size_t kBuckets = (42 - kCutBits + 2) * kCuts;

} // namespace

Histogram::Histogram()
    : m_counts(kBuckets)
{
}

std::size_t Histogram::indexOf(std::int64_t ns)
{
    const auto value = static_cast<std::uint64_t>(std::clamp<std::int64_t>(ns, 0, kMostNs));
    if (value < 2 * kCuts)
        return value;
    const auto shift = static_cast<unsigned>(std::bit_width(value)) - kCutBits - 1;
    return shift * kCuts + (value >> shift);
}

std::vector<protocol::HistogramBucket> Histogram::buckets() const
{
    std::vector<protocol::HistogramBucket> filled;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] == 0)
            continue;
        const std::uint64_t shift = i < 2 * kCuts ? 0 : i / kCuts - 1;
        const std::uint64_t low = (i - shift * kCuts) << shift;
        const double width = static_cast<double>(std::uint64_t{1} << shift);
        filled.push_back({static_cast<double>(low) + (width - 1) / 2, m_counts[i]});
    }
    return filled;
}

} // namespace jinbang::core::measure
