// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/roster.h"

#include "core/contest/behindrunner.h"
#include "core/contest/conversation.h"
#include "core/contest/ticker.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <thread>

namespace jinbang::core::contest {
namespace {

constexpr double kDescribeLimitNs = 10e9; // a virtual machine or a remote host may be slow to start
constexpr double kGoodbyeNs = 2e9;
constexpr unsigned kMostAtOnce = 8;
constexpr std::string_view kPrefix = "jinbang-contender-";

bool isId(std::string_view text)
{
    constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789@._-";
    return !text.empty() && text.find_first_not_of(kAllowed) == text.npos;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

// Words as a person expects them from a command line, without anything being expanded or run.
std::optional<std::vector<std::string>> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    bool inWord = false;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
            word += text[++i];
            inWord = true;
        } else if (quote != 0) {
            if (c == quote)
                quote = 0;
            else
                word += c;
        } else if (c == '"' || c == '\'') {
            quote = c;
            inWord = true;
        } else if (isBlank(c)) {
            if (inWord)
                words.push_back(std::exchange(word, {}));
            inWord = false;
        } else {
            word += c;
            inWord = true;
        }
    }
    if (quote != 0)
        return std::nullopt;
    if (inWord)
        words.push_back(word);
    return words;
}

std::string textOf(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// A contender may promise what it does not list; the contest would then ask for nothing.
std::string inconsistency(const protocol::Hello &hello)
{
    for (const auto &entry : hello.defaults) {
        const auto operation = entry.first;
        const std::string &id = entry.second;
        const bool listed =
            std::any_of(hello.variants.begin(), hello.variants.end(), [&](const auto &variant) {
                return variant.id == id
                       && std::find(variant.operations.begin(), variant.operations.end(), operation)
                              != variant.operations.end();
            });
        if (!listed)
            return "its default variant \"" + id + "\" for " + std::string(text(operation))
                   + " is not among the variants that offer it";
    }
    return {};
}

std::string problemOf(Conversation &conversation, const Heard &heard)
{
    switch (heard.state) {
    case HeardState::TimedOut:
        return "it did not answer within 10 s";
    case HeardState::Violation:
        if (heard.problem.code == ErrorCode::ProtocolVersion)
            return "it speaks version " + heard.problem.detail
                   + " of the protocol, this program version " + std::to_string(protocol::kVersion);
        return heard.problem.detail;
    case HeardState::Stopped:
        return "it was cancelled";
    case HeardState::Event:
        break;
    case HeardState::Ended: {
        const auto ending = conversation.end(0);
        return (ending.signalled ? "it crashed at its start: " : "it ended at its start: ")
               + describe(ending, conversation.errorText());
    }
    }
    if (const auto *failure = std::get_if<protocol::Failure>(&heard.event))
        return failure->reason;
    return "it answered something else than hello";
}

class Describer
{
public:
    Describer(Launcher &launcher, Ticker &ticker, const std::vector<std::string> &runner)
        : m_launcher(launcher)
        , m_ticker(ticker)
        , m_runner(runner)
        , m_cpuinfo(runner.empty() ? textOf("/proc/cpuinfo") : std::string())
    {
    }

    void describe(Candidate &candidate) const
    {
        LaunchSpec spec;
        spec.arguments = behindRunner(m_runner, candidate.command.arguments);
        spec.wholeEnvironment = !m_runner.empty();
        auto child = m_launcher.launch(spec);
        if (!child) {
            candidate.problem = "it cannot be started: " + child.error().detail;
            return;
        }
        Conversation conversation(std::move(*child), candidate.command.id);
        conversation.ask(protocol::Describe{});
        auto heard = conversation.hear(m_ticker.nowNs() + kDescribeLimitNs, {});
        auto *hello = std::get_if<protocol::Hello>(&heard.event);
        if (heard.state != HeardState::Event || hello == nullptr) {
            candidate.problem = problemOf(conversation, heard);
            return;
        }
        conversation.end(m_ticker.nowNs() + kGoodbyeNs);
        candidate.problem = inconsistency(*hello);
        const auto missing = missingFeatures(hello->cpuFeatures, m_cpuinfo);
        for (const auto &feature : missing)
            candidate.problem += (candidate.problem.empty() ? "this CPU lacks " : ", ") + feature;
        candidate.hello = std::move(*hello);
    }

private:
    Launcher &m_launcher;
    Ticker &m_ticker;
    const std::vector<std::string> &m_runner;
    std::string m_cpuinfo;
};

} // namespace

