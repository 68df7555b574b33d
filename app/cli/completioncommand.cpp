// SPDX-License-Identifier: GPL-3.0-or-later
// completion: a script for bash or zsh, made from the options that are declared, so that it is
// never out of date.
#include "app/cli/commands.h"

#include <algorithm>
#include <map>
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

/// "article geometric" of an option of type "article|geometric"; empty for a number, a file, ...
std::string valuesOf(const CLI::Option &option)
{
    std::string values = option.get_type_name();
    const bool words = values.find('|') != values.npos
                       && values.find_first_not_of("abcdefghijklmnopqrstuvwxyz|") == values.npos;
    if (!words)
        return {};
    std::ranges::replace(values, '|', ' ');
    return values;
}

/// All options that take a value, once each; those of a command below others too.
void collectOptions(const CLI::App &app, std::map<std::string, std::string> &valuesByName)
{
    for (const CLI::Option *option : app.get_options()) {
        if (option->get_items_expected_max() == 0)
            continue;
        for (const std::string &name : option->get_snames())
            valuesByName.try_emplace("-" + name, valuesOf(*option));
        for (const std::string &name : option->get_lnames())
            valuesByName.try_emplace("--" + name, valuesOf(*option));
    }
    for (const CLI::App *command : app.get_subcommands({}))
        collectOptions(*command, valuesByName);
}

/// A branch of the script for a command: its options, or first the commands below it.
std::string bashCase(const CLI::App &command, const std::string &name, const std::string &indent)
{
    std::string text = "            " + indent + name + ") ";
    if (command.get_subcommands({}).empty())
        return text + "words='" + optionNames(command) + (name == "completion" ? " bash zsh" : "")
               + "' ;;\n";
    text += "if ((COMP_CWORD == at + 1)); then words='" + commandNames(command) + " "
            + optionNames(command) + "'; else case ${COMP_WORDS[at + 1]} in\n";
    for (const CLI::App *sub : command.get_subcommands({}))
        text += bashCase(*sub, sub->get_name(), indent + "    ");
    return text + "            " + indent + "esac; fi ;;\n";
}

std::string bashScript(const CLI::App &app)
{
    std::map<std::string, std::string> valuesByName;
    collectOptions(app, valuesByName);
    std::string taking, values;
    for (const auto &[name, words] : valuesByName) {
        taking.append(taking.empty() ? "" : "|").append(name);
        if (!words.empty())
            values.append("        " + name + ") words='" + words + "' files= ;;\n");
    }
    std::string script = "# bash completion of jinbang-cli: source it, or save it in\n"
                         "# ~/.local/share/bash-completion/completions/jinbang-cli\n"
                         "_jinbang_cli() {\n"
                         "    local word=${COMP_WORDS[COMP_CWORD]} words= files=yes at=1\n"
                         "    local last=${COMP_WORDS[COMP_CWORD - 1]}\n"
                         "    while ((at < COMP_CWORD)) && [[ ${COMP_WORDS[at]} == -* ]]; do\n"
                         "        case ${COMP_WORDS[at]} in "
                         + taking
                         + ") ((++at)) ;; esac\n"
                           "        ((++at))\n"
                           "    done\n"
                           "    if ((at >= COMP_CWORD)); then\n"
                           "        words='"
                         + commandNames(app) + " " + optionNames(app)
                         + "' files=\n"
                           "    else\n"
                           "        case ${COMP_WORDS[at]} in\n";
    for (const CLI::App *command : app.get_subcommands({}))
        script.append(bashCase(*command, command->get_name(), ""));
    script += "        esac\n"
              "    fi\n"
              "    case $last in\n"
              + values + "        " + taking
              + ") words= files=yes ;;\n"
                "    esac\n"
                "    [[ $word == -* ]] && files=\n"
                "    mapfile -t COMPREPLY < <(\n"
                "        compgen -W \"$words\" -- \"$word\"\n"
                "        [[ $files ]] && compgen -f -- \"$word\")\n"
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
            script.append(zshQuoted(option->get_description())).append("]");
            if (const std::string values = valuesOf(*option); !values.empty())
                script.append(":value:(").append(values).append(")");
            else if (option->get_items_expected_max() > 0)
                script.append(":value:_files");
            script.append("'");
        }
        script.append(" \\\n            '*:")
            .append(command->get_name() == "completion" ? "shell:(bash zsh)" : "file:_files")
            .append("' ;;\n");
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
