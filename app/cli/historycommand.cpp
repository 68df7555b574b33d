// SPDX-License-Identifier: GPL-3.0-or-later
// history: the runs that were kept.
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/historycommands.h"
#include "app/cli/historyview.h"
#include "app/cli/places.h"
#include "app/cli/reportview.h"
#include "core/archive/formats.h"
#include "core/base/number.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <tuple>

namespace jinbang::app {
namespace {

using core::history::History;
using core::history::RunFilter;

struct ListOptions {
    std::vector<std::string> words;
    std::string tag, since, before, limit = "50", format = "table";
};

struct TrendOptions {
    std::string metric, library, format = "table";
};

struct ExportOptions {
    std::string id, file;
};

struct ShowOptions {
    std::string id;
    OutputOptions output;
};

core::Result<RunFilter> filterOf(const ListOptions &options)
{
    RunFilter filter;
    for (const std::string &word : options.words)
        filter.text.append(filter.text.empty() ? "" : " ").append(word);
    filter.tag = options.tag;
    for (const auto &[option, given, target] :
         {std::tuple("--since", &options.since, &filter.since),
          std::tuple("--before", &options.before, &filter.before)}) {
        if (given->empty())
            continue;
        auto date = dateText(option, *given);
        if (!date)
            return date.error();
        *target = *std::move(date);
    }
    return filter;
}

core::Result<void> checkFormat(const std::string &format)
{
    if (format == "table" || format == "json")
        return {};
    return core::Error{core::ErrorCode::UnknownName, "--format '" + format + "'",
                       "there is: table, json"};
}

template <class Write>
void printWith(Terminal &terminal, Write write)
{
    core::archive::Output output([&](std::string_view piece) { terminal.print(piece); });
    write(output);
}

ExitStatus list(const ListOptions &options, History &history, Context &context)
{
    const auto limit =
        wholeNumber("--limit", options.limit, 0, std::numeric_limits<std::int32_t>::max());
    if (!limit)
        return fail(context, limit.error());
    if (auto known = checkFormat(options.format); !known)
        return fail(context, known.error());
    const auto filter = filterOf(options);
    if (!filter)
        return fail(context, filter.error());
    const auto runs = history.list(*filter);
    if (!runs)
        return fail(context, runs.error());
    const std::size_t shown =
        *limit == 0 ? runs->size() : std::min(runs->size(), static_cast<std::size_t>(*limit));
    const std::span<const core::history::RunEntry> newest(runs->data(), shown);
    if (options.format == "json")
        printWith(context.terminal, [&](auto &output) { writeRunsJson(newest, output); });
    else
        context.terminal.print(runsText(newest, runs->size() - shown, context.terminal));
    return ExitStatus::Good;
}

ExitStatus show(const ShowOptions &options, History &history, Context &context)
{
    const auto run = history.find(options.id);
    if (!run)
        return fail(context, run.error());
    if (auto fine = checkOutputs(options.output, {run->file}); !fine)
        return fail(context, fine.error());
    const auto report = history.report(run->id);
    if (!report)
        return fail(context, report.error());
    if (options.output.format == "table")
        context.terminal.print(runText(*run, context.terminal));
    if (auto shown = showReport(*report, options.output, {run->file}, context); !shown)
        return fail(context, shown.error());
    return ExitStatus::Good;
}

ExitStatus exportRun(const ExportOptions &options, History &history, Context &context)
{
    const auto run = history.find(options.id);
    if (!run)
        return fail(context, run.error());
    if (const auto format = core::archive::formatToWrite(options.file); !format)
        return fail(context, format.error());
    const auto report = history.report(run->id);
    if (!report)
        return fail(context, report.error());
    if (auto done = core::archive::writeReportFile(*report, options.file, {run->file}); !done)
        return fail(context, done.error());
    return ExitStatus::Good;
}

std::string namesText(const std::vector<core::history::CellName> &names)
{
    std::string text;
    for (const auto &name : names)
        text.append(name.metric).append("  ").append(name.label).append("\n");
    return text.empty() ? "No cell has a number yet.\n" : text;
}

ExitStatus trend(const TrendOptions &options, History &history, Context &context)
{
    if (auto known = checkFormat(options.format); !known)
        return fail(context, known.error());
    if (options.metric.empty()) {
        const auto names = history.cells();
        if (!names)
            return fail(context, names.error());
        context.terminal.print(namesText(*names));
        return ExitStatus::Good;
    }
    const core::history::CellName cell{options.metric, options.library};
    const auto points = history.trend(cell);
    if (!points)
        return fail(context, points.error());
    if (points->empty())
        return fail(context, core::Error{core::ErrorCode::UnknownName,
                                         "cell '" + cell.metric + "' of '" + cell.label + "'",
                                         "'history trend' without them lists all"});
    if (options.format == "json")
        printWith(context.terminal, [&](auto &output) { writeTrendJson(*points, output); });
    else
        context.terminal.print(trendText(cell, *points, context.terminal));
    return ExitStatus::Good;
}

/// A part of the command whose work needs the opened history.
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

void addListing(CLI::App &history, Context &context, Action &chosen)
{
    CLI::App *command = history.add_subcommand("list", "The runs, the newest first");
    const auto options = std::make_shared<ListOptions>();
    command
        ->add_option("WORD", options->words,
                     "Only runs with these words in title, tags, note, libraries, inputs, machine")
        ->type_name("");
    command->add_option("--tag", options->tag, "Only runs with this tag")->type_name("TAG");
    command->add_option("--since", options->since, "Only from this time on, e.g. 2026-11-30")
        ->type_name("DATE");
    command->add_option("--before", options->before, "Only before this time")->type_name("DATE");
    command->add_option("-n,--limit", options->limit, "At most so many; default: 50, 0: all")
        ->type_name("N");
    command->add_option("--format", options->format, "table or json")->type_name("table|json");
    command->footer("Examples:\n"
                    "  jinbang-cli history list\n"
                    "  jinbang-cli history list simdjson --since 2026-11 --tag nightly\n"
                    "  jinbang-cli history list --limit 0 --format json\n");
    choose(*command, options, list, context, chosen);
}

void addShowing(CLI::App &history, Context &context, Action &chosen)
{
    CLI::App *command = history.add_subcommand("show", "A run's report, as 'run' printed it");
    const auto options = std::make_shared<ShowOptions>();
    command->add_option("ID", options->id, "Its id, a beginning of it, or 'last'")
        ->required()
        ->type_name("");
    addOutputOptions(*command, options->output);
    command->footer("Examples:\n"
                    "  jinbang-cli history show last\n"
                    "  jinbang-cli history show 20261130-1945 --format csv\n");
    choose(*command, options, show, context, chosen);
}

void addExporting(CLI::App &history, Context &context, Action &chosen)
{
    CLI::App *command = history.add_subcommand("export", "Write a run's report to a file");
    const auto options = std::make_shared<ExportOptions>();
    command->add_option("ID", options->id, "Its id, a beginning of it, or 'last'")
        ->required()
        ->type_name("");
    command->add_option("FILE", options->file, "Its suffix says the format, as of 'convert'")
        ->required()
        ->type_name("");
    command->footer("Examples:\n"
                    "  jinbang-cli history export last result.html\n"
                    "  jinbang-cli history export 20261130-1945 result.jmh.json\n");
    choose(*command, options, exportRun, context, chosen);
}

void addTrend(CLI::App &history, Context &context, Action &chosen)
{
    CLI::App *command =
        history.add_subcommand("trend", "One cell through the runs, and what else changed");
    const auto options = std::make_shared<TrendOptions>();
    CLI::Option *metric =
        command->add_option("METRIC", options->metric, "e.g. parse/canada.json; none: list them");
    metric->type_name("");
    command->add_option("LIBRARY", options->library, "Its label, e.g. simdjson")->type_name("");
    command->add_option("--format", options->format, "table or json")->type_name("table|json");
    command->footer("Examples:\n"
                    "  jinbang-cli history trend                           what can be followed\n"
                    "  jinbang-cli history trend deserialize/small simdjson\n");
    choose(*command, options, trend, context, chosen);
}

} // namespace

ExitStatus withHistory(Context &context, const std::function<ExitStatus(History &)> &action)
{
    auto history = History::open(findPlaces(context.dataDir).data);
    if (!history)
        return fail(context, history.error());
    const auto read = history->refresh({}, [&](std::size_t done, std::size_t total) {
        context.terminal.status("reading runs · " + core::grouped(done) + " of "
                                + core::grouped(total));
    });
    context.terminal.clearStatus();
    for (const std::string &note : history->notes())
        context.terminal.complain(note);
    if (!read)
        return fail(context, read.error());
    return action(*history);
}

void addHistory(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command = app.add_subcommand("history", "Runs that were kept: list, show, export, "
                                                      "edit, delete");
    command->require_subcommand(1);
    addListing(*command, context, chosen);
    addShowing(*command, context, chosen);
    addExporting(*command, context, chosen);
    addTrend(*command, context, chosen);
    addHistoryChanges(*command, context, chosen);
    command->footer(
        "Every run is kept in the data folder (--data-dir), and an index over them that\n"
        "is made anew when it is lost. A run is named by its id, by a beginning of it\n"
        "that no other has, or as 'last'.\n"
        "Examples:\n"
        "  jinbang-cli history list\n"
        "  jinbang-cli history show last\n"
        "  jinbang-cli history edit last --title 'before the change' --add-tag base\n"
        "  jinbang-cli history trend deserialize/small simdjson\n");
}

} // namespace jinbang::app
