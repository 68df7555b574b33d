// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/helpformatter.h"

#include "app/cli/displaywidth.h"

#include <algorithm>
#include <utility>

namespace jinbang::app {

HelpFormatter::HelpFormatter(std::size_t columns)
    : m_columns(std::clamp<std::size_t>(columns, 60, 80))
{
    label("REQUIRED", "(required)");
}

std::string HelpFormatter::make_help(const CLI::App *app, std::string name,
                                     CLI::AppFormatMode mode) const
{
    std::string help = CLI::Formatter::make_help(app, std::move(name), mode);
    while (help.ends_with("\n\n"))
        help.pop_back();
    for (std::size_t at = 0; (at = help.find("\n\n\n", at)) != help.npos;)
        help.erase(at, 1); // between two groups of options
    return help;
}

std::string HelpFormatter::make_description(const CLI::App *app) const
{
    return wrapped(app->get_description(), {.columns = m_columns}) + "\n";
}

std::string HelpFormatter::make_option(const CLI::Option *option, bool isPositional) const
{
    return entry(make_option_name(option, isPositional) + make_option_opts(option),
                 make_option_desc(option), get_column_width());
}

std::string HelpFormatter::make_option_name(const CLI::Option *option, bool isPositional) const
{
    // CLI11 puts what a flag stands for behind its name: "--shuffle-keys{only}".
    std::string name = CLI::Formatter::make_option_name(option, isPositional);
    if (const auto brace = name.find('{'); brace != name.npos)
        name.erase(brace, name.find('}', brace) + 1 - brace);
    return name;
}

std::string HelpFormatter::make_subcommand(const CLI::App *command) const
{
    constexpr std::size_t kNames = 14;
    return entry(command->get_name(), command->get_description(), kNames);
}

/// A name on the left and what it is on the right, or below where the name is too long.
std::string HelpFormatter::entry(const std::string &name, const std::string &text,
                                 std::size_t indent) const
{
    std::string line = "  " + name;
    if (text.empty())
        return line + "\n";
    line = displayWidth(line) < indent ? padded(line, indent, false)
                                       : line + "\n" + std::string(indent, ' ');
    return line + wrapped(text, {.columns = m_columns, .first = indent, .indent = indent}) + "\n";
}

} // namespace jinbang::app
