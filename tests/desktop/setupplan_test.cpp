// SPDX-License-Identifier: GPL-3.0-or-later
// A plan that was saved ticks the same boxes when it is opened, every field is remembered, and the
// command line says the same in other words.
#include "app/desktop/run/setupplan.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

using namespace jinbang;
using namespace jinbang::app;

namespace {

BenchSetup changedSetup()
{
    BenchSetup setup = defaultSetup();
    setup.candidates = test::inventedCandidates();
    setup.excluded = {"boostjson", "nlohmann"};
    // beside the usual way, and instead of it
    setup.variants = {{"rapidjson", "sax"}, {"nlohmann", "binding"}};
    setup.operations = {core::Operation::Serialize, core::Operation::Walk};
    setup.workloads[4].chosen = true; // bean 1,10,100
    setup.workloads[0].chosen = false;
    SetupWorkload file;
    file.name = QStringLiteral("/data/一 二's.json");
    file.encoding = QStringLiteral("GB18030");
    file.isFile = file.document = file.chosen = true;
    setup.workloads.push_back(file);
    auto &options = setup.options;
    options.preset = core::contest::Preset::Custom;
    options.sampling = core::contest::samplingOf(core::contest::Preset::Quick);
    options.sampling.samplesPerFork = 9;
    options.modes = {core::Mode::AverageTime};
    options.threads = {1, 2};
    options.reuse = {true, false};
    options.keys = {core::KeyOrder::Shuffled};
    options.allocators = {"jemalloc"};
    options.pinnedCpus = {0};
    options.timeoutNs = 5e9;
    options.maxTimeNs = 60e9;
    options.memoryCapBytes = 512'000'000;
    options.seed = 18446744073709551615U;
    return setup;
}

} // namespace

TEST(PlanFile, ticksWhatItNamesAndNothingElse)
{
    const QTemporaryDir folder;
    const BenchSetup setup = changedSetup();
    const QString path = folder.filePath(QStringLiteral("a 金.jinbang"));
    ASSERT_TRUE(savePlan(planOf(setup), path));
    const auto plan = openPlan(path);
    ASSERT_TRUE(plan) << core::sentence(plan.error());
    EXPECT_EQ(*plan, planOf(setup));

    BenchSetup other = defaultSetup();
    other.candidates = test::inventedCandidates();
    EXPECT_TRUE(applyPlan(other, *plan).isEmpty());
    EXPECT_EQ(planOf(other), *plan);
    EXPECT_EQ(other.workloads[4].counts, QStringLiteral("1,10,100"));
    EXPECT_FALSE(other.workloads[0].chosen);
}

TEST(PlanFile, namesTheLibrariesThatAreNotThere)
{
    BenchSetup setup = defaultSetup();
    setup.candidates = test::inventedCandidates();
    core::contest::Plan plan;
    plan.entries = {{"simdjson", "dom"}, {"simdjson", ""}, {"elsewhere", ""}};
    EXPECT_EQ(applyPlan(setup, plan), QStringList{QStringLiteral("elsewhere")});
    EXPECT_EQ(planOf(setup).entries,
              (std::vector<core::contest::EntryChoice>{{"simdjson", ""}, {"simdjson", "dom"}}));
    EXPECT_EQ(planOf(setup).workloads.size(), 3u); // a plan without any means the article's three
}

TEST(PlanFile, leavesTheOldFileWhereItCannotBeWritten)
{
    EXPECT_EQ(savePlan({}, QStringLiteral("/no/such/folder/a.jinbang")).error().code,
              core::ErrorCode::CannotWrite);
    EXPECT_EQ(openPlan(QStringLiteral("/no/such/a.jinbang")).error().code,
              core::ErrorCode::CannotRead);
    EXPECT_EQ(openPlan(QStringLiteral(JINBANG_SOURCE_DIR "/CMakeLists.txt")).error().code,
              core::ErrorCode::BadFormat);
}

TEST(PlanFile, everyFieldOfThePanelIsRemembered)
{
    const BenchSetup setup = changedSetup();
    BenchSetup again = defaultSetup();
    again.candidates = setup.candidates;
    restore(again, toJson(setup));
    EXPECT_EQ(planOf(again), planOf(setup));

    BenchSetup wild = defaultSetup();
    restore(wild, {{QStringLiteral("options"),
                    QStringLiteral("{\"schema\":\"jinbang-plan\",\"schemaVersion\":1,\"preset\":"
                                   "\"custom\",\"maxBlocks\":-3,\"threads\":[]}")}});
    EXPECT_EQ(wild.options.sampling.maxBlocks, 1);
    EXPECT_EQ(wild.options.threads, std::vector<int>{1});
}

TEST(CommandLine, saysWhatDiffersFromTheDefaults)
{
    EXPECT_EQ(commandLine({}),
              QStringLiteral("jinbang-cli run --preset quick # samples and warm-up differ from the "
                             "preset: save the plan and run it with --plan"));
    core::contest::Plan plain;
    plain.sampling = core::contest::samplingOf(plain.preset);
    EXPECT_EQ(commandLine(plain), QStringLiteral("jinbang-cli run --preset quick"));
    core::contest::Plan plan = planOf(changedSetup());
    plan.sampling.samplesPerFork =
        core::contest::samplingOf(core::contest::Preset::Quick).samplesPerFork;
    plan.sampling.minBlocks = plan.sampling.maxBlocks;
    plan.sampling.deadlineNs.reset();
    const QString line = commandLine(plan);
    EXPECT_TRUE(line.contains(QStringLiteral("-w '/data/一 二'\\''s.json'"))) << line.toStdString();
    EXPECT_TRUE(line.contains(QStringLiteral("-w bean:100 "))) << line.toStdString();
    EXPECT_TRUE(line.contains(QStringLiteral("--encoding GB18030 --forks ")));
    EXPECT_TRUE(line.contains(QStringLiteral(
        "--mode avgt --threads 1,2 --reuse both --shuffle-keys --allocator jemalloc --pin 0 "
        "--timeout 5000ms --max-time 60000ms --memory-cap 512000000 --seed 18446744073709551615")))
        << line.toStdString();
    EXPECT_FALSE(line.contains(u'#'));
}
