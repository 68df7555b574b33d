// SPDX-License-Identifier: GPL-3.0-or-later
// The experiments of a report: what can be chosen, what the curves and tables say, and that hostile
// values never move a point to another name.
#include "app/desktop/charts/httpchart.h"
#include "app/desktop/charts/picture.h"
#include "app/desktop/models/scalingadvice.h"
#include "app/desktop/models/scalingrows.h"
#include "app/desktop/pages/scalingpage.h"
#include "tests/support/inventedexperiments.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QJsonArray>

#include <cmath>
#include <limits>

using namespace jinbang;
using namespace jinbang::app;

namespace {

int slotOf(const std::string &id)
{
    return id == "simdjson" ? 0 : id == "rapidjson" ? 1 : 2;
}

const core::archive::ScalingResult &users(const core::archive::Report &report)
{
    return *scalingOf(report, {Experiment::Kind::Counts, "users", {}},
                      core::Operation::Deserialize);
}

} // namespace

TEST(Experiments, areCountsThenThreadsThenConditions)
{
    const auto all = experimentsOf(test::inventedExperiments());
    ASSERT_EQ(all.size(), 5u);
    EXPECT_EQ(all[0], (Experiment{Experiment::Kind::Counts,
                                  "users",
                                  {core::Operation::Deserialize, core::Operation::Serialize}}));
    EXPECT_EQ(all[1],
              (Experiment{Experiment::Kind::Threads, "client", {core::Operation::Deserialize}}));
    EXPECT_EQ(all[2],
              (Experiment{Experiment::Kind::Condition, "reuse", {core::Operation::Deserialize}}));
    EXPECT_EQ(experimentText(all[1]), QStringLiteral("Threads: Client, nested lists"));
    EXPECT_EQ(experimentText(all[3]),
              QStringLiteral("HTTP closed loop: 5,000 requests, 10 connections, keep-alive"));
    EXPECT_EQ(experimentText(all[4]),
              QStringLiteral(
                  "HTTP open loop: 5,000 requests, 10 connections, 20,000 a second, keep-alive"));
    EXPECT_TRUE(experimentsOf(core::archive::Report{}).empty());
}

TEST(MetricParts, keepConditionsApartFromTheFixture)
{
    const MetricParts parts =
        partsOf("deserialize/a/b.json#mode=ss#t=4#reuse=off#keys=shuffled#allocator=jemalloc");
    EXPECT_EQ(parts.operation, core::Operation::Deserialize);
    EXPECT_EQ(parts.fixture, "a/b.json");
    EXPECT_EQ(parts.conditions.threads, 4);
    EXPECT_FALSE(parts.conditions.reuse);
    EXPECT_EQ(parts.conditions.allocator, "jemalloc");
    EXPECT_EQ(parts.subject(), "a/b.json#mode=ss#t=4#reuse=off#keys=shuffled#allocator=jemalloc");
    EXPECT_EQ(metricText("JavaBench.deser"), QStringLiteral("JavaBench.deser"));
    EXPECT_FALSE(partsOf("").operation);
}

TEST(ScalingLines, marksWhereTheDocumentOutgrowsEachDataCache)
{
    const auto report = test::inventedExperiments();
    const LineData lines = scalingLines(report, users(report), ScalingMeasure::PerDocument, slotOf);
    ASSERT_EQ(lines.lines.size(), 5u);
    ASSERT_EQ(lines.uprights.size(), 3u);
    EXPECT_EQ(lines.uprights[0].text, QStringLiteral("L1 32 KiB"));
    EXPECT_EQ(lines.uprights[2].text, QStringLiteral("L3 16 MiB"));
    EXPECT_NEAR(lines.uprights[0].x, 32768.0 / 598, 1);
    EXPECT_EQ(lines.lines[0].points.size(), 6u);
    EXPECT_EQ(lines.lines[2].points.size(), 5u); // out of memory at the largest count
}

