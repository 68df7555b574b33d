// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/historyview.h"

#include "app/cli/displaywidth.h"
#include "app/cli/printtable.h"
#include "core/archive/formats.h"
#include "core/archive/jsonwriter.h"
#include "core/base/number.h"

#include <algorithm>

namespace jinbang::app {
namespace {

using core::archive::JsonWriter;
using core::archive::TextTable;
using core::history::RunEntry;
using core::history::TrendPoint;

std::string joined(const std::vector<std::string> &list)
{
    std::string text;
    for (const std::string &item : list)
        text.append(text.empty() ? "" : ", ").append(item);
    return text;
}

std::string numberText(const std::optional<double> &value, int decimals)
{
    return value ? core::fixed(*value, decimals) : std::string{};
}

/// "2026-11-30 19:45"; the time is UTC as everywhere in a report.
std::string whenText(const std::string &utc)
{
    constexpr std::size_t kToMinutes = 16;
    std::string text = utc.substr(0, kToMinutes);
    std::ranges::replace(text, 'T', ' ');
    return text;
}

std::string cellsText(const RunEntry &run)
{
    return std::to_string(run.cellsOk) + "/" + std::to_string(run.cells);
}

/// Begin and end are known to the second.
std::string tookText(const RunEntry &run)
{
    if (!run.durationNs)
        return {};
    return *run.durationNs < 1e9 ? "under 1 s" : core::durationText(*run.durationNs);
}

/// What a person would call the run.
std::string nameOf(const RunEntry &run)
{
    if (!run.about.title.empty())
        return run.about.title;
    std::string text = run.preset;
    for (const std::string &fixture : run.fixtures)
        text.append(text.empty() ? "" : " ").append(fixture);
    return text;
}

/// "x.json, JMH JSON"; empty for a run of this machine's own.
std::string originOf(const RunEntry &run)
{
    return run.importedAs.empty() ? std::string{}
                                  : run.importedFrom + ", "
                                        + std::string(core::archive::titleOfFormat(run.importedAs));
}

void strings(JsonWriter &json, const char *name, const std::vector<std::string> &list)
{
    json.key(name);
    json.beginArray(JsonWriter::Layout::OneLine);
    for (const std::string &item : list)
        json.string(item);
    json.endArray();
}

void member(JsonWriter &json, const char *name, std::string_view value)
{
    json.key(name);
    json.string(value);
}

void member(JsonWriter &json, const char *name, const std::optional<double> &value)
{
    json.key(name);
    if (value)
        json.number(*value);
    else
        json.null();
}

void writeRun(JsonWriter &json, const RunEntry &run)
{
    json.beginObject();
    member(json, "id", run.id);
    member(json, "kind", core::text(run.kind));
    member(json, "state", core::text(run.state));
    member(json, "problem", run.problem);
    member(json, "file", run.file.string());
    member(json, "title", run.about.title);
    strings(json, "tags", run.about.tags);
    member(json, "note", run.about.note);
    member(json, "startedAt", run.startedAt);
    member(json, "finishedAt", run.finishedAt);
    member(json, "durationNs", run.durationNs);
    member(json, "preset", run.preset);
    member(json, "importedFrom", run.importedFrom);
    member(json, "importedAs", run.importedAs);
    strings(json, "fixtures", run.fixtures);
    strings(json, "operations", run.operations);
    strings(json, "libraries", run.libraries);
    json.key("cells");
    json.natural(run.cells);
    json.key("cellsOk");
    json.natural(run.cellsOk);
    strings(json, "leaders", run.leaders);
    member(json, "leaderTotal", run.leaderTotal);
    member(json, "host", run.host);
    member(json, "cpu", run.cpu);
    member(json, "kernel", run.kernel);
    member(json, "compiler", run.compiler);
    member(json, "flags", run.flags);
    member(json, "buildType", run.buildType);
    member(json, "generatorVersion", run.generatorVersion);
    json.key("seed");
    json.natural(run.seed);
    json.endObject();
}

std::string changesText(const TrendPoint &point)
{
    std::string text;
    for (const auto &change : point.changes)
        text.append(text.empty() ? "" : "; ")
            .append(change.name)
            .append(change.name == "input" ? " changed" : " " + change.base + " -> " + change.next);
    return text;
}

} // namespace

std::string runsText(std::span<const RunEntry> runs, std::size_t more, const Terminal &terminal)
{
    if (runs.empty())
        return "No run is there, or none fits. 'jinbang-cli run' keeps each one.\n";
    TextTable table;
    // An id is never cut, as numbers are not: it is there to be copied.
    table.columns = {{"Run", true},   {"State", false}, {"Cells", true}, {"First", false},
                     {"Total", true}, {"Took", true},   {"What", false}};
    for (const RunEntry &run : runs) {
        std::string what = nameOf(run);
        if (!run.importedAs.empty())
            what.append(" (").append(core::archive::titleOfFormat(run.importedAs)).append(")");
        for (const std::string &tag : run.about.tags)
            what.append(" #").append(tag);
        table.rows.push_back({run.id, std::string(core::text(run.state)), cellsText(run),
                              joined(run.leaders), numberText(run.leaderTotal, 1), tookText(run),
                              what});
    }
    if (more > 0)
        table.notes.push_back(core::grouped(more)
                              + " older ones are not shown; --limit 0 shows them all.");
    return tableText(table, terminal);
}

std::string runText(const RunEntry &run, const Terminal &terminal)
{
    std::string text = terminal.styled(printable(nameOf(run)), Terminal::Style::Bold) + "\n";
    const auto line = [&](const char *name, const std::string &value) {
        if (!value.empty())
            text.append("  ").append(padded(name, 9, false)).append(printable(value)).append("\n");
    };
    line("run", run.id + ", " + std::string(core::text(run.kind)) + ", "
                    + std::string(core::text(run.state)));
    line("started",
         whenText(run.startedAt) + " UTC"
             + (run.durationNs ? std::string(", took ").append(tookText(run)) : std::string()));
    line("imported", originOf(run));
    line("tags", joined(run.about.tags));
    line("note", run.about.note);
    line("file", run.file.string());
    if (run.resumable())
        line("resume", "jinbang-cli run --resume " + run.id);
    return text + "\n";
}

std::string trendText(const core::history::CellName &cell, std::span<const TrendPoint> points,
                      const Terminal &terminal)
{
    TextTable table;
    table.title = cell.label + " " + cell.metric;
    const bool isTime = points.empty() || points.front().isTime;
    table.columns = {{"Run", true},
                     {isTime ? "ns/op" : "per second", true},
                     {"95 %", true},
                     {"Change", true},
                     {"What else changed", false}};
    const TrendPoint *before = nullptr;
    for (const TrendPoint &point : points) {
        std::string interval, change;
        if (point.low && point.high)
            interval =
                core::archive::nsText(*point.low) + " .. " + core::archive::nsText(*point.high);
        if (before) {
            const double percent = 100 * (point.value / before->value - 1);
            change.append(percent >= 0 ? "+" : "").append(core::fixed(percent, 1)).append(" %");
        }
        table.rows.push_back({point.runId, core::archive::nsText(point.value), interval, change,
                              (point.ranked ? "" : "not ranked; ") + changesText(point)});
        before = &point;
    }
    table.notes.push_back(
        "The runs are different sessions: a machine drifts between them. 'compare' "
        "says which steps are beyond that.");
    return tableText(table, terminal);
}

void writeRunsJson(std::span<const RunEntry> runs, core::archive::Output &output)
{
    JsonWriter json(output);
    json.beginArray();
    for (const RunEntry &run : runs)
        writeRun(json, run);
    json.endArray();
    json.finish();
}

void writeTrendJson(std::span<const TrendPoint> points, core::archive::Output &output)
{
    JsonWriter json(output);
    json.beginArray();
    for (const TrendPoint &point : points) {
        json.beginObject();
        member(json, "run", point.runId);
        member(json, "title", point.title);
        member(json, "startedAt", point.startedAt);
        member(json, point.isTime ? "nsPerOp" : "perSecond", std::optional(point.value));
        member(json, "ciLow", point.low);
        member(json, "ciHigh", point.high);
        json.key("ranked");
        json.boolean(point.ranked);
        member(json, "version", point.version);
        member(json, "variant", point.variant);
        json.key("changes");
        json.beginArray();
        for (const auto &change : point.changes) {
            json.beginObject(JsonWriter::Layout::OneLine);
            member(json, "name", change.name);
            member(json, "from", change.base);
            member(json, "to", change.next);
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.finish();
}

} // namespace jinbang::app
