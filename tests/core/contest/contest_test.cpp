// SPDX-License-Identifier: GPL-3.0-or-later
// Whole runs of scripted contenders in fake time: what is measured, in which order, and with what.
#include "core/contest/entries.h"
#include "tests/core/contest/contesttest.h"

#include <gmock/gmock.h>

#include <set>

namespace jinbang::core::contest {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

const std::vector<Operation> kRecords{Operation::Serialize, Operation::Deserialize};

class Contest : public ContestTest
{
};

TEST_F(Contest, AskedForSingleCellsItMeasuresThoseAndNoOther)
{
    add("a", 1000);
    add("b", 2000);
    add("c", 3000);
    plan.workloads = {{"small", false, {}, {}}, {"users", false, 5, {}}};
    plan.threads = {1, 2};
    plan.only = {{Operation::Serialize, "users:5", "b", "", {}, {}, {}, {}, {}},
                 {Operation::Deserialize, "small", "a", "", {}, 2, {}, {}, {}}};
    const RunData data = run();
    ASSERT_THAT(data.rows, SizeIs(3));
    std::set<std::string> measured;
    for (int row = 0; row < 3; ++row) {
        for (int entry = 0; entry < 3; ++entry) {
            const CellEnd how = end(data, row, entry);
            const auto &here = data.rows[static_cast<std::size_t>(row)];
            if (how.status == CellStatus::Ok)
                measured.insert(std::string(text(here.operation)) + std::to_string(here.threads)
                                + data.entries[static_cast<std::size_t>(entry)].label);
            else
                EXPECT_EQ(how.status, CellStatus::Skipped) << how.reason;
        }
    }
    EXPECT_EQ(measured, (std::set<std::string>{"serialize1b", "serialize2b", "deserialize2a"}));
    for (const auto &fork : data.forks)
        EXPECT_NE(fork.entry, 2);

    plan.only = {{Operation::Parse, "small", "a", "", {}, {}, {}, {}, {}}};
    EXPECT_EQ(failure().code, ErrorCode::NothingToDo);
}

TEST(TakesOperation, documentOperationsAreForDocumentsUnlessNothingElseCanBeMeant)
{
    Plan plan;
    plan.operations = {Operation::Deserialize, Operation::Parse};
    EXPECT_TRUE(takesOperation(plan, Operation::Deserialize, true, true));
    EXPECT_FALSE(takesOperation(plan, Operation::Deserialize, false, true));
    EXPECT_TRUE(takesOperation(plan, Operation::Parse, false, true));
    EXPECT_FALSE(takesOperation(plan, Operation::Parse, true, true)) << "there is a document";
    EXPECT_TRUE(takesOperation(plan, Operation::Parse, true, false)) << "there is none";
    plan.operations = {Operation::Parse};
    EXPECT_TRUE(takesOperation(plan, Operation::Parse, true, true)) << "nothing typed is asked for";
    EXPECT_FALSE(takesOperation(plan, Operation::Walk, false, true));
    plan.operations.clear();
    EXPECT_TRUE(takesOperation(plan, Operation::Serialize, true, false));
    EXPECT_FALSE(takesOperation(plan, Operation::Parse, true, false));
    EXPECT_FALSE(takesOperation(plan, Operation::Walk, false, true));
}

TEST_F(Contest, MeasuresEveryContenderOncePerBlockInAShuffledOrder)
{
    add("a", 100);
    add("b", 200);
    add("c", 300);
    const auto data = run();
    EXPECT_EQ(data.state, RunState::Complete);
    EXPECT_THAT(data.rows, SizeIs(2));
    EXPECT_THAT(data.forks, SizeIs(2 * 3 * 16));
    std::set<std::vector<int>> orders;
    for (int block = 0; block < 16; ++block) {
        std::vector<int> order(3, -1);
        for (const auto &fork : data.forks) {
            if (fork.row == 0 && fork.block == block)
                order[static_cast<std::size_t>(fork.position)] = fork.entry;
        }
        EXPECT_THAT(order, testing::UnorderedElementsAre(0, 1, 2));
        orders.insert(order);
    }
    EXPECT_GT(orders.size(), 2U);
    for (const auto &fork : forksOf(data, 0, 1))
        EXPECT_EQ(fork.nsPerOp, 200);
    for (int entry = 0; entry < 3; ++entry)
        EXPECT_EQ(end(data, 1, entry).status, CellStatus::Ok);
    EXPECT_THAT(data.finishedRows, ElementsAre(0, 1));
    EXPECT_THAT(data.rowsThatMetTarget, ElementsAre(0, 1));
}

TEST_F(Contest, TheSeedFixesOrderAndInputs)
{
    add("a", 100);
    add("b", 200);
    const auto first = run(), second = run();
    plan.seed = 8;
    const auto third = run();
    const auto orderOf = [](const RunData &data) {
        std::vector<int> order;
        for (const auto &fork : data.forks)
            order.push_back(fork.entry);
        return order;
    };
    EXPECT_EQ(orderOf(first), orderOf(second));
    EXPECT_NE(orderOf(first), orderOf(third));
    EXPECT_EQ(first.fixtures[0].sha256, second.fixtures[0].sha256);
    EXPECT_NE(first.fixtures[0].sha256, third.fixtures[0].sha256);
    EXPECT_NE(first.runId, second.runId);
}

TEST_F(Contest, TheFirstForkChecksAndCalibratesAndTheOthersTakeItsN)
{
    std::vector<protocol::MeasureSpec> asked;
    Measurer measurer{helloOf("a", kRecords), [&](const protocol::Run &run) {
                          asked.push_back(run.measure);
                          return 2000.0;
                      }};
    add(measurer);
    plan.operations = {Operation::Serialize};
    run();
    ASSERT_GE(asked.size(), 2U);
    EXPECT_TRUE(asked[0].check);
    EXPECT_FALSE(asked[0].n.has_value());
    EXPECT_FALSE(asked[1].check);
    EXPECT_EQ(asked[1].n, 1000U);
    EXPECT_NE(asked[0].seed, asked[1].seed);
    EXPECT_EQ(asked[0].samples, 5);
}

TEST_F(Contest, ANewNIsFoundWhenSamplesLeaveTheirLength)
{
    std::vector<bool> calibrated;
    Measurer measurer{helloOf("a", kRecords), [&](const protocol::Run &run) {
                          calibrated.push_back(!run.measure.n);
                          return calibrated.size() == 3 ? 9000.0 : 2000.0; // 9 ms instead of 2 ms
                      }};
    add(measurer);
    plan.operations = {Operation::Serialize};
    run();
    ASSERT_GE(calibrated.size(), 5U);
    calibrated.resize(5);
    EXPECT_THAT(calibrated, ElementsAre(true, false, false, true, false));
}

TEST_F(Contest, OneNamedTwiceIsMeasuredTwice)
{
    add("a", 100);
    plan.entries = {{"a", {}}, {"a", {}}, {"a", "dom"}};
    const auto data = run();
    ASSERT_THAT(data.entries, SizeIs(3));
    EXPECT_EQ(data.entries[0].label, "a");
    EXPECT_EQ(data.entries[1].label, "a #2");
    EXPECT_EQ(data.entries[2].label, "a dom");
    EXPECT_THAT(forksOf(data, 0, 1), SizeIs(16));
}

TEST_F(Contest, TheTwinStandsInEveryBlockButStopsNothing)
{
    add("a", 100);
    add("b", 200);
    plan.sampling.twin = true;
    const auto data = run();
    ASSERT_THAT(data.entries, SizeIs(3));
    EXPECT_TRUE(data.entries[2].twin);
    EXPECT_EQ(data.entries[2].label, "a (twin)");
    EXPECT_THAT(forksOf(data, 0, 2), SizeIs(16));
}

TEST_F(Contest, ExtrasComeFromForksOfTheirOwn)
{
    add("a", 100);
    counter = "/usr/lib/counter.so";
    plan.extraPasses = true;
    plan.operations = {Operation::Serialize};
    const auto data = run();
    ASSERT_THAT(data.extras, SizeIs(1));
    EXPECT_EQ(data.extras[0].allocationsPerOp, 3);
    EXPECT_EQ(data.extras[0].allocatedBytesPerOp, 300);
    EXPECT_EQ(data.extras[0].peakRssBytes, 5U << 20);
    std::size_t preloaded = 0;
    for (const auto &spec : launcher.launched)
        preloaded += spec.preload == std::vector<std::string>{"/usr/lib/counter.so"} ? 1 : 0;
    EXPECT_EQ(preloaded, 1U);
}

TEST_F(Contest, ARunnerGetsTheFixtureInline)
{
    add("a", 100);
    runner = {"ssh", "host"};
    plan.operations = {Operation::Deserialize};
    const auto data = run();
    ASSERT_FALSE(launcher.payloads.empty());
    EXPECT_EQ(launcher.payloads[0].size(), data.fixtures[0].facts.bytes);
    EXPECT_THAT(launcher.launched.back().arguments, ElementsAre("ssh", "host", "a"));
    EXPECT_FALSE(launcher.launched.back().memoryCapBytes.has_value());
}

TEST_F(Contest, ARunnersMachineIsTheOneThatIsTold)
{
    auto hello = helloOf("a", kRecords);
    hello.build = {{"cpuModel", "A CPU"}, {"cores", "3"}};
    add(Measurer{hello, [](const auto &) { return 100.0; }});
    runner = {"ssh", "host"};
    plan.operations = {Operation::Deserialize};
    plan.threads = {3};
    const auto data = run(); // this one has 2
    EXPECT_THAT(data.environment.runner, ElementsAre("ssh", "host"));
    EXPECT_EQ(data.environment.cpuModel, "A CPU");
    EXPECT_EQ(data.environment.usableCores, 3);
    EXPECT_EQ(data.environment.memBytes, 0U);
    plan.threads = {4};
    EXPECT_EQ(failure().code, ErrorCode::OutOfRange);
    roster.candidates[0].hello->build.erase("cores");
    EXPECT_EQ(run().environment.usableCores, 0); // who knows
    roster.candidates[0].hello->build["cores"] = "many";
    EXPECT_EQ(run().environment.usableCores, 0);
}

TEST_F(Contest, EachInputThatCannotBeReadIsTold)
{
    add("a", 100);
    plan.workloads = {{(folder / "one.json").string(), true, {}, {}},
                      {(folder / "two.json").string(), true, {}, {}},
                      {(folder / "three.json").string(), true, {}, {}}};
    std::vector<std::string> others;
    auto around = surroundings();
    around.inputs.alsoRefused = [&](const Error &error) { others.push_back(error.subject); };
    const auto result = runContest(plan, roster, around, {}, {});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().subject, (folder / "one.json").string());
    EXPECT_THAT(others,
                ElementsAre((folder / "two.json").string(), (folder / "three.json").string()));
}

