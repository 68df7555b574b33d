// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/probe/adapter.h"

#include "core/contract/loop.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <thread>

namespace jinbang::tests {

using namespace core;
using namespace core::contract;

namespace {

using Honest = std::unique_ptr<contract::Operation>;

/// The right answer for a body that does something else; all of it outside the timer.
class ProbeBody
{
public:
    explicit ProbeBody(Honest honest)
        : m_honest(std::move(honest))
    {
    }
    Result<void> prepare(const Input &input)
    {
        if (auto prepared = m_honest->prepare(input); !prepared)
            return prepared;
        return m_honest->run(1);
    }
    [[nodiscard]] std::string problem() const { return {}; }
    void output(AnswerSink &sink) { m_honest->output(sink); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_honest->outputBytes(); }

private:
    Honest m_honest;
};

template <int Milliseconds>
class Sleep final : public ProbeBody
{
public:
    using ProbeBody::ProbeBody;
    bool once()
    {
        std::this_thread::sleep_for(std::chrono::milliseconds(Milliseconds));
        return true;
    }
};

/// A unit is a chain of 10 000 dependent steps: its time depends on the clock rate alone.
template <int Units>
class Work final : public ProbeBody
{
public:
    using ProbeBody::ProbeBody;
    bool once()
    {
        for (int step = 0; step < Units * kStepsPerUnit; ++step) {
            m_state ^= m_state << 13U;
            m_state ^= m_state >> 7U;
            m_state ^= m_state << 17U;
        }
        return m_state != 0; // xorshift never gets there
    }

private:
    static constexpr int kStepsPerUnit = 10'000;
    std::uint64_t m_state = 88172645463325252U;
};

class ThreeAllocations final : public ProbeBody
{
public:
    using ProbeBody::ProbeBody;
    bool once()
    {
        constexpr std::size_t kBytes = 100;
        std::array<void *, 3> blocks{};
        bool all = true;
        for (void *&block : blocks) {
            block = std::malloc(kBytes);
            keep(block);
            all = all && block != nullptr;
        }
        for (void *block : blocks)
            std::free(block);
        return all;
    }
};

class Empty final : public ProbeBody
{
public:
    using ProbeBody::ProbeBody;
    bool once() { return true; }
};

Honest itself(Honest honest)
{
    return honest;
}

/// The library and 2 % more of it: of fifty operations one is done twice.
class TwoPercentMore final : public contract::Operation
{
public:
    explicit TwoPercentMore(Honest honest)
        : m_honest(std::move(honest))
    {
    }
    Result<void> prepare(const Input &input) override { return m_honest->prepare(input); }
    Result<void> run(std::uint64_t n) override
    {
        m_owed += n;
        const std::uint64_t more = m_owed / kOneOf;
        m_owed %= kOneOf;
        return m_honest->run(n + more);
    }
    void output(AnswerSink &sink) override { m_honest->output(sink); }
    [[nodiscard]] std::uint64_t outputBytes() const override { return m_honest->outputBytes(); }

private:
    static constexpr std::uint64_t kOneOf = 50;
    Honest m_honest;
    std::uint64_t m_owed = 0;
};

Honest slowedDown(Honest honest)
{
    return std::make_unique<TwoPercentMore>(std::move(honest));
}

template <class B>
Honest wrap(Honest honest)
{
    return std::make_unique<LoopOperation<B>>("Probe", std::move(honest));
}

struct Kind {
    std::string_view variant;
    Honest (*wrap)(Honest honest);
};

constexpr std::array kKinds{
    Kind{"work-1", &wrap<Work<1>>},
    Kind{"work-2", &wrap<Work<2>>},
    Kind{"work-4", &wrap<Work<4>>},
    Kind{"work-8", &wrap<Work<8>>},
    Kind{"sleep-1ms", &wrap<Sleep<1>>},
    Kind{"sleep-10ms", &wrap<Sleep<10>>},
    Kind{"three-allocs", &wrap<ThreeAllocations>},
    Kind{"empty", &wrap<Empty>},
    Kind{"library", &itself},
    Kind{"library-102", &slowedDown},
};

} // namespace

About ProbeAdapter::about() const
{
    About about = m_honest.about();
    const Variant honest = about.variants.front();
    about.id = "probe";
    about.library = "Probe";
    about.facts = {{"answers from", honest.id}};
    about.variants.clear();
    for (const Kind &kind : kKinds) {
        Variant variant = honest;
        variant.id = kind.variant;
        variant.summary = kind.variant;
        variant.checking = Checking::Trusting; // it reads nothing while it is timed
        about.variants.push_back(std::move(variant));
    }
    for (auto &[operation, variant] : about.defaults)
        variant = kKinds.front().variant;
    return about;
}

Result<Honest> ProbeAdapter::make(const Task &task) const
{
    const std::string_view wanted =
        task.variant.empty() ? kKinds.front().variant : std::string_view(task.variant);
    const auto kind = std::ranges::find(kKinds, wanted, &Kind::variant);
    if (kind == kKinds.end())
        return Error{ErrorCode::UnknownName, task.variant, "work-1, sleep-1ms, ..."};
    Task honestTask = task;
    honestTask.variant = "json";
    auto honest = m_honest.make(honestTask);
    if (!honest)
        return honest.error();
    return kind->wrap(std::move(*honest));
}

} // namespace jinbang::tests