const Candidate *Roster::find(const std::string &id) const
{
    const auto found =
        std::find_if(candidates.begin(), candidates.end(),
                     [&](const auto &candidate) { return candidate.command.id == id; });
    return found == candidates.end() ? nullptr : &*found;
}

std::vector<ContenderCommand> installedContenders(const std::filesystem::path &libexec)
{
    std::vector<ContenderCommand> found;
    std::error_code problem;
    for (std::filesystem::directory_iterator at(libexec, problem), end; !problem && at != end;
         at.increment(problem)) {
        const auto name = at->path().filename().string();
        std::error_code ignored;
        const bool fits =
            name.starts_with(kPrefix) && isId(std::string_view(name).substr(kPrefix.size()));
        if (fits && at->is_regular_file(ignored))
            found.push_back(
                {name.substr(kPrefix.size()), {at->path().string()}, Origin::Installed});
    }
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    return found;
}

Result<std::vector<ContenderCommand>> registeredContenders(const std::filesystem::path &file)
{
    std::vector<ContenderCommand> found;
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored))
        return found;
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return Error{ErrorCode::CannotRead, file.string(), {}};
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
        const auto text = trimmed(line);
        if (text.empty() || text.front() == '#')
            continue;
        auto command = parseContender(text, Origin::Registered);
        if (!command)
            return Error{ErrorCode::BadFormat, file.string(),
                         "line " + std::to_string(number) + ": " + command.error().detail};
        found.push_back(std::move(*command));
    }
    return found;
}

Result<ContenderCommand> parseContender(std::string_view text, Origin origin)
{
    const auto wrong = [&](std::string detail) {
        return Error{ErrorCode::BadFormat, json::shortened(text, 80), std::move(detail)};
    };
    const auto equals = text.find('=');
    if (equals == text.npos)
        return wrong("ID=COMMAND is expected");
    const auto id = trimmed(text.substr(0, equals));
    if (!isId(id))
        return wrong("an id is made of a-z, 0-9, @, ., _ and -");
    auto words = wordsOf(text.substr(equals + 1));
    if (!words)
        return wrong("a quote is not closed");
    if (words->empty() || words->front().empty())
        return wrong("the command is empty");
    return ContenderCommand{std::string(id), std::move(*words), origin};
}

std::vector<std::string> missingFeatures(const std::vector<std::string> &needed,
                                         std::string_view cpuinfo)
{
    std::set<std::string, std::less<>> flags;
    std::istringstream stream{std::string(cpuinfo)};
    for (std::string line; flags.empty() && std::getline(stream, line);) {
        if (!line.starts_with("flags") && !line.starts_with("Features"))
            continue;
        std::istringstream words(line.substr(std::min(line.find(':') + 1, line.size())));
        flags.insert(std::istream_iterator<std::string>(words),
                     std::istream_iterator<std::string>());
    }
    std::vector<std::string> missing;
    std::copy_if(needed.begin(), needed.end(), std::back_inserter(missing),
                 [&](const auto &feature) { return !flags.empty() && !flags.contains(feature); });
    return missing;
}

Roster describeAll(const std::vector<ContenderCommand> &commands, Launcher &launcher,
                   Ticker &ticker, const std::vector<std::string> &runnerPrefix)
{
    std::map<std::string, ContenderCommand> byId;
    for (const auto &command : commands)
        byId.insert_or_assign(command.id, command);
    Roster roster;
    for (auto &[id, command] : byId)
        roster.candidates.push_back({std::move(command), {}, {}});

    const Describer describer(launcher, ticker, runnerPrefix);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < roster.candidates.size(); i = next++)
            describer.describe(roster.candidates[i]);
    };
    std::vector<std::jthread> helpers;
    const auto wanted = std::min<std::size_t>(roster.candidates.size(), kMostAtOnce);
    for (std::size_t i = 0; i < wanted; ++i)
        helpers.emplace_back(work);
    helpers.clear(); // joins
    return roster;
}

} // namespace jinbang::core::contest
