// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/simdjson/adapter.h"
#include "tests/adapters/contender.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

namespace jinbang::tests {

std::unique_ptr<core::contract::Adapter> adapterUnderTest()
{
    return std::make_unique<adapters::SimdjsonAdapter>();
}

Expectations expectations()
{
    return {{{"ondemand", 0, "=======!========="},
             {"predicted", 0, ""},
             {"dom", 0, "================="}},
            {
                {"A01_bom_only.json", "x-x"},
                {"A01_bom_utf8.json", "x-x"},
                {"A02_high_then_text.json", "x-x"},
                {"A02_lone_high.json", "x-x"},
                {"A02_lone_low.json", "x-x"},
                {"A02_valid_pair.json", "=-="},
                {"A03_above_10ffff.json", "x-x"},
                {"A03_ff.json", "x-x"},
                {"A03_latin1.json", "x-x"},
                {"A03_raw_surrogate.json", "x-x"},
                {"A04_depth_000031.json", "=-="},
                {"A04_depth_000032.json", "=-="},
                {"A04_depth_000033.json", "=-="},
                {"A04_depth_000064.json", "=-="},
                {"A04_depth_001000.json", "=-="},
                {"A04_depth_001023.json", "=-="},
                {"A04_depth_001024.json", "=-="},
                {"A04_depth_001025.json", "=-x"},
                {"A05_d100.json", "x-x"},
                {"A05_d20.json", "x-x"},
                {"A05_d21.json", "x-x"},
                {"A05_m63.json", "=-="},
                {"A05_m64.json", "x-x"},
                {"A05_p53p1.json", "=-="},
                {"A05_p63.json", "=-="},
                {"A05_p63m1.json", "=-="},
                {"A05_p64.json", "x-x"},
                {"A06_dblmax.json", "=-="},
                {"A06_dblmax_up.json", "x-x"},
                {"A06_denorm.json", "=-="},
                {"A06_e309.json", "x-x"},
                {"A06_e400.json", "x-x"},
                {"A06_em400.json", "=-="},
                {"A06_f18e308.json", "x-x"},
                {"A06_me400.json", "x-x"},
                {"A07_neg0_exp.json", "=-="},
                {"A07_neg0_flt.json", "=-="},
                {"A07_neg0_int.json", "=-="},
                {"A08_dup.json", "=-="},
                {"A08_dup_nfc_nfd.json", "=-="},
                {"A09_doc_nul.json", "x-x"},
                {"A09_escnul_value.json", "=-="},
                {"A09_rawnul_in_string.json", "x-x"},
                {"A10_trail_bracket.json", "x-x"},
                {"A10_trail_comma.json", "x-x"},
                {"A10_trail_scalar.json", "x-x"},
                {"A10_trail_twodocs.json", "x-x"},
                {"A10_trail_word.json", "x-x"},
                {"A11_empty.json", "x-x"},
                {"A11_spaces.json", "x-x"},
                {"A12_root_dot.json", "x-x"},
                {"A12_root_flt.json", "=-="},
                {"A12_root_inf.json", "x-x"},
                {"A12_root_int.json", "=-="},
                {"A12_root_nan.json", "x-x"},
                {"A12_root_neg.json", "=-="},
                {"A12_root_null.json", "=-="},
                {"A12_root_plus.json", "x-x"},
                {"A12_root_str.json", "=-="},
                {"A12_root_true.json", "=-="},
                {"A18_utf16be_bom.json", "x-x"},
                {"A18_utf16le_bom.json", "x-x"},
                {"A19_comments.jsonc", "x-x"},
                {"A19_nan_member.json", "x-x"},
                {"A19_trailing_comma.json", "x-x"},
            }};
}

// A sanitizer reserves more address space than can be spared.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
namespace {

/// Parses 48 MiB where there is room for them and for the padded copy, but not for the parser's own
/// buffers, which are several times as large.
void parseWithoutRoom()
{
    const std::string text(std::size_t{48} << 20, ' ');
    auto parse = adapterUnderTest()->make({core::Operation::Parse, "dom", {}, false, true});
    const bool prepared = parse && (*parse)->prepare({text, nullptr});
    std::uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const rlim_t used = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    const rlimit limit{used + (rlim_t{96} << 20), RLIM_INFINITY};
    if (!prepared || ::setrlimit(RLIMIT_AS, &limit) != 0)
        std::_Exit(2);
    const auto ran = (*parse)->run(1);
    std::_Exit(!ran && ran.error().code == core::ErrorCode::OutOfMemory ? 0 : 1);
}

TEST(Simdjson, MemoryThatItDoesNotGetIsNoBadText)
{
    EXPECT_EXIT(parseWithoutRoom(), testing::ExitedWithCode(0), "");
}

} // namespace
#endif

} // namespace jinbang::tests
