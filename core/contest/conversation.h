#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to a contender and events from it, as values, over one child process.

#include "core/contest/launcher.h"
#include "core/protocol/messages.h"

namespace jinbang::core::contest {

enum class HeardState { Event, Ended, TimedOut, Stopped, Violation };

struct Heard {
    HeardState state = HeardState::Ended;
    protocol::Event event;
    Error problem; // of a Violation
};

class Conversation
{
public:
    /// `contender` names it in errors.
    Conversation(std::unique_ptr<Child> child, std::string contender);

    /// `payload` is an inline fixture and must stay valid until an answer was heard.
    void ask(const protocol::Request &request, std::string_view payload = {});
    /// The next event; an Answer with its text. An answer longer than `longestAnswer` is a
    /// violation, and so is an event with the id of another request than the one asked last.
    [[nodiscard]] Heard hear(double deadlineNs, const std::stop_token &stop,
                             std::uint64_t longestAnswer = 0);
    /// Lets it finish until `deadlineNs`, then kills it.
    Ending end(double deadlineNs) { return m_child->end(deadlineNs); }
    [[nodiscard]] std::string_view errorText() const { return m_child->errorText(); }

private:
    std::unique_ptr<Child> m_child;
    std::string m_contender;
    std::uint64_t m_asked = 0; // id of the request that is being answered
};

/// The last line that a program said on standard error, for a sentence: valid UTF-8, at most 200
/// code points; empty when it said nothing.
[[nodiscard]] std::string lastWords(std::string_view errorText);

/// How it ended, for a sentence: "SIGSEGV; it said: ..." or "exit status 7".
[[nodiscard]] std::string describe(const Ending &ending, std::string_view errorText);

} // namespace jinbang::core::contest
