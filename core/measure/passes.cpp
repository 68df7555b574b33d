// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/passes.h"

#include "core/measure/batch.h"
#include "core/measure/procstatus.h"
#include "core/preload/counts.h"
#include "core/system/perfcounters.h"

#include <algorithm>
#include <dlfcn.h>

namespace jinbang::core::measure {
namespace {

constexpr double kPassNs = 50e6; // enough to average, short enough to run for every cell
constexpr double kMostOperations = 1000;

/// What reused parsers and buffers grow to is not part of an operation.
constexpr int kGrowing = 2;

/// Runs the operation until its buffers have grown; answers how many fit into the pass.
Result<std::uint64_t> grown(contract::Operation &operation, system::Clock &clock,
                            Listener &listener)
{
    double oneNs = 0;
    for (int i = 0; i < kGrowing; ++i) {
        if (listener.stopped())
            return Error{ErrorCode::Cancelled, "the run", {}};
        const Result<double> elapsed = timed(operation, 1, clock);
        if (!elapsed)
            return elapsed.error();
        oneNs = std::max(*elapsed, 1.0);
    }
    return static_cast<std::uint64_t>(std::clamp(kPassNs / oneNs, 1.0, kMostOperations));
}

Result<void> countAllocations(contract::Operation &operation, std::uint64_t n,
                              protocol::RunResult &result)
{
    // Only there when the engine preloaded the counting library into this process.
    const auto read =
        reinterpret_cast<preload::ReadCounts>(dlsym(RTLD_DEFAULT, preload::kReadCountsSymbol));
    if (!read)
        return {};
    preload::Counts before{}, after{};
    read(&before);
    Result<void> ran = operation.run(n);
    read(&after);
    if (!ran)
        return ran;
    result.allocationsPerOp =
        static_cast<double>(after.calls - before.calls) / static_cast<double>(n);
    result.allocatedBytesPerOp =
        static_cast<double>(after.bytes - before.bytes) / static_cast<double>(n);
    return {};
}

Result<void> countEvents(contract::Operation &operation, std::uint64_t n,
                         protocol::RunResult &result)
{
    Result<system::PerfCounters> counters = system::PerfCounters::open();
    if (!counters) {
        result.countersReason = counters.error().detail;
        return {};
    }
    counters->start();
    Result<void> ran = operation.run(n);
    result.counters = counters->stop();
    for (auto &[name, count] : result.counters)
        count /= static_cast<double>(n);
    return ran;
}

} // namespace

Result<void> runPass(protocol::Pass pass, contract::Operation &operation, system::Clock &clock,
                     Listener &listener, protocol::RunResult &result)
{
    const Result<std::uint64_t> n = grown(operation, clock, listener);
    if (!n)
        return n.error();
    result.n = *n;
    Result<void> done;
    switch (pass) {
    case protocol::Pass::Time:
        break;
    case protocol::Pass::Allocations:
        done = countAllocations(operation, *n, result);
        break;
    case protocol::Pass::Counters:
        done = countEvents(operation, *n, result);
        break;
    case protocol::Pass::Memory:
        done = operation.run(*n);
        result.peakRssBytes = peakResidentBytes();
        break;
    }
    result.outputBytes = operation.outputBytes();
    return done;
}

} // namespace jinbang::core::measure
