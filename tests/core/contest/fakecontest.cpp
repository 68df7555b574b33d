// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/fakecontest.h"

#include "core/protocol/codec.h"

#include <csignal>
#include <deque>

namespace jinbang::core::contest {

class FakeChild final : public Child
{
public:
    FakeChild(FakeLauncher &launcher, Script script)
        : m_launcher(launcher)
        , m_script(std::move(script))
    {
    }
    ~FakeChild() override { end(0); }

    void send(std::string line, std::string_view payload) override
    {
        const auto request =
            protocol::decodeRequest(std::string_view(line).substr(0, line.size() - 1));
        if (!request)
            throw std::runtime_error(sentence(request.error()));
        if (!payload.empty()) {
            const std::lock_guard lock(m_launcher.m_mutex);
            m_launcher.payloads.emplace_back(payload);
        }
        for (auto &step : m_script(*request))
            m_steps.push_back(std::move(step));
    }
    Received line(double deadlineNs, const std::stop_token &stop) override
    {
        while (true) {
            if (stop.stop_requested())
                return {ReceiveState::Stopped, {}};
            if (const auto at = m_output.find('\n'); at != m_output.npos) {
                Received received{ReceiveState::Got, m_output.substr(0, at)};
                m_output.erase(0, at + 1);
                return received;
            }
            if (m_ending)
                return {ReceiveState::End, {}};
            if (m_steps.empty())
                m_steps.push_back(hangs());
            const double then = m_launcher.m_ticker.nowNs() + m_steps.front().afterNs;
            if (then > deadlineNs) {
                m_launcher.m_ticker.advanceTo(deadlineNs);
                return {ReceiveState::TimedOut, {}};
            }
            m_launcher.m_ticker.advanceTo(then);
            m_output += m_steps.front().output;
            m_errorText += m_steps.front().errorText;
            m_ending = m_steps.front().ending;
            m_steps.pop_front();
        }
    }
    Received bytes(std::uint64_t count, double, const std::stop_token &) override
    {
        if (m_output.size() < count)
            return {ReceiveState::End, {}};
        Received received{ReceiveState::Got, m_output.substr(0, count)};
        m_output.erase(0, count);
        return received;
    }
    Ending end(double deadlineNs) override
    {
        if (!m_ending && deadlineNs <= m_launcher.m_ticker.nowNs()) {
            const std::lock_guard lock(m_launcher.m_mutex);
            ++m_launcher.killed;
            m_ending = Ending{true, SIGKILL, true, false};
        }
        if (!m_ending)
            m_ending = Ending{};
        return *m_ending;
    }
    std::string_view errorText() const override { return m_errorText; }

private:
    FakeLauncher &m_launcher;
    Script m_script;
    std::deque<Step> m_steps;
    std::string m_output, m_errorText;
    std::optional<Ending> m_ending;
};

Step says(const protocol::Event &event, double afterNs)
{
    return {afterNs, protocol::encode(event), {}, {}};
}

Step says(std::string line, double afterNs)
{
    return {afterNs, std::move(line), {}, {}};
}

Step dies(int signal, std::string errorText, double afterNs)
{
    return {afterNs, {}, Ending{true, signal, false, false}, std::move(errorText)};
}

Step hangs()
{
    return {1e18, {}, {}, {}};
}

Result<std::unique_ptr<Child>> FakeLauncher::launch(const LaunchSpec &spec)
{
    const std::lock_guard lock(m_mutex);
    launched.push_back(spec);
    const auto found = scripts.find(spec.arguments.back());
    if (found == scripts.end())
        return Error{ErrorCode::System, spec.arguments.back(), "No such file or directory"};
    return std::unique_ptr<Child>(std::make_unique<FakeChild>(*this, found->second));
}

protocol::Hello helloOf(const std::string &id, const std::vector<Operation> &operations)
{
    protocol::Hello hello;
    hello.id = id;
    hello.library = id;
    hello.version = "1.0";
    hello.selfChecking = true;
    protocol::VariantInfo variant;
    variant.id = "dom";
    variant.operations = operations;
    hello.variants = {variant};
    for (const auto operation : operations)
        hello.defaults[operation] = "dom";
    return hello;
}

std::vector<Step> Measurer::operator()(const protocol::Request &request) const
{
    if (std::holds_alternative<protocol::Describe>(request))
        return {says(hello)};
    const auto *run = std::get_if<protocol::Run>(&request);
    if (run == nullptr)
        return {};
    std::vector<Step> steps;
    protocol::RunResult result;
    result.id = run->id;
    result.n = run->measure.n.value_or(1000);
    result.firstCallNs = 5000;
    result.exactness = Exactness::Exact;
    result.outputBytes = 100;
    if (run->measure.pass == protocol::Pass::Allocations) {
        result.allocationsPerOp = 3;
        result.allocatedBytesPerOp = 300;
    } else if (run->measure.pass == protocol::Pass::Memory) {
        result.peakRssBytes = 5U << 20;
    } else if (run->measure.pass == protocol::Pass::Time) {
        const double ns = nsPerOp(*run);
        for (int i = 0; i < run->measure.samples; ++i) {
            protocol::Sample sample;
            sample.id = run->id;
            sample.n = result.n;
            sample.wallNs = ns * static_cast<double>(result.n);
            sample.cpuNs = sample.wallNs;
            sample.canaryBeforeNs = sample.canaryAfterNs = 25'000;
            steps.push_back(says(sample, i == 0 ? forkNs : 0));
        }
    }
    steps.push_back(says(result, run->measure.pass == protocol::Pass::Time ? 0 : forkNs));
    return steps;
}

} // namespace jinbang::core::contest
