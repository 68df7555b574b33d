// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "app/cli/helpformatter.h"
#include "core/base/buildinfo.h"

#include <algorithm>
#include <memory>
#include <string_view>

namespace jinbang::app {
namespace {

constexpr const char *kExamples = R"(Examples:
  jinbang-cli run                                four libraries, six metrics
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
    std::string command = asked.get_name();
    for (const CLI::App *parent = asked.get_parent(); parent; parent = parent->get_parent())
        command.insert(0, " ").insert(0, parent->get_name());
    return message + ". See '" + command + " --help'.";
}

} // namespace jinbang::app
