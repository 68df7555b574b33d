// SPDX-License-Identifier: GPL-3.0-or-later
// A history of 10 000 runs: how long it takes to list them and to open one, as the desktop and the
// command line do: with a new process's connection, after looking for what is new.
//
// usage: bench_history [RUNS]
#include "core/history/history.h"

#include "core/archive/makereport.h"
#include "core/base/number.h"
#include "tests/support/inventedrun.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <unistd.h>

using namespace jinbang::core;
using namespace jinbang::core::history;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kRuns = 10'000;
constexpr double kListSeconds = 0.2, kOpenSeconds = 0.1;
constexpr int kTries = 5;

std::string numbered(std::int64_t number)
{
    std::string digits = std::to_string(number);
    return std::string(8 - digits.size(), '0') + digits;
}

/// Four libraries and six metrics, as a quick run has; the many have one block, so that a disk can
/// hold them. The index of a run does not grow with its blocks.
void fill(const fs::path &data, std::int64_t runs)
{
    jinbang::test::RunShape shape;
    shape.entries = 4;
    shape.rows = 6;
    shape.samples = 1;
    shape.blocks = 1;
    shape.id = "20260101-000000-" + numbered(0);
    const auto first =
        jinbang::test::writeJournal(data / "runs", jinbang::test::inventedRun(shape));
    std::ifstream stream(first, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    const auto place = text.find(shape.id);
    for (std::int64_t run = 1; run < runs; ++run) { // a journal waits for the disk, a copy does not
        const std::string id = "20260101-000000-" + numbered(run);
        text.replace(place, id.size(), id);
        std::ofstream(data / "runs" / (id + ".jsonl"), std::ios::binary) << text;
    }
    shape.id = "20270101-000000-00000000";
    shape.startedAt = "2027-01-01T00:00:00Z";
    shape.finishedAt = "2027-01-01T00:00:30Z";
    shape.blocks = 16;
    shape.samples = 5;
    jinbang::test::writeJournal(data / "runs", jinbang::test::inventedRun(shape));
}

/// The median of some tries. Units: seconds.
double seconds(const std::function<bool()> &work)
{
    std::vector<double> times;
    for (int i = 0; i < kTries; ++i) {
        const auto start = std::chrono::steady_clock::now();
        if (!work())
            return 1e9;
        times.push_back(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::sort(times);
    return times[kTries / 2];
}

bool tell(const char *what, double took, double bound)
{
    std::printf("%s: %s ms (at most %s ms)\n", what, fixed(took * 1e3, 1).c_str(),
                fixed(bound * 1e3, 0).c_str());
    return took <= bound;
}

} // namespace

int main(int argc, char **argv)
{
    const auto runs = argc > 1 ? parseInteger(argv[1]) : Result<std::int64_t>(kRuns);
    if (!runs || *runs < 1 || *runs > 1'000'000) {
        std::fputs("usage: bench_history [RUNS from 1 to 1000000]\n", stderr);
        return 2;
    }
    const fs::path data = fs::temp_directory_path()
                          / std::string("jinbang-history-").append(std::to_string(::getpid()));
    fs::create_directories(data / "runs");
    fill(data, *runs);
    const auto start = std::chrono::steady_clock::now();
    {
        auto history = History::open(data);
        if (!history || !history->refresh())
            return 1;
    }
    std::printf(
        "%s runs were read into the index in %s s\n",
        grouped(static_cast<std::uint64_t>(*runs)).c_str(),
        fixed(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), 1)
            .c_str());
    bool good = tell("list of all runs", seconds([&] {
                         auto history = History::open(data);
                         if (!history || !history->refresh())
                             return false;
                         const auto list = history->list();
                         return list && list->size() == static_cast<std::size_t>(*runs) + 1;
                     }),
                     kListSeconds);
    good &= tell("a quick run is opened", seconds([&] {
                     auto history = History::open(data);
                     return history && history->report("20270101").has_value();
                 }),
                 kOpenSeconds);
    good &= tell("trend of a cell through all runs", seconds([&] {
                     auto history = History::open(data);
                     const auto trend = history->trend({"serialize/small", "lib1"});
                     return trend && trend->size() == static_cast<std::size_t>(*runs) + 1;
                 }),
                 kListSeconds);
    std::error_code ignored;
    fs::remove_all(data, ignored);
    return good ? 0 : 1;
}