TEST(ScalingLines, turnsTheIntervalRoundForASpeed)
{
    const auto report = test::inventedExperiments();
    const auto &point = users(report).curves[0].points[3];
    const LinePoint time = pointOf(report, users(report), point, ScalingMeasure::PerObject);
    const LinePoint rate = pointOf(report, users(report), point, ScalingMeasure::BytesPerSecond);
    EXPECT_DOUBLE_EQ(time.y, point.nsPerOp / 1000);
    EXPECT_LT(rate.low, rate.y);
    EXPECT_GT(rate.high, rate.y);
    EXPECT_NEAR(rate.y, 598002.0 / point.nsPerOp * 1e9, 1);
}

TEST(ScalingBars, aMissingCountStaysASlot)
{
    const auto report = test::inventedExperiments();
    const BarData bars = scalingBars(report, users(report), ScalingMeasure::PerDocument, slotOf);
    ASSERT_EQ(bars.categories.size(), 6u);
    EXPECT_EQ(bars.categories.back().name, QStringLiteral("100,000"));
    for (const BarSeries &series : bars.series)
        EXPECT_EQ(series.bars.size(), 6u);
    EXPECT_EQ(bars.series[2].bars.back().state, BarState::Failed);
    EXPECT_EQ(bars.series[2].bars.back().word, QStringLiteral("out of memory"));
}

TEST(ReadOut, sortsByValueAndSaysHowManyTimesTheBest)
{
    LineData lines;
    lines.lines = {{QStringLiteral("a"), QStringLiteral("<b>a</b>"), 0, {{10, 200}}},
                   {QStringLiteral("b"), QStringLiteral("b"), 1, {{10, 100}, {20, NAN}}},
                   {QStringLiteral("c"), QStringLiteral("c"), 2, {{20, 5}}},
                   {QStringLiteral("d"), QStringLiteral("d"), 3, {{10, -1}, {10, INFINITY}}}};
    EXPECT_EQ(linesOf(readOut(lines, 10)),
              (QStringList{QStringLiteral("Library | Time | vs best"),
                           QStringLiteral("b | 100 ns | ×1.00"),
                           QStringLiteral("<b>a</b> | 200 ns | ×2.00"), QStringLiteral("c | – | –"),
                           QStringLiteral("d | – | –")}));
    EXPECT_EQ(readOut({}, 1).rows.size(), 0u);
}

TEST(ScalingRows, tellSlopeFitAndMemory)
{
    const auto report = test::inventedExperiments();
    const QStringList growth = linesOf(growthRows(report, users(report), slotOf));
    EXPECT_EQ(growth[0], QStringLiteral("Library | Slope | R² | Memory"));
    const QString slope = QString::number(*users(report).curves[0].slope, 'f', 3);
    EXPECT_TRUE(growth[1].startsWith(QStringLiteral("simdjson | %1 | 0.99").arg(slope)))
        << growth[1].toStdString();
    EXPECT_TRUE(growth[1].endsWith(QStringLiteral("129 MB"))) << growth[1].toStdString();
    EXPECT_EQ(pointRows(report, users(report), slotOf).rows.size(), 29u);
    const Experiment threads{Experiment::Kind::Threads, "client", {core::Operation::Deserialize}};
    auto forked = report;
    for (auto &cell : forked.cells) {
        if (cell.threads != 2 || cell.label != "simdjson")
            continue;
        for (int block = 0; block < 3; ++block) {
            core::archive::ReportFork fork;
            fork.block = block;
            fork.nsPerOp = 1000 + block;
            fork.samples = {{10, 10000.0 + block, 10000, {}}, {10, 10000, 10000, {}}};
            cell.forks.push_back(fork);
        }
    }
    forked.environment.usableCores = 2;
    EXPECT_EQ(threadFacts(forked, threads).size(), 3u);
    EXPECT_TRUE(threadFacts(forked, threads).back().warning);
    forked.environment.usableCores = 8;
    EXPECT_EQ(threadFacts(forked, threads).size(), 2u);
    forked.environment.usableCores = 2;
    EXPECT_TRUE(
        linesOf(threadRows(forked, threads, core::Operation::Deserialize, slotOf))[3].contains(
            QStringLiteral("| 4 * |")));
    const QStringList rows =
        linesOf(threadRows(forked, threads, core::Operation::Deserialize, slotOf));
    ASSERT_EQ(rows.size(), 21);
    EXPECT_TRUE(rows[0].endsWith(QStringLiteral("| JMH: Cnt | Score | Error (99.9 %) | Units")))
        << rows[0].toStdString();
    EXPECT_TRUE(rows[1].endsWith(QStringLiteral("| 1.00 | 1.00 | 1 | 625000.000 | – | ops/s")))
        << rows[1].toStdString();
    EXPECT_TRUE(rows[2].contains(QStringLiteral("| 6 | "))) << rows[2].toStdString();
    EXPECT_TRUE(rows[2].endsWith(QStringLiteral("| ops/s"))) << rows[2].toStdString();
}

