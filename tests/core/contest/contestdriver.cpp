// SPDX-License-Identifier: GPL-3.0-or-later
// A run of real contenders without the command line: contestdriver FOLDER PRESET ID[,ID...]
// WORKLOAD... For looking at the contest itself; prints times, widths, log and the time it took.
#include "core/base/number.h"
#include "core/contest/contest.h"
#include "core/contest/launcher.h"
#include "core/contest/rowvalues.h"
#include "core/contest/ticker.h"

#include <iostream>
#include <sstream>
#include <sys/resource.h>
#include <unistd.h>

using namespace jinbang::core;
using namespace jinbang::core::contest;

namespace {

double cpuSeconds()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void print(const RunData &data)
{
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        const auto &here = data.rows[row];
        std::cout << text(here.operation) << '/'
                  << data.fixtures[static_cast<std::size_t>(here.fixture)].name << '\n';
        for (std::size_t entry = 0; entry < data.entries.size(); ++entry) {
            const auto *end = endOf(data, static_cast<int>(row), static_cast<int>(entry));
            const auto known =
                soFar(data, static_cast<int>(row), static_cast<int>(entry), std::nullopt);
            std::size_t valid = 0, all = 0;
            for (const auto &fork : data.forks) {
                if (fork.row == static_cast<int>(row) && fork.entry == static_cast<int>(entry)) {
                    ++all;
                    valid += fork.valid ? 1 : 0;
                }
            }
            std::cout << "    " << data.entries[entry].label << ": "
                      << (end ? text(end->status) : "none") << ' '
                      << (known.nsPerOp ? durationText(*known.nsPerOp) : "-") << " +-"
                      << (known.relHalfWidth ? fixed(100 * *known.relHalfWidth, 2) : "?") << " % ("
                      << valid << " of " << all << ") " << (end ? end->reason : "") << '\n';
        }
    }
    for (const auto &extras : data.extras)
        std::cout << "extras " << extras.row << '/' << extras.entry << ": "
                  << extras.allocationsPerOp.value_or(-1) << " allocations, "
                  << extras.peakRssBytes.value_or(0) << " bytes peak, " << extras.countersReason
                  << '\n';
    for (const auto &line : data.log)
        std::cout << line.level << ' ' << fixed(line.atNs / 1e9, 2) << " s: " << line.message
                  << '\n';
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    const auto ticker = systemTicker();
    const auto launcher = processLauncher(*ticker);
    const std::filesystem::path bin = argv[1];
    Plan plan;
    plan.preset = std::string_view(argv[2]) == "standard" ? Preset::Standard : Preset::Quick;
    plan.sampling = samplingOf(plan.preset);
    plan.seed = 7;
    std::istringstream ids(argv[3]);
    for (std::string id; std::getline(ids, id, ',');)
        plan.entries.push_back({id.substr(0, id.find('+')),
                                id.find('+') == id.npos ? "" : id.substr(id.find('+') + 1)});
    for (int i = 4; i < argc; ++i)
        plan.workloads.push_back({argv[i], std::filesystem::exists(argv[i]), {}, {}});
    const auto start = ticker->nowNs();
    const auto roster = describeAll(installedContenders(bin), *launcher, *ticker);
    std::cout << "described in " << durationText(ticker->nowNs() - start) << '\n';
    for (const auto &candidate : roster.candidates)
        std::cout << candidate.command.id << ' ' << candidate.problem << '\n';
    const auto folder =
        std::filesystem::temp_directory_path() / ("contestdriver-" + std::to_string(::getpid()));
    Surroundings around{*launcher,
                        *ticker,
                        JINBANG_SOURCE_DIR "/resources",
                        folder / "journals",
                        folder,
                        {},
                        std::filesystem::path(JINBANG_BIN_DIR) / "libjinbang-alloc.so",
                        {}};
    std::vector<Remaining> told;
    const double cpuBefore = cpuSeconds();
    const auto result = runContest(plan, roster, around, {}, [&](const RunEvent &event) {
        if (const auto *remaining = std::get_if<Remaining>(&event))
            told.push_back(*remaining);
    });
    const double took = ticker->nowNs() - start;
    if (!result) {
        std::cout << sentence(result.error()) << '\n';
        return 1;
    }
    print(*result);
    std::cout << "took " << durationText(took) << ", parent's CPU "
              << fixed((cpuSeconds() - cpuBefore) * 1e11 / took, 2) << " % of a core\n";
    for (const auto &remaining : told) {
        if (remaining.elapsedNs > 0.2 * took) {
            std::cout << "forecast after 20 %: "
                      << durationText(remaining.elapsedNs + remaining.remainingNs) << '\n';
            break;
        }
    }
    std::filesystem::remove_all(folder);
    return 0;
}
