// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a decoy that is no JSON, of another type, or the same document.
#include "core/json/digest.h"
#include "core/json/strictreader.h"
#include "core/measure/fingerprint.h"
#include "core/measure/sites.h"
#include "core/record/generator.h"
#include "core/record/recordjson.h"

#include <gtest/gtest.h>

namespace jinbang::core::measure {
namespace {

std::string changed(std::string text, const Site &site)
{
    text[site.offset] = site.other;
    return text;
}

TEST(Sites, ChangesValuesAndNeverKeys)
{
    const std::string text = R"({"abc" : "x", "def":7})";
    bool letter = false, digit = false;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Sites sites = findSites(text, seed);
        ASSERT_TRUE(sites.scalar);
        const std::string other = changed(text, *sites.scalar);
        letter = letter || other == R"({"abc" : "q", "def":7})";
        digit = digit || other == R"({"abc" : "x", "def":6})";
        EXPECT_TRUE(other == R"({"abc" : "q", "def":7})" || other == R"({"abc" : "x", "def":6})")
            << other;
        EXPECT_EQ(sites.string, 10U);
    }
    EXPECT_TRUE(letter && digit);
}

TEST(Sites, LeavesEscapesAndDoublesAlone)
{
    EXPECT_FALSE(findSites(R"(["\u0041\n\\\"",1.25,1e5,1,0,-1,12345678901234567890])", 1).scalar);
    EXPECT_EQ(changed("[\"\\na\"]", *findSites("[\"\\na\"]", 1).scalar), "[\"\\nq\"]");
    EXPECT_EQ(changed("\"q\"", *findSites("\"q\"", 1).scalar), "\"r\"");
    EXPECT_FALSE(findSites("{}", 1).scalar || findSites("{}", 1).string);
}

TEST(Sites, TextWithoutAnAsciiCharacterCanBeDamagedToo)
{
    std::string text = R"({"name":"金榜"})";
    const auto at = findSites(text, 1).string;
    ASSERT_TRUE(at && *at >= 9 && *at < text.size() - 2);
    text[*at] = '\xff';
    json::Digester digester;
    json::SyntaxError error;
    EXPECT_FALSE(json::readStrict(text, digester, error));
}

TEST(Sites, ARecordStaysARecord)
{
    using record::RecordType;
    for (const RecordType type :
         {RecordType::User, RecordType::Bean, RecordType::Entity, RecordType::Client}) {
        const auto original = record::generate(type, false, 1, 3, {});
        const std::string text = record::canonicalText(original, KeyOrder::Ordered, 0);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Sites sites = findSites(text, seed);
            ASSERT_TRUE(sites.scalar);
            const auto other = record::readRecord(changed(text, *sites.scalar), type, false);
            ASSERT_TRUE(other.has_value()) << other.error().detail;
            EXPECT_FALSE(record::compareRecords(original, *other).equal);
        }
    }
}

TEST(Fingerprint, EveryBitOfEveryByteCounts)
{
    for (const std::size_t size : {0UL, 1UL, 7UL, 31UL, 32UL, 33UL, 100UL}) {
        std::string bytes(size, 'a');
        const std::uint64_t original = fingerprint(bytes);
        for (std::size_t i = 0; i < size * 8; ++i) {
            bytes[i / 8] = static_cast<char>(bytes[i / 8] ^ (1 << (i % 8)));
            EXPECT_NE(fingerprint(bytes), original) << size << " bit " << i;
            bytes[i / 8] = static_cast<char>(bytes[i / 8] ^ (1 << (i % 8)));
        }
        EXPECT_EQ(fingerprint(bytes), original);
        EXPECT_NE(fingerprint(bytes + '\0'), original);
    }
}

} // namespace
} // namespace jinbang::core::measure