TEST(ScalingRows, giveTheEnginesAdviceInWords)
{
    const auto report = test::inventedExperiments();
    const auto facts = adviceOf(users(report));
    ASSERT_GE(facts.size(), 2u);
    EXPECT_EQ(facts.back().title, QStringLiteral("nlohmann/json is not complete"));
    bool taken = false;
    for (const Fact &fact : facts)
        taken = taken || fact.text == QStringLiteral("Take simdjson.");
    EXPECT_TRUE(taken);
}

TEST(Http, countsFailedRequestsAndSortsByRate)
{
    const auto report = test::inventedExperiments();
    const Experiment load = experimentsOf(report)[3];
    const QStringList rows = linesOf(httpRows(report, load, slotOf));
    ASSERT_EQ(rows.size(), 6);
    EXPECT_EQ(rows[0], QStringLiteral("Library | Rank | requests/s | ± | Rounds | Complete | "
                                      "Failed | Time taken | A request | Across all"));
    EXPECT_EQ(
        rows[1],
        QStringLiteral(
            "RapidJSON 1.1.0 | 1 | 34,100 | ±1.2% | 7 | 35,000 | 0 | 1.03 s | 293 µs | 29.3 µs"));
    EXPECT_EQ(rows[5],
              QStringLiteral("simdjson 3.1.1 | – | unsupported | – | 0 | 0 | 0 | – | – | –"));
    EXPECT_TRUE(rows[3].startsWith(
        QStringLiteral("QJsonDocument 6.4.2 | 2 | 26,300 | ±6.2% | 7 | 34,993 | 7 |")))
        << rows[3].toStdString();
    const QStringList percentiles = linesOf(percentileRows(report, load, slotOf));
    EXPECT_EQ(percentiles[0],
              QStringLiteral("Library | 50% | 66% | 75% | 80% | 90% | 95% | 98% | 99% | 100%"));
    EXPECT_TRUE(percentiles[1].endsWith(QStringLiteral(" | 704 µs")))
        << percentiles[1].toStdString();
    EXPECT_EQ(linesOf(httpTwin(report, load, slotOf))[1],
              rows[1] + percentiles[1].mid(percentiles[1].indexOf(QStringLiteral(" | "))));
    const LineData lines = percentileLines(report, load, slotOf);
    EXPECT_EQ(lines.lines.size(), 4u); // none for who cannot
    EXPECT_EQ(lines.xNames.size(), lines.lines[0].points.size());
    EXPECT_EQ(httpBars(report, load, slotOf).series.back().bars[0].state, BarState::Unsupported);
    bool failed = false;
    for (const Fact &fact : httpFacts(report, load))
        failed = failed || fact.text == QStringLiteral("7 timed out");
    EXPECT_TRUE(failed);
    EXPECT_TRUE(httpRows(report, {Experiment::Kind::Http, "odd", {}}, slotOf).rows.empty());
    EXPECT_FALSE(httpText(loadOf("odd")).isEmpty());
}

