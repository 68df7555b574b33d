// SPDX-License-Identifier: GPL-3.0-or-later
// Does the clockwork keep time? Operations whose true time is known, through the whole path of a
// sample. Prints each figure beside its bound; ends with 1 when one is missed.
#include "core/base/number.h"
#include "core/contract/loop.h"
#include "core/measure/sampler.h"
#include "core/measure/teamsampler.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace jinbang::core;
using namespace jinbang::core::measure;

/// An operation out of one callable.
template <class F>
class Simple
{
public:
    explicit Simple(F work)
        : m_work(std::move(work))
    {
    }
    Result<void> prepare(const contract::Input &) { return {}; }
    bool once()
    {
        m_work();
        return true;
    }
    [[nodiscard]] std::string problem() const { return {}; }
    void output(contract::AnswerSink &) {}

private:
    F m_work;
};

template <class F>
std::unique_ptr<contract::Operation> operationOf(F work)
{
    return std::make_unique<contract::LoopOperation<Simple<F>>>("bench", std::move(work));
}

class Samples final : public Listener
{
public:
    bool stopped() override { return false; }
    void sampled(const protocol::Sample &sample) override
    {
        if (!sample.warmup)
            m_nsPerOperation.push_back(sample.wallNs / static_cast<double>(sample.n));
    }
    void progressed(std::string_view, int, int) override {}
    [[nodiscard]] double median()
    {
        std::sort(m_nsPerOperation.begin(), m_nsPerOperation.end());
        return m_nsPerOperation[m_nsPerOperation.size() / 2];
    }

private:
    std::vector<double> m_nsPerOperation;
};

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double nsPerOperation(contract::Operation &operation, const protocol::MeasureSpec &spec = {})
{
    ThreadInstruments instruments;
    const system::ClockFacts facts = system::measureClock(instruments.clock());
    Samples samples;
    Sampler sampler(operation, instruments, facts, spec, Mode::Throughput, samples);
    return sampler.run(0) ? samples.median() : 0;
}

bool allMet = true;

void report(const char *what, const std::string &figure, const char *bound, bool met)
{
    allMet = allMet && met;
    std::printf("%-46s %14s   %-22s %s\n", what, figure.c_str(), bound, met ? "met" : "MISSED");
}

void sleepTenMilliseconds()
{
    const auto operation =
        operationOf([] { std::this_thread::sleep_for(std::chrono::milliseconds(10)); });
    const double perSecond = 1e9 / nsPerOperation(*operation),
                 secondsEach = nsPerOperation(*operation) / 1e9;
    report("sleep of 10 ms, operations a second", fixed(perSecond, 2), "95 <= x < 100",
           perSecond >= 95 && perSecond < 100);
    const double product = perSecond * secondsEach;
    report("  throughput x average time", fixed(product, 4), "1 within 0.5 %",
           product > 0.995 && product < 1.005);
}

void sleepOnThreads()
{
    const auto nap = [] { std::this_thread::sleep_for(std::chrono::milliseconds(1)); };
    double alone = 0;
    for (const int threads : {1, 2, 4}) {
        ThreadInstruments instruments;
        const system::ClockFacts facts = system::measureClock(instruments.clock());
        Team team(threads, [&]() -> Result<std::unique_ptr<contract::Operation>> {
            return operationOf(nap);
        });
        const auto single = operationOf(nap);
        protocol::MeasureSpec spec;
        spec.sampleTargetNs = 200e6;
        Samples samples;
        if (!TeamSampler(team, *single, instruments, facts, spec, samples).run())
            return report("threads", "failed", "", false);
        const double perSecond = 1e9 / samples.median();
        alone = threads == 1 ? perSecond : alone;
        const double scaling = perSecond / alone / threads;
        report(("sleep of 1 ms on " + std::to_string(threads) + " threads, of T x").c_str(),
               fixed(scaling, 4), "1 within 3 %", scaling > 0.97 && scaling < 1.03);
    }
}

/// A chain of dependent multiplications: time follows their number and nothing else.
void unit(std::uint64_t &state)
{
    for (int i = 0; i < 200; ++i)
        state = state * 6364136223846793005U + 1442695040888963407U;
    asm volatile("" : "+r"(state));
}

void unitsOfWork()
{
    constexpr std::array kUnits{1, 2, 4, 8};
    std::array<std::vector<double>, kUnits.size()> times;
    std::uint64_t state = 1;
    for (int round = 0; round < 15; ++round) {
        for (std::size_t i = 0; i < kUnits.size(); ++i) {
            const std::size_t at = (i + static_cast<std::size_t>(round)) % kUnits.size();
            const auto operation = operationOf([&state, count = kUnits[at]] {
                for (int k = 0; k < count; ++k)
                    unit(state);
            });
            times[at].push_back(nsPerOperation(*operation));
        }
    }
    const double one = medianOf(times[0]);
    for (std::size_t i = 1; i < kUnits.size(); ++i) {
        const double ratio = medianOf(times[i]) / one / kUnits[i];
        report((std::to_string(kUnits[i]) + " units of work, of k x").c_str(), fixed(ratio, 4),
               "1 within 3 %", ratio > 0.97 && ratio < 1.03);
    }
}

double bareLoop(std::uint64_t n)
{
    system::SystemClock clock;
    const std::int64_t begin = clock.now();
    for (std::uint64_t i = 0; i < n; ++i)
        asm volatile("" : : : "memory");
    return static_cast<double>(clock.now() - begin) / static_cast<double>(n);
}

void emptyOperation()
{
    std::vector<double> differences;
    const auto operation = operationOf([] {});
    for (int round = 0; round < 15; ++round)
        differences.push_back(nsPerOperation(*operation) - bareLoop(5'000'000));
    const double extra = medianOf(differences);
    report("empty operation above a bare loop, ns", fixed(extra, 3), "at most 1", extra <= 1);
}

void threadStarts()
{
    Team team(2,
              []() -> Result<std::unique_ptr<contract::Operation>> { return operationOf([] {}); });
    std::vector<double> skews;
    if (!team.start())
        return report("thread starts", "failed", "", false);
    for (int i = 0; i < 200; ++i) {
        if (const auto window = team.window(1e6, 100))
            skews.push_back(window->startSkewNs);
    }
    const double skew = medianOf(skews);
    report("200 starts of 2 threads, median skew, ns", fixed(skew, 0), "at most 5000",
           skew <= 5000);
}

} // namespace

int main()
{
    emptyOperation();
    unitsOfWork();
    sleepTenMilliseconds();
    sleepOnThreads();
    threadStarts();
    return allMet ? 0 : 1;
}
