// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/qtjson/adapter.h"
#include "tests/adapters/contender.h"

namespace jinbang::tests {

std::unique_ptr<core::contract::Adapter> adapterUnderTest()
{
    return std::make_unique<adapters::QtjsonAdapter>();
}

Expectations expectations()
{
    return {{{"document", 0, "================="}},
            {
                {"A01_bom_only.json", "x"},
                {"A01_bom_utf8.json", "+"},
                {"A02_high_then_text.json", "+"},
                {"A02_lone_high.json", "+"},
                {"A02_lone_low.json", "+"},
                {"A02_valid_pair.json", "="},
                {"A03_above_10ffff.json", "x"},
                {"A03_ff.json", "x"},
                {"A03_latin1.json", "x"},
                {"A03_raw_surrogate.json", "x"},
                {"A04_depth_000031.json", "="},
                {"A04_depth_000032.json", "="},
                {"A04_depth_000033.json", "="},
                {"A04_depth_000064.json", "="},
                {"A04_depth_001000.json", "="},
                {"A04_depth_001023.json", "="},
                {"A04_depth_001024.json", "="},
                {"A04_depth_001025.json", "x"},
                {"A05_d100.json", "="},
                {"A05_d20.json", "="},
                {"A05_d21.json", "="},
                {"A05_m63.json", "="},
                {"A05_m64.json", "="},
                {"A05_p53p1.json", "="},
                {"A05_p63.json", "="},
                {"A05_p63m1.json", "="},
                {"A05_p64.json", "="},
                {"A06_dblmax.json", "="},
                {"A06_dblmax_up.json", "x"},
                {"A06_denorm.json", "="},
                {"A06_e309.json", "x"},
                {"A06_e400.json", "x"},
                {"A06_em400.json", "x"},
                {"A06_f18e308.json", "x"},
                {"A06_me400.json", "x"},
                {"A07_neg0_exp.json", "="},
                {"A07_neg0_flt.json", "="},
                {"A07_neg0_int.json", "="},
                {"A08_dup.json", "~"},
                {"A08_dup_nfc_nfd.json", "="},
                {"A09_doc_nul.json", "x"},
                {"A09_escnul_value.json", "="},
                {"A09_rawnul_in_string.json", "+"},
                {"A10_trail_bracket.json", "x"},
                {"A10_trail_comma.json", "x"},
                {"A10_trail_scalar.json", "x"},
                {"A10_trail_twodocs.json", "x"},
                {"A10_trail_word.json", "x"},
                {"A11_empty.json", "x"},
                {"A11_spaces.json", "x"},
                {"A12_root_dot.json", "x"},
                {"A12_root_flt.json", "x"},
                {"A12_root_inf.json", "x"},
                {"A12_root_int.json", "x"},
                {"A12_root_nan.json", "x"},
                {"A12_root_neg.json", "x"},
                {"A12_root_null.json", "x"},
                {"A12_root_plus.json", "x"},
                {"A12_root_str.json", "x"},
                {"A12_root_true.json", "x"},
                {"A18_utf16be_bom.json", "x"},
                {"A18_utf16le_bom.json", "x"},
                {"A19_comments.jsonc", "x"},
                {"A19_nan_member.json", "x"},
                {"A19_trailing_comma.json", "x"},
            },
            {"[1.]", "[.5]", "[\"\\x\"]", "[\"\x01\"]", R"({"id":1,"name":"\x"})"}};
}

} // namespace jinbang::tests
