// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/conversation.h"

#include "core/json/utf8.h"
#include "core/protocol/codec.h"

#include <concepts>
#include <optional>
#include <variant>

namespace jinbang::core::contest {
namespace {

constexpr std::size_t kShownWords = 200; // code points

/// A hello has an id, too, but that is a name.
template <class T>
concept CarriesId = requires(const T &message)
{
    requires std::same_as<decltype(message.id), std::uint64_t>;
};

/// Nothing of what carries none.
template <class... T>
std::optional<std::uint64_t> idOf(const std::variant<T...> &message)
{
    return std::visit(
        []<class Message>(const Message &of) -> std::optional<std::uint64_t> {
            if constexpr (CarriesId<Message>)
                return of.id;
            else
                return std::nullopt;
        },
        message);
}

} // namespace

Conversation::Conversation(std::unique_ptr<Child> child, std::string contender)
    : m_child(std::move(child))
    , m_contender(std::move(contender))
{
}

void Conversation::ask(const protocol::Request &request, std::string_view payload)
{
    m_asked = idOf(request).value_or(m_asked);
    m_child->send(protocol::encode(request), payload);
}

Heard Conversation::hear(double deadlineNs, const std::stop_token &stop,
                         std::uint64_t longestAnswer)
{
    const auto without = [this](ReceiveState state) {
        Heard heard;
        heard.state = state == ReceiveState::TimedOut  ? HeardState::TimedOut
                      : state == ReceiveState::Stopped ? HeardState::Stopped
                      : state == ReceiveState::TooLong ? HeardState::Violation
                                                       : HeardState::Ended;
        if (heard.state == HeardState::Violation)
            heard.problem = {ErrorCode::ProtocolViolation, m_contender, "a line longer than 1 MiB"};
        return heard;
    };
    const auto received = m_child->line(deadlineNs, stop);
    if (received.state != ReceiveState::Got)
        return without(received.state);
    std::uint64_t answerBytes = 0;
    auto event = protocol::decodeEvent(received.text, answerBytes);
    if (!event) {
        auto problem = event.error();
        problem.subject = m_contender;
        return {HeardState::Violation, {}, std::move(problem)};
    }
    // An error may be of a request that could not be read, and has 0 then.
    const bool mayBeOfNone = std::holds_alternative<protocol::Failure>(*event);
    if (const auto id = idOf(*event); id && *id != m_asked && !(mayBeOfNone && *id == 0))
        return {HeardState::Violation,
                {},
                {ErrorCode::ProtocolViolation, m_contender,
                 "it answers request " + std::to_string(*id) + ", which nobody asked"}};
    if (answerBytes > longestAnswer)
        return {HeardState::Violation,
                {},
                {ErrorCode::ProtocolViolation, m_contender,
                 "an answer of " + std::to_string(answerBytes) + " bytes that nobody can expect"}};
    if (auto *answer = std::get_if<protocol::Answer>(&*event);
        answer != nullptr && answerBytes > 0) {
        auto text = m_child->bytes(answerBytes, deadlineNs, stop);
        if (text.state != ReceiveState::Got)
            return without(text.state);
        answer->text = std::move(text.text);
    }
    return {HeardState::Event, std::move(*event), {}};
}

std::string lastWords(std::string_view errorText)
{
    const auto isBlank = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    while (!errorText.empty() && isBlank(errorText.back()))
        errorText.remove_suffix(1);
    if (const auto lineEnd = errorText.rfind('\n'); lineEnd != errorText.npos)
        errorText.remove_prefix(lineEnd + 1);
    while (!errorText.empty() && isBlank(errorText.front()))
        errorText.remove_prefix(1);
    std::string words = json::shortened(errorText, kShownWords);
    for (char &c : words) {
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
            c = '?';
    }
    return words;
}

std::string describe(const Ending &ending, std::string_view errorText)
{
    std::string text =
        ending.signalled ? signalName(ending.code) : "exit status " + std::to_string(ending.code);
    if (const auto words = lastWords(errorText); !words.empty())
        text += "; it said: " + words;
    return text;
}

} // namespace jinbang::core::contest
