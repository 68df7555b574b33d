// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/setup.h"

#include "core/base/number.h"
#include "core/contest/entries.h"
#include "core/contest/filedescriptor.h"
#include "core/contest/ticker.h"
#include "core/fixture/sha256.h"

#include <algorithm>
#include <fcntl.h>
#include <random>
#include <string_view>
#include <sys/stat.h>
#include <thread>

namespace jinbang::core::contest {
namespace {

namespace fs = std::filesystem;

std::string buildFact(const protocol::Hello &hello, const char *name)
{
    const auto found = hello.build.find(name);
    return found != hello.build.end() ? found->second : std::string();
}

// 0 where a program does not say it.
int coresSaidBy(const protocol::Hello &hello)
{
    constexpr int kMost = 1 << 20;
    const auto cores = parseInteger(buildFact(hello, "cores"));
    return cores && *cores > 0 && *cores <= kMost ? static_cast<int>(*cores) : 0;
}

// A runner's CPUs are not ours.
std::vector<int> allowedCpus(const Surroundings &surroundings)
{
    return surroundings.runnerPrefix.empty() ? surroundings.allowedCpus : std::vector<int>();
}

std::uint64_t drawSeed()
{
    std::random_device device;
    const std::uint64_t high = device();
    return std::max<std::uint64_t>(1, (high << 32U) | device());
}

// "20240501-093000-1a2b3c4d": sorts by time, and two runs of one second differ.
std::string makeRunId(const std::string &utc)
{
    std::string id;
    for (const char c : utc) {
        if (c >= '0' && c <= '9')
            id += c;
        else if (c == 'T')
            id += '-';
    }
    constexpr std::string_view kDigits = "0123456789abcdef";
    auto bits = drawSeed();
    id += '-';
    for (int i = 0; i < 8; ++i, bits >>= 4U)
        id += kDigits[bits & 15U];
    return id;
}

void addProgram(Entry &entry, const std::vector<std::string> &command)
{
    if (command.empty() || command.front().find('/') == std::string::npos)
        return;
    const FileDescriptor file(::open(command.front().c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status = {};
    if (!file || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)
        || status.st_size == 0)
        return;
    entry.programBytes = static_cast<std::uint64_t>(status.st_size);
    if (const auto text = fixture::FixtureText::map(file.get(), entry.programBytes))
        entry.sha256 = fixture::sha256((*text)->view());
}

// The machine that counts is the one that the contenders run on.
void describeRemote(system::Environment &environment, const std::vector<Entry> &entries,
                    const std::vector<std::string> &runner)
{
    environment = {};
    environment.runner = runner;
    environment.perfCountersReason = "not asked for on another machine";
    for (const auto &entry : entries) {
        const auto value = [&](const char *name) { return buildFact(entry.hello, name); };
        if (value("cpuModel").empty())
            continue;
        environment.usableCores = coresSaidBy(entry.hello);
        environment.os = value("os");
        environment.cpuModel = value("cpuModel");
        environment.compiler = value("compiler");
        environment.flags = value("flags");
        environment.buildType = value("buildType");
        return;
    }
}

void addCommands(Setup &setup, const Roster &roster)
{
    for (const auto &entry : setup.data.entries) {
        const auto *candidate = roster.find(entry.contender);
        const bool usable = candidate != nullptr && candidate->usable();
        setup.commands.push_back(usable ? candidate->command.arguments
                                        : std::vector<std::string>());
        setup.foreign.push_back(candidate != nullptr
                                && candidate->command.origin != Origin::Installed);
        setup.problems.push_back(usable                 ? std::string()
                                 : candidate == nullptr ? "it is no longer there"
                                                        : candidate->problem);
    }
}

} // namespace

int usableCores(const Surroundings &surroundings, const Roster &roster)
{
    const int here = surroundings.environment.usableCores;
    if (surroundings.runnerPrefix.empty())
        return here > 0 ? here : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    for (const auto &candidate : roster.candidates) {
        if (candidate.hello && coresSaidBy(*candidate.hello) > 0)
            return coresSaidBy(*candidate.hello);
    }
    return 0;
}

Result<Setup> setUp(const Plan &plan, const Roster &roster, const Surroundings &surroundings,
                    const std::stop_token &stop)
{
    if (auto valid = validate(plan, usableCores(surroundings, roster), allowedCpus(surroundings));
        !valid)
        return valid.error();
    RunData data;
    data.plan = plan;
    if (data.plan.seed == 0)
        data.plan.seed = drawSeed();
    data.startedAt = surroundings.ticker.utcNow();
    data.runId = makeRunId(data.startedAt);
    data.environment = surroundings.environment;

    std::vector<std::string> leftOut;
    auto entries = chooseEntries(plan, roster, leftOut);
    if (!entries)
        return entries.error();
    auto folder = ScratchFolder::make(surroundings.scratchDir, data.runId);
    if (!folder)
        return folder.error();
    FixtureStore store(std::move(*folder));
    auto fixtures = store.load(data.plan, surroundings.dataDir, stop, surroundings.inputs);
    if (!fixtures)
        return fixtures.error();
    data.fixtures = std::move(*fixtures);
    data.rows = makeRows(data.plan, data.fixtures);
    keepAskedRows(data.rows, data.plan, data.fixtures, *entries);
    if (data.rows.empty())
        return Error{ErrorCode::NothingToDo, "no workload fits the chosen operations",
                     "serialize and deserialize need records, the others take any"};
    data.entries = std::move(*entries);
    if (plan.sampling.twin)
        addTwin(data.entries, data.rows);

    Setup setup{std::move(data), std::move(store), {}, {}, std::move(leftOut), {}};
    addCommands(setup, roster);
    if (!surroundings.runnerPrefix.empty())
        describeRemote(setup.data.environment, setup.data.entries, surroundings.runnerPrefix);
    for (std::size_t i = 0; surroundings.runnerPrefix.empty() && i < setup.data.entries.size(); ++i)
        addProgram(setup.data.entries[i], setup.commands[i]);
    return setup;
}

Result<Setup> setUpAgain(RunData soFar, const Roster &roster, const Surroundings &surroundings,
                         const std::stop_token &stop)
{
    reopenCells(soFar);
    soFar.state = RunState::Running;
    auto folder = ScratchFolder::make(surroundings.scratchDir, soFar.runId);
    if (!folder)
        return folder.error();
    FixtureStore store(std::move(*folder));
    const auto fixtures = store.load(soFar.plan, surroundings.dataDir, stop, surroundings.inputs);
    if (!fixtures)
        return fixtures.error();
    for (std::size_t i = 0; i < soFar.fixtures.size(); ++i) {
        if (i >= fixtures->size() || (*fixtures)[i].sha256 != soFar.fixtures[i].sha256)
            return Error{ErrorCode::FixtureChanged, soFar.fixtures[i].name,
                         "since the run was started"};
    }
    Setup setup{std::move(soFar), std::move(store), {}, {}, {}, {}};
    addCommands(setup, roster);
    for (std::size_t i = 0; i < setup.commands.size(); ++i) {
        Entry now;
        addProgram(now, setup.commands[i]);
        if (now.sha256 != setup.data.entries[i].sha256 && setup.problems[i].empty()) {
            setup.problems[i] = "its program is another one than when the run was started";
            setup.commands[i].clear();
        }
        const bool measured = std::ranges::any_of(
            setup.data.forks, [&](const Fork &fork) { return fork.entry == static_cast<int>(i); });
        // Going on without it would end the run as complete, and its blocks would stand for cells.
        if (measured && !setup.problems[i].empty())
            return Error{ErrorCode::NoContender, setup.data.entries[i].contender,
                         setup.problems[i]};
    }
    return setup;
}

} // namespace jinbang::core::contest
