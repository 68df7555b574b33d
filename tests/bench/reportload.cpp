// SPDX-License-Identifier: GPL-3.0-or-later
// A report of 100 MB, as years of strict runs in one file would make it: how long it takes to load,
// and whether saving it again gives the same bytes.
//
// usage: bench_reportload [MEGABYTES]
#include "core/archive/formats.h"
#include "core/archive/safefile.h"
#include "core/base/number.h"
#include "core/base/random.h"
#include "tests/core/archive/samplereport.h"

#include <chrono>
#include <cstdio>
#include <unistd.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;

namespace {

constexpr double kBoundSeconds = 3; // for 100 MB
constexpr std::int64_t kMegabytes = 100;
constexpr int kForks = 80, kSamples = 10; // of a strict run

/// A cell as a strict run leaves it, with numbers that have all their digits.
Cell measuredCell(std::uint64_t number)
{
    Cell cell = plainCell("rapidjson", Operation::Deserialize, "small-" + std::to_string(number),
                          1000.0 + static_cast<double>(number));
    Random random(number + 1);
    cell.blocks = kForks;
    for (int block = 0; block < kForks; ++block) {
        ReportFork fork;
        fork.block = block;
        fork.n = 5000;
        fork.firstCallNs = 8000 + 1000 * random.unit();
        fork.nsPerOp = 1000 + 10 * random.unit();
        for (int sample = 0; sample < kSamples; ++sample) {
            const std::uint64_t n = 5000 + random.below(500);
            const double wall = static_cast<double>(n) * (1000 + 10 * random.unit());
            fork.samples.push_back({n, wall, wall * 0.9999, {}});
        }
        cell.forks.push_back(std::move(fork));
    }
    return cell;
}

std::string textOf(const Report &report)
{
    const auto format = formatToWrite("x.json");
    return format ? written((*format)->write, report) : std::string();
}

Report reportOf(std::size_t bytes)
{
    Report report = fullReport();
    report.cells = {measuredCell(0)};
    const std::size_t base = textOf(report).size();
    report.cells.push_back(measuredCell(1));
    const std::size_t cell = textOf(report).size() - base;
    for (std::uint64_t number = 2; base + number * cell < bytes; ++number)
        report.cells.push_back(measuredCell(number));
    return report;
}

} // namespace

int main(int argc, char **argv)
{
    const auto megabytes = argc > 1 ? parseInteger(argv[1]) : Result<std::int64_t>(kMegabytes);
    if (!megabytes || *megabytes < 1 || *megabytes > 1000) {
        std::fputs("usage: bench_reportload [MEGABYTES from 1 to 1000]\n", stderr);
        return 2;
    }
    const std::filesystem::path path =
        std::filesystem::temp_directory_path()
        / std::string("jinbang-report-").append(std::to_string(::getpid())).append(".json");
    const std::string before = textOf(reportOf(static_cast<std::size_t>(*megabytes) * 1'000'000));
    int status = 1;
    if (const auto saved = writeFileSafely(path, [&](Output &output) { output << before; });
        !saved) {
        std::fprintf(stderr, "%s\n", sentence(saved.error()).c_str());
    } else {
        const auto start = std::chrono::steady_clock::now();
        const auto report = readReportFile(path);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        if (!report) {
            std::fprintf(stderr, "%s\n", sentence(report.error()).c_str());
        } else {
            const double bound =
                kBoundSeconds * static_cast<double>(*megabytes) / static_cast<double>(kMegabytes);
            const bool same = textOf(*report) == before;
            std::printf("report of %s, %zu cells: loaded in %s s (at most %s s), saved again %s\n",
                        bytesText(static_cast<double>(before.size())).c_str(), report->cells.size(),
                        fixed(took.count(), 2).c_str(), fixed(bound, 2).c_str(),
                        same ? "byte for byte the same" : "with other bytes");
            status = took.count() <= bound && same ? 0 : 1;
        }
    }
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    return status;
}
