// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/foreigncheck.h"

#include "core/json/canonicalwriter.h"
#include "core/json/difference.h"
#include "core/json/digest.h"
#include "core/json/strictreader.h"

#include <cctype>

namespace jinbang::core::contest {
namespace {

constexpr std::uint64_t kAnswerSlack = 1U << 20; // bytes beside a multiple of the text

std::uint64_t longestAnswer(std::string_view text)
{
    return 16 * text.size() + kAnswerSlack;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// One pass over valid JSON that knows strings, keys, numbers and literals; f(kind, begin, end).
enum class Token { Number, Literal, Text };
template <class F>
void forEachValue(std::string_view json, F &&f)
{
    for (std::size_t at = 0; at < json.size();) {
        const std::size_t begin = at;
        if (json[at] == '"') {
            for (++at; json[at] != '"'; ++at)
                at += json[at] == '\\' ? 1 : 0;
            const std::size_t end = at++;
            const auto next = json.find_first_not_of(" \t\r\n", at);
            if (next == json.npos || json[next] != ':')
                f(Token::Text, begin + 1, end);
        } else if (isDigit(json[at]) || json[at] == '-') {
            while (at < json.size()
                   && (isDigit(json[at]) || std::string_view("+-.eE").find(json[at]) != json.npos))
                ++at;
            f(Token::Number, begin, at);
        } else if (isLetter(json[at])) {
            while (at < json.size() && isLetter(json[at]))
                ++at;
            f(Token::Literal, begin, at);
        } else {
            ++at;
        }
    }
}

json::Digest digestOf(std::string_view json)
{
    json::Digester digester;
    json::SyntaxError ignored;
    static_cast<void>(json::readStrict(json, digester, ignored));
    return digester.digest();
}

std::string changedAt(std::string_view json, Token kind, std::size_t begin, std::size_t end)
{
    std::string copy(json);
    const auto piece = json.substr(begin, end - begin);
    if (kind == Token::Number && piece.find_first_of("eE") == piece.npos) {
        char &digit = copy[end - 1];
        digit = digit == '9' ? '8' : static_cast<char>(digit + 1);
    } else if (kind == Token::Literal && piece != "null") {
        copy.replace(begin, piece.size(), piece == "true" ? "false" : "true");
    } else if (kind == Token::Text) {
        const auto letter =
            piece.find_first_of("abcdefghijklmnopqrstuvwxyABCDEFGHIJKLMNOPQRSTUVWXY");
        if (letter != piece.npos && piece.find('\\') == piece.npos)
            copy[begin + letter] = static_cast<char>(copy[begin + letter] + 1);
    }
    return copy;
}

protocol::Check checkOf(const ForkTask &task, std::uint64_t id)
{
    return {id, task.run.task, task.run.fixture};
}

// Asks one check and waits for its answer; progress is passed over.
struct Asked {
    std::optional<protocol::Answer> answer;
    std::optional<Heard> broken;
};
Asked await(Conversation &conversation, double deadlineNs, const std::stop_token &stop,
            std::string_view text)
{
    while (true) {
        auto heard = conversation.hear(deadlineNs, stop, longestAnswer(text));
        if (heard.state != HeardState::Event
            || std::holds_alternative<protocol::Failure>(heard.event))
            return {{}, std::move(heard)};
        if (auto *answer = std::get_if<protocol::Answer>(&heard.event))
            return {std::move(*answer), {}};
    }
}

Asked askInline(Conversation &conversation, const ForkTask &task, std::uint64_t id,
                std::string_view text, double deadlineNs, const std::stop_token &stop)
{
    auto check = checkOf(task, id);
    check.fixture = {{}, 0, text.size()};
    conversation.ask(check, text);
    return await(conversation, deadlineNs, stop, text);
}

CheckOutcome wrong(std::string reason)
{
    CheckOutcome outcome;
    outcome.verdict = {CellStatus::Wrong, std::move(reason), Exactness::NotApplicable, 0, false};
    return outcome;
}

bool isReading(Operation operation)
{
    return !isWriting(operation);
}

} // namespace

std::optional<std::string> decoyOf(std::string_view json)
{
    const auto original = digestOf(json);
    for (const auto wanted : {Token::Number, Token::Literal, Token::Text}) {
        std::optional<std::string> decoy;
        int tries = 0;
        forEachValue(json, [&](Token kind, std::size_t begin, std::size_t end) {
            constexpr int kMostTries =
                8; // each reads the text once; a huge integer may not change as a double
            if (decoy || kind != wanted || ++tries > kMostTries)
                return;
            auto copy = changedAt(json, kind, begin, end);
            const auto digest = digestOf(copy);
            if (digest.exact != original.exact)
                decoy = std::move(copy);
        });
        if (decoy)
            return decoy;
    }
    return std::nullopt;
}

namespace {

/// Behind the quote of the first string that is a value, of the first key where there is none: a
/// reader of records refuses a key it does not know, whatever it thinks of UTF-8.
std::optional<std::size_t> insideAString(std::string_view json)
{
    std::optional<std::size_t> key;
    for (std::size_t at = json.find('"'); at != json.npos; at = json.find('"', at)) {
        const std::size_t begin = ++at;
        while (at < json.size() && json[at] != '"')
            at += json[at] == '\\' ? 2 : 1;
        const std::size_t next = json.find_first_not_of(" \t\r\n", at + 1);
        if (next == json.npos || json[next] != ':')
            return begin;
        key = key.value_or(begin);
        at = next;
    }
    return key;
}

} // namespace

std::vector<std::string> damagedCopies(std::string_view json)
{
    std::vector<std::string> copies;
    const auto end = json.find_last_not_of(" \t\r\n");
    if (end != json.npos && std::string_view("}]\"").find(json[end]) != json.npos)
        copies.emplace_back(json.substr(0, end));
    if (const auto at = insideAString(json))
        copies.push_back(std::string(json.substr(0, *at)) + '\xff' + std::string(json.substr(*at)));
    copies.push_back(std::string(json) + 'x');
    return copies;
}

AnswerVerdict checkAnswer(Operation operation, const protocol::Answer &answer,
                          std::string_view expected)
{
    AnswerVerdict verdict;
    const auto fail = [&](CellStatus status, std::string reason) {
        verdict.status = status;
        verdict.reason = std::move(reason);
        return verdict;
    };
    if (!answer.accepted)
        return fail(CellStatus::Rejected,
                    answer.reason.empty() ? "it refuses the input" : answer.reason);
    if (operation == Operation::Validate)
        return verdict;
    json::Digester digester;
    json::SyntaxError syntax;
    if (!json::readStrict(answer.text, digester, syntax))
        return fail(CellStatus::Wrong, "its answer is not JSON: byte "
                                           + std::to_string(syntax.at.byte) + ": "
                                           + syntax.message);
    const auto shape = json::shapeOf(answer.text);
    const auto &sum = digester.digest().sum;
    if (isWriting(operation) && operation != Operation::Prettify
        && shape != json::TextShape::Compact)
        return fail(CellStatus::Wrong, "its text has white space where none belongs");
    if (operation == Operation::Prettify && sum.members > 0 && shape != json::TextShape::Pretty)
        return fail(CellStatus::Wrong, "its text is not laid out in lines");
    verdict.exactness = Exactness::Exact;
    if (digester.digest().exact == digestOf(expected).exact)
        return verdict;
    const auto teller = [](std::string_view text) {
        return [text](json::EventSink &sink) {
            json::SyntaxError ignored;
            static_cast<void>(json::readStrict(text, sink, ignored));
        };
    };
    const auto difference = json::compare(teller(expected), teller(answer.text));
    verdict.exactness = json::exactness(difference);
    verdict.largestUlp = difference.largestUlp;
    verdict.dropsDuplicateKeys = difference.duplicateKeysDropped;
    if (!difference.equal && !difference.duplicateKeysDropped)
        return fail(CellStatus::Wrong, difference.message);
    return verdict;
}

CheckOutcome checkBefore(Conversation &conversation, const ForkTask &task, double deadlineNs,
                         const std::stop_token &stop)
{
    const auto operation = task.run.task.operation;
    const auto text = task.foreign->text;
    std::uint64_t id = task.run.id;
    conversation.ask(checkOf(task, ++id), task.payload);
    auto asked = await(conversation, deadlineNs, stop, text);
    if (!asked.answer)
        return {{}, std::move(asked.broken)};
    CheckOutcome outcome;
    outcome.verdict = checkAnswer(operation, *asked.answer, text);
    if (outcome.verdict.status != CellStatus::Ok)
        return outcome;

    if (const auto decoy = decoyOf(text)) {
        asked = askInline(conversation, task, ++id, *decoy, deadlineNs, stop);
        if (!asked.answer)
            return {{}, std::move(asked.broken)};
        const auto verdict = checkAnswer(operation, *asked.answer, *decoy);
        if (verdict.status != CellStatus::Ok)
            return wrong("with one value changed in the input: " + verdict.reason);
    }
    if (task.foreign->checking != Checking::Strict || !isReading(operation))
        return outcome;
    for (const auto &damaged : damagedCopies(text)) {
        asked = askInline(conversation, task, ++id, damaged, deadlineNs, stop);
        if (!asked.answer
            && !(asked.broken->state == HeardState::Event)) // an error is a refusal, too
            return {{}, std::move(asked.broken)};
        if (asked.answer && asked.answer->accepted)
            return wrong("it accepts a damaged copy of the input, though it calls itself strict");
    }
    return outcome;
}

CheckOutcome checkAfter(Conversation &conversation, const ForkTask &task, double deadlineNs,
                        const std::stop_token &stop)
{
    conversation.ask(protocol::Last{task.run.id});
    auto asked = await(conversation, deadlineNs, stop, task.foreign->text);
    if (!asked.answer)
        return {{}, std::move(asked.broken)};
    CheckOutcome outcome;
    outcome.verdict = checkAnswer(task.run.task.operation, *asked.answer, task.foreign->text);
    if (outcome.verdict.status != CellStatus::Ok)
        outcome.verdict.reason = "after timing: " + outcome.verdict.reason;
    return outcome;
}

} // namespace jinbang::core::contest
