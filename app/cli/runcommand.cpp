// SPDX-License-Identifier: GPL-3.0-or-later
// run: measure, rank, print; the main job.
#include "app/cli/commands.h"
#include "app/cli/engine.h"
#include "app/cli/interrupt.h"
#include "app/cli/planoptions.h"
#include "app/cli/progress.h"
#include "app/cli/reportview.h"
#include "core/archive/makereport.h"
#include "core/contest/behindrunner.h"
#include "core/contest/contest.h"
#include "core/contest/journal.h"
#include "core/system/conditions.h"
#include "core/system/machine.h"

#include <algorithm>
#include <memory>

namespace jinbang::app {
namespace {

using core::Result;
using core::contest::RunData;

struct Options {
    PlanOptions plan;
    std::vector<std::string> contenders;
    std::string runner, resume;
    OutputOptions output;
};

Result<std::vector<std::string>> runnerPrefix(const std::string &text)
{
    if (text.empty())
        return std::vector<std::string>{};
    auto command = core::contest::parseContender("runner=" + text, core::contest::Origin::ThisRun);
    if (!command)
        return core::Error{core::ErrorCode::UnknownName, "--runner '" + text + "'",
                           command.error().detail};
    return command->arguments;
}

/// Files among the inputs, which no output may replace.
std::vector<std::filesystem::path> inputsOf(const core::contest::Plan &plan)
{
    std::vector<std::filesystem::path> inputs;
    for (const auto &workload : plan.workloads) {
        if (workload.isFile)
            inputs.emplace_back(workload.name);
    }
    return inputs;
}

/// What goes on with a stopped run, with everything that it needs to be found and to be whole.
std::string resumeCommand(const std::string &runId, const Options &options, const Context &context)
{
    std::string command = "jinbang-cli run --resume " + runId;
    for (const std::string &contender : options.contenders)
        command.append(" --contender ").append(core::contest::shellQuoted(contender));
    if (!options.runner.empty())
        command.append(" --runner ").append(core::contest::shellQuoted(options.runner));
    if (!context.dataDir.empty())
        command.append(" --data-dir ").append(core::contest::shellQuoted(context.dataDir));
    return command;
}

/// A run that goes on has its plan already. Errors: Contradiction.
Result<void> refusePlan(const Options &options, const std::vector<CLI::Option *> &ofPlan)
{
    for (const CLI::Option *option : ofPlan) {
        if (!options.resume.empty() && option->count() > 0)
            return core::Error{core::ErrorCode::Contradiction, "--resume",
                               option->get_name() + ": the run has its plan"};
    }
    return {};
}

ExitStatus statusOf(const core::archive::Report &report, bool interrupted)
{
    if (interrupted)
        return ExitStatus::Interrupted;
    if (report.state != "complete")
        return ExitStatus::CellsFailed;
    const bool good = std::ranges::all_of(report.cells, [](const core::archive::Cell &cell) {
        return cell.status == core::CellStatus::Ok || cell.status == core::CellStatus::Unsupported
               || cell.status == core::CellStatus::Skipped
               || cell.status == core::CellStatus::Cancelled;
    });
    return good ? ExitStatus::Good : ExitStatus::CellsFailed;
}

/// Everything that must be right before the machine is kept busy.
struct Prepared {
    core::contest::Roster roster;
    std::vector<std::string> prefix;
    core::contest::Plan plan;
    std::optional<RunData> soFar;
    std::vector<std::filesystem::path> inputs;
};

/// `others`: what else is wrong, beside the error that comes back.
Result<Prepared> prepare(const Options &options, const Places &places, Engine &engine,
                         std::vector<core::Error> &others)
{
    Prepared prepared;
    auto prefix = runnerPrefix(options.runner);
    if (!prefix)
        return prefix.error();
    prepared.prefix = *std::move(prefix);
    auto roster = findContenders(engine, places, options.contenders, prepared.prefix);
    if (!roster)
        return roster.error();
    prepared.roster = *std::move(roster);
    if (!options.resume.empty()) {
        if (options.resume.find('/') != std::string::npos)
            return core::Error{core::ErrorCode::UnknownName, "run '" + options.resume + "'",
                               "a run's id is the name of a file in " + places.journals().string()
                                   + " without .jsonl"};
        auto soFar = core::contest::readJournal(places.journals() / (options.resume + ".jsonl"));
        if (!soFar)
            return soFar.error();
        prepared.plan = soFar->plan;
        prepared.soFar = *std::move(soFar);
    } else {
        auto plan = planOf(options.plan, prepared.roster, &others);
        if (!plan)
            return plan.error();
        prepared.plan = *std::move(plan);
    }
    prepared.inputs = inputsOf(prepared.plan);
    if (auto fine = checkOutputs(options.output, prepared.inputs); !fine)
        return fine.error();
    return prepared;
}

ExitStatus run(const Options &options, Context &context)
{
    Engine engine;
    const Places places = findPlaces(context.dataDir);
    std::vector<core::Error> others; // beside the one that ends the command
    const auto failWith = [&](const core::Error &first) {
        others.insert(others.begin(), first);
        return fail(context, others);
    };
    auto prepared = prepare(options, places, engine, others);
    if (!prepared)
        return failWith(prepared.error());
    const auto scratch = ScratchFolder::make();
    if (!scratch)
        return fail(context, scratch.error());
    core::system::SystemClock clock;
    Reading reading(context.terminal);
    const core::contest::Surroundings surroundings{
        *engine.launcher,
        *engine.ticker,
        places.resources,
        places.journals(),
        scratch->path(),
        core::system::gatherEnvironment({}, clock),
        places.allocationCounter,
        prepared->prefix,
        prepared->prefix.empty() ? core::system::allowedCpus({}) : std::vector<int>(),
        {[&](const std::string &name, double share) { reading.tell(name, share); },
         [&](const core::Error &problem) { others.push_back(problem); }}};
    const core::Result<void> valid = core::contest::validate(
        prepared->plan, core::contest::usableCores(surroundings, prepared->roster),
        surroundings.allowedCpus);
    if (!valid)
        return fail(context, valid.error());

    if (!prepared->soFar && prepared->plan.entries.empty()) {
        for (const auto &candidate : prepared->roster.candidates) {
            if (!candidate.usable())
                context.terminal.complain(candidate.command.id
                                          + " is left out: " + candidate.problem);
        }
    }
    Interrupt interrupt;
    Progress progress(context.terminal);
    const auto observer = [&](const core::contest::RunEvent &event) { progress.tell(event); };
    const auto data =
        prepared->soFar
            ? core::contest::resumeContest(*std::move(prepared->soFar), prepared->roster,
                                           surroundings, interrupt.token(), observer)
            : core::contest::runContest(prepared->plan, prepared->roster, surroundings,
                                        interrupt.token(), observer);
    context.terminal.clearStatus();
    if (!data)
        return failWith(data.error());
    const core::archive::Report report = core::archive::makeReport(*data);
    if (auto shown = showReport(report, options.output, prepared->inputs, context); !shown)
        return fail(context, shown.error());
    if (interrupt.happened())
        context.terminal.complain("stopped; go on with: "
                                  + resumeCommand(report.runId, options, context));
    return statusOf(report, interrupt.happened());
}

} // namespace

void addRun(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command = app.add_subcommand("run", "Measure, rank and print a table");
    const auto options = std::make_shared<Options>();
    addPlanOptions(*command, options->plan);
    const std::vector<CLI::Option *> ofPlan = command->get_options();
    command
        ->add_option("--contender", options->contenders,
                     "Add a contender for this run: ID=COMMAND; repeatable")
        ->type_name("ID=COMMAND")
        ->expected(1)
        ->take_all();
    command
        ->add_option("--runner", options->runner,
                     "Put before each contender's command, e.g. \"ssh host\"")
        ->type_name("PREFIX");
    command->add_option("--resume", options->resume, "Go on with a run that was stopped or killed")
        ->type_name("RUNID");
    addOutputOptions(*command, options->output);
    command->footer(
        "Examples:\n"
        "  jinbang-cli run                       every library, six metrics, a minute\n"
        "  jinbang-cli run -w canada.json -o parse,stringify,walk -l simdjson,rapidjson\n"
        "  jinbang-cli run -w page.html --preset standard -O result.html -O result.json\n"
        "  jinbang-cli run -l simdjson,simdjson  the same twice: how much is noise\n"
        "  jinbang-cli run --forks 5 --warmup-iterations 5 --iterations 5 --time 1s\n"
        "                                        as JMH would\n"
        "Ctrl-C stops and keeps what is finished.\n");
    command->callback([options, ofPlan, &context, &chosen] {
        chosen = [options, ofPlan, &context] {
            const Result<void> alone = refusePlan(*options, ofPlan);
            return alone ? run(*options, context) : fail(context, alone.error());
        };
    });
}

} // namespace jinbang::app
