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
    std::string requests = "5000", concurrency = "10", rate, keepAlive = "on";
    std::vector<std::string> contenders;
    OutputOptions output;
};

Result<Load> loadOf(const Options &options)
{
    Load load;
    const auto requests = wholeNumber("--requests", options.requests, 1,
                                      static_cast<std::int64_t>(core::http::kMostRequests));
    if (!requests)
        return requests.error();
    load.requests = static_cast<std::uint64_t>(*requests);
    const auto connections =
        wholeNumber("--concurrency", options.concurrency, 1, core::http::kMostConnections);
    if (!connections)
        return connections.error();
    load.connections = static_cast<int>(*connections);
    if (!options.rate.empty()) {
        const auto rate = core::parseNumber(options.rate);
        if (!rate)
            return core::Error{core::ErrorCode::OutOfRange, "--rate",
                               options.rate + "; a number of requests a second is expected"};
        load.ratePerSecond = *rate;
    }
    if (options.keepAlive != "on" && options.keepAlive != "off")
        return core::Error{core::ErrorCode::UnknownName, "--keep-alive '" + options.keepAlive + "'",
                           "there is: on, off"};
    load.keepAlive = options.keepAlive == "on";
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
    if (auto valid = validate(load); !valid)
        return valid.error();
    return load;
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
            for (const auto &entry : started->header.header.entries)
                m_labels.push_back(entry.label);
        } else if (const auto *cell = std::get_if<core::http::HttpCellStarted>(&event)) {
            m_terminal.status("http · " + printable(label(cell->entry)));
        } else if (const auto *at = std::get_if<core::http::HttpProgress>(&event)) {
            m_terminal.status("http · " + printable(label(at->entry)) + " · "
                              + core::grouped(at->done) + " of " + core::grouped(at->requests)
                              + " requests");
        }
    }

private:
    [[nodiscard]] const std::string &label(int entry) const
    {
        return m_labels[static_cast<std::size_t>(entry)];
    }
    Terminal &m_terminal;
    std::vector<std::string> m_labels;
};

ExitStatus run(const Options &options, Context &context)
{
    Engine engine;
    const Places places = findPlaces(context.dataDir);
    const auto load = loadOf(options);
    if (!load)
        return fail(context, load.error());
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
    HttpPlan http{*plan, {*load}, 0};
    http.plan.maxTimeNs.reset(); // of the load, which has its own
    const auto data =
        core::http::runHttp(http, *roster, surroundings, interrupt.token(),
                            [&](const core::http::HttpEvent &event) { status.tell(event); });
    context.terminal.clearStatus();
    if (!data)
        return fail(context, data.error());
    const core::archive::Report report = core::archive::makeHttpReport(*data);
    if (auto shown = showReport(report, options.output, {}, context); !shown)
        return fail(context, shown.error());
    if (interrupt.happened())
        context.terminal.complain("stopped; what was finished is kept");
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
    one("--requests", options.requests, "How many; default: 5000", "N");
    one("--concurrency", options.concurrency, "Connections at a time; default: 10", "C");
    one("--rate", options.rate,
        "Open loop: requests are due at this rate, latency counts from then", "PER_SECOND");
    one("--keep-alive", options.keepAlive, "Keep connections between requests; default: on",
        "on|off");
    one("-r,--reuse", options.plan.reuse, "Keep writer objects between requests; default: on",
        "on|off");
    one("--timeout", options.plan.timeout,
        "Of a request (default: 30s) and of a server's first answer (default: 10s)", "T");
    one("--max-time", options.plan.maxTime, "Of the load on one contender", "T");
    one("--seed", options.plan.seed, "Of the record and of the order", "N");
    one("--memory-cap", options.plan.memoryCap, "Of each contender", "SIZE");
    command
        .add_option("--contender", options.contenders,
                    "Add a contender for this run: ID=COMMAND; repeatable")
        ->type_name("ID=COMMAND")
        ->expected(1)
        ->take_all();
    addOutputOptions(command, options.output);
    command.footer("Examples:\n"
                   "  jinbang-cli http                                   5,000 requests, 10 at a "
                   "time, as ab does\n"
                   "  jinbang-cli http --requests 30000 --concurrency 50 --keep-alive off\n"
                   "  jinbang-cli http --rate 2000                       open loop: stalls show\n"
                   "Only 127.0.0.1; each contender's server is started anew. Ctrl-C stops and "
                   "keeps what is there.\n");
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
