#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The random numbers of the generators. The standard's distributions differ between libraries;
// these do not, so that the same seed gives the same bytes everywhere.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace jinbang::core::record {

/// xoshiro256** whose state comes from SplitMix64 over a seed and the number of a stream, so that
/// record i can be made without those before it.
/// Source: Blackman & Vigna, "Scrambled linear pseudorandom number generators", 2021.
class Random
{
public:
    Random(std::uint64_t seed, std::uint64_t stream)
    {
        std::uint64_t state = splitMix(seed) ^ splitMix(~stream);
        for (std::uint64_t &word : m_state) {
            state += kGolden;
            word = splitMix(state);
        }
    }

    std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// A number from 0 to limit - 1: the high half of next() * limit. Its bias is below limit /
    /// 2^64.
    std::uint64_t below(std::uint64_t limit)
    {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::uint64_t>(static_cast<Wide>(next()) * limit >> 64);
    }

    /// A multiple of 2^-53 from 0 up to, not including, 1.
    double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    bool coin() { return (next() >> 63) != 0; }

    /// A permutation of 0 to N - 1 (Fisher and Yates, from the end).
    template <std::size_t N>
    std::array<std::size_t, N> permutation()
    {
        std::array<std::size_t, N> order{};
        for (std::size_t i = 0; i < N; ++i)
            order[i] = i;
        for (std::size_t i = N; i > 1; --i)
            std::swap(order[i - 1], order[static_cast<std::size_t>(below(i))]);
        return order;
    }

private:
    static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;

    static std::uint64_t splitMix(std::uint64_t value)
    {
        value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
        value = (value ^ value >> 27) * 0x94d049bb133111eb;
        return value ^ value >> 31;
    }

    std::array<std::uint64_t, 4> m_state{};
};

} // namespace jinbang::core::record
