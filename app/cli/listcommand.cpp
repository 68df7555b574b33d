// SPDX-License-Identifier: GPL-3.0-or-later
// list: the contenders, what each can do, and why one is missing.
#include "app/cli/commands.h"
#include "app/cli/displaywidth.h"
#include "app/cli/engine.h"
#include "app/cli/printtable.h"
#include "core/archive/jsonwriter.h"

#include <algorithm>
#include <memory>

namespace jinbang::app {
namespace {

using core::archive::JsonWriter;
using core::contest::Candidate;
using core::contest::Origin;

struct Options {
    bool json = false;
    std::vector<std::string> contenders;
};

const char *originText(Origin origin)
{
    switch (origin) {
    case Origin::Installed:
        return "installed";
    case Origin::Registered:
        return "registered";
    default:
        return "this run";
    }
}

/// "parse", or "parse*" where the variant is the default of that operation.
std::string operationsText(const core::protocol::Hello &hello,
                           const core::protocol::VariantInfo &variant)
{
    std::string text;
    for (const core::Operation operation : variant.operations) {
        const auto byDefault = hello.defaults.find(operation);
        const bool isDefault = byDefault != hello.defaults.end() && byDefault->second == variant.id;
        text.append(text.empty() ? "" : " ")
            .append(core::text(operation))
            .append(isDefault ? "*" : "");
    }
    return text;
}

core::archive::TextTable variantsOf(const Candidate &candidate)
{
    core::archive::TextTable table;
    const core::protocol::Hello &hello = *candidate.hello;
    table.title = candidate.command.id + "  " + hello.library + " " + hello.version + "  ("
                  + hello.license + ", " + originText(candidate.command.origin) + ")";
    table.columns = {{"  Variant", false}, {"Tier", false}, {"Checking", false}, {"API", false}};
    for (const auto &variant : hello.variants) {
        table.rows.push_back({"  " + variant.id, std::string(core::text(variant.tier)),
                              std::string(core::text(variant.checking)),
                              std::string(core::text(variant.api))});
        table.notes.push_back(variant.id + ": " + operationsText(hello, variant));
    }
    for (const auto &[operation, reason] : hello.unsupported)
        table.notes.push_back("no " + std::string(core::text(operation)) + ": " + reason);
    if (!candidate.problem.empty())
        table.notes.push_back("cannot be used here: " + candidate.problem);
    return table;
}

std::string asText(const core::contest::Roster &roster, const Places &places,
                   const Terminal &terminal)
{
    std::string text;
    for (const Candidate &candidate : roster.candidates) {
        if (candidate.hello)
            text.append(tableText(variantsOf(candidate), terminal)).append("\n");
        else
            text.append(terminal.styled(candidate.command.id, Terminal::Style::Bold))
                .append("  (")
                .append(originText(candidate.command.origin))
                .append(")\n")
                .append(paragraph("cannot be used: " + candidate.problem, 2, terminal))
                .append("\n");
    }
    text.append("* the default of that operation\nInstalled ones are in ")
        .append(printable(places.libexec.string()));
    text.append("\nYour own are listed in ").append(printable(places.registered.string()));
    return text.append("\n  (a line ID=COMMAND each)\n");
}

void writeStrings(JsonWriter &json, const char *name,
                  const std::map<std::string, std::string> &members)
{
    json.key(name);
    json.beginObject();
    for (const auto &[key, value] : members) {
        json.key(key);
        json.string(value);
    }
    json.endObject();
}

void member(JsonWriter &json, const char *name, std::string_view value)
{
    json.key(name);
    json.string(value);
}

void writeVariant(JsonWriter &json, const core::protocol::VariantInfo &variant)
{
    json.beginObject();
    member(json, "id", variant.id);
    member(json, "tier", core::text(variant.tier));
    member(json, "checking", core::text(variant.checking));
    member(json, "api", core::text(variant.api));
    member(json, "summary", variant.summary);
    json.key("operations");
    json.beginArray(JsonWriter::Layout::OneLine);
    for (const core::Operation operation : variant.operations)
        json.string(core::text(operation));
    json.endArray();
    json.endObject();
}

void writeHello(JsonWriter &json, const core::protocol::Hello &hello)
{
    member(json, "library", hello.library);
    member(json, "version", hello.version);
    member(json, "homepage", hello.homepage);
    member(json, "license", hello.license);
    json.key("selfChecking");
    json.boolean(hello.selfChecking);
    writeStrings(json, "facts", hello.facts);
    writeStrings(json, "build", hello.build);
    json.key("variants");
    json.beginArray();
    for (const auto &variant : hello.variants)
        writeVariant(json, variant);
    json.endArray();
    std::map<std::string, std::string> defaults, unsupported;
    for (const auto &[operation, variant] : hello.defaults)
        defaults[std::string(core::text(operation))] = variant;
    for (const auto &[operation, reason] : hello.unsupported)
        unsupported[std::string(core::text(operation))] = reason;
    writeStrings(json, "defaults", defaults);
    writeStrings(json, "unsupported", unsupported);
}

void writeJson(const core::contest::Roster &roster, core::archive::Output &output)
{
    JsonWriter json(output);
    json.beginArray();
    for (const Candidate &candidate : roster.candidates) {
        json.beginObject();
        member(json, "id", candidate.command.id);
        member(json, "origin", originText(candidate.command.origin));
        json.key("usable");
        json.boolean(candidate.usable());
        member(json, "problem", candidate.problem);
        if (candidate.hello)
            writeHello(json, *candidate.hello);
        json.endObject();
    }
    json.endArray();
    json.finish();
}

ExitStatus run(const Options &options, Context &context)
{
    Engine engine;
    const Places places = findPlaces(context.dataDir);
    const auto roster = findContenders(engine, places, options.contenders);
    if (!roster)
        return fail(context, roster.error());
    if (options.json) {
        core::archive::Output output(
            [&](std::string_view piece) { context.terminal.print(piece); });
        writeJson(*roster, output);
    } else {
        context.terminal.print(asText(*roster, places, context.terminal));
    }
    return ExitStatus::Good;
}

} // namespace

void addList(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command =
        app.add_subcommand("list", "List the libraries that can be measured, and why one cannot");
    const auto options = std::make_shared<Options>();
    command->add_flag("--json", options->json, "As JSON, for scripts");
    command
        ->add_option("--contender", options->contenders,
                     "List this one too: ID=COMMAND; repeatable")
        ->type_name("ID=COMMAND")
        ->expected(1)
        ->take_all();
    command->callback([options, &context, &chosen] {
        chosen = [options, &context] { return run(*options, context); };
    });
}

} // namespace jinbang::app
