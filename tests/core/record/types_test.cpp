// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/fields.h"
#include "core/record/records.h"

#include <gtest/gtest.h>

namespace jinbang::core::record {
namespace {

TEST(Date, IsWrittenAndRead)
{
    std::string text;
    appendDate(text, {2024, 2, 29});
    EXPECT_EQ(text, "2024-02-29");
    Date day;
    ASSERT_TRUE(parseDate("0007-12-31", day));
    EXPECT_EQ(day, (Date{7, 12, 31}));
    ASSERT_TRUE(parseDate(text, day));
    EXPECT_EQ(day, (Date{2024, 2, 29}));
}

TEST(Date, RefusesWhatIsNoDay)
{
    Date day{1999, 1, 1};
    for (const char *bad :
         {"", "2024-2-29", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-01-00",
          "2024-04-31", "2024/01/01", "2024-01-01 ", "-024-01-01", "2024-01-0a"})
        EXPECT_FALSE(parseDate(bad, day)) << bad;
    EXPECT_EQ(day, (Date{1999, 1, 1}));
}

TEST(Decimal, SurvivesTheNearestDouble)
{
    for (const std::int64_t hundredths : {0L, 1L, -1L, 20000L, 1250L, 999999999999L, -123456789L})
        EXPECT_EQ(toDecimal(toDouble({hundredths})), Decimal{hundredths});
    EXPECT_EQ(toDecimal(12.5), Decimal{1250});
    EXPECT_EQ(toDecimal(1e300).hundredths, INT64_MAX);
    EXPECT_EQ(toDecimal(-1e300).hundredths, INT64_MIN);
}

TEST(Fields, LeaveIgnoredOnesOut)
{
    EXPECT_EQ(fieldCount<Entity>(), 4u);
    EXPECT_EQ(fieldCount<User>(), 6u);
    std::string names;
    forEachField(Entity{}, [&](std::string_view name, const auto &, auto index) {
        names += std::to_string(index()) + std::string(name) + " ";
    });
    EXPECT_EQ(names, "0id 1name 2date 3money ");
}

} // namespace
} // namespace jinbang::core::record
