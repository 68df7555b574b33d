// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/hash.h"
#include "core/record/random.h"
#include "tests/core/record/allrecords.h"

#include <set>

namespace jinbang::core::record {
namespace {

// Bytes that every machine must give; a change of the generators is a change of every result.
TEST(Generator, GivesKnownBytesForSeedOne)
{
    const auto one = [](RecordType type, bool many, std::uint64_t count) {
        return generateText(type, many, count, 1, KeyOrder::Ordered, kBody);
    };
    EXPECT_EQ(
        one(RecordType::User, false, 1),
        R"({"id":1,"name":"疾意元","trueName":"看长意","age":34,"sex":"男","createTime":1723777181951})");
    EXPECT_EQ(one(RecordType::MiniUser, true, 3),
              R"([{"id":5,"name":"620"},{"id":5,"name":"973"},{"id":5,"name":"508"}])");
    EXPECT_EQ(one(RecordType::Entity, false, 1),
              R"({"id":1,"name":"sss1","date":"2006-02-24","money":764.47})");
    const auto hashed = [&](RecordType type, bool many, std::uint64_t count) {
        return json::hash::bytes(one(type, many, count));
    };
    EXPECT_EQ(hashed(RecordType::User, true, 20), 12407826738697230899u);
    EXPECT_EQ(hashed(RecordType::Article, false, 1), 13503404120499894422u);
    EXPECT_EQ(hashed(RecordType::Bean, true, 100), 9088683525414958547u);
    EXPECT_EQ(hashed(RecordType::Client, true, 10), 579797162566750705u);
    EXPECT_EQ(
        json::hash::bytes(generateText(RecordType::Client, true, 10, 1, KeyOrder::Shuffled, kBody)),
        2646261134445296266u);
}

TEST(Generator, HasTheSizesOfTheArticles)
{
    const auto size = [](RecordType type, bool many, std::uint64_t count) {
        return generateText(type, many, count, 1, KeyOrder::Ordered, kBody).size();
    };
    EXPECT_NEAR(static_cast<double>(size(RecordType::User, false, 1)), 100, 20);
    EXPECT_NEAR(static_cast<double>(size(RecordType::User, true, 20)), 14500, 1500);
    EXPECT_NEAR(static_cast<double>(size(RecordType::Client, false, 1)), 2048, 200);
    EXPECT_NEAR(static_cast<double>(size(RecordType::Entity, false, 1)), 60, 8);
    EXPECT_NEAR(static_cast<double>(size(RecordType::MiniUser, true, 1000)), 20000, 3000);
}

TEST(Generator, TheTextIsThatOfTheRecords)
{
    for (const auto [type, many] : allKinds()) {
        for (const KeyOrder order : {KeyOrder::Ordered, KeyOrder::Shuffled}) {
            const AnyRecord records = generate(type, many, 300, 5, kBody);
            EXPECT_EQ(generateText(type, many, 300, 5, order, kBody),
                      canonicalText(records, order, 5))
                << text(type);
        }
    }
}

TEST(Generator, ShuffledKeysHoldTheSameValues)
{
    for (const auto [type, many] : allKinds()) {
        const std::string ordered = generateText(type, many, 10, 3, KeyOrder::Ordered, kBody);
        const std::string shuffled = generateText(type, many, 10, 3, KeyOrder::Shuffled, kBody);
        EXPECT_TRUE(!many || ordered != shuffled); // one object may fall into its first order
        EXPECT_EQ(ordered.size(), shuffled.size());
        EXPECT_TRUE(json::equalByValue(digestOf(ordered), digestOf(shuffled))) << text(type);
    }
    // Each object has an order of its own.
    const std::string text =
        generateText(RecordType::MiniUser, true, 100, 1, KeyOrder::Shuffled, {});
    EXPECT_NE(text.find("{\"id\""), text.npos);
    EXPECT_NE(text.find("{\"name\""), text.npos);
}

TEST(Generator, SeedAndCountChangeWhatTheyShould)
{
    const auto make = [](std::uint64_t count, std::uint64_t seed) {
        return generateText(RecordType::Bean, true, count, seed, KeyOrder::Ordered, {});
    };
    EXPECT_NE(make(3, 1), make(3, 2));
    const std::string three = make(3, 1), four = make(4, 1);
    EXPECT_EQ(four.substr(0, three.size() - 1),
              three.substr(0, three.size() - 1)); // records do not depend on others
    EXPECT_EQ(make(0, 1), "[]");
}

TEST(Random, MapsIntoTheWholeRange)
{
    Random random(1, 0);
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t value = random.below(6);
        ASSERT_LT(value, 6u);
        seen.insert(value);
        const double real = random.uniform();
        ASSERT_GE(real, 0);
        ASSERT_LT(real, 1);
    }
    EXPECT_EQ(seen.size(), 6u);
    EXPECT_NE(Random(1, 0).next(), Random(1, 1).next());
    EXPECT_NE(Random(1, 0).next(), Random(2, 0).next());
    EXPECT_EQ(Random(1, 0).next(), Random(1, 0).next());
}

} // namespace
} // namespace jinbang::core::record
