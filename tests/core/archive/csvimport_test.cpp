// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose shape nobody wrote down: what is guessed, what is shown, and that nothing comes in
// by halves.
#include "core/archive/csvimport.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

constexpr auto kIgnored = ColumnRole::Ignored, kMetric = ColumnRole::Metric,
               kLibrary = ColumnRole::Library, kScore = ColumnRole::Score, kUnit = ColumnRole::Unit,
               kError = ColumnRole::Error;

// In GBK: 指标;库;得分 / 解析;甲;1,5 / 解析;乙;2,5
constexpr const char *kGbk = "\xD6\xB8\xB1\xEA;\xBF\xE2;\xB5\xC3\xB7\xD6\r\n"
                             "\xBD\xE2\xCE\xF6;\xBC\xD7;1,5\r\n"
                             "\xBD\xE2\xCE\xF6;\xD2\xD2;2,5\r\n";

Result<Report> imported(std::string_view bytes, const CsvChoice &choice)
{
    return importCsv(bytes, choice, ReadOptions{"in", {}});
}

} // namespace

TEST(GuessCsv, KnowsHeadingsSeparatorMarkAndUnit)
{
    const CsvChoice choice = guessCsv("Note;Test;Library;Time (ms);Error;Unit\n"
                                      "x;parse;a;1,5;0,1;\n");
    EXPECT_EQ(choice.encoding, "UTF-8");
    EXPECT_EQ(choice.separator, ';');
    EXPECT_EQ(choice.decimal, ',');
    EXPECT_TRUE(choice.headings);
    EXPECT_THAT(choice.roles, ElementsAre(kIgnored, kMetric, kLibrary, kScore, kError, kUnit));
    EXPECT_EQ(choice.unit, "ms");
}

TEST(GuessCsv, ATableWithoutHeadingsIsToldByItsCells)
{
    const CsvChoice choice = guessCsv("parse\ta\t7\t1.5\nparse\tb\t8\t2.5\n");
    EXPECT_FALSE(choice.headings);
    EXPECT_EQ(choice.separator, '\t');
    EXPECT_THAT(choice.roles, ElementsAre(kMetric, kLibrary, kScore, kIgnored));
    const auto report = imported("parse\ta\t7\t1.5\nparse\tb\t8\t2.5\n", choice);
    ASSERT_TRUE(report) << sentence(report.error());
    EXPECT_EQ(report->cells[1].classic->score, 8);
}

TEST(GuessCsv, GoesByWhatIsKnownAlready)
{
    const char *text = "metric|library|score\nparse|a|1,234\n";
    EXPECT_THAT(guessCsv(text).roles, ElementsAre(kMetric, kScore)) << "two columns";
    CsvKnown known;
    known.separator = '|';
    EXPECT_THAT(guessCsv(text, known).roles, ElementsAre(kMetric, kLibrary, kScore));
    EXPECT_EQ(guessCsv(text, known).decimal, ',');
    known.decimal = '.';
    known.headings = false;
    EXPECT_EQ(guessCsv(text, known).decimal, '.');
    EXPECT_FALSE(guessCsv(text, known).headings);
    known.encoding = "no such";
    EXPECT_EQ(guessCsv(text, known).encoding, "no such") << "so that it is the import that fails";
}

TEST(GuessCsv, CommasInQuotesAreDecimal)
{
    const CsvChoice choice = guessCsv("metric,library,score\nparse,a,\"1,5\"\n");
    EXPECT_EQ(choice.separator, ',');
    EXPECT_EQ(choice.decimal, ',');
}

TEST(GuessCsv, ReadsWhatSpreadsheetsSave)
{
    // Excel's "Unicode text", and the line by which it says what parts the cells.
    std::string wide("\xFF\xFE");
    for (const char byte : std::string_view("metric\tlibrary\tscore\r\nparse\ta\t1.5\r\n"))
        wide.append(1, byte).append(1, '\0');
    const CsvChoice choice = guessCsv(wide);
    EXPECT_EQ(choice.encoding, "UTF-16LE");
    ASSERT_TRUE(imported(wide, choice)) << sentence(imported(wide, choice).error());
    EXPECT_TRUE(isCertain(wide, choice));
    const char *stated = "sep=|\r\nmetric|library|score\r\nparse|a|fast\r\n";
    EXPECT_EQ(guessCsv(stated).separator, '|');
    EXPECT_THAT(imported(stated, guessCsv(stated)).error().detail, HasSubstr("line 3, column 9"));
}

