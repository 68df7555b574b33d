// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/inventedreport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace jinbang::test {

namespace {

using core::CellStatus;
using core::Operation;
using core::archive::Cell;

struct Library {
    const char *id, *name, *version;
    bool writes;
    std::vector<core::Api> apis;
};

const std::vector<Library> &libraries()
{
    static const std::vector<Library> all{
        {"simdjson", "simdjson", "3.1.1", false, {core::Api::OnDemand, core::Api::Dom}},
        {"rapidjson", "RapidJSON", "1.1.0", true, {core::Api::Dom, core::Api::Sax}},
        {"nlohmann", "nlohmann/json", "3.11.2", true, {core::Api::Dom, core::Api::Binding}},
        {"boostjson", "Boost.JSON", "1.81.0", true, {core::Api::Dom, core::Api::Binding}},
        {"qtjson", "QJsonDocument", "6.4.2", true, {core::Api::Dom}}};
    return all;
}

struct Workload {
    const char *name, *kind, *record;
    double bytes;
};
constexpr std::array kWorkloads{
    Workload{"small", "record", "User", 118}, Workload{"medium", "record", "User", 15400},
    Workload{"large", "record", "Article", 198000}, Workload{"users:100", "record", "User", 77000}};

// ns per operation of [operation][workload][library]
constexpr double kTimes[2][4][5] = {{{418, 1104, 4630, 1395, 2870},
                                     {6850, 20900, 91700, 26400, 48100},
                                     {47600, 158000, 604000, 187000, 95000},
                                     {34000, 104000, 452000, 131000, 236000}},
                                    {{0, 653, 2890, 840, 1790},
                                     {0, 12700, 57500, 15400, 30100},
                                     {0, 117000, 861000, 149000, 69000},
                                     {0, 64000, 288000, 78000, 0}}};
constexpr double kHalfWidth[5] = {0.006, 0.011, 0.013, 0.009, 0.007};

std::vector<core::archive::ReportFork> forksOf(double ns, double spread, bool noisy)
{
    std::vector<core::archive::ReportFork> forks;
    for (int block = 0; block < 16; ++block) {
        core::archive::ReportFork fork;
        fork.block = block;
        fork.n = 1000;
        const double wave = std::sin(block * 2.4) * spread * 2;
        fork.nsPerOp = ns * (1 + wave);
        for (int s = 0; s < 5; ++s) {
            core::archive::ReportSample sample;
            sample.n = 1000;
            sample.wallNs = ns * 1000 * (1 + wave + 0.002 * s);
            if (noisy && block % 8 == 3 && s == 0)
                sample.flag = "involuntary switch";
            fork.samples.push_back(sample);
        }
        forks.push_back(fork);
    }
    return forks;
}

core::protocol::Hello helloOf(const Library &library)
{
    core::protocol::Hello hello;
    hello.id = library.id;
    hello.library = library.name;
    hello.version = library.version;
    hello.selfChecking = true;
    for (const core::Api api : library.apis) {
        core::protocol::VariantInfo variant;
        variant.id = std::string(core::text(api));
        variant.api = api;
        variant.operations = {Operation::Deserialize, Operation::Parse, Operation::Walk};
        hello.variants.push_back(variant);
    }
    for (const Operation operation :
         {Operation::Deserialize, Operation::Parse, Operation::Walk, Operation::Validate})
        hello.defaults[operation] = hello.variants.front().id;
    for (const Operation operation :
         {Operation::Serialize, Operation::Stringify, Operation::Prettify}) {
        if (library.writes)
            hello.defaults[operation] = hello.variants.front().id;
        else
            hello.unsupported[operation] = "it only reads";
    }
    return hello;
}

} // namespace

