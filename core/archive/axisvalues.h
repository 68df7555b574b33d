#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What changing one condition does to one library: objects kept or made anew, keys in order or
// shuffled, another allocator, more threads. Cells under different conditions share no ranking;
// this is the one place where they meet.

#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::archive {

struct AxisFactor {
    std::string metric; // without the axis: "deserialize/mini:1000"
    std::string label;
    std::string axis;                    // reuse, keys, allocator
    std::string from, to;                // on, off; ordered, shuffled; system, jemalloc
    double ratio = 1;                    // time with `to` over time with `from`
    std::optional<double> ciLow, ciHigh; // 95 %, unpaired; none under 6 blocks
    friend bool operator==(const AxisFactor &, const AxisFactor &) = default;
};

struct ThreadPoint {
    int threads = 1;
    double opsPerSecond = 0;          // of all threads together
    std::optional<double> efficiency; // X_T / (T X_1); none without a cell of one thread
    std::optional<double> fairness;   // least over most operations of a thread
    friend bool operator==(const ThreadPoint &, const ThreadPoint &) = default;
};

struct ThreadCurve {
    std::string metric; // without the number of threads
    std::string label;
    std::vector<ThreadPoint> points; // by threads
    friend bool operator==(const ThreadCurve &, const ThreadCurve &) = default;
};

} // namespace jinbang::core::archive
