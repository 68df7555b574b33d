// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine.h"

#include <algorithm>

namespace jinbang::app {
namespace {

using core::contest::Candidate;
using core::contest::ContenderCommand;
using core::contest::Roster;

std::string knownIds(const Roster &roster)
{
    std::string ids;
    for (const Candidate &candidate : roster.candidates)
        ids.append(ids.empty() ? "" : ", ").append(candidate.command.id);
    return ids.empty() ? "no contender was found" : "there is: " + ids;
}

std::string knownVariants(const Candidate &candidate)
{
    std::string ids;
    for (const auto &variant : candidate.hello->variants)
        ids.append(ids.empty() ? "" : ", ").append(variant.id);
    return "there is: " + ids;
}

/// The longest id that `text` is, or begins with before a dot.
const Candidate *longestMatch(const Roster &roster, const std::string &text)
{
    const Candidate *best = nullptr;
    for (const Candidate &candidate : roster.candidates) {
        const std::string &id = candidate.command.id;
        const bool fits = text == id || text.starts_with(id + ".");
        if (fits && (!best || id.size() > best->command.id.size()))
            best = &candidate;
    }
    return best;
}

} // namespace

core::Result<Roster> findContenders(Engine &engine, const Places &places,
                                    const std::vector<std::string> &extra,
                                    const std::vector<std::string> &runnerPrefix)
{
    std::vector<ContenderCommand> commands = core::contest::installedContenders(places.libexec);
    if (!places.registered.empty()) {
        auto registered = core::contest::registeredContenders(places.registered);
        if (!registered)
            return registered.error();
        commands.insert(commands.end(), registered->begin(), registered->end());
    }
    for (const std::string &text : extra) {
        auto command = core::contest::parseContender(text, core::contest::Origin::ThisRun);
        if (!command)
            return core::Error{core::ErrorCode::UnknownName, "--contender '" + text + "'",
                               command.error().detail};
        const bool named = std::ranges::any_of(commands, [&](const ContenderCommand &other) {
            return other.id == command->id && other.origin == core::contest::Origin::ThisRun;
        });
        if (named)
            return core::Error{core::ErrorCode::Contradiction, "--contender " + command->id,
                               "the id " + command->id
                                   + " is given twice; two versions are two ids, " + "such as "
                                   + command->id + "@2"};
        commands.push_back(*std::move(command));
    }
    return core::contest::describeAll(commands, *engine.launcher, *engine.ticker, runnerPrefix);
}

core::Result<ChosenContender> chooseContender(const Roster &roster, const std::string &text)
{
    const Candidate *candidate = longestMatch(roster, text);
    if (!candidate)
        return core::Error{core::ErrorCode::UnknownName, "library '" + text + "'",
                           knownIds(roster)};
    ChosenContender chosen{candidate, {}};
    if (text.size() > candidate->command.id.size())
        chosen.variant = text.substr(candidate->command.id.size() + 1);
    if (!candidate->usable())
        return chosen;
    const auto &variants = candidate->hello->variants;
    const bool known =
        chosen.variant.empty() || std::ranges::any_of(variants, [&](const auto &variant) {
            return variant.id == chosen.variant;
        });
    if (!known)
        return core::Error{core::ErrorCode::UnknownName, "variant '" + text + "'",
                           knownVariants(*candidate)};
    return chosen;
}

} // namespace jinbang::app
