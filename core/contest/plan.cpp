// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/plan.h"

#include "core/base/number.h"
#include "core/contest/allocators.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::contest {
namespace {

constexpr double kMillisecond = 1e6;
constexpr double kSecond = 1e9;
constexpr double kHour = 3600 * kSecond;
constexpr int kMostThreads = 1024;
constexpr double kLeastTimeoutNs = kSecond / 10, kMostTimeoutNs = 24 * kHour;

template <class T>
struct Range {
    T least, most;
};

std::string shown(double nanoseconds)
{
    return durationText(nanoseconds);
}

// Collects the first complaint, so that validate() reads as a table.
class Complaints
{
public:
    void number(const char *option, double value, Range<double> range)
    {
        add(value >= range.least && value <= range.most, ErrorCode::OutOfRange, option,
            shortest(value) + "; allowed: " + shortest(range.least) + " to "
                + shortest(range.most));
    }
    void duration(const char *option, double value, Range<double> range)
    {
        add(value >= range.least && value <= range.most, ErrorCode::OutOfRange, option,
            (std::isfinite(value) ? shown(value) : "not a number")
                + "; allowed: " + shown(range.least) + " to " + shown(range.most));
    }
    template <class List>
    void present(const char *what, const List &list)
    {
        add(!list.empty(), ErrorCode::NothingToDo, what, "none is chosen");
    }
    void add(bool good, ErrorCode code, std::string subject, std::string detail)
    {
        if (!good && m_result.has_value())
            m_result = Error{code, std::move(subject), std::move(detail)};
    }
    [[nodiscard]] const Result<void> &result() const { return m_result; }

private:
    Result<void> m_result;
};

void checkFixed(Complaints &complaints, const protocol::FixedIterations &fixed)
{
    complaints.number("--warmup-iterations", fixed.warmupIterations, {0, 1000});
    complaints.number("--iterations", fixed.iterations, {1, 1000});
    complaints.duration("--time", fixed.iterationNs, {kMillisecond, kHour});
    if (fixed.warmupIterations > 0)
        complaints.duration("--warmup-time", fixed.warmupNs, {kMillisecond, kHour});
}

void checkSampling(Complaints &complaints, const Sampling &sampling)
{
    complaints.number("--forks", sampling.minBlocks, {1, 1000});
    complaints.number("--forks", sampling.maxBlocks, {1, 1000});
    complaints.add(sampling.minBlocks <= sampling.maxBlocks, ErrorCode::Contradiction,
                   "the least number of blocks", "it is above the greatest");
    complaints.number("the precision wanted", sampling.targetRelHalfWidth, {0.0001, 1});
    if (sampling.deadlineNs)
        complaints.duration("the deadline", *sampling.deadlineNs, {kSecond, 1000 * kHour});
    complaints.number("--iterations", sampling.samplesPerFork, {1, 1000});
    complaints.duration("--time", sampling.sampleTargetNs, {kMillisecond / 100, kHour});
    complaints.duration("--warmup-time", sampling.warmupMinNs, {0, kHour});
    complaints.duration("--warmup-time", sampling.warmupMaxNs, {0, kHour});
    complaints.add(sampling.warmupMinNs <= sampling.warmupMaxNs, ErrorCode::Contradiction,
                   "the shortest warm-up", "it is above the longest");
    if (sampling.fixed)
        checkFixed(complaints, *sampling.fixed);
}

void checkThreads(Complaints &complaints, const Plan &plan, int usableCores)
{
    int cores = usableCores > 0 ? usableCores : kMostThreads;
    if (!plan.pinnedCpus.empty())
        cores = std::min(cores, static_cast<int>(plan.pinnedCpus.size()));
    for (const int threads : plan.threads) {
        complaints.number("--threads", threads, {1, kMostThreads});
        complaints.add(plan.oversubscribe || threads <= cores, ErrorCode::OutOfRange, "--threads",
                       std::to_string(threads) + "; allowed: 1 to " + std::to_string(cores)
                           + " usable cores, more only with --oversubscribe");
    }
}

// "0-3, 8"
std::string listed(std::span<const int> numbers)
{
    std::string text;
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        const std::size_t first = at;
        while (at + 1 < numbers.size() && numbers[at + 1] == numbers[at] + 1)
            ++at;
        text += (text.empty() ? "" : ", ") + std::to_string(numbers[first]);
        if (at > first)
            text += '-' + std::to_string(numbers[at]);
    }
    return text;
}

