// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/boostjson/adapter.h"
#include "tests/adapters/contender.h"

namespace jinbang::tests {

std::unique_ptr<core::contract::Adapter> adapterUnderTest()
{
    return std::make_unique<adapters::BoostjsonAdapter>();
}

Expectations expectations()
{
    return {{{"value", 1, "~~~==~=~==~===~=~"},
             {"monotonic", 1, "~~~==~=~==~===~=~"},
             {"basic_parser", 1, "~~~==~=~==~===~=~"},
             {"byhand", 1, ""}},
            {
                {"A01_bom_only.json", "xxx-"},
                {"A01_bom_utf8.json", "xxx-"},
                {"A02_high_then_text.json", "xxx-"},
                {"A02_lone_high.json", "xxx-"},
                {"A02_lone_low.json", "xxx-"},
                {"A02_valid_pair.json", "===-"},
                {"A03_above_10ffff.json", "xxx-"},
                {"A03_ff.json", "xxx-"},
                {"A03_latin1.json", "xxx-"},
                {"A03_raw_surrogate.json", "xxx-"},
                {"A04_depth_000031.json", "===-"},
                {"A04_depth_000032.json", "===-"},
                {"A04_depth_000033.json", "xxx-"},
                {"A04_depth_000064.json", "xxx-"},
                {"A04_depth_001000.json", "xxx-"},
                {"A04_depth_001023.json", "xxx-"},
                {"A04_depth_001024.json", "xxx-"},
                {"A04_depth_001025.json", "xxx-"},
                {"A05_d100.json", "===-"},
                {"A05_d20.json", "===-"},
                {"A05_d21.json", "===-"},
                {"A05_m63.json", "===-"},
                {"A05_m64.json", "===-"},
                {"A05_p53p1.json", "===-"},
                {"A05_p63.json", "===-"},
                {"A05_p63m1.json", "===-"},
                {"A05_p64.json", "===-"},
                {"A06_dblmax.json", "===-"},
                {"A06_dblmax_up.json", "+++-"},
                {"A06_denorm.json", "===-"},
                {"A06_e309.json", "+++-"},
                {"A06_e400.json", "+++-"},
                {"A06_em400.json", "===-"},
                {"A06_f18e308.json", "+++-"},
                {"A06_me400.json", "+++-"},
                {"A07_neg0_exp.json", "===-"},
                {"A07_neg0_flt.json", "===-"},
                {"A07_neg0_int.json", "===-"},
                {"A08_dup.json", "~~=-"},
                {"A08_dup_nfc_nfd.json", "===-"},
                {"A09_doc_nul.json", "xxx-"},
                {"A09_escnul_value.json", "===-"},
                {"A09_rawnul_in_string.json", "xxx-"},
                {"A10_trail_bracket.json", "xxx-"},
                {"A10_trail_comma.json", "xxx-"},
                {"A10_trail_scalar.json", "xxx-"},
                {"A10_trail_twodocs.json", "xxx-"},
                {"A10_trail_word.json", "xxx-"},
                {"A11_empty.json", "xxx-"},
                {"A11_spaces.json", "xxx-"},
                {"A12_root_dot.json", "xxx-"},
                {"A12_root_flt.json", "===-"},
                {"A12_root_inf.json", "xxx-"},
                {"A12_root_int.json", "===-"},
                {"A12_root_nan.json", "xxx-"},
                {"A12_root_neg.json", "===-"},
                {"A12_root_null.json", "===-"},
                {"A12_root_plus.json", "xxx-"},
                {"A12_root_str.json", "===-"},
                {"A12_root_true.json", "===-"},
                {"A18_utf16be_bom.json", "xxx-"},
                {"A18_utf16le_bom.json", "xxx-"},
                {"A19_comments.jsonc", "xxx-"},
                {"A19_nan_member.json", "xxx-"},
                {"A19_trailing_comma.json", "xxx-"},
            }};
}

} // namespace jinbang::tests
