#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a library does with a file that may or may not be JSON. Each file is read by the library's
// own program; one that crashes is started anew for the next file.

#include "app/cli/engine.h"
#include "core/contest/conversation.h"
#include "core/json/syntaxerror.h"

#include <optional>
#include <string>
#include <string_view>

namespace jinbang::app {

/// What RFC 8259 says about a file; the name's prefix (y_, n_, i_) goes before our own reader,
/// which calls `pause` while it reads.
enum class Expected { Accept, Refuse, Either };
[[nodiscard]] Expected expectedOf(std::string_view fileName, std::string_view content,
                                  const core::json::Pause &pause = {});

enum class Outcome { Accepts, Refuses, Alters, Crashes, TimesOut, Unable };

struct Conduct {
    Outcome outcome = Outcome::Unable;
    std::string detail; // the first difference, the library's words, the signal
};
[[nodiscard]] bool isRight(Expected expected, Outcome outcome);
[[nodiscard]] std::string_view text(Outcome outcome);

class Examiner
{
public:
    /// Shape: the engine outlives the examiner; the contender is usable.
    Examiner(const core::contest::Candidate &candidate, std::string variant, Engine &engine);

    [[nodiscard]] Conduct examine(std::string_view content);
    /// Whether the contender can read documents at all.
    [[nodiscard]] bool able() const { return m_operation.has_value(); }

private:
    [[nodiscard]] std::optional<Conduct> start();
    [[nodiscard]] Conduct broken(const core::contest::Heard &heard);
    [[nodiscard]] static Conduct judge(const core::protocol::Answer &answer,
                                       std::string_view content);

    const core::contest::Candidate &m_candidate;
    Engine &m_engine;
    std::optional<core::Operation> m_operation;
    std::string m_variant;
    std::optional<core::contest::Conversation> m_conversation;
    std::uint64_t m_nextId = 1;
};

} // namespace jinbang::app
