// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/inventedexperiments.h"

#include "core/archive/axes.h"
#include "core/archive/scaling.h"
#include "tests/support/inventedreport.h"

#include <array>
#include <cmath>

namespace jinbang::test {

namespace {

using core::Operation;
using core::archive::Cell;
using core::archive::Report;

constexpr int kBlocks = 16;
constexpr std::array kCounts{1.0, 10.0, 100.0, 1000.0, 10000.0, 100000.0};
constexpr double kBytesOfUser = 598;
// Deserialize: cost of a call, cost of an object in ns, how it grows; one pair crosses.
struct Growth {
    double call, object, power;
};
constexpr Growth kReads[] = {
    {90, 400, 1.012}, {40, 1120, 1.02}, {420, 4600, 1.035}, {30, 1390, 1.022}, {700, 1180, 1.004}};

void setTimes(Cell &cell, double ns, double half)
{
    cell.forks.clear();
    for (int block = 0; block < kBlocks; ++block) {
        core::archive::ReportFork fork;
        fork.block = block;
        fork.n = 100;
        fork.nsPerOp = ns * (1 + std::sin(block * 2.4 + ns) * half * 1.8);
        cell.forks.push_back(fork);
    }
    cell.blocks = kBlocks;
    cell.nsPerOp = cell.median = cell.mean = ns;
    cell.relHalfWidth = half;
    cell.ciLow = ns * (1 - half);
    cell.ciHigh = ns * (1 + half);
    cell.opsPerSecond = 1e9 / ns;
}

Cell cellOf(const core::archive::ReportContender &contender, Operation operation,
            const std::string &fixture, double ns)
{
    Cell cell;
    cell.contender = contender.id;
    cell.label = cell.library = contender.label;
    cell.version = contender.version;
    cell.operation = operation;
    cell.fixture = fixture;
    setTimes(cell, ns, 0.008);
    return cell;
}

core::archive::ReportFixture recordOf(const std::string &name, const char *record, double count,
                                      double bytes)
{
    core::archive::ReportFixture fixture;
    fixture.name = name;
    fixture.kind = "record";
    fixture.record = record;
    fixture.count = std::uint64_t(count);
    fixture.bytes = fixture.canonicalBytes = std::uint64_t(bytes);
    return fixture;
}

void addCounts(Report &report)
{
    for (const double count : kCounts)
        report.fixtures.push_back(recordOf("users:" + std::to_string(long(count)), "User", count,
                                           count * kBytesOfUser + 2));
    for (const Operation operation : {Operation::Deserialize, Operation::Serialize}) {
        for (const double count : kCounts) {
            const std::string fixture = "users:" + std::to_string(long(count));
            for (size_t l = 0; l < report.contenders.size(); ++l) {
                const Growth &growth = kReads[l];
                const double ns = growth.call
                                  + growth.object * std::pow(count, growth.power)
                                        * (operation == Operation::Serialize ? 0.6 : 1);
                Cell cell = cellOf(report.contenders[l], operation, fixture, ns);
                cell.peakRssBytes = std::uint64_t(9e6 + count * kBytesOfUser * (2 + double(l)));
                if (operation == Operation::Serialize && l == 0) {
                    cell.status = core::CellStatus::Unsupported;
                    cell.nsPerOp.reset();
                } else if (l == 2 && count == kCounts.back()) {
                    cell.status = core::CellStatus::OutOfMemory;
                    cell.nsPerOp.reset();
                }
                report.cells.push_back(cell);
            }
        }
    }
}

void addThreads(Report &report)
{
    report.fixtures.push_back(recordOf("client", "Client", 1, 2048));
    for (const int threads : {1, 2, 4, 8}) {
        for (size_t l = 0; l < report.contenders.size(); ++l) {
            const double single = kReads[l].object * 4;
            Cell cell = cellOf(report.contenders[l], Operation::Deserialize, "client",
                               single / std::pow(threads, 0.97 - 0.09 * double(l)));
            cell.threads = threads;
            cell.fairness = threads == 1 ? 1 : 0.98 - 0.03 * double(l);
            report.cells.push_back(cell);
        }
    }
}

void addReuse(Report &report)
{
    constexpr double kFactors[] = {1.34, 1.02, 1.12, 0.97, 1.004};
    for (size_t l = 0; l < report.contenders.size(); ++l) {
        Cell cell = cellOf(report.contenders[l], Operation::Deserialize, "client",
                           kReads[l].object * 4 * kFactors[l]);
        cell.reuse = false;
        report.cells.push_back(cell);
    }
}

/// Seven rounds around the typical figures of a load, with their interval.
void addRounds(core::archive::HttpResult &result, double half)
{
    constexpr int kRounds = 7;
    const bool open = result.loop == core::http::Loop::Open;
    const double figure = open ? *result.nsPerRequest : *result.requestsPerSecond;
    result.relHalfWidth = half;
    result.ciLow = figure * (1 - half);
    result.ciHigh = figure * (1 + half);
    for (int number = 0; number < kRounds; ++number) {
        const double shift = 1 + half * std::sin(number * 2.3 + figure);
        core::archive::HttpRoundResult round;
        round.round = number;
        round.complete = result.requests;
        round.takenNs = result.takenNs * shift;
        round.requestsPerSecond = *result.requestsPerSecond / (open ? 1 : shift);
        round.nsPerRequest = *result.nsPerRequest * shift;
        result.rounds.push_back(round);
    }
    result.takenNs *= kRounds;
    result.complete = result.requests * kRounds - result.failures.total();
}

void addHttp(Report &report)
{
    constexpr double kRates[] = {0, 34100, 21800, 29400, 26300};
    constexpr double kHalves[] = {0, 0.012, 0.021, 0.034, 0.062};
    constexpr int kRanks[] = {0, 1, 4, 2, 2};
    for (const auto loop : {core::http::Loop::Closed, core::http::Loop::Open}) {
        for (size_t l = 0; l < report.contenders.size(); ++l) {
            core::archive::HttpResult result;
            result.contender = report.contenders[l].id;
            result.label = result.library = report.contenders[l].label;
            result.version = report.contenders[l].version;
            result.fixture = "entity";
            result.loop = loop;
            result.requests = 5000;
            result.connections = 10;
            const bool open = loop == core::http::Loop::Open;
            if (open)
                result.ratePerSecond = 20000;
            if (kRates[l] <= 0) {
                result.status = core::CellStatus::Unsupported;
                result.reason = "it only reads";
            } else {
                const double rate = open ? 19990 : kRates[l];
                result.failures.timeout = l == 4 ? 7 : 0;
                result.requestsPerSecond = rate;
                result.takenNs = 5000 / rate * 1e9;
                result.nsPerRequest = open ? 3.1e9 / kRates[l] : 1e10 / rate;
                result.nsPerRequestAcross = 1e9 / rate;
                result.rank = kRanks[l];
                addRounds(result, kHalves[l]);
                for (const int percent : core::http::kPercentiles)
                    result.percentiles[std::to_string(percent)] =
                        2.4e9 / kRates[l] * (1 + std::pow(percent / 100.0, 14) * 9);
            }
            report.http.push_back(result);
        }
    }
}

} // namespace

Report inventedExperiments()
{
    Report report = inventedReport();
    report.title = "#43 experiments";
    report.runId = "20260803-091500";
    report.startedAt = "2026-08-03T09:15:00Z";
    report.environment.caches = {"L1d 32 KiB", "L1i 32 KiB", "L2 1024 KiB", "L3 16384 KiB"};
    report.cells.clear();
    report.fixtures.clear();
    report.rankings.clear();
    addCounts(report);
    addThreads(report);
    addReuse(report);
    addHttp(report);
    report.scaling = core::archive::scalingOf(report);
    report.threadCurves = core::archive::threadCurvesOf(report);
    report.axisFactors = core::archive::axisFactorsOf(report);
    return report;
}

Report inventedSecondRun(int seed)
{
    Report report = inventedReport();
    report.title = "#43 native";
    report.runId = "20260803-10000" + std::to_string(seed);
    report.startedAt = "2026-08-0" + std::to_string(2 + seed) + "T10:00:00Z";
    report.environment.flags = "-O3 -march=native";
    for (auto &contender : report.contenders) {
        if (contender.id == "boostjson")
            contender.version = "1.84.0";
    }
    constexpr double kChange[] = {0.85, 1.004, 1.031, 0.953, 1.06};
    for (size_t i = 0; i < report.cells.size(); ++i) {
        Cell &cell = report.cells[i];
        if (!cell.nsPerOp)
            continue;
        const double noise = 1 + 0.004 * std::sin(double(i) * 1.7 + seed);
        const double half = cell.relHalfWidth.value_or(0.01);
        const double bytes = cell.bytesPerSecond.value_or(0) * *cell.nsPerOp;
        setTimes(cell, *cell.nsPerOp * kChange[i % 5] * noise, half);
        cell.bytesPerSecond = bytes / *cell.nsPerOp;
    }
    for (auto &ranking : report.rankings)
        ranking.twinFloor = 0.006;
    return report;
}

} // namespace jinbang::test
