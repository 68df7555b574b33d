// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "app/cli/displaywidth.h"
#include "app/cli/helpformatter.h"
#include "core/base/buildinfo.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

namespace jinbang::app {
namespace {

constexpr const char *kExamples = R"(Examples:
  jinbang-cli run                                every library, six metrics
  jinbang-cli run -w my.json -o parse,walk       your own file
  jinbang-cli run -l simdjson,rapidjson.sax -w bean:1,10,100 --preset standard
  jinbang-cli run -O result.html -O result.json  keep the result
  jinbang-cli history list                       the runs that were kept
  jinbang-cli rank jmh-result.json               rank what JMH measured
  jinbang-cli COMMAND --help                     the options of a command

Exit status: 0 good; 1 finished, but some cell failed; 2 usage; 3 an input
cannot be read; 130 interrupted (what was finished is kept).
)";

const CLI::App &deepest(const CLI::App &app)
{
    for (const CLI::App *sub : app.get_subcommands())
        return deepest(*sub);
    return app;
}

/// Letters to put in, take out or change until one is the other.
std::size_t editsBetween(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = diagonal + (one[i] == other[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// "; did you mean 'run'?", or nothing where no name is near.
std::string meant(std::string_view word, const std::vector<std::string> &names)
{
    constexpr std::size_t kFar = 3;
    const std::string *nearest = nullptr;
    std::size_t least = std::min(kFar, word.size());
    for (const std::string &name : names) {
        if (const std::size_t edits = editsBetween(word, name); edits < least) {
            least = edits;
            nearest = &name;
        }
    }
    return nearest ? "; did you mean '" + *nearest + "'?" : std::string();
}

/// About the first word that nobody knows.
std::string unknownText(const std::string &word, const CLI::App &asked)
{
    std::vector<std::string> names;
    if (word.starts_with('-')) {
        for (const CLI::App *command = &asked; command; command = command->get_parent()) {
            for (const CLI::Option *option : command->get_options()) {
                for (const std::string &name : option->get_lnames())
                    names.push_back("--" + name);
            }
        }
        const std::string near = meant(word.substr(0, word.find('=')), names);
        if (near.empty() && !word.starts_with("--"))
            return "There is no option '" + word + "'; a file of that name is given as './" + word
                   + "'";
        return "There is no option '" + word + "'" + near;
    }
    for (const CLI::App *command : asked.get_subcommands({}))
        names.push_back(command->get_name());
    if (names.empty())
        return "'" + word + "' was not expected";
    return "There is no command '" + word + "'" + meant(word, names);
}

} // namespace

void addGlobalOptions(CLI::App &app, Context &context)
{
    // Taken over by the commands that are declared after it.
    app.formatter(
        std::make_shared<HelpFormatter>(static_cast<std::size_t>(context.terminal.width())));
    app.set_version_flag("--version", std::string("jinbang-cli ") + core::buildinfo::kVersion);
    app.add_option("--data-dir", context.dataDir,
                   "Folder of your runs instead of XDG_DATA_HOME/jinbang")
        ->type_name("DIR");
    app.require_subcommand(1);
    app.fallthrough();
    app.footer(kExamples);
}

std::string helpText(const CLI::App &app, const CLI::Success &asked)
{
    if (dynamic_cast<const CLI::CallForVersion *>(&asked) == nullptr)
        return app.help();
    return std::string("jinbang-cli ") + core::buildinfo::kVersion + " (" + core::buildinfo::kCommit
           + ", " + core::buildinfo::kCompiler + ", " + core::buildinfo::kFlags + ")\n";
}

core::Result<void> refuseEmpty(const CLI::App &app)
{
    for (const CLI::App *command : {&app, &deepest(app)}) {
        for (const CLI::Option *option : command->get_options()) {
            const auto given = option->results();
            if (option->get_type_name() == "TEXT") // a title or a note may be taken away
                continue;
            if (std::find(given.begin(), given.end(), std::string()) == given.end())
                continue;
            const std::string type = option->get_type_name();
            return core::Error{core::ErrorCode::OutOfRange, option->get_name(),
                               "it is empty; allowed: " + (type.empty() ? "a name" : type)};
        }
    }
    return {};
}

std::string usageSentence(const CLI::App &app, const CLI::ParseError &problem)
{
    std::string message = problem.what();
    for (char &byte : message) {
        if (byte == '\n')
            byte = ' ';
    }
    while (!message.empty() && (message.back() == ' ' || message.back() == '.'))
        message.pop_back();
    constexpr std::string_view kTwice = ": At Most 1 required but received";
    if (const auto at = message.find(kTwice); at != message.npos)
        message.replace(at, message.npos, " was given more than once");
    const CLI::App &asked = deepest(app);
    const auto rest = app.remaining(true);
    if (const auto word = std::ranges::find_if(rest, [](const auto &each) { return each != "--"; });
        word != rest.end())
        message = unknownText(printable(*word), asked);
    std::string command = asked.get_name();
    for (const CLI::App *parent = asked.get_parent(); parent; parent = parent->get_parent())
        command.insert(0, " ").insert(0, parent->get_name());
    return message + (message.ends_with('?') ? "" : ".") + " See '" + command + " --help'.";
}

} // namespace jinbang::app
