#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A seeded stream that is the same on every machine and standard library:
// std::uniform_*_distribution and std::shuffle may differ between implementations, and a report's
// seed must mean the same order and the same inputs everywhere.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace jinbang::core {

/// A new seed for the sub-stream `stream` of `seed` (a row, a block, a fixture), so that adding one
/// consumer of random numbers does not shift all others.
/// Source: the finaliser of SplitMix64, Steele, Lea & Flood 2014.
[[nodiscard]] std::uint64_t mixSeed(std::uint64_t seed, std::uint64_t stream);

/// xoshiro256** seeded by SplitMix64.
/// Source: Blackman & Vigna, "Scrambled linear pseudorandom number generators", 2021.
class Random
{
public:
    explicit Random(std::uint64_t seed);

    /// 64 uniform bits.
    [[nodiscard]] std::uint64_t next();

    /// Uniform in [0, bound); every value exactly equally likely (the incomplete last cycle of the
    /// 64-bit range is rejected). Shape: bound > 0.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound);

    /// Uniform in [0, 1): the upper 53 bits times 2^-53.
    [[nodiscard]] double unit();

    /// Fisher-Yates from the back. Source: Durstenfeld 1964.
    template <class T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[static_cast<std::size_t>(below(left))]);
    }

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace jinbang::core