TEST_F(Contest, LimitsArePassedToTheContender)
{
    add("a", 100);
    auto sanitized = helloOf("asan", kRecords);
    sanitized.build["sanitizers"] = "address";
    add(Measurer{sanitized, [](const auto &) { return 1000.0; }});
    plan.memoryCapBytes = 1U << 30;
    plan.pinnedCpus = {1};
    run();
    std::set<std::size_t> pads;
    for (const auto &spec : launcher.launched) {
        EXPECT_EQ(spec.memoryCapBytes.has_value(), spec.arguments.back() == "a");
        EXPECT_THAT(spec.cpus, ElementsAre(1));
        EXPECT_LT(spec.environmentPad, 4096U);
        pads.insert(spec.environmentPad);
    }
    EXPECT_GT(pads.size(), 20U);
}

TEST_F(Contest, AnAllocatorThatIsNotInstalledIsNamedWithItsPackage)
{
    add("a", 100);
    auto sanitized = helloOf("asan", kRecords);
    sanitized.build["sanitizers"] = "address";
    add(Measurer{sanitized, [](const auto &) { return 1000.0; }});
    plan.allocators = {"system", "jemalloc"};
    const auto data = run();
    EXPECT_THAT(data.rows, SizeIs(4));
    EXPECT_EQ(end(data, 0, 1).status, CellStatus::Ok);
    EXPECT_EQ(end(data, 1, 1).status, CellStatus::Unsupported);
    EXPECT_THAT(end(data, 1, 1).reason, HasSubstr("sanitizer"));
}

