// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/indexrun.h"

#include "core/archive/cellrate.h"
#include "core/archive/makereport.h"
#include "core/archive/reportjson.h"
#include "core/contest/journal.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fstream>
#include <iterator>

namespace jinbang::core::history {
namespace {

/// Seconds since 1970 of "2026-11-30T19:45:42Z" or "...42.123Z".
std::optional<double> secondsOf(std::string_view utc)
{
    if (utc.size() < 20 || utc.back() != 'Z')
        return std::nullopt;
    const auto part = [&](std::size_t at, std::size_t length) -> int {
        int value = -1;
        std::from_chars(utc.data() + at, utc.data() + at + length, value);
        return value;
    };
    const std::chrono::year_month_day day{std::chrono::year(part(0, 4)),
                                          std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                          std::chrono::day(static_cast<unsigned>(part(8, 2)))};
    if (!day.ok())
        return std::nullopt;
    double seconds = 0;
    std::from_chars(utc.data() + 17, utc.data() + utc.size() - 1, seconds);
    return static_cast<double>(std::chrono::sys_days(day).time_since_epoch().count()) * 86400
           + part(11, 2) * 3600 + part(14, 2) * 60 + seconds;
}

std::string utcOf(std::int64_t ns)
{
    const std::chrono::sys_time<std::chrono::nanoseconds> time{std::chrono::nanoseconds(ns)};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date{day};
    const std::chrono::hh_mm_ss clock{std::chrono::floor<std::chrono::seconds>(time - day)};
    const auto two = [](auto number) {
        std::string text = std::to_string(number);
        return text.size() < 2 ? "0" + text : text;
    };
    return std::to_string(static_cast<int>(date.year())) + "-"
           + two(static_cast<unsigned>(date.month())) + "-" + two(static_cast<unsigned>(date.day()))
           + "T" + two(clock.hours().count()) + ":" + two(clock.minutes().count()) + ":"
           + two(clock.seconds().count()) + "Z";
}

void addOnce(std::vector<std::string> &list, std::string value)
{
    if (!value.empty() && std::ranges::find(list, value) == list.end())
        list.push_back(std::move(value));
}

RunKind kindOf(const archive::Report &report)
{
    return report.http.empty() ? RunKind::Import : RunKind::Http;
}

void takeMachine(const archive::Report &report, RunEntry &entry)
{
    const system::Environment &machine = report.environment;
    entry.host = machine.hostName;
    entry.cpu = machine.cpuModel;
    entry.kernel = machine.kernel;
    entry.compiler = machine.compiler;
    entry.flags = machine.flags;
    entry.buildType = machine.buildType;
    entry.generatorVersion = report.generatorVersion;
    entry.seed = report.plan.seed;
}

void takeLeaders(const archive::Report &report, RunEntry &entry)
{
    for (const archive::Ranking &ranking : report.rankings) {
        if (!ranking.scope.starts_with("overall"))
            continue;
        for (const archive::RankingEntry &place : ranking.entries) {
            if (place.rank != 1)
                continue;
            entry.leaders.push_back(place.label);
            entry.leaderTotal = std::max(entry.leaderTotal.value_or(0), place.total.value_or(0));
        }
        return;
    }
}

const archive::ReportContender *withLabel(const archive::Report &report, const std::string &label)
{
    const auto found =
        std::ranges::find(report.contenders, label, &archive::ReportContender::label);
    return found == report.contenders.end() ? nullptr : &*found;
}

std::string inputOf(const archive::Report &report, const std::string &fixture)
{
    const auto found = std::ranges::find(report.fixtures, fixture, &archive::ReportFixture::name);
    // What is generated is drawn anew by every run's seed and alike all the same.
    return found == report.fixtures.end() || found->path.empty() ? std::string{} : found->sha256;
}

void addCell(const archive::Report &report, const archive::Cell &cell, IndexedRun &run)
{
    ++run.entry.cells;
    if (!cell.foreign)
        addOnce(run.entry.operations, std::string(text(cell.operation)));
    if (cell.status != CellStatus::Ok)
        return;
    ++run.entry.cellsOk;
    const archive::ReportContender *contender = withLabel(report, cell.label);
    const auto rate = archive::rateOf(cell);
    if (!rate || (contender && contender->twin))
        return;
    IndexedCell indexed;
    indexed.name = {archive::metricKey(cell), cell.label};
    indexed.variant = cell.variant;
    indexed.version = cell.version;
    indexed.input = inputOf(report, cell.fixture);
    indexed.isTime = cell.nsPerOp.has_value();
    indexed.value = indexed.isTime ? *cell.nsPerOp : rate->perSecond;
    if (indexed.isTime) {
        indexed.low = cell.ciLow;
        indexed.high = cell.ciHigh;
    }
    indexed.ranked = cell.ranked;
    run.cells.push_back(std::move(indexed));
}

void addLoad(const archive::Report &report, const archive::HttpResult &load, IndexedRun &run)
{
    ++run.entry.cells;
    addOnce(run.entry.operations, "http");
    if (load.status != CellStatus::Ok)
        return;
    ++run.entry.cellsOk;
    if (!load.requestsPerSecond || load.ratePerSecond) // an open loop's rate is what was asked for
        return;
    std::string metric = "http/" + load.fixture + "#c=" + std::to_string(load.connections);
    if (!load.keepAlive)
        metric += "#keep-alive=off";
    if (!load.reuse)
        metric += "#reuse=off";
    if (load.allocator != "system")
        metric += "#allocator=" + load.allocator;
    run.cells.push_back({{std::move(metric), load.label},
                         load.variant,
                         load.version,
                         inputOf(report, load.fixture),
                         *load.requestsPerSecond,
                         load.ciLow,
                         load.ciHigh,
                         false,
                         true});
}

Result<std::string> contentOf(const std::filesystem::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(stream), {}};
    if (!stream)
        return Error{ErrorCode::CannotRead, path.string(), {}};
    return content;
}

} // namespace

