#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One run request from the first call to its result: what is done in a fork, and in which order.

#include "core/contract/adapter.h"
#include "core/measure/instruments.h"
#include "core/measure/reporter.h"
#include "core/measure/subject.h"
#include "core/measure/verification.h"
#include "core/protocol/messages.h"

#include <variant>

namespace jinbang::core::measure {

using Outcome = std::variant<protocol::RunResult, protocol::Failure>;

/// The status of a cell that an Error ends.
[[nodiscard]] CellStatus statusOf(const Error &error);
[[nodiscard]] protocol::Failure failureOf(const Error &error, std::string phase);

class Runner
{
public:
    /// Everything borrowed outlives the runner.
    Runner(const contract::Adapter &adapter, const contract::About &about, Instruments &instruments,
           Reporter &reporter);

    /// `operation` is prepared with `subject`; the samples go to the reporter.
    [[nodiscard]] Outcome run(const protocol::Run &request, const contract::Task &task,
                              Subject &subject, contract::Operation &operation);

private:
    struct Job {
        const protocol::Run &request;
        const contract::Task &task;
        Subject &subject;
        contract::Operation &operation;
        system::ClockFacts clock;
        protocol::RunResult result;
        Verdict verdict;
        std::string phase;
    };
    [[nodiscard]] Result<void> pass(Job &job);
    [[nodiscard]] Result<void> time(Job &job);
    [[nodiscard]] Result<void> cold(Job &job, const Expectation &expected);
    [[nodiscard]] Result<void> warm(Job &job, const Expectation &expected);
    [[nodiscard]] Result<void> threads(Job &job, const Expectation &expected);
    [[nodiscard]] Result<void> check(Job &job, const Expectation &expected);
    void judgeLast(Job &job, const Expectation &expected, contract::Operation &operation);
    void judgePlausible(Job &job);
    [[nodiscard]] Checking checkingOf(const std::string &variant) const;

    const contract::Adapter &m_adapter;
    const contract::About &m_about;
    Instruments &m_instruments;
    Reporter &m_reporter;
};

} // namespace jinbang::core::measure
