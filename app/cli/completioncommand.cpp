// SPDX-License-Identifier: GPL-3.0-or-later
// completion: a script for bash or zsh, made from the options that are declared, so that it is
// never out of date.
#include "app/cli/commands.h"

#include <memory>

namespace jinbang::app {
namespace {

struct Options {
    std::string shell;
};

/// "-l --library --contender ..." of a command.
std::string optionNames(const CLI::App &command)
{
    std::string names;
    for (const CLI::Option *option : command.get_options()) {
        for (const std::string &name : option->get_snames())
            names.append(" -").append(name);
        for (const std::string &name : option->get_lnames())
            names.append(" --").append(name);
    }
    return names.empty() ? names : names.substr(1);
}

std::string commandNames(const CLI::App &app)
{
    std::string names;
    for (const CLI::App *command : app.get_subcommands({}))
        names.append(names.empty() ? "" : " ").append(command->get_name());
    return names;
}

/// A branch of the script for a command: its options, or first the commands below it.
std::string bashCase(const CLI::App &command, const std::string &name, const std::string &indent)
{
    std::string text = "            " + indent + name + ") ";
    if (command.get_subcommands({}).empty())
        return text + "words='" + optionNames(command) + "' ;;\n";
    text += "if ((COMP_CWORD == 2)); then words='" + commandNames(command) + " "
            + optionNames(command) + "'; else case ${COMP_WORDS[2]} in\n";
    for (const CLI::App *sub : command.get_subcommands({}))
        text += bashCase(*sub, sub->get_name(), indent + "    ");
    return text + "            " + indent + "esac; fi ;;\n";
}

std::string bashScript(const CLI::App &app)
{
    std::string script = "# bash completion of jinbang-cli: source it, or save it in\n"
                         "# ~/.local/share/bash-completion/completions/jinbang-cli\n"
                         "_jinbang_cli() {\n"
                         "    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} words\n"
                         "    if ((COMP_CWORD == 1)); then\n"
                         "        words='"
                         + commandNames(app) + " " + optionNames(app)
                         + "'\n"
                           "    else\n"
                           "        case $command in\n";
    for (const CLI::App *command : app.get_subcommands({}))
        script.append(bashCase(*command, command->get_name(), ""));
    script +=
        "        esac\n"
        "    fi\n"
        "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
        "    [[ $word == -* || COMP_CWORD -eq 1 ]] || COMPREPLY+=($(compgen -f -- \"$word\"))\n"
        "}\n"
        "complete -o filenames -F _jinbang_cli jinbang-cli\n";
    return script;
}

std::string zshQuoted(std::string_view text)
{
    std::string result;
    for (const char byte : text) {
        if (byte == '\'')
            result += "'\\''";
        else if (byte == '[' || byte == ']' || byte == ':')
            result.append("\\").append(1, byte);
        else
            result += byte;
    }
    return result;
}

std::string zshScript(const CLI::App &app)
{
    std::string script =
        "#compdef jinbang-cli\n"
        "# zsh completion of jinbang-cli: save it as _jinbang-cli in a folder of $fpath\n"
        "_jinbang_cli() {\n"
        "    local -a commands=(\n";
    for (const CLI::App *command : app.get_subcommands({}))
        script.append("        '")
            .append(command->get_name())
            .append(":")
            .append(zshQuoted(command->get_description()))
            .append("'\n");
    script += "    )\n"
              "    if ((CURRENT == 2)); then\n"
              "        _describe command commands\n"
              "        return\n"
              "    fi\n"
              "    case $words[2] in\n";
    for (const CLI::App *command : app.get_subcommands({})) {
        script.append("        ").append(command->get_name()).append(") _arguments");
        if (const std::string below = commandNames(*command); !below.empty())
            script.append(" \\\n            '2:part:(").append(below).append(")'");
        for (const CLI::Option *option : command->get_options()) {
            const auto &names =
                option->get_lnames().empty() ? option->get_snames() : option->get_lnames();
            if (names.empty())
                continue;
            const std::string dashes = option->get_lnames().empty() ? "-" : "--";
            script.append(" \\\n            '*").append(dashes).append(names.front()).append("[");
            script.append(zshQuoted(option->get_description())).append("]'");
        }
        script += " \\\n            '*:file:_files' ;;\n";
    }
    return script + "    esac\n}\n_jinbang_cli \"$@\"\n";
}

ExitStatus run(const Options &options, const CLI::App &app, Context &context)
{
    if (options.shell != "bash" && options.shell != "zsh")
        return fail(context, core::Error{core::ErrorCode::UnknownName,
                                         "shell '" + options.shell + "'", "there is: bash, zsh"});
    context.terminal.print(options.shell == "bash" ? bashScript(app) : zshScript(app));
    return ExitStatus::Good;
}

} // namespace

void addCompletion(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command = app.add_subcommand("completion", "Print a completion script for a shell");
    const auto options = std::make_shared<Options>();
    command->add_option("SHELL", options->shell, "bash or zsh")->required()->type_name("");
    command->footer("Example:\n  source <(jinbang-cli completion bash)\n");
    command->callback([options, &app, &context, &chosen] {
        chosen = [options, &app, &context] { return run(*options, app, context); };
    });
}

} // namespace jinbang::app
