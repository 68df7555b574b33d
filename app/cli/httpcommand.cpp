// SPDX-License-Identifier: GPL-3.0-or-later
// http: contenders serve one serialized record a request, and a load is put on each.
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/displaywidth.h"
#include "app/cli/engine.h"
#include "app/cli/interrupt.h"
#include "app/cli/planoptions.h"
#include "app/cli/reportview.h"
#include "core/archive/makehttpreport.h"
#include "core/base/number.h"
#include "core/history/kepthttp.h"
#include "core/http/httprun.h"
#include "core/system/conditions.h"

#include <algorithm>
#include <memory>

namespace jinbang::app {
namespace {

using core::Result;
using core::http::HttpPlan;
using core::http::Load;

struct Options {
    PlanOptions plan;
    std::string requests, concurrency, rate, keepAlive, preset, rounds;
    std::vector<std::string> contenders;
    OutputOptions output;
};

/// What all loads of the run have in common.
Result<Load> commonOf(const Options &options)
{
    Load load;
    if (!options.rate.empty()) {
        const auto rate = core::parseNumber(options.rate);
        if (!rate)
            return core::Error{core::ErrorCode::OutOfRange, "--rate",
                               options.rate + "; a number of requests a second is expected"};
        load.ratePerSecond = *rate;
    }
    if (!options.plan.timeout.empty()) {
        const auto timeout = duration("--timeout", options.plan.timeout);
        if (!timeout)
            return timeout.error();
        load.requestTimeoutNs = *timeout;
    }
    if (!options.plan.maxTime.empty()) {
        const auto most = duration("--max-time", options.plan.maxTime);
        if (!most)
            return most.error();
        load.maxTimeNs = *most;
    }
    return load;
}

/// Requests and connections: as asked for, or those of article 004.
Result<std::vector<Load>> sizesOf(const Options &options, Load load)
{
    if (options.preset == "article") {
        if (!options.requests.empty() || !options.concurrency.empty())
            return core::Error{core::ErrorCode::Contradiction, "--preset article",
                               options.requests.empty() ? "--concurrency" : "--requests"};
        std::vector<Load> loads;
        for (const auto &[requests, connections] : {std::pair(5000, 10), std::pair(30000, 50)}) {
            load.requests = static_cast<std::uint64_t>(requests);
            load.connections = connections;
            loads.push_back(load);
        }
        return loads;
    }
    if (!options.preset.empty())
        return core::Error{core::ErrorCode::UnknownName, "--preset '" + options.preset + "'",
                           "there is: article (5,000 requests at 10 and 30,000 at 50)"};
    if (!options.requests.empty()) {
        const auto requests = wholeNumber("--requests", options.requests, 1,
                                          static_cast<std::int64_t>(core::http::kMostRequests));
        if (!requests)
            return requests.error();
        load.requests = static_cast<std::uint64_t>(*requests);
        if (*requests < load.connections)
            load.connections = static_cast<int>(*requests);
    }
    if (!options.concurrency.empty()) {
        const auto connections =
            wholeNumber("--concurrency", options.concurrency, 1, core::http::kMostConnections);
        if (!connections)
            return connections.error();
        load.connections = static_cast<int>(*connections);
    }
    return std::vector<Load>{load};
}

Result<std::vector<Load>> loadsOf(const Options &options)
{
    const auto common = commonOf(options);
    if (!common)
        return common.error();
    const auto sizes = sizesOf(options, *common);
    if (!sizes)
        return sizes.error();
    // ab opens a connection for each request unless it is asked not to.
    const std::string keepAlive = !options.keepAlive.empty() ? options.keepAlive
                                  : options.preset.empty()   ? "on"
                                                             : "off";
    if (keepAlive != "on" && keepAlive != "off" && keepAlive != "both")
        return core::Error{core::ErrorCode::UnknownName, "--keep-alive '" + keepAlive + "'",
                           "there is: on, off, both"};
    std::vector<Load> loads;
    for (const bool keeps : {true, false}) {
        if (keepAlive != "both" && keeps != (keepAlive == "on"))
            continue;
        for (Load load : *sizes) {
            load.keepAlive = keeps;
            if (auto valid = validate(load); !valid)
                return valid.error();
            loads.push_back(load);
        }
    }
    return loads;
}

ExitStatus statusOf(const core::archive::Report &report, bool interrupted)
{
    using core::CellStatus;
    if (interrupted)
        return ExitStatus::Interrupted;
    const bool good = std::ranges::all_of(report.http, [](const core::archive::HttpResult &result) {
        return result.status == CellStatus::Ok || result.status == CellStatus::Unsupported;
    });
    return good ? ExitStatus::Good : ExitStatus::CellsFailed;
}

/// The line on standard error.
class Status
{
public:
    explicit Status(Terminal &terminal)
        : m_terminal(terminal)
    {
    }
    void tell(const core::http::HttpEvent &event)
    {
        if (const auto *started = std::get_if<core::http::HttpStarted>(&event)) {
            m_rounds = started->header.rounds;
            for (const auto &entry : started->header.header.entries)
                m_labels.push_back(entry.label);
        } else if (const auto *round = std::get_if<core::http::HttpRoundStarted>(&event)) {
            m_round = round->round + 1;
            m_terminal.status(line(round->entry));
        } else if (const auto *at = std::get_if<core::http::HttpProgress>(&event)) {
            m_terminal.status(line(at->entry) + " · " + core::grouped(at->done) + " of "
                              + core::grouped(at->requests) + " requests");
        }
    }

private:
    [[nodiscard]] std::string line(int entry) const
    {
        return "http · round " + std::to_string(m_round) + " of " + std::to_string(m_rounds) + " · "
               + printable(m_labels[static_cast<std::size_t>(entry)]);
    }
    Terminal &m_terminal;
    std::vector<std::string> m_labels;
    int m_round = 0, m_rounds = 0;
};

ExitStatus run(const Options &options, Context &context)
{
    Engine engine;
    const Places places = findPlaces(context.dataDir);
    const auto loads = loadsOf(options);
    if (!loads)
        return fail(context, loads.error());
    const auto rounds = options.rounds.empty()
                            ? Result<std::int64_t>(core::http::kRounds)
                            : wholeNumber("--rounds", options.rounds, 1, core::http::kMostRounds);
    if (!rounds)
        return fail(context, rounds.error());
    if (auto fine = checkOutputs(options.output, {}); !fine)
        return fail(context, fine.error());
    const auto roster = findContenders(engine, places, options.contenders, {});
    if (!roster)
        return fail(context, roster.error());
    const auto plan = planOf(options.plan, *roster);
    if (!plan)
        return fail(context, plan.error());
    const auto scratch = ScratchFolder::make();
    if (!scratch)
        return fail(context, scratch.error());
    core::system::SystemClock clock;
    const core::contest::Surroundings surroundings{*engine.launcher,
                                                   *engine.ticker,
                                                   places.resources,
                                                   {},
                                                   scratch->path(),
                                                   core::system::gatherEnvironment({}, clock),
                                                   {},
                                                   {}};

    Interrupt interrupt;
    Status status(context.terminal);
    core::history::KeptHttpRun kept(places.journals());
    HttpPlan http{*plan, *loads, static_cast<int>(*rounds), 0};
    http.plan.maxTimeNs.reset(); // of the load, which has its own
    const auto data = core::http::runHttp(http, *roster, surroundings, interrupt.token(),
                                          [&](const core::http::HttpEvent &event) {
                                              status.tell(event);
                                              kept.take(event);
                                          });
    context.terminal.clearStatus();
    if (!data)
        return fail(context, data.error());
    const core::archive::Report report = core::archive::makeHttpReport(*data);
    kept.keep(report);
    if (!kept.problem().empty())
        context.terminal.complain(kept.problem());
    if (auto shown = showReport(report, options.output, {}, context); !shown)
        return fail(context, shown.error());
    if (interrupt.happened())
        context.terminal.complain("stopped; what was finished is kept"
                                  + (kept.path().empty() ? "" : " in " + kept.path().string()));
    return statusOf(report, interrupt.happened());
}

void addOptions(CLI::App &command, Options &options)
{
    const auto one = [&](const char *names, std::string &target, const char *text,
                         const char *type) {
        command.add_option(names, target, text)->type_name(type);
    };
    command
        .add_option("-l,--library", options.plan.libraries,
                    "Contenders ID[.VARIANT],...; default: all that were found")
        ->type_name("ID,...")
        ->expected(1)
        ->take_all();
    command
        .add_option("-w,--workload", options.plan.workloads,
                    "The record that is served, NAME[:COUNT]; default: entity")
        ->type_name("NAME")
        ->expected(1)
        ->take_all();
    one("--requests", options.requests, "How many in a round; default: 5000", "N");
    one("--concurrency", options.concurrency, "Connections at a time; default: 10, or the requests",
        "C");
    one("--preset", options.preset,
        "article: 5,000 requests at 10 and 30,000 at 50, without keep-alive, as ab", "article");
    one("--rounds", options.rounds,
        "Each on fresh servers in a shuffled order; default: 7; from 6 on there are intervals",
        "N");
    one("--rate", options.rate,
        "Open loop: requests are due at this rate, latency counts from then", "PER_SECOND");
    one("--keep-alive", options.keepAlive, "Keep connections between requests; default: on",
        "on|off|both");
    one("-r,--reuse", options.plan.reuse, "Keep writer objects between requests; default: on",
        "on|off|both");
    one("--timeout", options.plan.timeout,
        "Of a request (default: 30s) and of a server's first answer (default: 10s)", "T");
    one("--max-time", options.plan.maxTime, "Of one load on one server", "T");
    one("--seed", options.plan.seed, "Of the record and of the order", "N");
    one("--memory-cap", options.plan.memoryCap, "Of each contender", "SIZE");
    one("--title", options.plan.title, "Of the report", "TEXT");
    command
        .add_option("--allocator", options.plan.allocators,
                    "system, jemalloc, mimalloc or tcmalloc; default: system")
        ->type_name("NAME,...")
        ->expected(1)
        ->take_all();
    command
        .add_option("--contender", options.contenders,
                    "Add a contender for this run: ID=COMMAND; repeatable")
        ->type_name("ID=COMMAND")
        ->expected(1)
        ->take_all();
    addOutputOptions(command, options.output);
    command.footer("Examples:\n"
                   "  jinbang-cli http                  5,000 requests, 10 at a time, as ab does\n"
                   "  jinbang-cli http --preset article --keep-alive both\n"
                   "  jinbang-cli http --rate 2000      open loop: stalls show\n"
                   "  jinbang-cli http -l nlohmann.json,nlohmann.byhand\n"
                   "                                    by binding and by hand\n"
                   "Only 127.0.0.1; every load gets a fresh server. Ctrl-C stops and keeps the\n"
                   "finished rounds.\n");
}

} // namespace

void addHttp(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command =
        app.add_subcommand("http", "Let contenders serve a record over HTTP and load them");
    const auto options = std::make_shared<Options>();
    options->plan.workloads = {"entity"};
    addOptions(*command, *options);
    command->callback([options, &context, &chosen] {
        chosen = [options, &context] { return run(*options, context); };
    });
}

} // namespace jinbang::app
