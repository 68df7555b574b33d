// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/record/allrecords.h"

#include <cmath>

namespace jinbang::core::record {
namespace {

Bean beanWith(Mixed value)
{
    Bean bean;
    bean.objectMap.emplace("k", std::move(value));
    return bean;
}

TEST(CompareRecords, NamesTheFirstField)
{
    std::vector<User> expected(3), actual(3);
    actual[1].trueName.assign(1, 'x');
    actual[2].age = 1;
    const json::Difference difference = compareRecords(expected, actual);
    EXPECT_FALSE(difference.equal);
    EXPECT_EQ(difference.message, "at /1/trueName: expected \"\", got \"x\"");
    EXPECT_EQ(compareRecords(std::vector<User>(3), std::vector<User>(2)).message,
              "at the root: expected an array of 3, got an array of 2");
    EXPECT_EQ(compareRecords(User{}, MiniUser{}).message,
              "at the root: expected a record, got a record of another type");
    Entity later;
    later.date = {2000, 1, 2};
    EXPECT_EQ(compareRecords(Entity{}, later).message,
              "at /date: expected \"1970-01-01\", got \"2000-01-02\"");
}

TEST(CompareRecords, LetsOneUlpPassWithAMark)
{
    Client expected, near, far;
    expected.scores = near.scores = far.scores = {0.1};
    near.scores[0] = std::nextafter(0.1, 1);
    far.scores[0] = std::nextafter(near.scores[0], 1);
    const json::Difference one = compareRecords(expected, near);
    EXPECT_TRUE(one.equal);
    EXPECT_EQ(one.inexact, 1u);
    EXPECT_EQ(json::exactness(one), Exactness::Ulp1);
    const json::Difference two = compareRecords(expected, far);
    EXPECT_FALSE(two.equal);
    EXPECT_EQ(two.pointer, "/scores/0");
    EXPECT_EQ(two.largestUlp, 2u);
    EXPECT_FALSE(compareRecords(expected, near, 0).equal);
}

TEST(CompareRecords, NumbersOfAMixedMapCompareByValue)
{
    EXPECT_TRUE(compareRecords(beanWith(std::int64_t{1}), beanWith(1.0)).equal);
    EXPECT_TRUE(compareRecords(beanWith(1.0), beanWith(std::int64_t{1})).equal);
    EXPECT_FALSE(
        compareRecords(beanWith(std::int64_t{9007199254740993}), beanWith(9007199254740992.0))
            .equal);
    EXPECT_FALSE(
        compareRecords(beanWith(std::int64_t{INT64_MAX}), beanWith(9223372036854775808.0)).equal);
    EXPECT_FALSE(compareRecords(beanWith(true), beanWith(std::int64_t{1})).equal);
    EXPECT_FALSE(compareRecords(beanWith(std::string("1")), beanWith(std::int64_t{1})).equal);
    EXPECT_EQ(compareRecords(beanWith(true), Bean{}).message,
              "at /objectMap/k: expected true, got no such member");
    EXPECT_EQ(compareRecords(Bean{}, beanWith(true)).message,
              "at /objectMap/k: expected no such member, got true");
}

TEST(CompareRecords, IgnoresIgnoredFieldsAndTheSignOfZero)
{
    Entity set;
    set.longTime = {5};
    EXPECT_TRUE(compareRecords(set, Entity{}).equal);
    Bean minus;
    minus.aDouble = -0.0;
    const json::Difference difference = compareRecords(minus, Bean{});
    EXPECT_TRUE(difference.equal);
    EXPECT_EQ(difference.inexact, 0u);
}

} // namespace
} // namespace jinbang::core::record