core::system::Environment inventedEnvironment()
{
    using core::system::CheckLevel;
    core::system::Environment machine;
    machine.os = "Debian GNU/Linux 12";
    machine.kernel = "6.1.0";
    machine.cpuModel = "AMD Ryzen 7 7840U";
    machine.physicalCores = 8;
    machine.logicalCores = machine.usableCores = 16;
    machine.governor = "powersave";
    machine.compiler = "gcc 12.2";
    machine.flags = "-O3";
    machine.buildType = "Release";
    machine.loadAverage = 0.12;
    machine.checks = {
        {"governor", CheckLevel::Warning,
         "The CPU's frequency follows its load (powersave). Set the governor to performance for "
         "steadier times."},
        {"load", CheckLevel::Ok, "The machine is quiet (load 0.1)."},
        {"battery", CheckLevel::Ok, "Not on battery."},
        {"build", CheckLevel::Ok, "Built for speed (Release)."},
        {"clock", CheckLevel::Ok, "The clock has a step of 1.00 ns and a cost of 21.0 ns."}};
    return machine;
}

core::archive::Report inventedReport()
{
    core::archive::Report report;
    report.runId = "20260802-143200";
    report.title = "#42";
    report.startedAt = "2026-08-02T14:32:00Z";
    report.finishedAt = "2026-08-02T14:39:46Z";
    report.generatorVersion = "0.1.0";
    report.plan.preset = core::contest::Preset::Standard;
    report.plan.seed = 20260802;
    report.environment = inventedEnvironment();
    for (const Library &library : libraries()) {
        core::archive::ReportContender contender;
        contender.id = library.id;
        contender.label = contender.library = library.name;
        contender.version = library.version;
        report.contenders.push_back(contender);
    }
    for (const Workload &workload : kWorkloads) {
        core::archive::ReportFixture fixture;
        fixture.name = workload.name;
        fixture.kind = workload.kind;
        fixture.record = workload.record;
        fixture.bytes = fixture.canonicalBytes = std::uint64_t(workload.bytes);
        report.fixtures.push_back(fixture);
    }
    for (size_t o = 0; o < 2; ++o) {
        for (size_t w = 0; w < kWorkloads.size(); ++w) {
            double best = 1e18;
            for (const double ns : kTimes[o][w])
                best = ns > 0 ? std::min(best, ns) : best;
            for (size_t l = 0; l < libraries().size(); ++l) {
                Cell cell;
                cell.contender = libraries()[l].id;
                cell.library = cell.label = libraries()[l].name;
                cell.version = libraries()[l].version;
                cell.operation = o == 0 ? Operation::Deserialize : Operation::Serialize;
                cell.fixture = kWorkloads[w].name;
                const double ns = kTimes[o][w][l];
                const bool noisy = o == 0 && w == 2 && l == 2;
                if (ns <= 0) {
                    cell.status = l == 0 ? CellStatus::Unsupported : CellStatus::Wrong;
                    cell.reason = l == 0 ? "it only reads" : "differs at /12/trueName";
                } else {
                    const double half = noisy ? 0.094 : kHalfWidth[l];
                    cell.nsPerOp = cell.median = cell.mean = ns;
                    cell.relHalfWidth = half;
                    cell.ciLow = ns * (1 - half);
                    cell.ciHigh = ns * (1 + half);
                    cell.opsPerSecond = 1e9 / ns;
                    cell.bytesPerSecond = kWorkloads[w].bytes * 1e9 / ns;
                    cell.points = std::round(1000 * best / ns) / 10;
                    cell.percentiles["99.0"] = ns * 1.09;
                    cell.blocks = 16;
                    cell.forks = forksOf(ns, half, noisy);
                }
                report.cells.push_back(cell);
            }
        }
    }
    for (const auto formula :
         {core::contest::Formula::Article, core::contest::Formula::Geometric}) {
        for (const auto rule :
             {core::contest::UnsupportedRule::Zero, core::contest::UnsupportedRule::Omit}) {
            for (auto &ranking : inventedRankings(report, formula, rule))
                report.rankings.push_back(ranking);
        }
    }
    return report;
}

