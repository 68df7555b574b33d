// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a foreign name is the library decides who is ranked against whom.
#include "core/archive/names.h"

#include <gtest/gtest.h>

using namespace jinbang::core::archive;

namespace {

SplitName mapped(const char *pattern, const char *name)
{
    return splitName(name, {*NamePattern::parse(pattern)});
}

} // namespace

TEST(Names, TheLastPartIsTheLibrary)
{
    EXPECT_EQ(splitName("org.x.Bench.gson", {}), (SplitName{"org.x.Bench", "gson"}));
    EXPECT_EQ(splitName("parse/twitter.json/simdjson", {}),
              (SplitName{"parse/twitter.json", "simdjson"}));
    EXPECT_EQ(splitName("gson", {}), (SplitName{"all", "gson"}));
    EXPECT_EQ(splitName("", {}), (SplitName{"all", ""}));
}

TEST(Names, SizesAndRunSettingsAreNoLibraries)
{
    EXPECT_EQ(splitName("BM_gson/1024/threads:4/real_time", {}),
              (SplitName{"1024/threads:4/real_time", "BM_gson"}));
    EXPECT_EQ(splitName("parse/gson/size:10", {}), (SplitName{"parse/size:10", "gson"}));
}

TEST(Names, APatternSaysOtherwise)
{
    EXPECT_EQ(mapped("{*}.{library}_{metric}", "JmhTest.wast_ser_client"),
              (SplitName{"ser_client", "wast"}));
    EXPECT_EQ(mapped("{*}.{library}_{metric}", "org.example.JsonBench.gson_ser"),
              (SplitName{"ser", "gson"}));
    EXPECT_EQ(mapped("{metric}/{library}/{metric}", "parse/gson/10"),
              (SplitName{"parse/10", "gson"}));
    EXPECT_EQ(mapped("BM_{library}", "BM_gson"), (SplitName{"all", "gson"}));
    EXPECT_EQ(mapped("BM_{library}", "other.gson"), (SplitName{"other", "gson"}))
        << "no match: the usual rule";
}

TEST(Names, APatternNeedsTheLibraryOnce)
{
    for (const char *wrong : {"", "{metric}", "{library}{library}", "{lib}", "{library", "a{"})
        EXPECT_FALSE(NamePattern::parse(wrong)) << wrong;
}

TEST(Names, APatternOfManyPlacesEnds)
{
    std::string pattern = "{library}";
    for (int i = 0; i < 30; ++i)
        pattern += "{*}a";
    const std::string name = std::string(2000, 'a') + "b";
    EXPECT_EQ(NamePattern::parse(pattern)->match(name), std::nullopt);
}
