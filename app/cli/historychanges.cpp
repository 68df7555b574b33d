// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of history that change something: titles, deleting, bringing back, foreign files.
#include "app/cli/csvoptions.h"
#include "app/cli/displaywidth.h"
#include "app/cli/historycommands.h"
#include "core/archive/makereport.h"
#include "core/base/number.h"

#include <algorithm>
#include <memory>

namespace jinbang::app {
namespace {

using core::history::History;

struct EditOptions {
    std::string id;
    std::optional<std::string> title, note;
    std::vector<std::string> add, remove;
};

struct Names {
    std::vector<std::string> list; // ids, or files
};

struct ImportOptions {
    std::vector<std::string> files;
    CsvOptions csv;
};

std::string joined(const std::vector<std::string> &ids)
{
    std::string text;
    for (const std::string &id : ids)
        text.append(" ").append(id);
    return text;
}

ExitStatus edit(const EditOptions &options, History &history, Context &context)
{
    if (!options.title && !options.note && options.add.empty() && options.remove.empty())
        return fail(context, core::Error{core::ErrorCode::NothingToDo, "there is no change",
                                         "--title, --note, --add-tag or --remove-tag"});
    const auto run = history.find(options.id);
    if (!run)
        return fail(context, run.error());
    const auto edited = history.change(run->id, [&options](core::history::About &about) {
        about.title = options.title.value_or(about.title);
        about.note = options.note.value_or(about.note);
        for (const std::string &tag : options.remove)
            std::erase(about.tags, tag);
        for (const std::string &tag : options.add) {
            if (!tag.empty() && std::ranges::find(about.tags, tag) == about.tags.end())
                about.tags.push_back(tag);
        }
    });
    if (!edited)
        return fail(context, edited.error());
    return ExitStatus::Good;
}

ExitStatus remove(const Names &ids, History &history, Context &context)
{
    const auto removal = history.remove(ids.list, std::chrono::system_clock::now());
    if (!removal)
        return fail(context, removal.error());
    context.terminal.complain("deleted; for 30 days 'jinbang-cli history restore"
                              + printable(joined(removal->ids)) + "' brings it back");
    return ExitStatus::Good;
}

ExitStatus restore(const Names &ids, History &history, Context &context)
{
    if (auto done = history.restore({ids.list}); !done)
        return fail(context, done.error());
    return ExitStatus::Good;
}

ExitStatus import(const ImportOptions &options, History &history, Context &context)
{
    std::vector<core::archive::Report> reports; // all are read before the first is kept
    std::vector<core::Error> problems;
    for (const std::string &file : options.files) {
        auto report = readScores(file, {}, options.csv);
        if (!report) {
            problems.push_back(report.error());
            continue;
        }
        core::archive::settleImport(*report, file);
        reports.push_back(*std::move(report));
    }
    if (!problems.empty())
        return fail(context, problems);
    for (const core::archive::Report &report : reports) {
        const auto kept = history.keep(report);
        if (!kept)
            return fail(context, kept.error());
        context.terminal.print(kept->id + "\n");
    }
    return ExitStatus::Good;
}

ExitStatus rebuild(const Names &, History &history, Context &context)
{
    const auto read = history.rebuild({}, [&](std::size_t done, std::size_t total) {
        context.terminal.status("reading runs · " + core::grouped(done) + " of "
                                + core::grouped(total));
    });
    context.terminal.clearStatus();
    if (!read)
        return fail(context, read.error());
    context.terminal.print(core::grouped(*read) + " runs were read.\n");
    return ExitStatus::Good;
}

template <class Options, class Work>
void choose(CLI::App &command, const std::shared_ptr<Options> &options, Work work, Context &context,
            Action &chosen)
{
    command.callback([options, work, &context, &chosen] {
        chosen = [options, work, &context] {
            return withHistory(context,
                               [&](History &history) { return work(*options, history, context); });
        };
    });
}

void addEditing(CLI::App &history, Context &context, Action &chosen)
{
    CLI::App *command = history.add_subcommand("edit", "Give a run a title, tags or a note");
    const auto options = std::make_shared<EditOptions>();
    command->add_option("ID", options->id, "Its id, a beginning of it, or 'last'")
        ->required()
        ->type_name("");
    command->add_option("--title", options->title, "Instead of the old one; '' takes it away")
        ->type_name("TEXT");
    command->add_option("--note", options->note, "Instead of the old one; '' takes it away")
        ->type_name("TEXT");
    for (auto [name, target, text] : {std::tuple("--add-tag", &options->add, "Repeatable"),
                                      std::tuple("--remove-tag", &options->remove, "Repeatable")})
        command->add_option(name, *target, text)->type_name("TAG")->expected(1)->take_all();
    command->footer("Example:\n"
                    "  jinbang-cli history edit last --title 'before' --add-tag base \\\n"
                    "      --note 'gcc 12, quiet'\n");
    choose(*command, options, edit, context, chosen);
}

using NamesWork = ExitStatus (*)(const Names &, History &, Context &);

void addNamed(CLI::App &history, const char *name, const char *text, const char *what,
              const char *whatText, const char *footer, NamesWork work, Context &context,
              Action &chosen)
{
    CLI::App *command = history.add_subcommand(name, text);
    const auto names = std::make_shared<Names>();
    if (what)
        command->add_option(what, names->list, whatText)->required()->type_name("");
    command->footer(footer);
    choose(*command, names, work, context, chosen);
}

void addImport(CLI::App &history, Context &context, Action &chosen)
{
    CLI::App *command =
        history.add_subcommand("import", "Keep result files of others, or of another machine");
    const auto options = std::make_shared<ImportOptions>();
    command
        ->add_option("FILE", options->files,
                     "Of Jinbang, JMH or Google Benchmark, or a CSV; all or none")
        ->required()
        ->type_name("");
    addCsvOptions(*command, options->csv);
    command->footer(
        "Prints the ids under which they are kept; a file that is there already is kept\n"
        "once.\nExample:\n  jinbang-cli history import ci/*.json\n");
    choose(*command, options, import, context, chosen);
}

} // namespace

void addHistoryChanges(CLI::App &history, Context &context, Action &chosen)
{
    addEditing(history, context, chosen);
    addNamed(history, "delete", "Put runs into the trash, for 30 days", "ID",
             "Ids, beginnings of them, or 'last'",
             "Example:\n  jinbang-cli history delete 20261130-1945 20261130-2002\n", remove,
             context, chosen);
    addNamed(history, "restore", "Bring deleted runs back", "ID",
             "Whole ids, as 'delete' told them",
             "Example:\n  jinbang-cli history restore 20261130-194542-f6888c1f\n", restore, context,
             chosen);
    addImport(history, context, chosen);
    addNamed(history, "rebuild", "Make the index anew from the runs' files", nullptr, "",
             "Nothing is lost by it: titles, tags and notes lie beside the runs.\n", rebuild,
             context, chosen);
}

} // namespace jinbang::app
