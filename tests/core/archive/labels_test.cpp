// SPDX-License-Identifier: GPL-3.0-or-later
// A label names one entry, also in a file in which several share one (case D02).
#include "core/archive/labels.h"
#include "core/archive/makereport.h"
#include "core/archive/reportjson.h"

#include <gmock/gmock.h>

#include <set>

using namespace jinbang::core::archive;
using testing::ElementsAre;

namespace {

Cell cellOf(const std::string &contender, const std::string &label, double nsPerOp)
{
    Cell cell;
    cell.contender = contender;
    cell.label = cell.library = label;
    cell.fixture = "small";
    cell.nsPerOp = nsPerOp;
    cell.opsPerSecond = 1e9 / nsPerOp;
    return cell;
}

void add(Report &report, const std::string &contender, const std::string &label,
         const std::string &version)
{
    ReportContender entry;
    entry.id = contender;
    entry.label = entry.library = label;
    entry.version = version;
    report.contenders.push_back(entry);
    report.cells.push_back(cellOf(contender, label, 100.0 * double(report.contenders.size())));
    report.cells.back().version = version;
}

std::vector<std::string> labelsOf(const Report &report)
{
    std::vector<std::string> labels;
    for (const Cell &cell : report.cells)
        labels.push_back(cell.label);
    return labels;
}

} // namespace

TEST(Labels, GetTheVersionWhereItTellsThemApart)
{
    Report report;
    add(report, "old", "Same", "1.0");
    add(report, "new", "Same", "2.0");
    add(report, "other", "Other", "1.0");
    makeLabelsUnique(report);
    EXPECT_THAT(labelsOf(report), ElementsAre("Same 1.0", "Same 2.0", "Other"));
    EXPECT_EQ(report.contenders[1].label, "Same 2.0");
}

TEST(Labels, GetTheIdWhereVersionsAreEqual)
{
    Report report;
    for (const char *id : {"lib0", "lib1", "lib2", "lib3"})
        add(report, id, "Same", "1.1.0");
    add(report, "lib4", "Same lib2", "1.1.0"); // the first choice for lib2 is taken
    makeLabelsUnique(report);
    EXPECT_THAT(labelsOf(report),
                ElementsAre("Same #1", "Same #2", "Same #3", "Same #4", "Same lib2"));
}

TEST(Labels, ASecondFigureOfAnEntryIsOneOfItsOwn)
{
    Report report;
    add(report, "a", "A", "1");
    report.cells.push_back(cellOf("a", "A", 7));
    report.cells.push_back(cellOf("a", "A", 8));
    report.cells.back().variant = "sax";
    makeLabelsUnique(report);
    EXPECT_THAT(labelsOf(report), ElementsAre("A", "A #2", "A sax"));
    EXPECT_EQ(report.contenders.size(), 3U);
}

TEST(Labels, AnEntryWithAVariantForEachOperationStaysOne)
{
    Report report;
    add(report, "simdjson", "simdjson", "3");
    report.cells[0].variant = "ondemand";
    report.cells.push_back(cellOf("simdjson", "simdjson", 9));
    report.cells.back().operation = jinbang::core::Operation::Parse;
    report.cells.back().variant = "dom";
    const Report before = report;
    makeLabelsUnique(report);
    EXPECT_EQ(report, before);
}

TEST(Labels, AreUniqueInEveryReportThatIsRead)
{
    Report report;
    for (const char *id : {"lib0", "lib1", "lib2"})
        add(report, id, "Same", "1.1.0");
    std::string text;
    Output output([&](std::string_view piece) { text += piece; });
    writeReportJson(report, output);
    output.flush();
    const auto read = readReportJson(text, "report");
    ASSERT_TRUE(read);
    EXPECT_THAT(labelsOf(*read), ElementsAre("Same lib0", "Same lib1", "Same lib2"));
    // It could not be ranked at all.
    EXPECT_TRUE(rank(*read, read->plan.formula, read->plan.unsupported));
}