TEST(Http, drawsTheRankedFigureWithItsInterval)
{
    const auto report = test::inventedExperiments();
    const auto all = experimentsOf(report);
    const BarData closed = httpBars(report, all[3], slotOf);
    EXPECT_TRUE(closed.higherIsBetter);
    EXPECT_NEAR(closed.series[0].bars[0].low, 34100 * 0.988, 1);
    EXPECT_FALSE(closed.series[0].bars[0].noisy);
    EXPECT_TRUE(closed.series[2].bars[0].noisy) << "±6.2%";
    // In an open loop all carry the rate they are given; the time of a request tells them apart.
    const BarData open = httpBars(report, all[4], slotOf);
    EXPECT_FALSE(open.higherIsBetter);
    EXPECT_EQ(open.series[0].name, QStringLiteral("RapidJSON"));
    EXPECT_NEAR(open.series[0].bars[0].value, 3.1e9 / 34100, 1);
    EXPECT_LT(open.series[0].bars[0].value, open.series[1].bars[0].value);
    const LineData rounds = roundLines(report, all[3], slotOf);
    ASSERT_EQ(rounds.lines.size(), 4u);
    EXPECT_EQ(rounds.lines[0].points.size(), 7u);
    EXPECT_EQ(rounds.xNames.back(), QStringLiteral("7"));
    auto odd = report;
    odd.http[1].rounds[0].round = 2'000'000'000;
    odd.http[1].rounds[1].round = -1;
    EXPECT_EQ(roundLines(odd, all[3], slotOf).xNames.size(), 7u);
}

TEST(Http, neverMixesAllocatorsAndRecords)
{
    auto report = test::inventedExperiments();
    report.http[1].allocator = "jemalloc";
    report.http[2].fixture = "client";
    const auto all = experimentsOf(report);
    ASSERT_EQ(all.size(), 7u);
    EXPECT_EQ(
        experimentText(all[4]),
        QStringLiteral("HTTP closed loop: 5,000 requests, 10 connections, keep-alive, jemalloc"));
    EXPECT_EQ(
        experimentText(all[5]),
        QStringLiteral(
            "HTTP closed loop: 5,000 requests, 10 connections, keep-alive, Client, nested lists"));
    EXPECT_EQ(httpRows(report, all[4], slotOf).rows.size(), 1u);
}

TEST(ScalingChoices, areReadBackAndSurviveAnyFile)
{
    ScalingChoices choices;
    choices.view(Experiment::Kind::Http) = ScalingView::Rounds;
    choices.measure = ScalingMeasure::BytesPerSecond;
    choices.whiskers = choices.logScale = false;
    choices.kind = Experiment::Kind::Counts;
    choices.subject = "users#mode=ss";
    choices.operation = core::Operation::Serialize;
    EXPECT_EQ(scalingChoicesOf(toJson(choices)), choices);
    EXPECT_EQ(scalingChoicesOf({}), ScalingChoices{});
    EXPECT_EQ(scalingChoicesOf({{QStringLiteral("views"), 3},
                                {QStringLiteral("measure"), QStringLiteral("mile")},
                                {QStringLiteral("kind"), QJsonArray()}}),
              ScalingChoices{});
}

TEST(ScalingPage, remembersHowAPersonLooks)
{
    Settings settings;
    Look look;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
    const auto report = std::make_shared<const core::archive::Report>(test::inventedExperiments());
    {
        ScalingPage page(bench);
        page.setReport(report);
        EXPECT_EQ(page.chosen(), 0);
        EXPECT_EQ(page.view(), ScalingView::Curve);
        page.choose(3);
        EXPECT_EQ(page.view(), ScalingView::Bars);
        page.setView(ScalingView::Rounds);
        page.choose(2);
        EXPECT_EQ(page.view(), ScalingView::Bars) << "a condition has no rounds";
        page.choose(3);
        EXPECT_EQ(page.view(), ScalingView::Rounds) << "each kind keeps its own";
        page.toggle(ChartOption::Whiskers);
    }
    ScalingPage again(bench);
    again.setReport(report);
    EXPECT_EQ(again.chosen(), 3);
    EXPECT_EQ(again.view(), ScalingView::Rounds);
    EXPECT_EQ(scalingChoicesOf(settings.scaling).whiskers, false);
    again.setReport(std::make_shared<const core::archive::Report>(test::inventedSecondRun()));
    again.setReport(report);
    EXPECT_EQ(again.chosen(), 3) << "a run without it in between changes nothing";
}

