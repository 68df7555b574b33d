// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/canary.h"

#include <algorithm>
#include <array>
#include <vector>

namespace jinbang::core::system {
namespace {

constexpr std::size_t kBytes = 4096; // beside what else lives in the first-level cache
constexpr int kRounds = 5;

constexpr std::array<unsigned char, kBytes> filled()
{
    std::array<unsigned char, kBytes> bytes{};
    unsigned state = 1;
    for (unsigned char &byte : bytes) {
        state = state * 1664525U + 1013904223U;
        byte = static_cast<unsigned char>(state >> 24U);
    }
    return bytes;
}
constinit const std::array<unsigned char, kBytes> kText = filled();

/// Kept scalar: vectorised, it would measure another part of the core than JSON libraries use.
std::uint64_t work()
{
    std::uint64_t a = 1, b = 2, c = 3, d = 4, e = 5, f = 6;
    for (int round = 0; round < kRounds; ++round) {
        for (const unsigned char byte : kText) {
            a += byte;
            b ^= a << 1U;
            c += byte == '"';
            d = d * 3 + 1;
            e -= byte;
            f ^= f >> 7U;
            asm volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
        }
    }
    return a ^ b ^ c ^ d ^ e ^ f;
}

} // namespace

double canaryNs(Clock &clock)
{
    const std::int64_t begin = clock.now();
    std::uint64_t result = work();
    asm volatile("" : "+r"(result));
    return static_cast<double>(clock.now() - begin);
}

double canaryMedianNs(Clock &clock, int times)
{
    std::vector<double> all(static_cast<std::size_t>(std::max(times, 1)));
    std::generate(all.begin(), all.end(), [&] { return canaryNs(clock); });
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    std::nth_element(all.begin(), middle, all.end());
    return *middle;
}

} // namespace jinbang::core::system
