// SPDX-License-Identifier: GPL-3.0-or-later
// convert: a result from one format to another.
#include "app/cli/commands.h"
#include "app/cli/csvoptions.h"
#include "core/archive/formats.h"
#include "core/archive/makereport.h"
#include "core/archive/safefile.h"

#include <memory>

namespace jinbang::app {
namespace {

struct Options {
    std::string input, output;
    CsvOptions csv;
};

ExitStatus run(const Options &options, Context &context)
{
    std::vector<core::Error> problems;
    if (const auto format = core::archive::formatToWrite(options.output); !format)
        problems.push_back(format.error());
    else if (auto fine = core::archive::checkWritable(options.output, {options.input}); !fine)
        problems.push_back(fine.error());
    auto report = readScores(options.input, {}, options.csv);
    if (!report)
        problems.push_back(report.error());
    if (!problems.empty())
        return fail(context, problems);
    core::archive::rankWherePossible(*report); // a page or a table wants points
    if (auto done = core::archive::writeReportFile(*report, options.output, {options.input}); !done)
        return fail(context, done.error());
    return ExitStatus::Good;
}

} // namespace

void addConvert(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command = app.add_subcommand("convert", "Write a result in another format");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("IN", options->input, "A result of Jinbang, JMH or Google Benchmark, or a CSV")
        ->required()
        ->type_name("");
    command->add_option("OUT", options->output, "Its suffix says the format")
        ->required()
        ->type_name("");
    addCsvOptions(*command, options->csv);
    command->footer(
        "Suffixes: .json .csv .excel.csv (opens in Excel) .semicolon.csv (decimal commas)\n"
        ".long.csv (one line a sample) .md .html .jmh.json .jmh.csv .gbench.json\n"
        "Examples:\n"
        "  jinbang-cli convert result.json result.html\n"
        "  jinbang-cli convert result.json result.jmh.json    for JMH Visualizer\n");
    command->callback([options, &context, &chosen] {
        chosen = [options, &context] { return run(*options, context); };
    });
}

} // namespace jinbang::app