TEST(ConditionRatios, drawAFactorAboveOneToTheSlowSide)
{
    const auto report = test::inventedExperiments();
    const RatioData data = conditionRatios(report, "reuse", {}, slotOf);
    ASSERT_EQ(data.rows.size(), 5u);
    EXPECT_EQ(data.rows[0].tone, RatioTone::Slower);
    EXPECT_NEAR(data.rows[0].ratio, 1.34, 0.01);
    EXPECT_TRUE(data.rows[0].detail.endsWith(QStringLiteral("on → off")));
    EXPECT_EQ(linesOf(conditionRows(data))[1].count(u'|'), 4);
    EXPECT_TRUE(conditionRatios(report, "keys", {}, slotOf).rows.empty());
}

TEST(RatioAxis, holdsZeroAndEveryBarWhateverComes)
{
    RatioData data;
    const double bad = std::nan("");
    for (const double ratio : {0.5, 1.3, 0.0, -2.0, bad, std::numeric_limits<double>::infinity()})
        data.rows.push_back({QStringLiteral("<i>"),
                             {},
                             0,
                             ratio,
                             ratio * 0.01,
                             ratio * 100,
                             RatioTone::Open,
                             {},
                             {},
                             {}});
    const RatioAxis axis = ratioAxis(data);
    EXPECT_LT(axis.low, -0.2);
    EXPECT_GE(axis.high, 1.0);
    EXPECT_LE(axis.high, 2.0); // a whisker of 9900 % does not squeeze the bars
    bool zero = false;
    for (const Tick &tick : axis.ticks())
        zero = zero || tick.text == QStringLiteral("0%");
    EXPECT_TRUE(zero);
    RatioChart chart({}, data);
    chart.resize(600, 300);
    EXPECT_FALSE(drawImage(chart, {600, 300}, 1).isNull());
    EXPECT_EQ(ratioAxis({}).ticks().size() % 2, 1u);
}

TEST(RatioRow, saysItsChangeWithArrowAndSign)
{
    RatioRow row;
    row.ratio = 1 / 1.182;
    row.tone = RatioTone::Faster;
    EXPECT_EQ(changeText(row), QStringLiteral("↑ +18.2%"));
    row.tone = RatioTone::Open;
    row.verdict = QStringLiteral("within noise");
    EXPECT_EQ(changeText(row), QStringLiteral("within noise"));
    row.ratio = std::nan("");
    row.verdict.clear();
    EXPECT_EQ(changeText(row), QStringLiteral("–"));
}

TEST(RowsModel, keepsTheRulesAndSortsMissingValuesLast)
{
    RowsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    RowsProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester proxyTester(
        &proxy, QAbstractItemModelTester::FailureReportingMode::Fatal);
    LineData lines;
    lines.lines = {{QStringLiteral("a"), QStringLiteral("a"), 0, {{1, 5}}},
                   {QStringLiteral("b"), QStringLiteral("b"), 1, {}},
                   {QStringLiteral("c"), QStringLiteral("c"), 2, {{1, 2}}}};
    model.setTable(readOut(lines, 1));
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        proxy.sort(1, order);
        EXPECT_EQ(proxy.index(2, 0).data().toString(), QStringLiteral("b"));
        EXPECT_EQ(proxy.index(0, 0).data().toString(),
                  order == Qt::AscendingOrder ? QStringLiteral("c") : QStringLiteral("a"));
    }
    lines.lines.pop_back();
    model.setTable(readOut(lines, 1));
    EXPECT_EQ(proxy.rowCount(), 2);
    model.setTable({});
    EXPECT_EQ(model.columnCount(), 0);
}
