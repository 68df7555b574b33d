// SPDX-License-Identifier: GPL-3.0-or-later
// rank: the ranking of scores that others measured.
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/csvoptions.h"
#include "app/cli/reportview.h"
#include "core/archive/formats.h"
#include "core/archive/makereport.h"

#include <memory>

namespace jinbang::app {
namespace {

using core::archive::NamePattern;
using core::archive::Report;

struct Options {
    std::vector<std::string> files, maps;
    std::string formula = "article", unsupported = "zero";
    CsvOptions csv;
    OutputOptions output;
};

/// `others`: what else is wrong, beside the error that comes back.
core::Result<Report> loadAll(const Options &options, std::vector<core::Error> &others)
{
    std::vector<NamePattern> patterns;
    for (const std::string &map : options.maps) {
        auto pattern = NamePattern::parse(map);
        if (!pattern)
            return core::Error{core::ErrorCode::UnknownName, "--map '" + map + "'",
                               pattern.error().detail};
        patterns.push_back(*std::move(pattern));
    }
    std::vector<Report> reports;
    for (const std::string &file : options.files) {
        auto report = readScores(file, patterns, options.csv);
        const auto known =
            report ? core::archive::checkUnits(*report, file) : core::Result<void>(report.error());
        if (known)
            reports.push_back(*std::move(report));
        else
            others.push_back(known.error());
    }
    if (!others.empty()) {
        const core::Error first = others.front();
        others.erase(others.begin());
        return first;
    }
    return core::archive::merged(std::move(reports), options.files);
}

/// A pattern that fits no name was mistyped, and the names are split as if it were not there.
core::Result<void> checkMaps(const Options &options, const Report &report)
{
    for (const std::string &map : options.maps) {
        const auto pattern = NamePattern::parse(map);
        const core::archive::Foreign *other = nullptr;
        bool fits = false;
        for (const core::archive::Cell &cell : report.cells) {
            if (!cell.foreign)
                continue;
            other = &*cell.foreign;
            fits = fits || (pattern && pattern->match(other->benchmark));
        }
        if (!fits)
            return core::Error{core::ErrorCode::UnknownName, "name that fits --map '" + map + "'",
                               other ? "a name of these is '" + other->benchmark + "'"
                                     : "nothing here has names to split"};
    }
    return {};
}

core::Result<Report> ranked(const Options &options, std::vector<core::Error> &others)
{
    const auto formula = word<core::Formula>("--score", options.formula);
    if (!formula)
        return formula.error();
    const auto unsupported = word<core::UnsupportedRule>("--unsupported", options.unsupported);
    if (!unsupported)
        return unsupported.error();
    auto report = loadAll(options, others);
    if (!report)
        return report;
    if (auto fits = checkMaps(options, *report); !fits)
        return fits.error();
    if (auto done = core::archive::score(*report); !done)
        return done.error();
    auto rankings = core::archive::rank(*report, *formula, *unsupported);
    if (!rankings)
        return rankings.error();
    report->rankings = *std::move(rankings);
    report->plan.formula = *formula;
    report->plan.unsupported = *unsupported;
    return report;
}

ExitStatus run(const Options &options, Context &context)
{
    const std::vector<std::filesystem::path> inputs(options.files.begin(), options.files.end());
    if (auto fine = checkOutputs(options.output, inputs); !fine)
        return fail(context, fine.error());
    std::vector<core::Error> problems;
    const auto report = ranked(options, problems);
    if (!report) {
        problems.insert(problems.begin(), report.error());
        return fail(context, problems);
    }
    if (auto shown = showReport(*report, options.output, inputs, context); !shown)
        return fail(context, shown.error());
    return ExitStatus::Good;
}

} // namespace

void addRank(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command = app.add_subcommand(
        "rank", "Rank scores that others measured: Jinbang, JMH, Google Benchmark, CSV");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("FILE", options->files,
                     "Reports or tables; their format is found by their content")
        ->required()
        ->type_name("");
    command
        ->add_option("--map", options->maps,
                     "Which part of a foreign name is the library, e.g. '{*}.{library}_{metric}'; "
                     "repeatable")
        ->type_name("PATTERN")
        ->expected(1)
        ->take_all();
    command
        ->add_option("--score", options->formula,
                     "article (sum of points) or geometric (mean of ratios)")
        ->type_name("article|geometric");
    command
        ->add_option("--unsupported", options->unsupported,
                     "What a library cannot do earns zero, or is left out (omit)")
        ->type_name("zero|omit");
    addCsvOptions(*command, options->csv);
    addOutputOptions(*command, options->output);
    command->footer(
        "Examples:\n"
        "  jinbang-cli rank scores.csv                 columns metric, library, score\n"
        "  jinbang-cli rank jmh-result.json --map '{*}.{library}_{metric}'\n"
        "  jinbang-cli rank a.json b.json -O both.html\n"
        "  jinbang-cli rank tabelle.csv --csv-decimal , \\\n"
        "      --csv-columns metric=Fall,library=Wer,score=Wert\n"
        "Without --map the last part of a name is the library, the rest is the metric.\n");
    command->callback([options, &context, &chosen] {
        chosen = [options, &context] { return run(*options, context); };
    });
}

} // namespace jinbang::app