std::vector<core::archive::Ranking> inventedRankings(const core::archive::Report &report,
                                                     core::contest::Formula formula,
                                                     core::contest::UnsupportedRule rule)
{
    std::vector<core::archive::Ranking> all;
    for (const char *scope : {"overall", "deserialize", "serialize"}) {
        core::archive::Ranking ranking;
        ranking.scope = scope;
        ranking.formula = formula;
        ranking.unsupported = rule;
        for (const Library &library : libraries()) {
            core::archive::RankingEntry entry;
            entry.contender = library.id;
            entry.label = entry.library = library.name;
            double total = 0;
            for (const Cell &cell : report.cells) {
                const std::string key = core::archive::metricKey(cell);
                if (ranking.scope != "overall" && key.rfind(ranking.scope, 0) != 0)
                    continue;
                if (std::find(ranking.metrics.begin(), ranking.metrics.end(), key)
                    == ranking.metrics.end())
                    ranking.metrics.push_back(key);
                if (cell.contender != library.id)
                    continue;
                ++entry.cellsTotal;
                entry.points[key] = cell.points;
                if (cell.points) {
                    ++entry.cells;
                    total += *cell.points;
                } else {
                    entry.missing[key] = cell.reason;
                }
            }
            if (rule == core::contest::UnsupportedRule::Omit && entry.cells > 0)
                total = total / entry.cells * entry.cellsTotal;
            if (entry.cells > 0)
                entry.total = total;
            ranking.entries.push_back(entry);
        }
        std::stable_sort(ranking.entries.begin(), ranking.entries.end(),
                         [](const auto &a, const auto &b) {
                             return a.total.value_or(-1) > b.total.value_or(-1);
                         });
        const char *titles[] = {"状元", "榜眼", "探花", "进士", "孙山"};
        for (size_t i = 0; i < ranking.entries.size(); ++i) {
            auto &entry = ranking.entries[i];
            if (!entry.total)
                continue;
            entry.rank = int(i) + 1;
            entry.title = titles[std::min<size_t>(i, 4)];
            entry.mark = 100 * *entry.total / *ranking.entries.front().total;
            entry.ciLow = *entry.mark * 0.99;
            entry.ciHigh = std::min(100.0, *entry.mark * 1.01);
        }
        all.push_back(ranking);
    }
    return all;
}

std::vector<core::contest::Candidate> inventedCandidates()
{
    std::vector<core::contest::Candidate> all;
    for (const Library &library : libraries()) {
        core::contest::Candidate candidate;
        candidate.command.id = library.id;
        candidate.hello = helloOf(library);
        all.push_back(candidate);
    }
    core::contest::Candidate missing;
    missing.command.id = "glaze";
    missing.problem = "this CPU lacks avx2";
    all.push_back(missing);
    return all;
}

