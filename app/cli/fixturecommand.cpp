// SPDX-License-Identifier: GPL-3.0-or-later
// fixture: what an input is made of.
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/displaywidth.h"
#include "app/cli/places.h"
#include "app/cli/progress.h"
#include "core/archive/output.h"
#include "core/base/number.h"
#include "core/fixture/loadfixture.h"
#include "core/json/canonicalwriter.h"
#include "core/json/strictreader.h"

#include <memory>
#include <vector>

namespace jinbang::app {
namespace {

using core::fixture::Fixture;

struct Options {
    std::vector<std::string> names;
    std::string encoding, seed = "1";
    bool show = false, shuffleKeys = false;
};

/// Passes events on to the canonical writer and its text to the screen, a piece at a time.
class Printer final : public core::json::EventSink
{
public:
    explicit Printer(core::archive::Output &output)
        : m_output(output)
    {
    }
    void startObject() override
    {
        tell([&] { m_writer.startObject(); });
    }
    void key(std::string_view text) override
    {
        tell([&] { m_writer.key(text); });
    }
    void endObject() override
    {
        tell([&] { m_writer.endObject(); });
    }
    void startArray() override
    {
        tell([&] { m_writer.startArray(); });
    }
    void endArray() override
    {
        tell([&] { m_writer.endArray(); });
    }
    void string(std::string_view text) override
    {
        tell([&] { m_writer.string(text); });
    }
    void integer(std::int64_t value) override
    {
        tell([&] { m_writer.integer(value); });
    }
    void unsignedInteger(std::uint64_t value) override
    {
        tell([&] { m_writer.unsignedInteger(value); });
    }
    void real(double value) override
    {
        tell([&] { m_writer.real(value); });
    }
    void boolean(bool value) override
    {
        tell([&] { m_writer.boolean(value); });
    }
    void null() override
    {
        tell([&] { m_writer.null(); });
    }

private:
    template <class Event>
    void tell(Event event)
    {
        event();
        m_output << m_text;
        m_text.clear();
    }

    core::archive::Output &m_output;
    std::string m_text;
    core::json::CanonicalWriter m_writer{m_text};
};

void line(std::string &text, std::string_view name, std::string_view value)
{
    text.append(padded(name, 16, false)).append(printable(value)).append("\n");
}

std::string percent(double value)
{
    return core::fixed(value, 2) + " %";
}

std::string typeText(const Fixture &fixture)
{
    std::string type =
        fixture.kind == core::fixture::FixtureKind::Document ? "JSON document" : "record";
    if (fixture.record)
        type.append(" ").append(core::record::text(*fixture.record));
    if (fixture.many)
        type.append(" x ").append(core::grouped(fixture.count));
    return type;
}

std::string factsText(const Fixture &fixture)
{
    const core::fixture::Facts &facts = fixture.facts;
    std::string text;
    line(text, "Name", fixture.name);
    line(text, "Type", typeText(fixture));
    if (fixture.source) {
        line(text, "File", fixture.source->path);
        line(text, "Encoding", fixture.source->encoding);
        line(text, "File size", core::grouped(fixture.source->identity.bytes) + " bytes");
        line(text, "File SHA-256", fixture.source->sha256);
    } else {
        line(text, "Seed", std::to_string(fixture.seed));
    }
    line(text, "Size", core::grouped(facts.bytes) + " bytes");
    line(text, "Minified", core::grouped(facts.canonicalBytes) + " bytes");
    line(text, "SHA-256", fixture.sha256);
    line(text, "Depth", core::grouped(facts.depth));
    line(text, "Objects",
         core::grouped(facts.objects) + ", members " + core::grouped(facts.members));
    line(text, "Arrays", core::grouped(facts.arrays));
    line(text, "Strings",
         core::grouped(facts.strings) + ", escaped " + percent(facts.escapePercent));
    line(text, "Numbers", core::grouped(facts.numbers) + ", floats " + percent(facts.floatPercent));
    line(text, "Literals", core::grouped(facts.literals));
    line(text, "Non-ASCII", percent(facts.nonAsciiPercent));
    for (const auto &note : fixture.notes)
        line(text, "Note", core::fixture::text(note));
    return text;
}

core::Result<Fixture> load(const std::string &name, const Options &options, const Places &places,
                           Terminal &terminal)
{
    const auto seed = seedNumber("--seed", options.seed);
    if (!seed)
        return seed.error();
    const auto exists = [](const std::string &path) {
        std::error_code ignored;
        return std::filesystem::exists(path, ignored);
    };
    const auto workloads = core::fixture::parseWorkloads(name, exists);
    if (!workloads)
        return workloads.error();
    if (workloads->size() != 1)
        return core::Error{core::ErrorCode::OutOfRange, "the number of inputs in '" + name + "'",
                           std::to_string(workloads->size()) + "; allowed: 1"};
    Reading reading(terminal);
    core::fixture::LoadOptions loading;
    loading.encoding = options.encoding;
    loading.progress = [&](double share) { reading.tell(name, share); };
    const auto keys = options.shuffleKeys ? core::KeyOrder::Shuffled : core::KeyOrder::Ordered;
    return core::fixture::makeFixture(workloads->front(), *seed, keys, places.resources, loading);
}

core::Result<void> show(const Fixture &fixture, Terminal &terminal)
{
    core::archive::Output output([&](std::string_view piece) { terminal.print(piece); });
    Printer printer(output);
    auto read = core::json::readStrict(fixture.text->view(), printer, fixture.name);
    if (read)
        output << "\n";
    return read;
}

ExitStatus run(const Options &options, Context &context)
{
    const Places places = findPlaces(context.dataDir);
    std::vector<core::Error> problems;
    bool isFirst = true;
    for (const std::string &name : options.names) {
        const auto fixture = load(name, options, places, context.terminal);
        context.terminal.clearStatus();
        if (!fixture) {
            problems.push_back(fixture.error());
            continue;
        }
        if (!options.show)
            context.terminal.print((isFirst ? "" : "\n") + factsText(*fixture));
        else if (const auto shown = show(*fixture, context.terminal); !shown)
            problems.push_back(shown.error());
        isFirst = false;
    }
    return problems.empty() ? ExitStatus::Good : fail(context, problems);
}

} // namespace

void addFixture(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command = app.add_subcommand("fixture", "Show what an input is made of");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("NAME|FILE", options->names,
                     "Built-in workloads (small, users:500, bean:100, ...) or files")
        ->required()
        ->type_name("");
    command->add_flag("--show", options->show, "Print its canonical JSON instead");
    command
        ->add_option("--encoding", options->encoding,
                     "Encoding of the file, when the guess is wrong")
        ->type_name("NAME");
    command->add_option("--seed", options->seed, "Of a built-in workload")->type_name("N");
    command->add_flag("--shuffle-keys", options->shuffleKeys, "Keys in a seeded random order");
    command->footer("Examples:\n"
                    "  jinbang-cli fixture twitter.json\n"
                    "  jinbang-cli fixture page.html --encoding GB18030\n"
                    "  jinbang-cli fixture users:3 --show\n");
    command->callback([options, &context, &chosen] {
        chosen = [options, &context] { return run(*options, context); };
    });
}

} // namespace jinbang::app