TEST(GuessCsv, IsCertainOnlyWhereNothingElseCouldBeMeant)
{
    const auto certain = [](std::string_view text) { return isCertain(text, guessCsv(text)); };
    EXPECT_TRUE(certain("metric,library,score\nparse,a,1.234\n"));
    EXPECT_TRUE(certain("\xEF\xBB\xBFmetric;library;score\nparse;a;1,5\nparse;b;1,234\n"));
    EXPECT_FALSE(certain("metric;library;score\nparse;a;1,234\n")) << "a thousand, or a little";
    EXPECT_TRUE(certain("metric;library;score\nparse;a;0,234\n"));
    EXPECT_FALSE(certain("Aufgabe;Bibliothek;Punkte\nlesen;a;1\n"));
    EXPECT_FALSE(certain("parse,a,1\n"));
    EXPECT_FALSE(certain(kGbk)) << "another encoding may fit as well";
    EXPECT_FALSE(certain(""));
}

TEST(GuessCsv, UnknownHeadingsLeaveTheColumnsToTheCells)
{
    EXPECT_THAT(guessCsv("Aufgabe;Bibliothek;Punkte\nlesen;a;1,5\n").roles,
                ElementsAre(kMetric, kLibrary, kScore));
    for (const char *nothing : {"", "\n", "\"", "a", "\xFF\xFE"})
        EXPECT_FALSE(imported(nothing, guessCsv(nothing))) << nothing;
}

TEST(ImportCsv, ReadsAnotherEncodingAndDecimalCommas)
{
    const CsvChoice choice = guessCsv(kGbk);
    EXPECT_EQ(choice.encoding, "GB18030");
    const auto report = imported(kGbk, choice);
    ASSERT_TRUE(report) << sentence(report.error());
    EXPECT_EQ(report->cells[0].library, "甲");
    EXPECT_EQ(report->cells[0].classic->score, 1.5);
    CsvChoice wrong = choice;
    wrong.encoding = "UTF-8";
    EXPECT_EQ(imported(kGbk, wrong).error().code, ErrorCode::InvalidText);
    wrong.encoding = "klingon";
    EXPECT_EQ(imported(kGbk, wrong).error().code, ErrorCode::UnknownName);
}

TEST(ImportCsv, TakesTheChoiceAtItsWord)
{
    const char *text = "metric|library|score\nparse|a|1.5\n";
    CsvChoice choice = guessCsv(text);
    EXPECT_FALSE(imported(text, choice)) << "one column";
    choice.separator = '|';
    choice.roles = {kMetric, kLibrary, kScore};
    choice.unit = "ms/op";
    const auto report = imported(text, choice);
    ASSERT_TRUE(report) << sentence(report.error());
    EXPECT_EQ(report->cells[0].classic->unit, "ms/op");
    choice.decimal = ',';
    const auto mark = imported(text, choice);
    ASSERT_FALSE(mark);
    EXPECT_THAT(mark.error().detail, HasSubstr("line 2, column 9: \"1.5\" is no number"));
    for (const auto &roles :
         {std::vector{kMetric, kLibrary}, std::vector{kMetric, kLibrary, kIgnored, kScore}}) {
        choice.roles = roles; // of too few columns, of one that is not there
        EXPECT_THAT(imported(text, choice).error().detail,
                    HasSubstr("no column is known to be the score"));
    }
}

TEST(PreviewCsv, ShowsTheFirstRowsAndTheFirstProblem)
{
    const char *text = "metric,library,score\nparse,a,1\nparse,b,2\nparse,c,fast\n";
    const CsvPreview preview = previewCsv(text, guessCsv(text), 2, "in");
    EXPECT_THAT(preview.headings, ElementsAre("metric", "library", "score"));
    EXPECT_THAT(preview.rows,
                ElementsAre(ElementsAre("parse", "a", "1"), ElementsAre("parse", "b", "2")));
    EXPECT_EQ(preview.rowCount, 3U);
    const char *good = "metric,library,score\nparse,a,1\nwrite,a,2\nparse,b,2\n";
    EXPECT_EQ(previewCsv(good, guessCsv(good), 2, "in").metrics, 2U);
    EXPECT_EQ(previewCsv(good, guessCsv(good), 2, "in").libraries, 2U);
    ASSERT_TRUE(preview.problem);
    EXPECT_THAT(preview.problem->detail, HasSubstr("line 4, column 9"));
    EXPECT_FALSE(previewCsv("metric,library,score\nparse,a,1\n",
                            guessCsv("metric,library,score\nparse,a,1\n"), 2, "in")
                     .problem);
    EXPECT_EQ(previewCsv("", {}, 2, "in").problem->code, ErrorCode::EmptyInput);
}

TEST(ParseRoles, TakesHeadingsOrNumbers)
{
    const std::vector<std::string> headings{"Fall", "Wer", "Wert"};
    EXPECT_THAT(*parseRoles("metric=fall,library=2,score=Wert", headings),
                ElementsAre(kMetric, kLibrary, kScore));
    EXPECT_THAT(parseRoles("score=Zeit", headings).error().detail, HasSubstr("Fall, Wer, Wert"));
    for (const char *wrong : {"score", "score=0", "score=4", "colour=1", "=1"})
        EXPECT_FALSE(parseRoles(wrong, headings)) << wrong;
}