void checkPins(Complaints &complaints, const Plan &plan, std::span<const int> allowedCpus)
{
    for (const int cpu : plan.pinnedCpus) {
        complaints.number("--pin", cpu, {0, 1023});
        complaints.add(allowedCpus.empty()
                           || std::find(allowedCpus.begin(), allowedCpus.end(), cpu)
                                  != allowedCpus.end(),
                       ErrorCode::OutOfRange, "--pin",
                       std::to_string(cpu) + "; allowed: the CPUs of this machine that this "
                           + "program may use, " + listed(allowedCpus));
    }
}

// Every fork would be killed before its last sample.
void checkTimeout(Complaints &complaints, const Plan &plan)
{
    if (!plan.timeoutNs)
        return;
    complaints.duration("--timeout", *plan.timeoutNs, {kLeastTimeoutNs, kMostTimeoutNs});
    const double needed = leastForkNs(plan.sampling) + kLeastTimeoutNs;
    complaints.add(*plan.timeoutNs >= needed, ErrorCode::OutOfRange, "--timeout",
                   shown(*plan.timeoutNs) + "; allowed: from " + shown(needed)
                       + ", which warm-up and samples of one process take");
}

} // namespace

Sampling samplingOf(Preset preset)
{
    Sampling sampling;
    switch (preset) {
    case Preset::Quick:
    case Preset::Custom:
        sampling.deadlineNs = 60 * kSecond;
        break;
    case Preset::Standard:
    case Preset::Strict:
        sampling.minBlocks = preset == Preset::Standard ? 20 : 30;
        sampling.maxBlocks = preset == Preset::Standard ? 40 : 80;
        sampling.targetRelHalfWidth = preset == Preset::Standard ? 0.01 : 0.005;
        sampling.samplesPerFork = 10;
        sampling.sampleTargetNs = 5 * kMillisecond;
        sampling.warmupMinNs = 100 * kMillisecond;
        sampling.warmupMaxNs = 2 * kSecond;
        sampling.twin = true;
        break;
    case Preset::Article:
        sampling.minBlocks = sampling.maxBlocks = 1;
        sampling.fixed = protocol::FixedIterations{1, 10 * kSecond, 1, 10 * kSecond};
        break;
    }
    return sampling;
}

double leastForkNs(const Sampling &sampling)
{
    if (sampling.fixed)
        return sampling.fixed->warmupIterations * sampling.fixed->warmupNs
               + sampling.fixed->iterations * sampling.fixed->iterationNs;
    return sampling.warmupMinNs + sampling.samplesPerFork * sampling.sampleTargetNs;
}

Result<void> validate(const Plan &plan, int usableCores, std::span<const int> allowedCpus)
{
    Complaints complaints;
    complaints.present("no mode", plan.modes);
    complaints.present("no number of threads", plan.threads);
    complaints.present("neither reuse nor fresh objects", plan.reuse);
    complaints.present("no order of keys", plan.keys);
    complaints.present("no allocator", plan.allocators);
    checkSampling(complaints, plan.sampling);
    checkThreads(complaints, plan, usableCores);
    checkPins(complaints, plan, allowedCpus);
    checkTimeout(complaints, plan);
    if (plan.maxTimeNs)
        complaints.duration("--max-time", *plan.maxTimeNs, {kSecond, 1000 * kHour});
    if (plan.memoryCapBytes)
        complaints.add(*plan.memoryCapBytes >= kLeastMemoryCap, ErrorCode::OutOfRange,
                       "--memory-cap",
                       bytesText(static_cast<double>(*plan.memoryCapBytes)) + "; allowed: from "
                           + bytesText(static_cast<double>(kLeastMemoryCap)));
    for (const auto &workload : plan.workloads) {
        if (workload.count)
            complaints.add(*workload.count >= 1 && *workload.count <= kMostRecords,
                           ErrorCode::OutOfRange, "the count of " + workload.name,
                           std::to_string(*workload.count) + "; allowed: 1 to "
                               + grouped(kMostRecords));
    }
    for (const auto &allocator : plan.allocators)
        complaints.add(findAllocator(allocator) != nullptr, ErrorCode::UnknownName,
                       "allocator " + allocator, allocatorNames());
    return complaints.result();
}

} // namespace jinbang::core::contest
