// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/archive/samplereport.h"

#include <algorithm>
#include <limits>

namespace jinbang::core::archive {
namespace {

contest::Plan fullPlan()
{
    contest::Plan plan;
    plan.title = "the plan";
    plan.preset = contest::Preset::Custom;
    plan.entries = {{"simdjson", "dom"}, {"rapidjson", ""}};
    plan.workloads = {{"users", false, 500, ""}, {"书 信.json", true, std::nullopt, "GB18030"}};
    plan.operations = {Operation::Parse, Operation::Walk};
    plan.modes = {Mode::SampleTime, Mode::SingleShot};
    plan.threads = {1, 2};
    plan.reuse = {true, false};
    plan.keys = {KeyOrder::Shuffled};
    plan.allocators = {"mimalloc"};
    plan.oversubscribe = true;
    plan.pinnedCpus = {1};
    plan.sampling = {20,  40,    0.01, 61.5e9, 10,
                     5e6, 100e6, 2e9,  true,   protocol::FixedIterations{1, 2e9, 3, 4e9}};
    plan.timeoutNs = 12e9;
    plan.maxTimeNs = 600e9;
    plan.memoryCapBytes = std::uint64_t{1} << 63;
    plan.extraPasses = false;
    plan.seed = std::numeric_limits<std::uint64_t>::max();
    plan.formula = contest::Formula::Geometric;
    plan.unsupported = contest::UnsupportedRule::Omit;
    return plan;
}

system::Environment fullEnvironment()
{
    system::Environment machine;
    machine.os = "Debian GNU/Linux 12";
    machine.kernel = "6.1.0";
    machine.cpuModel = "A CPU <with> \"marks\" & more";
    machine.hypervisor = "KVM";
    machine.governor = "performance";
    machine.turbo = "off";
    machine.compiler = "GNU 12.2.0";
    machine.flags = "-O3 -DNDEBUG";
    machine.buildType = "Release";
    machine.hostName = "host";
    machine.physicalCores = 2;
    machine.logicalCores = 4;
    machine.usableCores = 3;
    machine.caches = {"L1d 32 KiB", "L2 1 MiB"};
    machine.memBytes = 16'000'000'000;
    machine.availableBytes = 9'007'199'254'740'993; // 2^53 + 1: no double holds it
    machine.cgroupQuota = 1.5;
    machine.clockCostNs = 21.25;
    machine.clockStepNs = 1;
    machine.canaryMedianNs = 25000.5;
    machine.loadAverage = 0.1;
    machine.perfCounters = true;
    machine.perfCountersReason = "paranoid=2";
    machine.runner = {"ssh", "host"};
    machine.checks = {{"governor", system::CheckLevel::Note, "fine"},
                      {"load", system::CheckLevel::Blocker, "busy"}};
    return machine;
}

Cell fullCell()
{
    Cell cell = plainCell("simdjson", Operation::Parse, "twitter.json", 1234.5);
    cell.variant = "dom";
    cell.version = "3.0.1";
    cell.label = "simdjson dom";
    cell.mode = Mode::SampleTime;
    cell.threads = 2;
    cell.reuse = false;
    cell.keys = KeyOrder::Shuffled;
    cell.allocator = "jemalloc";
    cell.reason = "a reason";
    cell.ranked = false;
    cell.unrankedReason = "debug build";
    cell.ciLow = 1200.1;
    cell.ciHigh = 1300.2;
    cell.relHalfWidth = 0.04;
    cell.points = 100;
    cell.change = -44.7;
    cell.blocks = 16;
    cell.fairness = 0.97;
    cell.forks = {{1,
                   2,
                   1000,
                   99.5,
                   false,
                   false,
                   "too many polluted samples",
                   1234.5,
                   {{1000, 1234500.25, 1234000, ""}, {1001, 2e6, 1e6, "canary"}},
                   {{100, 5}, {200.5, 7}},
                   {},
                   {}}};
    cell.min = 1100;
    cell.median = 1234.5;
    cell.mean = 1250;
    cell.max = 1500;
    cell.betweenSd = 1.5;
    cell.withinSd = 0.1;
    cell.judgedRelHalfWidth = 0.05;
    cell.targetMet = true;
    cell.classic = Classic{810044.55, 123.4, 10, "ops/s", {}};
    cell.percentiles = {{"50.0", 1234.5}, {"99.9", 2000}};
    cell.allocsPerOp = 3;
    cell.bytesPerOp = 300;
    cell.peakRssBytes = 1 << 20;
    cell.outputBytes = 631;
    cell.counters = {{"instructions", 5000.5}};
    cell.countersReason = "not permitted (paranoid=2)";
    cell.exactness = Exactness::Ulp1;
    cell.notes = {"negative-zero"};
    return cell;
}

} // namespace

Cell plainCell(const std::string &contender, Operation operation, const std::string &fixture,
               double nsPerOp)
{
    Cell cell;
    cell.contender = contender;
    cell.variant = "default";
    cell.library = contender;
    cell.version = "1.0";
    cell.label = contender;
    cell.operation = operation;
    cell.fixture = fixture;
    cell.nsPerOp = nsPerOp;
    cell.opsPerSecond = 1e9 / nsPerOp;
    cell.bytesPerSecond = 1e11 / nsPerOp;
    return cell;
}

Report fullReport()
{
    Report report;
    report.runId = "20240131-120000-abcd";
    report.title = "状元 </script>\xE2\x80\xA8 run";
    report.startedAt = "2024-01-31T12:00:00Z";
    report.finishedAt = "2024-01-31T12:01:00Z";
    report.tags = {"nightly", "=cmd()"};
    report.generatorName = "jinbang";
    report.generatorVersion = "0.1.0";
    report.generatorCommit = "0123456789ab";
    report.importedFrom = ImportedFile{"书 信.jmh.json", "jmh.json", {}};
    report.state = "stopped";
    report.plan = fullPlan();
    report.environment = fullEnvironment();
    report.contenders = {{"simdjson",
                          "dom",
                          "simdjson dom",
                          "simdjson",
                          "3.0.1",
                          "home",
                          "Apache-2.0",
                          "ab12",
                          "-O3",
                          Api::OnDemand,
                          Tier::Tuned,
                          Checking::Trusting,
                          123456,
                          {{"kernel", "haswell"}},
                          true,
                          {}}};
    report.fixtures = {{"twitter.json",
                        "document",
                        "User",
                        "cd34",
                        "UTF-8",
                        "/x/书 信.json",
                        2,
                        631514,
                        466906,
                        7,
                        1.5,
                        12.25,
                        0.5,
                        11,
                        {"3-byte BOM removed"},
                        {},
                        {}}};
    report.cells = {fullCell()};
    Cell foreign = plainCell("gson", Operation::Serialize, "", 10);
    foreign.foreign = Foreign{"A.b_gson",
                              "A",
                              {{"size", "10"}},
                              {{"gc.alloc.rate", Classic{5, 0.5, 10, "MB/sec", {}}}},
                              {}};
    report.cells.push_back(foreign);
    report.rankings = {{"overall",
                        contest::Formula::Geometric,
                        contest::UnsupportedRule::Omit,
                        {{"simdjson",
                          "dom",
                          "simdjson dom",
                          "simdjson",
                          1,
                          "状元",
                          567.0,
                          100,
                          99.5,
                          100.5,
                          {{"parse/twitter.json", 100}, {"walk/twitter.json", std::nullopt}},
                          {{"walk/twitter.json", "unsupported"}},
                          1,
                          1,
                          2,
                          {}}},
                        {"parse/twitter.json", "walk/twitter.json"},
                        0.004,
                        {"orders differ"},
                        {}}};
    report.scaling = {{"deserialize/bean",
                       {1, 10},
                       {{"simdjson", {{10, 20.5, 20, 21, 4096}}, 0.99, 0.98, "crashed at 1"}},
                       {{"a", "b", 1, 10, 3.5, true}},
                       {{1, 10, {"a", "b"}, true, true, true}},
                       {"Up to 10 objects: take a."}}};
    report.axisFactors = {{"deserialize/mini", "simdjson", "reuse", "on", "off", 1.5, 1.4, 1.6}};
    report.threadCurves = {{"parse/x.json", "simdjson", {{2, 1e6, 0.9, 0.95}}}};
    HttpResult http;
    http.contender = http.label = http.library = "simdjson";
    http.variant = "dom";
    http.version = "3.0.1";
    http.fixture = "entity";
    http.loop = http::Loop::Open;
    http.requests = 5000;
    http.connections = 10;
    http.ratePerSecond = 1000;
    http.keepAlive = http.reuse = false;
    http.status = CellStatus::Crashed;
    http.reason = "SIGSEGV";
    http.exactness = Exactness::Exact;
    http.complete = 4000;
    http.failures = {1, 2, 3, 4, 5};
    http.takenNs = 4e9;
    http.transferredBytes = 500000;
    http.bodyBytes = 60;
    http.requestsPerSecond = 1000;
    http.nsPerRequest = 2e5;
    http.nsPerRequestAcross = 1e6;
    http.percentiles = {{"50", 1e5}, {"100", 1e7}};
    http.allocator = "mimalloc";
    http.ciLow = 1e5;
    http.ciHigh = 3e5;
    http.relHalfWidth = 0.5;
    http.rank = 2;
    http.rounds = {{0, 1, 3985, 15, 4e9, 1000.0, 2e5, {{"50", 1e5}}}, {1, 0, 0, 0, 0, {}, {}, {}}};
    report.http = {http};
    report.comparisons = {{"parse/twitter.json", "a", "b", 1.02, 1.01, 1.03, 0.001, "slower", {}}};
    report.log = {{1e9, "warning", "something", {}}};
    report.banners = {"stopped"};
    return report;
}

TextTable tableOf(const Report &report, const std::string &key)
{
    const auto metrics = metricsOf(report);
    return metricTable(report, *std::ranges::find(metrics, key, &MetricCells::key));
}

} // namespace jinbang::core::archive
