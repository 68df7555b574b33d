// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/json/told.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <random>

namespace jinbang::core::json {
namespace {

std::string real(double value)
{
    std::string out;
    appendReal(out, value);
    return out;
}

TEST(CanonicalWriter, WritesNumbersWithoutLoss)
{
    EXPECT_EQ(real(1), "1.0");
    EXPECT_EQ(real(-0.0), "-0.0");
    EXPECT_EQ(real(0.1), "0.1");
    EXPECT_EQ(real(1e22), "1e+22");
    EXPECT_EQ(real(5e-324), "5e-324");
    EXPECT_EQ(real(std::numeric_limits<double>::infinity()), "null");
    EXPECT_EQ(canonical("[18446744073709551615,-9223372036854775808,1e2]"),
              "[18446744073709551615,-9223372036854775808,100.0]");
}

TEST(CanonicalWriter, EscapesOnlyWhatMustBe)
{
    EXPECT_EQ(canonical("\"\\u002f\\u007f\\u2028\\\"\\\\\\u0001\\u91d1\""),
              "\"/\x7f\u2028\\\"\\\\\\u0001金\"");
}

TEST(CanonicalWriter, TheCounterAgrees)
{
    const std::string text =
        R"({"a":[1,-2.5,1e300,18446744073709551615,true,false,null,"\u0000\n\"x金"],"b\t":{},"c":[[],[],{"d":0}]})";
    CanonicalCounter counter;
    SyntaxError error;
    ASSERT_TRUE(readStrict(text, counter, error));
    EXPECT_EQ(counter.bytes(), canonical(text).size());
}

TEST(CanonicalWriter, IsAFixedPoint)
{
    const std::string once = canonical(" [ 1.50 , { \"b\" : \"\\/\" , \"a\" : 1E5 } ] ");
    EXPECT_EQ(canonical(once), once);
}

TEST(TextShape, IsToldByWhiteSpaceOutsideStrings)
{
    EXPECT_EQ(shapeOf(R"({"a b":"\" \\","c":[1]})"), TextShape::Compact);
    EXPECT_EQ(shapeOf("{\"a\": 1}"), TextShape::Mixed);
    EXPECT_EQ(shapeOf("{\n\"a\": 1}"), TextShape::Pretty);
    EXPECT_EQ(shapeOf("\"\\n \""), TextShape::Compact);
    EXPECT_EQ(shapeOf("1"), TextShape::Compact);
}

TEST(CanonicalWriter, WritesTheShortestExactNumber)
{
    std::mt19937_64 random(7);
    const auto check = [](double value) {
        char text[64];
        const auto done = std::to_chars(text, text + sizeof text, value);
        std::string expected(text, done.ptr), out;
        if (expected.find_first_of(".e") == expected.npos)
            expected += ".0";
        appendReal(out, value);
        ASSERT_EQ(out, expected);
    };
    for (int i = 0; i < 200'000; ++i) {
        const auto bits = random();
        const double digits = static_cast<double>(bits % 1'000'000'000'000'000);
        const double power = std::pow(10.0, static_cast<double>(bits >> 60));
        check(digits / power);
        check(-static_cast<double>(bits % 1'000'000) / power);
        check(std::nextafter(static_cast<double>(bits % 100'000) / 100, 0));
        check(static_cast<double>(bits));
    }
    for (const double value : {0.01, 0.009, 0.1, 1e9, 999'999'999.5, 0.0, -0.0, 12.75, 100.25})
        check(value);
}

} // namespace
} // namespace jinbang::core::json
