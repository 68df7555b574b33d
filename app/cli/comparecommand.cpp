// SPDX-License-Identifier: GPL-3.0-or-later
// compare: two results, or two entries of one run.
#include "app/cli/commands.h"
#include "app/cli/csvoptions.h"
#include "app/cli/displaywidth.h"
#include "app/cli/places.h"
#include "app/cli/printtable.h"
#include "core/archive/comparetable.h"
#include "core/archive/jsonwriter.h"
#include "core/base/number.h"
#include "core/history/history.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

namespace jinbang::app {
namespace {

using core::archive::Report;

struct Options {
    std::string base, next, failOn, format = "table";
    CsvOptions csv;
};

/// A result, or RESULT:ID: one entry of it. A result is a file or a run of the history.
struct Side {
    Report report;
    std::string name, entry;
};

bool isThere(const std::string &path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

/// Errors: CannotRead where the history has no such run; as History::report().
core::Result<Report> keptRun(const std::string &id, const std::filesystem::path &data)
{
    const core::Error unknown{core::ErrorCode::CannotRead, id, "no such file, no such run"};
    if (!isThere((data / "runs").string())) // looking for a run makes no folder
        return unknown;
    auto history = core::history::History::open(data);
    if (!history)
        return history.error();
    if (const auto read = history->refresh(); !read)
        return read.error();
    const auto run = history->find(id);
    return run ? history->report(run->id) : unknown;
}

core::Result<Side> load(const std::string &text, const Options &options, const Context &context)
{
    Side side{{}, text, {}};
    if (const auto colon = text.rfind(':'); !isThere(text) && colon != std::string::npos) {
        side.name = text.substr(0, colon);
        side.entry = text.substr(colon + 1);
    }
    auto report = isThere(side.name) ? readScores(side.name, {}, options.csv)
                                     : keptRun(side.name, findPlaces(context.dataDir).data);
    if (!report)
        return report.error();
    side.report = *std::move(report);
    return side;
}

bool isSameResult(const Side &a, const Side &b)
{
    std::error_code ignored;
    return a.name == b.name || std::filesystem::equivalent(a.name, b.name, ignored);
}

std::string asText(const core::archive::ReportComparison &comparison, const Terminal &terminal)
{
    std::string text = tableText(core::archive::ratioTable(comparison), terminal);
    for (const auto &table :
         {core::archive::rankTable(comparison), core::archive::factTable(comparison)}) {
        if (!table.rows.empty())
            text.append("\n").append(tableText(table, terminal));
    }
    return text;
}

void writeJson(const core::archive::ReportComparison &comparison, core::archive::Output &output)
{
    core::archive::JsonWriter json(output);
    const auto texts = [&](const char *name, const std::vector<std::string> &list) {
        json.key(name);
        json.beginArray();
        for (const std::string &text : list)
            json.string(text);
        json.endArray();
    };
    const auto number = [&](const char *name, const std::optional<double> &value) {
        json.key(name);
        value ? json.number(*value) : json.null();
    };
    const auto word = [&](const char *name, std::string_view value) {
        json.key(name);
        json.string(value);
    };
    json.beginObject();
    json.key("paired");
    json.boolean(comparison.paired);
    word("base", comparison.base);
    word("new", comparison.next);
    texts("warnings", comparison.warnings);
    json.key("cells");
    json.beginArray();
    for (const core::archive::CellComparison &cell : comparison.cells) {
        json.beginObject();
        word("metric", cell.key);
        word("label", cell.label);
        number(cell.isTime ? "baseNsPerOp" : "basePerSecond", cell.base);
        number(cell.isTime ? "newNsPerOp" : "newPerSecond", cell.next);
        number("ratio", cell.ratio);
        number("ciLow", cell.ciLow);
        number("ciHigh", cell.ciHigh);
        number("p", cell.p);
        number("noiseFloor", cell.floor);
        word("verdict", cell.verdict ? core::text(*cell.verdict) : "");
        word("why", cell.why);
        json.endObject();
    }
    json.endArray();
    texts("onlyInBase", comparison.onlyInBase);
    texts("onlyInNew", comparison.onlyInNext);
    number("geometricMean", comparison.geometricMean);
    json.endObject();
    json.finish();
}

core::Result<core::archive::ReportComparison> compared(const Options &options,
                                                       const Context &context)
{
    const auto base = load(options.base, options, context);
    if (!base)
        return base.error();
    const auto next = load(options.next, options, context);
    if (!next)
        return next.error();
    if (base->entry.empty() && next->entry.empty())
        return core::archive::compareReports(base->report, next->report);
    if (base->entry.empty() || next->entry.empty() || !isSameResult(*base, *next))
        return core::Error{core::ErrorCode::Contradiction, "REPORT:ID",
                           "both sides must name an entry of the same report"};
    return core::archive::compareEntries(base->report, base->entry, next->entry);
}

/// A pipeline must not pass because nothing could be said: that is an error, too.
ExitStatus judge(const Options &options, const core::archive::FailRule &rule,
                 const core::archive::ReportComparison &comparison, Context &context)
{
    const auto hasVerdict = [](const core::archive::CellComparison &cell) {
        return cell.verdict.has_value();
    };
    if (std::ranges::none_of(comparison.cells, hasVerdict))
        return fail(context,
                    core::Error{core::ErrorCode::TooFewSamples, "a verdict, which --fail-on needs",
                                "standard and strict runs know their noise floor; or enter both "
                                "builds in one run"});
    const auto cells = core::archive::caught(comparison, rule);
    for (const core::archive::CellComparison *cell : cells)
        context.terminal.complain("--fail-on " + options.failOn + ": "
                                  + printable(cell->label + " " + cell->key) + " x"
                                  + core::fixed(*cell->ratio, 3));
    return cells.empty() ? ExitStatus::Good : ExitStatus::CellsFailed;
}

ExitStatus run(const Options &options, Context &context)
{
    std::optional<core::archive::FailRule> rule;
    if (!options.failOn.empty()) {
        const auto parsed = core::archive::parseFailRule(options.failOn);
        if (!parsed)
            return fail(context, core::Error{core::ErrorCode::OutOfRange, "--fail-on",
                                             parsed.error().detail});
        rule = *parsed;
    }
    if (options.format != "table" && options.format != "json")
        return fail(context,
                    core::Error{core::ErrorCode::UnknownName, "--format '" + options.format + "'",
                                "there is: table, json"});
    const auto comparison = compared(options, context);
    if (!comparison)
        return fail(context, comparison.error());
    if (options.format == "json") {
        core::archive::Output output(
            [&](std::string_view piece) { context.terminal.print(piece); });
        writeJson(*comparison, output);
    } else {
        context.terminal.print(asText(*comparison, context.terminal));
    }
    return rule ? judge(options, *rule, *comparison, context) : ExitStatus::Good;
}

} // namespace

void addCompare(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command =
        app.add_subcommand("compare", "Compare two results, or two entries of one run");
    const auto options = std::make_shared<Options>();
    command
        ->add_option(
            "BASE", options->base,
            "A file of any format, a run of the history by its id or 'last', or RESULT:ENTRY")
        ->required()
        ->type_name("");
    command->add_option("NEW", options->next, "The same; RESULT:ENTRY of the same result")
        ->required()
        ->type_name("");
    command
        ->add_option("--fail-on", options->failOn,
                     "Exit with 1 when a cell changed by more, e.g. slower:3%")
        ->type_name("RULE");
    command->add_option("--format", options->format, "table or json")->type_name("table|json");
    addCsvOptions(*command, options->csv);
    command->footer(
        "Two saved runs share no blocks, and a machine drifts between sessions: a verdict\n"
        "is given only beyond both runs' noise floors plus 1 %. To compare two builds for\n"
        "certain, enter both in one run.\n"
        "Examples:\n"
        "  jinbang-cli compare before.json after.json --fail-on slower:3%\n"
        "  jinbang-cli compare 20261130-1945 last\n"
        "  jinbang-cli run --contender old=./old --contender new=./new \\\n"
        "      -l old,new -O run.json\n"
        "  jinbang-cli compare run.json:old run.json:new\n");
    command->callback([options, &context, &chosen] {
        chosen = [options, &context] { return run(*options, context); };
    });
}

} // namespace jinbang::app
