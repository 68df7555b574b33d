// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include <bit>
#include <cassert>

namespace jinbang::core {
namespace {

constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15U; // 2^64 / golden ratio, SplitMix64's step

std::uint64_t scramble(std::uint64_t value)
{
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}

} // namespace

std::uint64_t mixSeed(std::uint64_t seed, std::uint64_t stream)
{
    return scramble(scramble(seed + kGolden) + (stream + 1) * kGolden);
}

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t &word : m_state) {
        seed += kGolden;
        word = scramble(seed);
    }
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound)
{
    assert(bound > 0);
    const std::uint64_t unfair = (0 - bound) % bound; // 2^64 mod bound
    std::uint64_t bits = next();
    while (bits < unfair)
        bits = next();
    return bits % bound;
}

double Random::unit()
{
    return static_cast<double>(next() >> 11U) * 0x1.0p-53;
}

} // namespace jinbang::core
