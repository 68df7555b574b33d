// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/hash.h"
#include "tests/core/json/told.h"

#include <bit>
#include <set>

namespace jinbang::core::json {
namespace {

TEST(Digest, EqualValuesHaveEqualDigests)
{
    const auto same = [](std::string_view a, std::string_view b) {
        EXPECT_TRUE(equalByValue(digestOf(a), digestOf(b))) << a << " and " << b;
    };
    same(R"({"a":1,"b":[true,null]})", R"( { "b" : [ true , null ] , "a" : 1.0 } )");
    same("1", "1e0");
    same("-0", "0");
    same("-0.0", "0");
    same("[1e2]", "[100]");
    same("9223372036854775808", "9.223372036854775808e18");
    same(R"({"a":1,"a":2})", R"({"a":2,"a":1})");
    same(R"("\u0061")", R"("a")");
}

TEST(Digest, DifferentValuesHaveDifferentDigests)
{
    const char *texts[] = {"null",
                           "true",
                           "false",
                           "0",
                           "1",
                           "-1",
                           "1.5",
                           "\"\"",
                           "\"1\"",
                           "[]",
                           "{}",
                           "[[]]",
                           "[null]",
                           "[0]",
                           "[[],[]]",
                           "[1,2]",
                           "[2,1]",
                           "[1,2,0]",
                           "[1,[2]]",
                           "[[1],2]",
                           R"({"a":1})",
                           R"({"b":1})",
                           R"({"a":2})",
                           R"({"a":1,"a":1})",
                           R"({"a":1,"b":2})",
                           R"({"a":2,"b":1})",
                           R"({"a":{"b":1}})",
                           R"({"a":{},"b":1})",
                           R"(["a",1])",
                           R"({"":1})",
                           "9007199254740993",
                           "9007199254740992",
                           "18446744073709551615",
                           "-9223372036854775808",
                           "\"abcdefgh\"",
                           "\"abcdefghi\"",
                           "\"abcdefghijklmnop\"",
                           "\"abcdefghijklmnopq\"",
                           "\"a\\u0000\"",
                           "\"a\"",
                           "\"a\\u0000\\u0000\"",
                           R"({"é":1})",
                           "{\"e\xcc\x81\":1}"};
    std::set<std::uint64_t> seen;
    for (const char *text : texts)
        EXPECT_TRUE(seen.insert(digestOf(text).exact).second) << text;
}

TEST(Digest, NotesTheSignOfZerosWithoutMindingIt)
{
    EXPECT_EQ(digestOf("[-0,-0.0,-1e-999,0]").negativeZeros, 3u);
    EXPECT_TRUE(equalByValue(digestOf("[-0]"), digestOf("[0]")));
    EXPECT_NE(digestOf("[-0]"), digestOf("[0]"));
}

TEST(Digest, StructureIgnoresLastPlacesOnly)
{
    const auto structure = [](std::string_view text) { return digestOf(text).structure; };
    EXPECT_EQ(structure("[0.1]"), structure("[0.10000000000000002]"));
    EXPECT_NE(structure("[1]"), structure("[2]"));
    EXPECT_NE(structure("[0.1]"), structure("[\"0.1\"]"));
    EXPECT_NE(digestOf("[0.1]").exact, digestOf("[0.10000000000000002]").exact);
}

TEST(Digest, CountsWhatAWalkMeets)
{
    const Digest digest = digestOf(R"({"ab":["xyz",1,-2.5,true,false,false,null,[]],"c":{}})");
    WalkSum sum;
    sum.objects = 2;
    sum.arrays = 2;
    sum.members = 2;
    sum.keyBytes = 3;
    sum.strings = 1;
    sum.stringBytes = 3;
    sum.numbers = 2;
    sum.numberBits = std::bit_cast<std::uint64_t>(1.0) + std::bit_cast<std::uint64_t>(-2.5);
    sum.trues = 1;
    sum.falses = 2;
    sum.nulls = 1;
    EXPECT_EQ(digest.sum, sum);
    EXPECT_EQ(digest.depth, 3u);
    EXPECT_EQ(digestOf("1").depth, 0u);
}

TEST(Digest, HashOfShortStringsDoesNotCollide)
{
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 200'000; ++i)
        ASSERT_TRUE(seen.insert(hash::bytes(std::to_string(i))).second) << i;
}

} // namespace
} // namespace jinbang::core::json
