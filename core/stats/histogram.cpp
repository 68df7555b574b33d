// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/histogram.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace jinbang::core::stats {
namespace {

// Values below 2^11 have a bucket each; above, every power of two is cut into 2^10 equal buckets.
constexpr unsigned kBits = 10;
constexpr std::size_t kLinear = std::size_t{1} << kBits;
constexpr std::size_t kBuckets = (64 - kBits + 1) * kLinear;

unsigned shiftOf(std::uint64_t value)
{
    const auto width = static_cast<unsigned>(std::bit_width(value));
    return width > kBits + 1 ? width - (kBits + 1) : 0;
}

std::size_t indexOf(std::uint64_t value)
{
    const unsigned shift = shiftOf(value);
    return shift * kLinear + static_cast<std::size_t>(value >> shift);
}

double middleOf(std::size_t index)
{
    const std::size_t shift = index < 2 * kLinear ? 0 : index / kLinear - 1;
    const auto low = static_cast<std::uint64_t>(index - shift * kLinear) << shift;
    const std::uint64_t width = std::uint64_t{1} << shift;
    return static_cast<double>(low) + static_cast<double>(width - 1) / 2;
}

} // namespace

Histogram::Histogram()
    : m_counts(kBuckets, 0)
{
}

void Histogram::add(std::uint64_t nanoseconds)
{
    add(nanoseconds, 1);
}

void Histogram::add(std::uint64_t nanoseconds, std::uint64_t count)
{
    if (count == 0)
        return;
    m_min = m_count == 0 ? nanoseconds : std::min(m_min, nanoseconds);
    m_max = std::max(m_max, nanoseconds);
    m_count += count;
    m_counts[indexOf(nanoseconds)] += count;
}

void Histogram::merge(const Histogram &other)
{
    if (other.m_count == 0)
        return;
    m_min = m_count == 0 ? other.m_min : std::min(m_min, other.m_min);
    m_max = std::max(m_max, other.m_max);
    m_count += other.m_count;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] += other.m_counts[i];
}

double Histogram::valueAt(std::uint64_t position) const
{
    if (position <= 1)
        return static_cast<double>(m_min);
    if (position >= m_count)
        return static_cast<double>(m_max);
    std::uint64_t seen = 0;
    std::size_t index = 0;
    while ((seen += m_counts[index]) < position)
        ++index;
    return std::clamp(middleOf(index), static_cast<double>(m_min), static_cast<double>(m_max));
}

std::optional<double> Histogram::percentile(double rank) const
{
    assert(rank >= 0 && rank <= 100);
    if (m_count == 0)
        return std::nullopt;
    const double position = rank * static_cast<double>(m_count + 1) / 100;
    const auto lower = static_cast<std::uint64_t>(position);
    return std::lerp(valueAt(lower), valueAt(lower + 1), position - std::floor(position));
}

std::optional<double> Histogram::mean() const
{
    if (m_count == 0)
        return std::nullopt;
    double result = 0;
    for (const Bucket &bucket : buckets())
        result += bucket.value * (static_cast<double>(bucket.count) / static_cast<double>(m_count));
    return result;
}

std::vector<Bucket> Histogram::buckets() const
{
    std::vector<Bucket> result;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] > 0)
            result.push_back({middleOf(i), m_counts[i]});
    }
    return result;
}

} // namespace jinbang::core::stats
