// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance.h"

#include "core/json/difference.h"
#include "core/json/strictreader.h"

#include <algorithm>

namespace jinbang::app {
namespace {

using core::contest::HeardState;

constexpr double kSecond = 1e9;
constexpr double kNsPerByte = 200;         // 5 MB/s
constexpr std::uint64_t kAnswerGrowth = 8; // escaped text can be six times as long

class Ignore final : public core::json::EventSink
{
public:
    void startObject() override {}
    void key(std::string_view) override {}
    void endObject() override {}
    void startArray() override {}
    void endArray() override {}
    void string(std::string_view) override {}
    void integer(std::int64_t) override {}
    void unsignedInteger(std::uint64_t) override {}
    void real(double) override {}
    void boolean(bool) override {}
    void null() override {}
};

bool isJson(std::string_view content, const core::json::Pause &pause = {})
{
    Ignore sink;
    core::json::SyntaxError problem;
    return core::json::readStrict(content, sink, problem, pause);
}

core::json::Teller tellerOf(std::string_view text)
{
    return [text](core::json::EventSink &sink) {
        core::json::SyntaxError ignored;
        (void)core::json::readStrict(text, sink, ignored);
    };
}

/// The reading operation that a contender has; the one that shows what it holds comes first.
std::optional<core::Operation> readingOperation(const core::protocol::Hello &hello,
                                                const std::string &variant)
{
    for (const core::Operation operation : {core::Operation::Parse, core::Operation::Walk}) {
        if (variant.empty() && hello.defaults.contains(operation))
            return operation;
        for (const auto &each : hello.variants) {
            if (each.id == variant
                && std::ranges::find(each.operations, operation) != each.operations.end())
                return operation;
        }
    }
    return std::nullopt;
}

} // namespace

Expected expectedOf(std::string_view fileName, std::string_view content,
                    const core::json::Pause &pause)
{
    if (fileName.starts_with("y_"))
        return Expected::Accept;
    if (fileName.starts_with("n_"))
        return Expected::Refuse;
    if (fileName.starts_with("i_"))
        return Expected::Either;
    return isJson(content, pause) ? Expected::Accept : Expected::Refuse;
}

bool isRight(Expected expected, Outcome outcome)
{
    if (outcome == Outcome::Unable)
        return true;
    if (outcome == Outcome::Accepts)
        return expected != Expected::Refuse;
    return outcome == Outcome::Refuses && expected != Expected::Accept;
}

std::string_view text(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Accepts:
        return "accepts";
    case Outcome::Refuses:
        return "refuses";
    case Outcome::Alters:
        return "alters";
    case Outcome::Crashes:
        return "crashes";
    case Outcome::TimesOut:
        return "too slow";
    default:
        return "–";
    }
}

Examiner::Examiner(const core::contest::Candidate &candidate, std::string variant, Engine &engine)
    : m_candidate(candidate)
    , m_engine(engine)
    , m_operation(readingOperation(*candidate.hello, variant))
    , m_variant(std::move(variant))
{
    if (m_operation && m_variant.empty())
        m_variant = candidate.hello->defaults.at(*m_operation);
}

Conduct Examiner::examine(std::string_view content)
{
    if (!m_operation)
        return {Outcome::Unable, "it reads no documents"};
    if (!m_conversation) {
        if (auto problem = start())
            return *problem;
    }
    core::protocol::Check check;
    check.id = m_nextId++;
    check.task.operation = *m_operation;
    check.task.variant = m_variant;
    check.fixture.bytes = content.size();
    m_conversation->ask(check, content);
    const double deadline =
        m_engine.ticker->nowNs() + 10 * kSecond + kNsPerByte * static_cast<double>(content.size());
    for (;;) {
        const auto heard =
            m_conversation->hear(deadline, {}, kAnswerGrowth * content.size() + 4096);
        if (heard.state != HeardState::Event)
            return broken(heard);
        if (const auto *answer = std::get_if<core::protocol::Answer>(&heard.event))
            return judge(*answer, content);
        if (const auto *failure = std::get_if<core::protocol::Failure>(&heard.event)) {
            if (failure->status == core::CellStatus::Rejected)
                return {Outcome::Refuses, failure->reason};
            return {Outcome::Unable, failure->reason};
        }
    }
}

std::optional<Conduct> Examiner::start()
{
    core::contest::LaunchSpec spec;
    spec.arguments = m_candidate.command.arguments;
    auto child = m_engine.launcher->launch(spec);
    if (!child)
        return Conduct{Outcome::Crashes, core::sentence(child.error())};
    m_conversation.emplace(*std::move(child), m_candidate.command.id);
    return std::nullopt;
}

Conduct Examiner::broken(const core::contest::Heard &heard)
{
    const std::string words(m_conversation->errorText());
    const auto ending = m_conversation->end(m_engine.ticker->nowNs() + kSecond / 10);
    m_conversation.reset();
    if (heard.state == HeardState::TimedOut)
        return {Outcome::TimesOut, "no answer in time"};
    if (heard.state == HeardState::Violation)
        return {Outcome::Crashes, core::sentence(heard.problem)};
    return {Outcome::Crashes, core::contest::describe(ending, words)};
}

Conduct Examiner::judge(const core::protocol::Answer &answer, std::string_view content)
{
    if (!answer.accepted)
        return {Outcome::Refuses, answer.reason};
    if (!isJson(content)) // nothing to compare with: it should not have been accepted, or may be
        return {Outcome::Accepts, {}};
    if (!isJson(answer.text))
        return {Outcome::Alters, "what it holds is no JSON"};
    const auto difference = core::json::compare(tellerOf(content), tellerOf(answer.text));
    if (difference.duplicateKeysDropped)
        return {Outcome::Alters, "it keeps one of several members with the same name"};
    if (!difference.equal)
        return {Outcome::Alters, difference.message};
    return {Outcome::Accepts, {}};
}

} // namespace jinbang::app