Result<archive::Report> readRun(const RunFiles &files)
{
    Result<archive::Report> report = archive::Report{};
    if (files.isJournal) {
        const auto data = contest::readJournal(files.main);
        if (!data)
            return data.error();
        report = archive::makeReport(*data);
    } else {
        const auto content = contentOf(files.main);
        if (!content)
            return content.error();
        report = archive::readReportJson(*content, files.main.string());
    }
    if (!report || files.about.empty())
        return report;
    if (const auto about = readAbout(files.about)) {
        if (!about->title.empty())
            report->title = about->title;
        report->tags = about->tags;
    }
    return report;
}

IndexedRun indexReport(const archive::Report &report)
{
    IndexedRun run;
    RunEntry &entry = run.entry;
    entry.id = report.runId;
    entry.kind = kindOf(report);
    entry.state = parseWord<RunState>(report.state).value_or(RunState::Complete);
    entry.about = {report.title, report.tags, {}};
    entry.startedAt = report.startedAt;
    entry.finishedAt = report.finishedAt;
    const auto began = secondsOf(report.startedAt), ended = secondsOf(report.finishedAt);
    if (began && ended && *ended >= *began)
        entry.durationNs = (*ended - *began) * 1e9;
    entry.preset = report.generatorName == "jinbang" ? std::string(text(report.plan.preset))
                                                     : report.generatorName;
    if (report.importedFrom) {
        entry.importedFrom = report.importedFrom->file;
        entry.importedAs = report.importedFrom->format;
    }
    for (const archive::ReportFixture &fixture : report.fixtures)
        addOnce(entry.fixtures, fixture.name);
    for (const archive::ReportContender &contender : report.contenders) {
        if (!contender.twin)
            addOnce(entry.libraries, contender.label);
    }
    takeMachine(report, entry);
    takeLeaders(report, entry);
    for (const archive::Cell &cell : report.cells)
        addCell(report, cell, run);
    for (const archive::HttpResult &load : report.http)
        addLoad(report, load, run);
    return run;
}

IndexedRun indexRun(const RunFiles &files)
{
    IndexedRun run;
    const auto report = readRun(files);
    if (report) {
        run = indexReport(*report);
        if (auto about = readAbout(files.about))
            run.entry.about.note = std::move(about->note);
    } else {
        run.entry.state = RunState::Unreadable;
        run.entry.problem = sentence(report.error());
    }
    if (files.isJournal) {
        run.entry.kind = RunKind::Contest;
        if (contest::isBeingWritten(files.main))
            run.entry.state = RunState::Running;
    }
    run.entry.id = files.id; // the file's name counts: two runs never share it
    run.entry.file = files.main;
    if (run.entry.startedAt.empty())
        run.entry.startedAt = utcOf(files.modifiedNs);
    return run;
}

} // namespace jinbang::core::history
