#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Time that only moves when something simulated uses it, so that tests compare equal, not near.

#include "core/contract/adapter.h"
#include "core/measure/instruments.h"
#include "core/measure/listener.h"

#include <functional>
#include <vector>

namespace jinbang::core::measure::test {

/// A clock of `stepNs` whose reading costs `costNs`.
class FakeClock final : public system::Clock
{
public:
    explicit FakeClock(std::int64_t stepNs = 1, std::int64_t costNs = 20)
        : m_step(stepNs)
        , m_cost(costNs)
    {
    }
    std::int64_t now() override
    {
        m_time += m_cost;
        return m_time / m_step * m_step;
    }
    void advance(double ns) { m_time += static_cast<std::int64_t>(ns); }
    [[nodiscard]] std::int64_t time() const { return m_time; }

private:
    std::int64_t m_step, m_cost, m_time = 0;
};

class FakeInstruments final : public Instruments
{
public:
    explicit FakeInstruments(FakeClock &clock)
        : m_clock(clock)
    {
    }
    system::Clock &clock() override { return m_clock; }
    Usage usageBefore() override { return read(); }
    Usage usageAfter() override { return read(); }
    Usage read()
    {
        ++usages;
        return {double(m_clock.time()), 7.0 * double(usages), usages, 2 * usages, 3 * usages};
    }
    double canaryNs() override { return 25000 + canaries++; }

    std::int64_t usages = 0;
    int canaries = 0;

private:
    FakeClock &m_clock;
};

/// An operation that takes `cost(i)` ns for its i-th run of one operation.
class FakeOperation final : public contract::Operation
{
public:
    FakeOperation(FakeClock &clock, std::function<double(std::uint64_t)> cost)
        : m_clock(clock)
        , m_cost(std::move(cost))
    {
    }
    FakeOperation(FakeClock &clock, double cost)
        : FakeOperation(clock, [cost](std::uint64_t) { return cost; })
    {
    }
    Result<void> prepare(const contract::Input &) override { return {}; }
    Result<void> run(std::uint64_t n) override
    {
        batches.push_back(n);
        if (failAfter && operations >= *failAfter)
            return Error{ErrorCode::Rejected, "fake", "had enough"};
        m_clock.advance(m_cost(operations) * static_cast<double>(n));
        operations += n;
        return {};
    }
    void output(contract::AnswerSink &) override {}

    std::vector<std::uint64_t> batches;
    std::uint64_t operations = 0;
    std::optional<std::uint64_t> failAfter;

private:
    FakeClock &m_clock;
    std::function<double(std::uint64_t)> m_cost;
};

class Heard final : public Listener
{
public:
    bool stopped() override { return stopAfter && asked++ >= *stopAfter; }
    void sampled(const protocol::Sample &sample) override
    {
        (sample.warmup ? warmups : samples).push_back(sample);
    }
    void progressed(std::string_view phase, int, int) override { phases.emplace_back(phase); }

    std::vector<protocol::Sample> warmups, samples;
    std::vector<std::string> phases;
    std::optional<int> stopAfter;
    int asked = 0;
};

} // namespace jinbang::core::measure::test
