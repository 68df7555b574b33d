// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/json/told.h"

#include <cmath>
#include <limits>

namespace jinbang::core::json {
namespace {

Difference differenceOf(std::string expected, std::string actual)
{
    return compare(telling(std::move(expected)), telling(std::move(actual)));
}

TEST(Difference, EqualDocuments)
{
    for (const auto &[a, b] :
         {std::pair{R"({"a":[1,"x"],"b":null})", R"({"b":null,"a":[1.0,"x"]})"},
          std::pair{"-0.0", "0"}, std::pair{R"({"a":1,"a":2})", R"({"a":2,"a":1})"}}) {
        const Difference difference = differenceOf(a, b);
        EXPECT_TRUE(difference.equal) << difference.message;
        EXPECT_EQ(difference.inexact, 0u);
        EXPECT_EQ(exactness(difference), Exactness::Exact);
    }
}

TEST(Difference, NamesTheFirstPlaceAndBothValues)
{
    const Difference difference = differenceOf(R"({"users":[{"name":"a"},{"name":"b/~"}]})",
                                               R"({"users":[{"name":"a"},{"name":"c"}]})");
    EXPECT_FALSE(difference.equal);
    EXPECT_EQ(difference.pointer, "/users/1/name");
    EXPECT_EQ(difference.message, "at /users/1/name: expected \"b/~\", got \"c\"");
    EXPECT_EQ(differenceOf(R"({"a/b~":1})", R"({"a/b~":2})").pointer, "/a~1b~0");
    EXPECT_EQ(differenceOf("1", "\"1\"").message, "at the root: expected 1, got \"1\"");
    EXPECT_EQ(differenceOf("[1,2]", "[1]").message,
              "at the root: expected an array of 2, got an array of 1");
    EXPECT_EQ(differenceOf(R"({"a":1,"b":2})", R"({"a":1})").message,
              "at /b: expected 2, got no such member");
    EXPECT_EQ(differenceOf(R"({"a":1})", R"({"a":1,"x":[]})").message,
              "at /x: expected no such member, got an array of 0");
    EXPECT_EQ(differenceOf(R"([{"b":1,"a":1}])", R"([{"a":2,"b":2}])").pointer,
              "/0/b"); // document order
}

TEST(Difference, MeasuresDoublesInUlps)
{
    EXPECT_EQ(ulpDistance(1.0, std::nextafter(1.0, 2)), 1u);
    EXPECT_EQ(ulpDistance(-0.0, 0.0), 0u);
    EXPECT_EQ(ulpDistance(-5e-324, 5e-324), 2u);
    EXPECT_EQ(ulpDistance(1, std::numeric_limits<double>::infinity()),
              std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(ulpDistance(1, std::numeric_limits<double>::quiet_NaN()),
              std::numeric_limits<std::uint64_t>::max());

    const Difference one = differenceOf("[0.1,0.5]", "[0.10000000000000002,0.5]");
    EXPECT_TRUE(one.equal);
    EXPECT_EQ(one.inexact, 1u);
    EXPECT_EQ(one.largestUlp, 1u);
    EXPECT_EQ(exactness(one), Exactness::Ulp1);
    const Difference two = differenceOf("[0.1]", "[0.10000000000000003]");
    EXPECT_FALSE(two.equal);
    EXPECT_EQ(two.pointer, "/0");
    EXPECT_EQ(exactness(two), Exactness::Worse);
    // Integral on one side only: still doubles.
    EXPECT_TRUE(differenceOf("[0.9999999999999999]", "[1]").equal);
}

TEST(Difference, IntegersMustBeExact)
{
    EXPECT_FALSE(differenceOf("9007199254740993", "9007199254740992.0").equal);
    EXPECT_FALSE(differenceOf("9007199254740993", "9007199254740992").equal);
    EXPECT_TRUE(differenceOf("9007199254740992", "9007199254740992.0").equal);
    EXPECT_TRUE(differenceOf("18446744073709551615", "18446744073709551615").equal);
    EXPECT_FALSE(differenceOf("18446744073709551615", "18446744073709551616.0").equal);
}

TEST(Difference, RecognisesDroppedRepeatedKeys)
{
    const Difference last = differenceOf(R"({"a":1,"b":0,"a":2})", R"({"a":2,"b":0})");
    EXPECT_FALSE(last.equal);
    EXPECT_TRUE(last.duplicateKeysDropped);
    EXPECT_EQ(last.pointer, "/a");
    EXPECT_TRUE(differenceOf(R"({"a":1,"a":2})", R"({"a":1})").duplicateKeysDropped);
    EXPECT_FALSE(differenceOf(R"({"a":1,"a":2})", R"({"a":3})").duplicateKeysDropped);
    EXPECT_FALSE(differenceOf(R"({"a":1,"a":2,"b":1})", R"({"a":2,"b":2})").duplicateKeysDropped);
    EXPECT_EQ(differenceOf(R"({"a":1,"a":2,"b":1})", R"({"a":2,"b":2})").pointer, "/b");
    EXPECT_FALSE(differenceOf(R"({"a":1})", R"({"a":1,"a":1})").duplicateKeysDropped);
    EXPECT_FALSE(differenceOf(R"({"a":1,"a":2})", "{}").duplicateKeysDropped);
    // The same character composed and decomposed: two keys.
    EXPECT_FALSE(
        differenceOf("{\"\xc3\xa9\":1,\"e\xcc\x81\":2}", "{\"e\xcc\x81\":2}").duplicateKeysDropped);
}

TEST(Difference, ShowsOnlyWhatAPersonCanRead)
{
    const Difference difference =
        compare([](EventSink &sink) { sink.string(std::string(500, 'x')); },
                [](EventSink &sink) { sink.string("\xff\x01"); });
    EXPECT_EQ(difference.expected, "\"" + std::string(60, 'x') + "…\"");
    EXPECT_EQ(difference.actual, R"("\\xff\u0001")");
    const Difference infinite =
        compare([](EventSink &sink) { sink.real(1.5); },
                [](EventSink &sink) { sink.real(std::numeric_limits<double>::infinity()); });
    EXPECT_EQ(infinite.actual, "a number that is not finite");
}

TEST(Difference, DeepDocumentsNeedNoStack)
{
    const std::string open(300'000, '['), close(300'000, ']');
    EXPECT_EQ(differenceOf(open + "1" + close, open + "2" + close).pointer.size(), 600'000u);
}

TEST(Difference, NothingTold)
{
    EXPECT_FALSE(compare(telling("1"), [](EventSink &) {}).equal);
}

} // namespace
} // namespace jinbang::core::json
