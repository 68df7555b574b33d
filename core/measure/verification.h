#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The full check of a task before it is timed: is the answer right, does it depend on the input, is
// the input left alone, is what is no JSON refused?

#include "core/measure/judge.h"
#include "core/measure/sites.h"
#include "core/measure/subject.h"

namespace jinbang::core::measure {

/// Takes an operation that was prepared with `subject` and has run, judges its answer, tries it
/// with a decoy and with damaged copies, and prepares it with the original again. Cost: two runs of
/// the operation and some reads of the text, of a small one four more; 8 bytes a number where
/// doubles differ.
class Verification
{
public:
    Verification(const contract::Task &task, Checking checking, Subject &subject,
                 const Expectation &expected, std::uint64_t seed);

    /// `thorough` false (a very slow operation): the answer only.
    /// Errors: what preparing the original again gives.
    [[nodiscard]] Result<Verdict> run(contract::Operation &operation, bool thorough);

private:
    [[nodiscard]] Verdict decoy(contract::Operation &operation, const Site &site);
    [[nodiscard]] Verdict damaged(contract::Operation &operation);
    [[nodiscard]] bool accepts(contract::Operation &operation, std::string_view damaged);

    const contract::Task &m_task;
    Checking m_checking;
    Subject &m_subject;
    const Expectation &m_expected;
    std::uint64_t m_seed;
};

} // namespace jinbang::core::measure
