// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/scoretable.h"

#include <gtest/gtest.h>

using namespace jinbang::core;
using namespace jinbang::core::score;

TEST(MetricNames, TheArticlesGoBothWays)
{
    for (const char *name : {"SS", "MS", "BS", "SDS", "MDS", "BDS"}) {
        const auto found = fromArticleName(name);
        ASSERT_TRUE(found) << name;
        EXPECT_EQ(articleName(found->operation, found->subject), name);
    }
    EXPECT_EQ(fromArticleName("XS"), std::nullopt);
    EXPECT_EQ(articleName(Operation::Parse, "small"), "");
    EXPECT_EQ(articleName(Operation::Deserialize, "large"), "BDS");
}

TEST(MetricNames, KeysSayOperationAndSubject)
{
    const Metric ours = metricNamed("deserialize/users:500#t=4");
    EXPECT_EQ(ours.operation, Operation::Deserialize);
    EXPECT_EQ(ours.subject, "users:500#t=4");
    const Metric article = metricNamed("MS");
    EXPECT_EQ(article.key, "MS");
    EXPECT_EQ(article.operation, Operation::Serialize);
    EXPECT_EQ(article.subject, "medium");
    const Metric foreign = metricNamed("JavaJsonJmhDeserTest/client");
    EXPECT_EQ(foreign.operation, std::nullopt);
    EXPECT_EQ(foreign.subject, "JavaJsonJmhDeserTest/client");
    EXPECT_EQ(metricNamed("").key, "");
}
