#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Contenders that are scripts and a clock that only they move: scheduling, limits and ends are
// tested in microseconds, and the same every time.

#include "core/contest/launcher.h"
#include "core/contest/ticker.h"
#include "core/protocol/messages.h"

#include <functional>
#include <map>
#include <mutex>
#include <vector>

namespace jinbang::core::contest {

class FakeTicker final : public Ticker
{
public:
    double nowNs() override
    {
        const std::lock_guard lock(m_mutex);
        return m_now;
    }
    std::string utcNow() override { return "2024-05-01T09:30:00Z"; }
    void advanceTo(double time)
    {
        const std::lock_guard lock(m_mutex);
        m_now = std::max(m_now, time);
    }

private:
    std::mutex m_mutex;
    double m_now = 1e9;
};

/// What a scripted contender does next: it lets time pass, then says something or ends.
struct Step {
    double afterNs = 0;
    std::string output;           // a line with its end, and what follows an answer
    std::optional<Ending> ending; // instead of output
    std::string errorText;
};

/// Answers each request with steps.
using Script = std::function<std::vector<Step>(const protocol::Request &)>;

[[nodiscard]] Step says(const protocol::Event &event, double afterNs = 0);
[[nodiscard]] Step says(std::string line, double afterNs = 0);
[[nodiscard]] Step dies(int signal, std::string errorText = {}, double afterNs = 0);
[[nodiscard]] Step hangs();

/// Starts the script whose name is the last word of the command; keeps what was started.
class FakeLauncher final : public Launcher
{
public:
    explicit FakeLauncher(FakeTicker &ticker)
        : m_ticker(ticker)
    {
    }
    Result<std::unique_ptr<Child>> launch(const LaunchSpec &spec) override;

    std::map<std::string, Script> scripts;
    std::vector<LaunchSpec> launched;
    std::vector<std::string> payloads; // inline fixtures that were sent
    int killed = 0;

private:
    friend class FakeChild;
    FakeTicker &m_ticker;
    std::mutex m_mutex;
};

/// A hello with one strict DOM variant "dom" for these operations.
[[nodiscard]] protocol::Hello helloOf(const std::string &id,
                                      const std::vector<Operation> &operations);

/// A contender that measures: each run takes `forkNs` and gives samples of `nsPerOp(run)` per
/// operation.
struct Measurer {
    protocol::Hello hello;
    std::function<double(const protocol::Run &)> nsPerOp;
    double forkNs = 50e6;
    [[nodiscard]] std::vector<Step> operator()(const protocol::Request &request) const;
};

} // namespace jinbang::core::contest
