// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/inventedrun.h"

#include "core/contest/journal.h"

#include <cstdio>
#include <cstdlib>

namespace jinbang::test {
namespace {

using namespace core;

void must(const Result<void> &done)
{
    if (done)
        return;
    std::fprintf(stderr, "%s\n", sentence(done.error()).c_str());
    std::abort();
}

contest::Entry entryOf(int number, const RunShape &shape)
{
    contest::Entry entry;
    entry.contender = entry.label = "lib" + std::to_string(number);
    entry.hello.id = entry.hello.library = entry.contender;
    entry.hello.version = shape.version;
    entry.hello.build = {
        {"buildType", "Release"}, {"sanitizers", ""}, {"ndebug", "true"}, {"flags", "-O3"}};
    entry.hello.variants = {
        {"dom", Tier::Idiomatic, Checking::Strict, Api::Dom, {}, {}, false, false}};
    entry.hello.defaults = {{Operation::Serialize, "dom"}, {Operation::Deserialize, "dom"}};
    return entry;
}

contest::FixtureRecord fixtureOf(int number)
{
    contest::FixtureRecord fixture;
    fixture.name = number == 0 ? "small" : "users:" + std::to_string(number * 10);
    fixture.kind = "record";
    fixture.record = "User";
    fixture.facts.bytes = 120;
    fixture.facts.canonicalBytes = 100;
    fixture.sha256 = std::string(64, static_cast<char>('a' + number % 6));
    return fixture;
}

contest::Fork forkOf(int row, int entry, int block, double ns, int samples)
{
    contest::Fork fork;
    fork.row = row;
    fork.entry = entry;
    fork.block = block;
    fork.nsPerOp = ns;
    fork.result.n = 20'000;
    fork.result.exactness = Exactness::Exact;
    for (int i = 0; i < samples; ++i) {
        protocol::Sample sample;
        sample.n = 20'000;
        sample.wallNs = ns * 20'000 * (1 + 0.001 * i);
        sample.cpuNs = sample.wallNs * 0.99;
        fork.samples.push_back({sample, {}});
    }
    return fork;
}

} // namespace

contest::RunData inventedRun(const RunShape &shape)
{
    contest::RunData data;
    data.runId = shape.id;
    data.startedAt = shape.startedAt;
    data.finishedAt = shape.finishedAt;
    data.state = shape.state;
    data.plan.title = shape.title;
    data.plan.seed = 7;
    data.environment.hostName = "bench";
    data.environment.cpuModel = "Invented CPU";
    data.environment.compiler = shape.compiler;
    data.environment.buildType = "Release";
    for (int entry = 0; entry < shape.entries; ++entry)
        data.entries.push_back(entryOf(entry, shape));
    for (int row = 0; row < shape.rows; ++row) {
        if (row % 2 == 0)
            data.fixtures.push_back(fixtureOf(row / 2));
        data.rows.push_back(
            {row % 2 == 0 ? Operation::Serialize : Operation::Deserialize, row / 2});
        for (int block = 0; block < shape.blocks; ++block) {
            for (int entry = 0; entry < shape.entries; ++entry) {
                const double noise = 1 + 0.001 * ((block * 7 + entry) % 5);
                data.forks.push_back(forkOf(row, entry, block,
                                            100 * shape.factor * noise * (entry + 1) * (row + 1),
                                            shape.samples));
            }
        }
        for (int entry = 0; entry < shape.entries; ++entry)
            data.ends.push_back({row, entry, CellStatus::Ok, {}, "dom"});
        data.finishedRows.push_back(row);
    }
    return data;
}

contest::RunData headerOf(const contest::RunData &data)
{
    contest::RunData header = data;
    header.forks.clear();
    header.ends.clear();
    header.finishedRows.clear();
    header.finishedAt.clear();
    header.state = contest::RunState::Running;
    return header;
}

std::filesystem::path writeJournal(const std::filesystem::path &folder,
                                   const contest::RunData &data)
{
    auto journal = contest::Journal::create(folder, headerOf(data));
    if (!journal)
        must(journal.error());
    must(journal->block(data.forks)); // one line: waiting for the disk after each would take long
    for (const contest::CellEnd &end : data.ends)
        must(journal->cellEnd(end));
    if (data.state != contest::RunState::Running)
        must(journal->finished(data.state, data.finishedAt));
    return journal->path();
}

} // namespace jinbang::test
