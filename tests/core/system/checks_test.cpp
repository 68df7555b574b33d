// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a debug build that is ranked, a busy machine that nobody mentions.
#include "core/system/conditions.h"
#include "tests/core/system/fakemachine.h"

#include <functional>
#include <map>

namespace jinbang::core::system {
namespace {

Environment goodMachine()
{
    Environment environment;
    environment.governor = "performance";
    environment.turbo = "off";
    environment.logicalCores = 4;
    environment.availableBytes = 8'000'000'000;
    environment.clockCostNs = 20;
    environment.clockStepNs = 1;
    environment.canaryMedianNs = 25'000;
    environment.loadAverage = 0.1;
    return environment;
}

const Build kRelease{"Release", "", false};

std::map<std::string, CheckLevel> levels(const Environment &environment,
                                         const Conditions &conditions = {},
                                         const Build &build = kRelease)
{
    std::map<std::string, CheckLevel> result;
    for (const MachineCheck &check : checkMachine(environment, conditions, build)) {
        EXPECT_FALSE(check.message.empty());
        EXPECT_TRUE(result.emplace(check.id, check.level).second) << check.id;
    }
    return result;
}

TEST(Checks, AGoodMachineIsOkThroughout)
{
    const auto all = levels(goodMachine());
    EXPECT_EQ(all.size(), 12U);
    for (const auto &[id, level] : all)
        EXPECT_EQ(level, CheckLevel::Ok) << id;
}

TEST(Checks, DebugAndSanitizedBuildsAreNeverRanked)
{
    EXPECT_EQ(levels(goodMachine(), {}, {"Debug", "", true}).at("build"), CheckLevel::Blocker);
    EXPECT_EQ(levels(goodMachine(), {}, {"Release", "", true}).at("build"), CheckLevel::Blocker);
    EXPECT_EQ(levels(goodMachine(), {}, {"RelWithDebInfo", "address", false}).at("sanitizer"),
              CheckLevel::Blocker);
}

TEST(Checks, EachTroubleRaisesItsOwnCheckOnly)
{
    struct Row {
        const char *id;
        CheckLevel level;
        std::function<void(Environment &, Conditions &)> trouble;
    };
    const std::vector<Row> rows{
        {"governor", CheckLevel::Warning, [](auto &e, auto &) { e.governor = "powersave"; }},
        {"governor", CheckLevel::Note, [](auto &e, auto &) { e.governor.clear(); }},
        {"turbo", CheckLevel::Note, [](auto &e, auto &) { e.turbo = "on"; }},
        {"hypervisor", CheckLevel::Note, [](auto &e, auto &) { e.hypervisor = "KVM"; }},
        {"quota", CheckLevel::Note, [](auto &e, auto &) { e.cgroupQuota = 1.5; }},
        {"quota", CheckLevel::Warning, [](auto &e, auto &) { e.cgroupQuota = 0.5; }},
        {"load", CheckLevel::Warning, [](auto &e, auto &) { e.loadAverage = 2; }},
        {"load", CheckLevel::Warning, [](auto &, auto &c) { c.cpuPressure = 20; }},
        {"memory", CheckLevel::Warning, [](auto &e, auto &) { e.availableBytes = 100'000'000; }},
        {"clock", CheckLevel::Warning, [](auto &e, auto &) { e.clockStepNs = 1e6; }},
        {"canary", CheckLevel::Warning, [](auto &, auto &c) { c.canarySpread = 0.5; }},
        {"canary", CheckLevel::Note, [](auto &e, auto &) { e.canaryMedianNs = 0; }},
        {"battery", CheckLevel::Warning, [](auto &, auto &c) { c.onBattery = true; }},
        {"debugger", CheckLevel::Warning, [](auto &, auto &c) { c.traced = true; }},
    };
    for (const Row &row : rows) {
        Environment environment = goodMachine();
        Conditions conditions;
        row.trouble(environment, conditions);
        for (const auto &[id, level] : levels(environment, conditions))
            EXPECT_EQ(level, id == row.id ? row.level : CheckLevel::Ok) << row.id << " / " << id;
    }
}

class ConditionsTest : public test::FakeMachine
{
};

/// Each reading is 10 us later than the one before.
class EvenClock final : public Clock
{
public:
    std::int64_t now() override { return m_time += 10'000; }

private:
    std::int64_t m_time = 0;
};

TEST_F(ConditionsTest, AreReadFromTheirFiles)
{
    EvenClock clock;
    EXPECT_EQ(readConditions(root(), clock), Conditions{});
    file("/proc/self/status", "TracerPid:\t77\n");
    file("/proc/pressure/cpu", "some avg10=12.50 avg60=1.00 avg300=0.50 total=5\n");
    file("/sys/class/power_supply/AC/type", "Mains\n");
    file("/sys/class/power_supply/BAT0/type", "Battery\n");
    file("/sys/class/power_supply/BAT0/status", "Discharging\n");
    EXPECT_EQ(readConditions(root(), clock), (Conditions{true, true, 12.5, 0}));
    file("/sys/class/power_supply/BAT0/status", "Charging\n");
    EXPECT_FALSE(readConditions(root(), clock).onBattery);
}

TEST(GatherEnvironment, KnowsThisMachine)
{
    SystemClock clock;
    const Environment environment = gatherEnvironment({}, clock);
    EXPECT_FALSE(environment.os.empty());
    EXPECT_FALSE(environment.kernel.empty());
    EXPECT_FALSE(environment.compiler.empty());
    EXPECT_GE(environment.logicalCores, environment.usableCores);
    EXPECT_GE(environment.usableCores, 1);
    EXPECT_GT(environment.memBytes, environment.availableBytes);
    EXPECT_GT(environment.clockCostNs, 0);
    EXPECT_GT(environment.canaryMedianNs, 0);
    EXPECT_NE(environment.perfCounters, !environment.perfCountersReason.empty());
    EXPECT_EQ(environment.checks.size(), 12U);
}

} // namespace
} // namespace jinbang::core::system