TEST_F(Contest, AxesBecomeRowsThatAreNeverMixed)
{
    add("a", 100);
    plan.threads = {1, 2};
    plan.reuse = {true, false};
    plan.keys = {KeyOrder::Ordered, KeyOrder::Shuffled};
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 1;
    const auto data = run();
    EXPECT_THAT(data.rows, SizeIs(4 + 8)); // what is written does not depend on the order of keys
}

TEST_F(Contest, JmhIterationsReplaceTheSampling)
{
    protocol::MeasureSpec asked;
    add(Measurer{helloOf("a", kRecords),
                 [&](const protocol::Run &run) {
                     asked = run.measure;
                     return 100.0;
                 },
                 20e9});
    plan.preset = Preset::Article;
    plan.sampling = samplingOf(Preset::Article);
    plan.operations = {Operation::Serialize};
    const auto data = run();
    ASSERT_TRUE(asked.fixed.has_value());
    EXPECT_EQ(asked.fixed->iterationNs, 10e9);
    EXPECT_THAT(data.forks, SizeIs(1));
    EXPECT_EQ(end(data, 0, 0).status, CellStatus::Ok);
}

TEST_F(Contest, EventsTellTheStoryInOrder)
{
    add("a", 100);
    plan.operations = {Operation::Serialize};
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 2;
    std::string story;
    observer = [&](const RunEvent &event) {
        if (!std::holds_alternative<Remaining>(event) && !std::holds_alternative<Logged>(event))
            story += "SfFEXRLrD"[event.index()];
    };
    run();
    EXPECT_EQ(story, "SfFfFERD");
}

TEST_F(Contest, NoScratchIsLeftBehind)
{
    add("a", 100);
    std::filesystem::create_directories(folder / "scratch"
                                        / "jinbang-4194303-old"); // no such process
    run();
    EXPECT_TRUE(std::filesystem::is_empty(folder / "scratch"));
}

} // namespace
} // namespace jinbang::core::contest
