#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Times of single operations (mode sample) in bounded memory: buckets of equal relative width, so
// that every percentile is right within 0.4 %.

#include "core/protocol/messages.h"

#include <cstdint>
#include <vector>

namespace jinbang::core::measure {

class Histogram
{
public:
    Histogram();
    void add(std::int64_t ns) { ++m_counts[indexOf(ns)]; }
    /// The filled buckets, ascending, each with the middle of its range.
    [[nodiscard]] std::vector<protocol::HistogramBucket> buckets() const;

private:
    [[nodiscard]] static std::size_t indexOf(std::int64_t ns);
    std::vector<std::uint64_t> m_counts;
};

} // namespace jinbang::core::measure
