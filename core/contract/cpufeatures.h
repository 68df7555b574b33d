#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a contender was compiled for, so that the parent can refuse to start it on a lesser machine
// instead of watching it die of an illegal instruction.

#include <string>
#include <vector>

namespace jinbang::core::contract {

/// Features beyond the x86-64 baseline that the compiler was allowed to use in this translation
/// unit, spelled as in /proc/cpuinfo. Empty for a portable build.
[[nodiscard]] inline std::vector<std::string> compiledForFeatures()
{
    std::vector<std::string> features;
#ifdef __SSE3__
    features.emplace_back("pni");
#endif
#ifdef __SSSE3__
    features.emplace_back("ssse3");
#endif
#ifdef __SSE4_1__
    features.emplace_back("sse4_1");
#endif
#ifdef __SSE4_2__
    features.emplace_back("sse4_2");
#endif
#ifdef __POPCNT__
    features.emplace_back("popcnt");
#endif
#ifdef __MOVBE__
    features.emplace_back("movbe");
#endif
#ifdef __LZCNT__
    features.emplace_back("abm");
#endif
#ifdef __AVX__
    features.emplace_back("avx");
#endif
#ifdef __F16C__
    features.emplace_back("f16c");
#endif
#ifdef __FMA__
    features.emplace_back("fma");
#endif
#ifdef __BMI__
    features.emplace_back("bmi1");
#endif
#ifdef __BMI2__
    features.emplace_back("bmi2");
#endif
#ifdef __AVX2__
    features.emplace_back("avx2");
#endif
#ifdef __AVX512F__
    features.emplace_back("avx512f");
#endif
#ifdef __AVX512CD__
    features.emplace_back("avx512cd");
#endif
#ifdef __AVX512DQ__
    features.emplace_back("avx512dq");
#endif
#ifdef __AVX512BW__
    features.emplace_back("avx512bw");
#endif
#ifdef __AVX512VL__
    features.emplace_back("avx512vl");
#endif
#ifdef __AVX512IFMA__
    features.emplace_back("avx512ifma");
#endif
#ifdef __AVX512VBMI__
    features.emplace_back("avx512vbmi");
#endif
#ifdef __AVX512VBMI2__
    features.emplace_back("avx512_vbmi2");
#endif
#ifdef __AVX512BITALG__
    features.emplace_back("avx512_bitalg");
#endif
#ifdef __AVX512VPOPCNTDQ__
    features.emplace_back("avx512_vpopcntdq");
#endif
#ifdef __AVX512VNNI__
    features.emplace_back("avx512_vnni");
#endif
#ifdef __GFNI__
    features.emplace_back("gfni");
#endif
    return features;
}

} // namespace jinbang::core::contract