std::vector<core::contest::RunEvent> inventedEvents(double share)
{
    using namespace core::contest;
    const core::archive::Report report = inventedReport();
    RunStarted started;
    for (const Library &library : libraries()) {
        Entry entry;
        entry.contender = library.id;
        entry.label = library.name;
        entry.hello = helloOf(library);
        started.header.entries.push_back(entry);
    }
    for (const Workload &workload : kWorkloads) {
        FixtureRecord fixture;
        fixture.name = workload.name;
        fixture.facts.bytes = std::uint64_t(workload.bytes);
        started.header.fixtures.push_back(fixture);
    }
    for (const Operation operation : {Operation::Deserialize, Operation::Serialize}) {
        for (int w = 0; w < int(kWorkloads.size()); ++w) {
            Row row;
            row.operation = operation;
            row.fixture = w;
            started.header.rows.push_back(row);
            auto &estimates = started.estimateNs.emplace_back();
            for (std::size_t entry = 0; entry < libraries().size(); ++entry) {
                const std::size_t place = started.header.rows.size() - 1;
                const Cell &cell = report.cells[place * libraries().size() + entry];
                estimates.push_back(cell.status == CellStatus::Unsupported ? 0 : 13e9);
            }
        }
    }
    std::vector<RunEvent> events{started};
    const int rows = int(started.header.rows.size());
    constexpr int kBlocks = 16;
    const int steps = int(std::lround(share * rows * kBlocks));
    int done = 0;
    for (int row = 0; row < rows; ++row) {
        for (int entry = 0; entry < int(libraries().size()); ++entry) {
            const Cell &cell = report.cells[size_t(row) * libraries().size() + size_t(entry)];
            if (cell.status == CellStatus::Unsupported)
                events.push_back(CellEnded{
                    {row, entry, cell.status, cell.reason, {}}, cell.nsPerOp, cell.relHalfWidth});
        }
    }
    for (int step = 0; step <= std::min(steps, rows * kBlocks - 1); ++step) {
        const int row = step / kBlocks, block = step % kBlocks;
        for (int entry = 0; entry < int(libraries().size()); ++entry) {
            const Cell &cell = report.cells[size_t(row) * libraries().size() + size_t(entry)];
            if (cell.status == CellStatus::Unsupported
                || (cell.status != CellStatus::Ok && block > 0))
                continue;
            events.push_back(ForkStarted{row, entry, block, kBlocks});
            if (step == steps && entry == 1)
                break; // this one is still running
            if (cell.status != CellStatus::Ok) {
                if (block == 0)
                    events.push_back(CellEnded{{row, entry, cell.status, cell.reason, {}},
                                               cell.nsPerOp,
                                               cell.relHalfWidth});
                continue;
            }
            ForkFinished finished;
            finished.fork.row = row;
            finished.fork.entry = entry;
            finished.fork.block = block;
            finished.fork.nsPerOp = cell.forks[size_t(block)].nsPerOp;
            finished.fork.valid = block != 2;
            finished.blocks = kBlocks;
            finished.relHalfWidth =
                block >= 5 ? cell.relHalfWidth.value_or(0) * 16 / (block + 1) : 0;
            finished.nsPerOpSoFar = cell.nsPerOp;
            events.push_back(finished);
            if (block == kBlocks - 1) {
                events.push_back(CellEnded{
                    {row, entry, cell.status, cell.reason, {}}, cell.nsPerOp, cell.relHalfWidth});
                ++done;
            }
        }
        if (block == kBlocks - 1) {
            RowFinished finished;
            finished.row = row;
            for (size_t entry = 0; entry < libraries().size(); ++entry)
                finished.relHalfWidth.push_back( // of the ratio, wider than that of the cell
                    1.5
                    * report.cells[size_t(row) * libraries().size() + entry].relHalfWidth.value_or(
                        0));
            events.push_back(finished);
            events.push_back(
                Logged{{step * 3.1e9, "info",
                        std::string(core::text(started.header.rows[size_t(row)].operation)) + " "
                            + kWorkloads[size_t(row % 4)].name + ": 16 blocks"}});
        }
    }
    events.push_back(Remaining{done, 35, share * 470e9, (1 - share) * 470e9});
    if (share >= 1)
        events.push_back(RunFinished{RunState::Complete});
    return events;
}

std::vector<core::contest::RunEvent> inventedFailure()
{
    using namespace core::contest;
    const auto started = std::get<RunStarted>(inventedEvents(0).front());
    std::vector<RunEvent> events{started};
    const int rows = int(started.header.rows.size()), entries = int(started.header.entries.size());
    for (int row = 0; row < rows; ++row) {
        for (int entry = 0; entry < entries; ++entry) {
            const bool runs = started.estimateNs[size_t(row)][size_t(entry)] > 0;
            events.push_back(CellEnded{{row,
                                        entry,
                                        runs ? CellStatus::Rejected : CellStatus::Unsupported,
                                        runs ? "depth 33 is too deep" : "",
                                        {}},
                                       {}});
        }
    }
    events.push_back(Remaining{rows * entries, rows * entries, 1e9, 0});
    events.push_back(RunFinished{RunState::Complete});
    return events;
}

} // namespace jinbang::test
