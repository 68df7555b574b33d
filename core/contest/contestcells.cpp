// SPDX-License-Identifier: GPL-3.0-or-later
// Cells and their forks: what may run, what it is asked, within which limits, and what is learnt.
#include "core/base/number.h"
#include "core/base/random.h"
#include "core/contest/allocators.h"
#include "core/contest/behindrunner.h"
#include "core/contest/contestrun.h"
#include "core/contest/entries.h"

#include <algorithm>

namespace jinbang::core::contest {
namespace {

constexpr double kSecond = 1e9;
constexpr double kLeastLimitNs = 10 * kSecond;
constexpr double kLimitShare = 20;           // times what the cell's forks take
constexpr double kFirstBytesPerSecond = 5e6; // slower than this, a first fork is given up
constexpr std::uint64_t kMostPad = 4096;     // bytes of environment, exclusive
constexpr double kShortestShare = 0.5, kLongestShare = 2; // of the target, before n is found anew

// One stream for each fork, whatever else draws numbers.
std::uint64_t forkSeed(std::uint64_t seed, int row, int entry, BlockRun which)
{
    const auto mix = [](std::uint64_t from, int stream) {
        return mixSeed(from, static_cast<std::uint64_t>(stream));
    };
    return mix(mix(mix(mix(seed, row), entry), which.block), which.attempt);
}

} // namespace

void ContestRun::planCells()
{
    for (int row = 0; row < static_cast<int>(data().rows.size()); ++row) {
        for (int entry = 0; entry < static_cast<int>(data().entries.size()); ++entry) {
            auto &here = cell(row, entry);
            const auto end = plannedEnd(row, entry, here);
            if (!end)
                m_starters[static_cast<std::size_t>(row)].push_back(entry);
            const auto &problem = m_problems[static_cast<std::size_t>(entry)];
            here.runs = !end && problem.empty() && endOf(data(), row, entry) == nullptr;
            if (endOf(data(), row, entry) != nullptr || here.runs)
                continue;
            const bool begun = !data().forks.empty();
            if (!m_recorder.cellEnd(
                    end && problem.empty()
                        ? *end
                        : CellEnd{row, entry, begun ? CellStatus::Skipped : CellStatus::Unsupported,
                                  problem, here.variant}))
                return;
        }
    }
    for (const auto &fork : data().forks) { // of a run that goes on
        cell(fork.row, fork.entry).checked = true;
        cell(fork.row, fork.entry).n = fork.result.n;
        for (const auto &flagged : fork.samples) {
            if (flagged.sample.canaryBeforeNs > 0)
                m_canaries[static_cast<std::size_t>(fork.entry)].add(flagged.sample.canaryBeforeNs);
        }
    }
}

std::optional<CellEnd> ContestRun::plannedEnd(int row, int entry, Cell &here) const
{
    const auto &fixture = data().fixtures[static_cast<std::size_t>(rowAt(row).fixture)];
    if (!isAsked(data().plan, rowAt(row), fixture, entryAt(entry)))
        return CellEnd{row, entry, CellStatus::Skipped, "not asked for in this run",
                       entryAt(entry).variant};
    if (auto why = whyNotRun(rowAt(row), entryAt(entry), m_store.problem(rowAt(row).fixture),
                             !m_surroundings.runnerPrefix.empty(), here.variant))
        return CellEnd{row, entry, why->status, std::move(why->reason), here.variant};
    return std::nullopt;
}

LaunchSpec ContestRun::launchFor(const Row &row, int entry, protocol::Pass pass,
                                 std::uint64_t seed) const
{
    LaunchSpec spec;
    const auto &runner = m_surroundings.runnerPrefix;
    spec.arguments = behindRunner(runner, m_commands[static_cast<std::size_t>(entry)]);
    spec.wholeEnvironment = !runner.empty();
    if (pass == protocol::Pass::Allocations)
        spec.preload.push_back(m_surroundings.allocationCounter.string());
    for (std::string &library : preloadOf(row.allocator))
        spec.preload.push_back(std::move(library));
    spec.environmentPad = Random(seed).below(kMostPad);
    if (!isSanitized(entryAt(entry).hello) && runner.empty())
        spec.memoryCapBytes = m_memoryCap;
    spec.cpus = data().plan.pinnedCpus;
    return spec;
}

Result<ForkTask> ContestRun::taskFor(int row, int entry, BlockRun which, protocol::Pass pass)
{
    const auto &asked = rowAt(row);
    const auto &fixture = data().fixtures[static_cast<std::size_t>(asked.fixture)];
    const auto &sampling = data().plan.sampling;
    const auto &here = cell(row, entry);
    const auto seed = forkSeed(data().plan.seed, row, entry, which);

    ForkTask task;
    task.contender = entryAt(entry).contender;
    task.launch = launchFor(asked, entry, pass, seed);
    task.limitNs = limitFor(row, entry);
    task.run.id = m_nextId++;
    const bool asRecord = isRecordOperation(asked.operation);
    task.run.task = {asked.operation,
                     here.variant,
                     asRecord ? fixture.record : std::string(),
                     asRecord && fixture.many,
                     asked.mode,
                     asked.threads,
                     asked.reuse};
    task.run.measure.pass = pass;
    task.run.measure.n = here.n;
    task.run.measure.samples = sampling.samplesPerFork;
    task.run.measure.sampleTargetNs = sampling.sampleTargetNs;
    task.run.measure.warmupMinNs = sampling.warmupMinNs;
    task.run.measure.warmupMaxNs = sampling.warmupMaxNs;
    task.run.measure.seed = seed;
    task.run.measure.check = !here.checked;
    task.run.measure.fixed = sampling.fixed;

    const auto text = m_store.text(asked.fixture, asked.keys);
    if (m_surroundings.runnerPrefix.empty()) {
        auto file = m_store.file(asked.fixture, asked.keys);
        if (!file)
            return file.error();
        task.run.fixture = std::move(*file);
    } else {
        task.run.fixture.bytes = text.size();
        task.payload = text;
    }
    const auto &hello = entryAt(entry).hello;
    // Of a program that others built, "it checks itself" is no more than a claim.
    const bool isChecked = hello.selfChecking && !m_foreign[static_cast<std::size_t>(entry)];
    if (!isChecked && hello.checked) {
        const auto *variant = findVariant(hello, here.variant);
        task.foreign = ForeignCheck{text, !here.checked,
                                    variant != nullptr ? variant->checking : Checking::Strict};
    }
    return task;
}

double ContestRun::limitFor(int row, int entry) const
{
    const double now = m_ticker.nowNs();
    const auto bytes = data().fixtures[static_cast<std::size_t>(rowAt(row).fixture)].facts.bytes;
    const auto known = m_forecast.knownForkNs(row, entry);
    double limit = known
                       ? std::max(kLeastLimitNs, kLimitShare * *known)
                       : kLeastLimitNs + static_cast<double>(bytes) / kFirstBytesPerSecond * kSecond
                             + priorForkNs(data().plan.sampling, 0);
    if (data().plan.timeoutNs)
        limit = *data().plan.timeoutNs;
    return m_hardDeadlineNs ? std::min(limit, std::max(*m_hardDeadlineNs - now, 1.0)) : limit;
}

// The next fork takes n over unless the samples have become much shorter or longer than they
// should.
void ContestRun::learn(int row, int entry, const ForkOutcome &outcome, const Fork &fork)
{
    auto &here = cell(row, entry);
    here.checked = true;
    m_forecast.forkTook(row, entry, outcome.durationNs);
    here.n = outcome.result.n > 0 ? std::optional(outcome.result.n) : std::nullopt;
    if (!fork.nsPerOp || data().plan.sampling.fixed || outcome.result.longOperation)
        return;
    const double sampleNs = *fork.nsPerOp * static_cast<double>(outcome.result.n);
    const double target = data().plan.sampling.sampleTargetNs;
    const bool tooLong = sampleNs > kLongestShare * target && outcome.result.n > 1;
    if (tooLong || sampleNs < kShortestShare * target)
        here.n.reset();
}

ContestRun::Flow ContestRun::endCell(int row, int entry, CellStatus status, std::string reason)
{
    auto &here = cell(row, entry);
    here.runs = status == CellStatus::Ok;
    return kept(m_recorder.cellEnd({row, entry, status, std::move(reason), here.variant}));
}

std::vector<protocol::Pass> ContestRun::extraPasses(int entry) const
{
    std::vector<protocol::Pass> passes;
    const auto &hello = entryAt(entry).hello;
    const bool local = m_surroundings.runnerPrefix.empty();
    if (local && !m_surroundings.allocationCounter.empty() && !isSanitized(hello))
        passes.push_back(protocol::Pass::Allocations);
    passes.push_back(protocol::Pass::Memory);
    if (local && data().environment.perfCounters)
        passes.push_back(protocol::Pass::Counters);
    return passes;
}

ContestRun::Flow ContestRun::runExtras(int row, double rowEndNs)
{
    if (!data().plan.extraPasses)
        return Flow::GoOn;
    for (const int entry : running(row, false)) {
        const bool done =
            std::any_of(data().extras.begin(), data().extras.end(), [&](const CellExtras &extras) {
                return extras.row == row && extras.entry == entry;
            });
        if (done)
            continue;
        const double needed =
            static_cast<double>(extraPasses(entry).size()) * m_forecast.extraNs(row);
        if (m_ticker.nowNs() + needed > rowEndNs || isPast(m_hardDeadlineNs))
            return kept(m_recorder.log("info", rowName(row) + ": allocations and memory from "
                                                   + entryAt(entry).label
                                                   + " on are left out, for the deadline is near"));
        if (const auto flow = runExtrasOf(row, entry); flow != Flow::GoOn)
            return flow;
    }
    return Flow::GoOn;
}

ContestRun::Flow ContestRun::runExtrasOf(int row, int entry)
{
    CellExtras extras;
    extras.row = row;
    extras.entry = entry;
    extras.countersReason = data().environment.perfCountersReason;
    for (const auto pass : extraPasses(entry)) {
        auto task = taskFor(row, entry, {-1, static_cast<int>(pass)}, pass);
        if (!task) {
            m_recorder.log("error", sentence(task.error()));
            return Flow::Broken;
        }
        const auto outcome = runFork(*task, m_surroundings.launcher, m_ticker, m_stop);
        if (outcome.stopped)
            return Flow::Stopped;
        m_forecast.extraTook(row, outcome.durationNs);
        const auto &result = outcome.result;
        if (outcome.status != CellStatus::Ok) { // the cell has its times; this figure it has not
            if (!m_recorder.log("warning", entryAt(entry).label + ", " + rowName(row)
                                               + ", untimed pass for " + std::string(text(pass))
                                               + ": " + outcome.reason))
                return Flow::Broken;
        } else if (pass == protocol::Pass::Allocations) {
            extras.allocationsPerOp = result.allocationsPerOp;
            extras.allocatedBytesPerOp = result.allocatedBytesPerOp;
        } else if (pass == protocol::Pass::Memory) {
            extras.peakRssBytes = result.peakRssBytes;
        } else {
            extras.counters = result.counters;
            extras.countersReason = result.countersReason;
        }
    }
    return kept(m_recorder.extras(std::move(extras)));
}

} // namespace jinbang::core::contest
