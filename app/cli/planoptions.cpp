// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/planoptions.h"

#include "app/cli/arguments.h"
#include "app/cli/engine.h"
#include "core/archive/planjson.h"
#include "core/fixture/workloads.h"

#include <algorithm>
#include <filesystem>

namespace jinbang::app {
namespace {

using core::Error;
using core::Result;
using core::contest::Plan;

using Problem = std::optional<Error>;

/// Puts a value where it belongs, or answers why it cannot.
template <class T, class Target>
Problem assign(const Result<T> &value, Target &target)
{
    if (!value)
        return value.error();
    target = static_cast<Target>(*value);
    return {};
}

template <class E>
Problem readWords(const char *option, const std::vector<std::string> &texts, std::vector<E> &values)
{
    if (texts.empty())
        return {};
    values.clear();
    for (const std::string &text : parts(texts)) {
        const auto value = word<E>(option, text);
        if (!value)
            return value.error();
        values.push_back(*value);
    }
    return {};
}

Problem readNumbers(const char *option, const std::vector<std::string> &texts, int least, int most,
                    std::vector<int> &values)
{
    if (texts.empty())
        return {};
    values.clear();
    for (const std::string &text : parts(texts)) {
        const auto value = wholeNumber(option, text, least, most);
        if (!value)
            return value.error();
        values.push_back(static_cast<int>(*value));
    }
    return {};
}

/// "-l ,": given, but nothing in it.
Problem refuseCommas(const PlanOptions &options)
{
    const std::pair<const char *, const std::vector<std::string> *> lists[] = {
        {"--library", &options.libraries}, {"--operation", &options.operations},
        {"--mode", &options.modes},        {"--threads", &options.threads},
        {"--pin", &options.pins},          {"--allocator", &options.allocators}};
    for (const auto &[name, texts] : lists) {
        if (!texts->empty() && parts(*texts).empty())
            return Error{core::ErrorCode::OutOfRange, name,
                         "nothing stands between its commas; allowed: at least one"};
    }
    return {};
}

Problem readLibraries(const PlanOptions &options, const core::contest::Roster &roster, Plan &plan)
{
    if (!options.libraries.empty())
        plan.entries.clear();
    for (const std::string &text : parts(options.libraries)) {
        const auto chosen = chooseContender(roster, text);
        if (!chosen)
            return chosen.error();
        plan.entries.push_back({chosen->candidate->command.id, chosen->variant});
    }
    return {};
}

/// `others`: what else is wrong with them, beside the problem that comes back.
Problem readWorkloads(const PlanOptions &options, Plan &plan, std::vector<Error> &others)
{
    const auto exists = [](const std::string &path) {
        std::error_code ignored;
        return std::filesystem::exists(path, ignored);
    };
    if (!options.workloads.empty())
        plan.workloads.clear();
    std::vector<Error> problems;
    for (const std::string &text : options.workloads) {
        for (auto &workload : core::fixture::parseEachWorkload(text, exists)) {
            if (workload)
                plan.workloads.push_back({workload->name, workload->isFile, workload->count,
                                          workload->isFile ? options.encoding : std::string{}});
            else if (std::ranges::find(problems, workload.error()) == problems.end())
                problems.push_back(workload.error());
        }
    }
    if (problems.empty())
        return {};
    for (const auto &workload : plan.workloads) {
        if (workload.isFile && !exists(workload.name))
            problems.push_back({core::ErrorCode::CannotRead, workload.name, "no such file"});
    }
    others.assign(problems.begin() + 1, problems.end());
    return problems.front();
}

/// JMH's options override the preset: iterations of a fixed time, and no deadline but --max-time.
Problem readFixed(const PlanOptions &options, Plan &plan)
{
    constexpr double kSecond = 1e9;
    const bool given = !options.warmupIterations.empty() || !options.warmupTime.empty()
                       || !options.iterations.empty() || !options.time.empty();
    if (!given)
        return {};
    auto fixed =
        plan.sampling.fixed.value_or(core::protocol::FixedIterations{1, kSecond, 5, kSecond});
    if (!options.warmupIterations.empty()) {
        if (auto problem =
                assign(wholeNumber("--warmup-iterations", options.warmupIterations, 0, 1000),
                       fixed.warmupIterations))
            return problem;
    }
    if (!options.iterations.empty()) {
        if (auto problem =
                assign(wholeNumber("--iterations", options.iterations, 1, 1000), fixed.iterations))
            return problem;
    }
    if (!options.warmupTime.empty()) {
        if (auto problem = assign(duration("--warmup-time", options.warmupTime), fixed.warmupNs))
            return problem;
    }
    if (!options.time.empty()) {
        if (auto problem = assign(duration("--time", options.time), fixed.iterationNs))
            return problem;
    }
    plan.sampling.fixed = fixed;
    plan.sampling.deadlineNs.reset();
    return {};
}

Problem readSampling(const PlanOptions &options, Plan &plan)
{
    if (!options.preset.empty()) {
        // Custom only says that a saved plan has figures of its own.
        const auto preset =
            word<core::contest::Preset>("--preset", options.preset, core::contest::Preset::Custom);
        if (!preset)
            return preset.error();
        plan.preset = *preset;
        plan.sampling = core::contest::samplingOf(*preset);
    }
    if (!options.forks.empty()) {
        if (auto problem =
                assign(wholeNumber("--forks", options.forks, 1, 1000), plan.sampling.minBlocks))
            return problem;
        plan.sampling.maxBlocks = plan.sampling.minBlocks;
        plan.sampling.deadlineNs.reset();
    }
    return readFixed(options, plan);
}

Problem readLimits(const PlanOptions &options, Plan &plan)
{
    if (!options.timeout.empty()) {
        if (auto problem = assign(duration("--timeout", options.timeout), plan.timeoutNs.emplace()))
            return problem;
    }
    if (!options.maxTime.empty()) {
        if (auto problem =
                assign(duration("--max-time", options.maxTime), plan.maxTimeNs.emplace()))
            return problem;
    }
    if (!options.memoryCap.empty()) {
        if (auto problem =
                assign(byteCount("--memory-cap", options.memoryCap), plan.memoryCapBytes.emplace()))
            return problem;
    }
    if (!options.seed.empty())
        return assign(seedNumber("--seed", options.seed), plan.seed);
    return {};
}

Problem readChoices(const PlanOptions &options, Plan &plan)
{
    if (!options.formula.empty()) {
        if (auto problem = assign(word<core::Formula>("--score", options.formula), plan.formula))
            return problem;
    }
    if (!options.unsupported.empty()) {
        if (auto problem = assign(word<core::UnsupportedRule>("--unsupported", options.unsupported),
                                  plan.unsupported))
            return problem;
    }
    if (options.reuse == "both")
        plan.reuse = {true, false};
    else if (options.reuse == "on" || options.reuse == "off")
        plan.reuse = {options.reuse == "on"};
    else if (!options.reuse.empty())
        return Error{core::ErrorCode::UnknownName, "--reuse '" + options.reuse + "'",
                     "there is: on, off, both"};
    if (options.shuffleKeys == "both")
        plan.keys = {core::KeyOrder::Ordered, core::KeyOrder::Shuffled};
    else if (options.shuffleKeys == "only")
        plan.keys = {core::KeyOrder::Shuffled};
    else if (!options.shuffleKeys.empty())
        return core::Error{core::ErrorCode::UnknownName,
                           "--shuffle-keys '" + options.shuffleKeys + "'", "there is: only, both"};
    if (!options.allocators.empty())
        plan.allocators = parts(options.allocators);
    plan.oversubscribe = plan.oversubscribe || options.oversubscribe;
    if (!options.title.empty())
        plan.title = options.title;
    return {};
}

} // namespace

void addPlanOptions(CLI::App &command, PlanOptions &options)
{
    const auto list = [&](const char *names, std::vector<std::string> &target, const char *type,
                          const char *text) {
        return command.add_option(names, target, text)->type_name(type)->expected(1)->take_all();
    };
    const auto one = [&](const char *names, std::string &target, const char *type,
                         const char *text) {
        return command.add_option(names, target, text)->type_name(type);
    };
    list("-l,--library", options.libraries, "ID[.VARIANT],...",
         "Libraries; without it all but floor; one named twice is measured twice");
    list("-w,--workload", options.workloads, "NAME[:COUNT,...]|FILE,...",
         "Inputs; without it small,medium,large; bean:1,10,100 goes on with the counts");
    list("-o,--operation", options.operations, "OP,...",
         "serialize deserialize (records), parse stringify prettify walk validate (documents; "
         "records, too, where there is no document or no operation of records)");
    one("--plan", options.plan, "FILE",
        "A plan saved by the desktop, *.jinbang; the other options change it");
    one("--preset", options.preset, "quick|standard|strict|article",
        "How long and how exact; article is JMH's one fork of 10 s");
    list("--mode", options.modes, "thrpt|avgt|sample|ss", "As in JMH");
    one("--forks", options.forks, "N", "Processes a cell, which is the number of blocks");
    one("--warmup-iterations", options.warmupIterations, "N",
        "As in JMH, instead of the preset's sampling");
    one("--warmup-time", options.warmupTime, "T", "Of each: 500ms, 10s, 2m");
    one("--iterations", options.iterations, "N", "Measured iterations, as in JMH");
    one("--time", options.time, "T", "Of each: 500ms, 10s, 2m");
    one("--timeout", options.timeout, "T", "Of one process");
    one("--max-time", options.maxTime, "T", "Of the whole run");
    one("--seed", options.seed, "N",
        "Of inputs and order; without it drawn, and kept in the report");
    list("--threads", options.threads, "N,...",
         "Threads; more than the usable cores only with --oversubscribe");
    command.add_flag("--oversubscribe", options.oversubscribe,
                     "More threads than cores; marked on the result");
    list("--pin", options.pins, "CPU,...", "Run contenders on these CPUs only");
    one("--memory-cap", options.memoryCap, "SIZE",
        "Of one process; without it 60 % of the available memory");
    one("--score", options.formula, "article|geometric", "How points become a total");
    one("--unsupported", options.unsupported, "zero|omit",
        "What a library cannot do earns zero, or is left out");
    one("-r,--reuse", options.reuse, "on|off|both",
        "Keep parser and writer objects between operations");
    command.add_flag("--shuffle-keys{only}", options.shuffleKeys,
                     "Typed inputs with keys in a seeded random order; --shuffle-keys=both "
                     "measures them in order too and shows the slow-down");
    list("--allocator", options.allocators, "NAME", "system, jemalloc, mimalloc or tcmalloc");
    one("--encoding", options.encoding, "NAME", "Of the files, when the guess is wrong");
    one("--title", options.title, "TEXT", "Of the report");
}

Result<Plan> planOf(const PlanOptions &options, const core::contest::Roster &roster,
                    std::vector<Error> *others)
{
    std::vector<Error> furtherWorkloads;
    Plan plan;
    plan.sampling = core::contest::samplingOf(plan.preset);
    if (!options.plan.empty()) {
        auto read = core::archive::readPlanFile(options.plan);
        if (!read)
            return read.error();
        plan = std::move(*read);
    }
    const auto readRest = [&]() -> Problem {
        if (auto problem = readWords("--operation", options.operations, plan.operations))
            return problem;
        if (auto problem = readWords("--mode", options.modes, plan.modes))
            return problem;
        if (auto problem = readNumbers("--threads", options.threads, 1, 1024, plan.threads))
            return problem;
        return readNumbers("--pin", options.pins, 0, 1023, plan.pinnedCpus);
    };
    for (const auto &problem :
         {refuseCommas(options), readSampling(options, plan), readLimits(options, plan),
          readChoices(options, plan), readRest(), readLibraries(options, roster, plan)}) {
        if (problem)
            return *problem;
    }
    if (auto problem = readWorkloads(options, plan, furtherWorkloads)) {
        if (others != nullptr)
            *others = std::move(furtherWorkloads);
        return *problem;
    }
    return plan;
}

} // namespace jinbang::app
