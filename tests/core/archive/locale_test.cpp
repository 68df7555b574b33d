// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a comma for a decimal point, a point between thousands or a dotless i in a file, because
// somebody's locale was in effect. A locale that is not installed changes nothing and proves
// nothing, so these are made by the build (tests/support).
#include "core/archive/formats.h"
#include "core/base/number.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>

#include <clocale>
#include <cstdlib>
#include <locale>
#include <map>

namespace jinbang::core::archive {
namespace {

struct KnownLocale {
    const char *name;
    const char *decimalPoint;
};

/// In effect for C and for C++ while it lives.
class UnderLocale
{
public:
    explicit UnderLocale(const char *name)
    {
        ::setenv("LOCPATH", JINBANG_LOCALES, 1);
        EXPECT_NE(std::setlocale(LC_ALL, name), nullptr) << name << " is not there";
        m_before = std::locale::global(std::locale(name));
    }
    ~UnderLocale()
    {
        std::locale::global(m_before);
        std::setlocale(LC_ALL, "C");
    }
    UnderLocale(const UnderLocale &) = delete;
    UnderLocale &operator=(const UnderLocale &) = delete;

private:
    std::locale m_before;
};

class Locale : public testing::TestWithParam<KnownLocale>
{
};

std::map<std::string_view, std::string> allFormats(const Report &report)
{
    std::map<std::string_view, std::string> texts;
    for (const Format *each : formats()) {
        if (each->write)
            texts[each->id] = written(each->write, report);
    }
    return texts;
}

TEST_P(Locale, ChangesNoByteOfAFile)
{
    const auto underC = allFormats(fullReport());
    const UnderLocale locale(GetParam().name);
    ASSERT_STREQ(std::localeconv()->decimal_point, GetParam().decimalPoint) << "it is in effect";
    const auto here = allFormats(fullReport());
    ASSERT_EQ(here.size(), underC.size());
    for (const auto &[id, text] : underC)
        EXPECT_TRUE(here.at(id) == text) << id;
}

TEST_P(Locale, ChangesNothingThatIsRead)
{
    const std::string text = allFormats(fullReport()).at("json");
    const auto underC = readReport(text, {});
    ASSERT_TRUE(underC.has_value());
    const UnderLocale locale(GetParam().name);
    const auto here = readReport(text, {});
    ASSERT_TRUE(here.has_value());
    EXPECT_TRUE(*here == *underC);
    EXPECT_EQ(parseNumber("1.5").value_or(0), 1.5);
    EXPECT_FALSE(parseNumber("1,5").has_value());
    EXPECT_EQ(fixed(1234.5, 1), "1234.5");
    EXPECT_EQ(grouped(1234567), "1,234,567");
}

INSTANTIATE_TEST_SUITE_P(All, Locale,
                         testing::Values(KnownLocale{"de_DE.UTF-8", ","},
                                         KnownLocale{"tr_TR.UTF-8", ","},
                                         KnownLocale{"zh_CN.UTF-8", "."}, KnownLocale{"C", "."}),
                         [](const auto &given) {
                             return std::string(given.param.name).substr(0, 2)
                                    + std::to_string(given.index);
                         });

} // namespace
} // namespace jinbang::core::archive
