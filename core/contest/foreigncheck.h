#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a contender that does not check itself: its answers are read by the strict reader here and
// compared by value, with the fixture, with a copy in which one value differs (so that a remembered
// answer shows), and damaged copies must be refused.

#include "core/contest/conversation.h"
#include "core/contest/forkrun.h"

#include <optional>
#include <string>

namespace jinbang::core::contest {

/// A copy of valid JSON in which one value differs: a digit of a number, else a literal, else a
/// letter of a string. Nothing where there is no such value.
[[nodiscard]] std::optional<std::string> decoyOf(std::string_view json);

/// Copies that are not JSON: cut short, with a byte that is no UTF-8, with an x behind.
[[nodiscard]] std::vector<std::string> damagedCopies(std::string_view json);

/// How an answer compares with what was asked.
struct AnswerVerdict {
    CellStatus status = CellStatus::Ok;
    std::string reason;
    Exactness exactness = Exactness::NotApplicable;
    std::uint64_t largestUlp = 0;
    bool dropsDuplicateKeys = false;
};
[[nodiscard]] AnswerVerdict checkAnswer(Operation operation, const protocol::Answer &answer,
                                        std::string_view expected);

/// What ended the check early; the conversation is over then.
struct CheckOutcome {
    AnswerVerdict verdict;
    std::optional<Heard> broken;
};

/// Before timing. `task.foreign` is set.
[[nodiscard]] CheckOutcome checkBefore(Conversation &conversation, const ForkTask &task,
                                       double deadlineNs, const std::stop_token &stop);
/// After timing: what the last timed operation left behind.
[[nodiscard]] CheckOutcome checkAfter(Conversation &conversation, const ForkTask &task,
                                      double deadlineNs, const std::stop_token &stop);

} // namespace jinbang::core::contest
