#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Which contenders there are: those of the installation, those the user registered, those named for
// one run. Never the current folder, never PATH.

#include "core/base/result.h"
#include "core/protocol/messages.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::contest {

enum class Origin { Installed, Registered, ThisRun };

struct ContenderCommand {
    std::string id;
    std::vector<std::string> arguments; // [0] is the program; no shell
    Origin origin = Origin::Installed;
};

/// A contender as found: with its hello, or with why it cannot be used, or with both where it
/// answered but cannot run here.
struct Candidate {
    ContenderCommand command;
    std::optional<protocol::Hello> hello;
    std::string problem; // a sentence
    [[nodiscard]] bool usable() const { return hello.has_value() && problem.empty(); }
};

struct Roster {
    std::vector<Candidate> candidates; // by id
    [[nodiscard]] const Candidate *find(const std::string &id) const;
};

class Launcher;
class Ticker;

/// Programs named jinbang-contender-<id> in `libexec`.
[[nodiscard]] std::vector<ContenderCommand>
installedContenders(const std::filesystem::path &libexec);
/// Lines ID=COMMAND of the user's file `contenders.conf` in the configuration folder.
/// Errors: BadFormat with the line. A file that is not there is an empty list.
[[nodiscard]] Result<std::vector<ContenderCommand>>
registeredContenders(const std::filesystem::path &file);
/// "ID=COMMAND" as given on the command line: words split at blanks, quotes honoured, no shell.
[[nodiscard]] Result<ContenderCommand> parseContender(std::string_view text, Origin origin);

/// Asks each for its hello (in parallel, each with a time limit), and compares what its program
/// needs with this CPU unless it runs elsewhere. A later command replaces an earlier of the same
/// id.
[[nodiscard]] Roster describeAll(const std::vector<ContenderCommand> &commands, Launcher &launcher,
                                 Ticker &ticker, const std::vector<std::string> &runnerPrefix = {});

/// Flags of `needed` that the text of /proc/cpuinfo does not list; none when it lists none at all.
[[nodiscard]] std::vector<std::string> missingFeatures(const std::vector<std::string> &needed,
                                                       std::string_view cpuinfo);

} // namespace jinbang::core::contest
