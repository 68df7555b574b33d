// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/rapidjson/adapter.h"
#include "tests/adapters/contender.h"

namespace jinbang::tests {

std::unique_ptr<core::contract::Adapter> adapterUnderTest()
{
    return std::make_unique<adapters::RapidjsonAdapter>();
}

Expectations expectations()
{
    return {{{"dom", 0, "=======?========="},
             {"sax", 0, "=======?========="},
             {"insitu", 0, "=======?========="},
             {"trusting", 2, "~~~==~=~==~===~=~"},
             {"byhand", 0, ""}},
            {
                {"A01_bom_only.json", "xxxx-"},
                {"A01_bom_utf8.json", "++x+-"},
                {"A02_high_then_text.json", "xxxx-"},
                {"A02_lone_high.json", "xxxx-"},
                {"A02_lone_low.json", "++++-"},
                {"A02_valid_pair.json", "====-"},
                {"A03_above_10ffff.json", "xxx+-"},
                {"A03_ff.json", "xxx+-"},
                {"A03_latin1.json", "xxx+-"},
                {"A03_raw_surrogate.json", "xxx+-"},
                {"A04_depth_000031.json", "====-"},
                {"A04_depth_000032.json", "====-"},
                {"A04_depth_000033.json", "====-"},
                {"A04_depth_000064.json", "====-"},
                {"A04_depth_001000.json", "====-"},
                {"A04_depth_001023.json", "====-"},
                {"A04_depth_001024.json", "====-"},
                {"A04_depth_001025.json", "====-"},
                {"A05_d100.json", "===~-"},
                {"A05_d20.json", "====-"},
                {"A05_d21.json", "====-"},
                {"A05_m63.json", "====-"},
                {"A05_m64.json", "====-"},
                {"A05_p53p1.json", "====-"},
                {"A05_p63.json", "====-"},
                {"A05_p63m1.json", "====-"},
                {"A05_p64.json", "====-"},
                {"A06_dblmax.json", "====-"},
                {"A06_dblmax_up.json", "++++-"},
                {"A06_denorm.json", "====-"},
                {"A06_e309.json", "xxxx-"},
                {"A06_e400.json", "xxxx-"},
                {"A06_em400.json", "====-"},
                {"A06_f18e308.json", "++++-"},
                {"A06_me400.json", "xxxx-"},
                {"A07_neg0_exp.json", "====-"},
                {"A07_neg0_flt.json", "====-"},
                {"A07_neg0_int.json", "====-"},
                {"A08_dup.json", "====-"},
                {"A08_dup_nfc_nfd.json", "====-"},
                {"A09_doc_nul.json", "++++-"},
                {"A09_escnul_value.json", "====-"},
                {"A09_rawnul_in_string.json", "xxxx-"},
                {"A10_trail_bracket.json", "xxxx-"},
                {"A10_trail_comma.json", "xxxx-"},
                {"A10_trail_scalar.json", "xxxx-"},
                {"A10_trail_twodocs.json", "xxxx-"},
                {"A10_trail_word.json", "xxxx-"},
                {"A11_empty.json", "xxxx-"},
                {"A11_spaces.json", "xxxx-"},
                {"A12_root_dot.json", "xxxx-"},
                {"A12_root_flt.json", "====-"},
                {"A12_root_inf.json", "xxxx-"},
                {"A12_root_int.json", "====-"},
                {"A12_root_nan.json", "xxxx-"},
                {"A12_root_neg.json", "====-"},
                {"A12_root_null.json", "====-"},
                {"A12_root_plus.json", "xxxx-"},
                {"A12_root_str.json", "====-"},
                {"A12_root_true.json", "====-"},
                {"A18_utf16be_bom.json", "xxxx-"},
                {"A18_utf16le_bom.json", "xxxx-"},
                {"A19_comments.jsonc", "xxxx-"},
                {"A19_nan_member.json", "xxxx-"},
                {"A19_trailing_comma.json", "xxxx-"},
            }};
}

} // namespace jinbang::tests
