// SPDX-License-Identifier: GPL-3.0-or-later
// What the page says in its second language, and that a library has the window's colour on it.
#include "core/archive/formats.h"
#include "core/archive/htmltext.h"
#include "core/archive/htmlwords.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::HasSubstr;
using testing::Not;

namespace {

std::string pageOf(const Report &report)
{
    const auto format = formatToWrite("page.html");
    return format ? written((*format)->write, report) : std::string();
}

} // namespace

TEST(HtmlText, TranslatesASentenceBehindNames)
{
    EXPECT_EQ(inChinese("RapidJSON 1.1.0: not ranked: under 6 blocks"),
              "RapidJSON 1.1.0：不参与排名：不足 6 轮");
    EXPECT_EQ(inChinese("Up to 100 objects: take simdjson."), "不超过 100 个对象：选 simdjson。");
    EXPECT_EQ(inChinese("deserialize/users:20"), "反序列化 users:20");
    EXPECT_EQ(inChinese("simdjson 3.0.1, BS: unsupported: simdjson 3.0.1 has no writer for typed "
                        "data (4.0 has)"),
              "simdjson 3.0.1, BS：不支持：simdjson 3.0.1 不能写出类型化数据（4.0 可以）");
    EXPECT_EQ(inChinese("5 cells (a, b, c and 2 more): skipped: not asked for"),
              "5 格（a, b, c and 2 more）：跳过：not asked for");
    EXPECT_EQ(inChinese("2 of 4 cells met the target of ±2 %."),
              "2 格（共 4 格）达到了 ±2 % 的精度目标。");
    EXPECT_EQ(inChinese("name: what nobody has said"), "");
    EXPECT_EQ(inChinese(""), "");
}

TEST(HtmlText, KnowsEachSentenceOnce)
{
    for (std::size_t i = 0; i < kHtmlWords.size(); ++i) {
        for (std::size_t j = i + 1; j < kHtmlWords.size(); ++j)
            EXPECT_NE(kHtmlWords[i].english, kHtmlWords[j].english);
    }
}

TEST(HtmlPage, EscapesEverythingAndNeedsNoNetwork)
{
    const Report report = fullReport();
    const std::string text = pageOf(report);
    EXPECT_THAT(text, Not(HasSubstr("</script>")));
    EXPECT_THAT(text, Not(HasSubstr("\xE2\x80\xA8")));
    EXPECT_THAT(text, HasSubstr("&#x2028;"));
    EXPECT_THAT(text, HasSubstr("A CPU &lt;with&gt; &quot;marks&quot; &amp; more"));
    EXPECT_THAT(text, HasSubstr("状元"));
    EXPECT_THAT(text, HasSubstr("lang=\"zh-CN\">排名"));
    for (const char *forbidden :
         {"http://", "https://", "<script", "<link", "@import", "url(", "<img"})
        EXPECT_THAT(text, Not(HasSubstr(forbidden))) << forbidden;
}

TEST(HtmlPage, SaysSentencesInBothLanguages)
{
    Report report = fullReport();
    report.banners = {"The target of ±2 % was not met in 3 of 6 cells: a <b> c.",
                      "Something nobody translated."};
    const std::string text = pageOf(report);
    EXPECT_THAT(text, HasSubstr("±2 % 的精度目标未在 3 格（共 6 格）达到：a &lt;b&gt; c。"));
    EXPECT_THAT(text, HasSubstr("Something nobody translated."));
}

TEST(HtmlPage, GivesALibraryTheColourOfTheWindow)
{
    Report report;
    for (const char *id : {"mine", "qtjson", "simdjson"}) {
        ReportContender who;
        who.id = who.label = who.library = id;
        report.contenders.push_back(who);
        report.cells.push_back(plainCell(id, Operation::Parse, "x.json", 1000));
    }
    const std::string page = pageOf(report);
    EXPECT_THAT(page, HasSubstr("class=\"b7\"")); // Qt's
    EXPECT_THAT(page, HasSubstr("class=\"b1\"")); // simdjson's
    EXPECT_THAT(page, HasSubstr("class=\"b8\"")); // free
    EXPECT_THAT(page, Not(HasSubstr("class=\"b2\"")));
}

TEST(HtmlPage, HasTitlesForReadersOfEnglish)
{
    Report report = fullReport();
    ASSERT_FALSE(report.rankings.empty());
    report.rankings[0].entries[0].title = "状元";
    EXPECT_THAT(pageOf(report), HasSubstr("lang=\"en\">Zhuangyuan · first</span>"));
}

// Headings of figures do not break on the screen, where a wide table scrolls; on paper its marks
// ran off the page.
TEST(HtmlPage, BreaksTheHeadingsOfFiguresInPrint)
{
    const std::string text = pageOf(fullReport());
    const auto usual = text.find(".r{text-align:right;white-space:nowrap}");
    const auto print = text.find("@media print{");
    const auto end = text.find("</style>");
    ASSERT_LT(usual, print);
    ASSERT_LT(print, end);
    const std::string rules = text.substr(print, end - print);
    EXPECT_THAT(rules, HasSubstr("thead th.r{white-space:normal;overflow-wrap:anywhere"));
    EXPECT_THAT(rules, Not(HasSubstr("nowrap")));
    EXPECT_THAT(rules, HasSubstr("overflow:visible")); // nothing scrolls on paper
    // which the headings are: "<thead><tr>... <th class="r" ...>", and cells are not
    const auto head = text.find("<thead>", end);
    ASSERT_NE(head, text.npos);
    EXPECT_THAT(text.substr(head, text.find("</thead>", head) - head),
                HasSubstr("<th class=\"r\" scope=\"col\">"));
}
