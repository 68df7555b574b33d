// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/httpchart.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "core/base/number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

using core::archive::HttpResult;
using core::archive::Report;

constexpr double kNoisyAbove = 0.05; // as of cells

QString say(const char *text)
{
    return QCoreApplication::translate("Http", text);
}

std::optional<double> percentile(const HttpResult &result, int percent)
{
    const auto found = result.percentiles.find(std::to_string(percent));
    return found == result.percentiles.end() ? std::nullopt : std::optional(found->second);
}

QString nameOf(const HttpResult &result)
{
    return shown(result.label);
}

/// What loads are ranked by: in an open loop all carry the rate they are given.
std::optional<double> figureOf(const HttpResult &result)
{
    if (result.status != core::CellStatus::Ok)
        return {};
    return result.loop == core::http::Loop::Closed ? result.requestsPerSecond : result.nsPerRequest;
}

RowsCell nameCell(const HttpResult &result)
{
    return textCell(result.version.empty()
                        ? nameOf(result)
                        : QStringLiteral("%1 %2").arg(nameOf(result), shown(result.version)));
}

RowsColumn libraryColumn()
{
    return {say(QT_TRANSLATE_NOOP("Http", "Library")), false};
}

void addPercentiles(RowsTable &table, const std::vector<const HttpResult *> &results)
{
    for (const int percent : core::http::kPercentiles)
        table.columns.push_back({QStringLiteral("%1%").arg(percent), true});
    for (size_t i = 0; i < results.size(); ++i) {
        for (const int percent : core::http::kPercentiles)
            table.rows[i].cells.push_back(numberCell(percentile(*results[i], percent), timeText));
    }
}

QString failureText(const core::http::Failures &failures)
{
    const std::pair<std::uint64_t, const char *> kinds[] = {
        {failures.connect, QT_TRANSLATE_NOOP("Http", "%1 without a connection")},
        {failures.timeout, QT_TRANSLATE_NOOP("Http", "%1 timed out")},
        {failures.broken, QT_TRANSLATE_NOOP("Http", "%1 broken off")},
        {failures.status, QT_TRANSLATE_NOOP("Http", "%1 with another status than 200")},
        {failures.wrong, QT_TRANSLATE_NOOP("Http", "%1 with a wrong answer")}};
    QStringList parts;
    for (const auto &[count, text] : kinds) {
        if (count > 0)
            parts << say(text).arg(wholeText(double(count)));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

std::string httpSubject(const HttpResult &result)
{
    return std::string(core::text(result.loop)) + "/" + std::to_string(result.requests) + "/"
           + std::to_string(result.connections) + "/"
           + (result.ratePerSecond ? core::shortest(*result.ratePerSecond) : "") + "/"
           + (result.keepAlive ? "keep" : "close") + "/" + (result.reuse ? "reuse" : "anew") + "/"
           + result.allocator + "/" + result.fixture;
}

HttpResult loadOf(const std::string &subject)
{
    const QStringList parts = shown(subject).split(u'/');
    HttpResult load;
    if (parts.size() < 8)
        return load;
    load.loop = core::parseWord<core::http::Loop>(parts[0].toStdString()).value_or(load.loop);
    load.requests = parts[1].toULongLong();
    load.connections = parts[2].toInt();
    if (const auto rate = core::parseNumber(parts[3].toStdString()))
        load.ratePerSecond = *rate;
    load.keepAlive = parts[4] == QStringLiteral("keep");
    load.reuse = parts[5] == QStringLiteral("reuse");
    load.allocator = parts[6].toStdString();
    load.fixture = parts.mid(7).join(u'/').toStdString();
    return load;
}

QString httpText(const HttpResult &result)
{
    const QString loop =
        result.loop == core::http::Loop::Closed
            ? say(QT_TRANSLATE_NOOP("Http", "HTTP closed loop: %1 requests, %2 connections"))
            : say(QT_TRANSLATE_NOOP("Http", "HTTP open loop: %1 requests, %2 connections"));
    const QString comma = say(QT_TRANSLATE_NOOP("Http", ", "));
    QString text = loop.arg(wholeText(double(result.requests)), wholeText(result.connections));
    if (result.ratePerSecond)
        text +=
            comma
            + say(QT_TRANSLATE_NOOP("Http", "%1 a second")).arg(wholeText(*result.ratePerSecond));
    text += comma
            + (result.keepAlive ? say(QT_TRANSLATE_NOOP("Http", "keep-alive"))
                                : say(QT_TRANSLATE_NOOP("Http", "a connection each")));
    if (!result.reuse)
        text += comma + say(QT_TRANSLATE_NOOP("Http", "no reuse"));
    if (result.allocator != "system")
        text += comma + shown(result.allocator);
    if (result.fixture != "entity")
        text += comma + workloadText(shown(result.fixture));
    return text;
}

std::vector<const HttpResult *> httpOf(const Report &report, const Experiment &experiment)
{
    std::vector<const HttpResult *> results;
    for (const HttpResult &result : report.http) {
        if (httpSubject(result) == experiment.subject)
            results.push_back(&result);
    }
    std::stable_sort(results.begin(), results.end(), [](const HttpResult *a, const HttpResult *b) {
        const auto first = figureOf(*a), second = figureOf(*b);
        if (!first || !second)
            return first.has_value() && !second.has_value();
        return a->loop == core::http::Loop::Closed ? *first > *second : *first < *second;
    });
    return results;
}

BarData httpBars(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    const auto results = httpOf(report, experiment);
    const bool open = !results.empty() && results.front()->loop == core::http::Loop::Open;
    BarData data;
    data.unit = open ? UnitKind::NsPerRequest : UnitKind::Requests;
    data.higherIsBetter = !open;
    data.categories.push_back({open ? say(QT_TRANSLATE_NOOP("Http", "time of a request"))
                                    : say(QT_TRANSLATE_NOOP("Http", "requests a second")),
                               {}});
    for (const HttpResult *result : results) {
        Bar bar;
        if (const auto figure = figureOf(*result)) {
            bar.state = BarState::Value;
            bar.value = *figure;
            bar.low = result->ciLow.value_or(kNoNumber);
            bar.high = result->ciHigh.value_or(kNoNumber);
            bar.noisy =
                result->failures.total() > 0 || result->relHalfWidth.value_or(0) > kNoisyAbove;
        } else {
            bar.state = result->status == core::CellStatus::Unsupported ? BarState::Unsupported
                                                                        : BarState::Failed;
            bar.word = statusText(result->status);
        }
        data.series.push_back(
            {nameOf(*result), nameOf(*result), slotOf(result->contender), true, {bar}});
    }
    return data;
}

LineData roundLines(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    const auto results = httpOf(report, experiment);
    const bool open = !results.empty() && results.front()->loop == core::http::Loop::Open;
    LineData data;
    data.yUnit = open ? UnitKind::NsPerRequest : UnitKind::Requests;
    data.yTitle =
        open ? say("Time of a request") : say(QT_TRANSLATE_NOOP("Http", "Requests a second"));
    data.xTitle = say(QT_TRANSLATE_NOOP("Http", "Round, each on a server of its own"));
    for (const HttpResult *result : results) {
        Line line{nameOf(*result), nameOf(*result), slotOf(result->contender), {}};
        for (const auto &round : result->rounds) {
            if (round.round < 0 || round.round >= core::http::kMostRounds)
                continue; // of a file that says odd things
            const auto value = open ? round.nsPerRequest : round.requestsPerSecond;
            if (value && result->status == core::CellStatus::Ok)
                line.points.push_back({double(round.round), *value, NAN, NAN});
            while (data.xNames.size() <= size_t(round.round))
                data.xNames.push_back(QString::number(data.xNames.size() + 1));
        }
        if (!line.points.empty())
            data.lines.push_back(std::move(line));
    }
    return data;
}

LineData percentileLines(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    LineData data;
    data.yUnit = UnitKind::NsPerRequest;
    data.logY = true;
    data.yTitle = say(QT_TRANSLATE_NOOP("Http", "Time of a request"));
    data.xTitle = say(QT_TRANSLATE_NOOP("Http", "Share of the requests that were answered within"));
    for (const int percent : core::http::kPercentiles)
        data.xNames.push_back(QStringLiteral("%1%").arg(percent));
    for (const HttpResult *result : httpOf(report, experiment)) {
        Line line{nameOf(*result), nameOf(*result), slotOf(result->contender), {}};
        double place = 0;
        for (const int percent : core::http::kPercentiles) {
            if (const auto value = percentile(*result, percent))
                line.points.push_back({place, *value, NAN, NAN});
            ++place;
        }
        if (!line.points.empty())
            data.lines.push_back(std::move(line));
    }
    return data;
}

RowsTable httpRows(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    RowsTable table;
    table.columns = {libraryColumn(),
                     {say(QT_TRANSLATE_NOOP("Http", "Rank")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "requests/s")), true},
                     {QStringLiteral("±"), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Rounds")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Complete")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Failed")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Time taken")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "A request")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Across all")), true}};
    for (const HttpResult *result : httpOf(report, experiment)) {
        RowsRow row;
        row.slot = slotOf(result->contender);
        row.strong = result->rank == 1;
        const bool ok = result->status == core::CellStatus::Ok;
        row.cells = {nameCell(*result),
                     numberCell(result->rank ? std::optional<double>(*result->rank) : std::nullopt,
                                wholeText),
                     ok ? numberCell(result->requestsPerSecond, wholeText)
                        : RowsCell{statusText(result->status), {}},
                     numberCell(result->relHalfWidth, plusMinusText),
                     numberCell(double(result->rounds.size()), wholeText),
                     numberCell(double(result->complete), wholeText),
                     numberCell(double(result->failures.total()), wholeText),
                     numberCell(result->takenNs > 0 ? std::optional(result->takenNs) : std::nullopt,
                                timeText),
                     numberCell(result->nsPerRequest, timeText),
                     numberCell(result->nsPerRequestAcross, timeText)};
        table.rows.push_back(row);
    }
    return table;
}

RowsTable percentileRows(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    RowsTable table;
    table.columns = {libraryColumn()};
    const auto results = httpOf(report, experiment);
    for (const HttpResult *result : results) {
        RowsRow row;
        row.slot = slotOf(result->contender);
        row.cells = {nameCell(*result)};
        table.rows.push_back(row);
    }
    addPercentiles(table, results);
    return table;
}

RowsTable httpTwin(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    RowsTable table = httpRows(report, experiment, slotOf);
    addPercentiles(table, httpOf(report, experiment));
    return table;
}

std::vector<Fact> httpFacts(const Report &report, const Experiment &experiment)
{
    std::vector<Fact> facts;
    const auto results = httpOf(report, experiment);
    if (results.empty())
        return facts;
    if (results.front()->loop == core::http::Loop::Open)
        facts.push_back(
            {Icon::Info, false, say(QT_TRANSLATE_NOOP("Http", "Open loop")),
             say(QT_TRANSLATE_NOOP(
                 "Http", "The time of a request counts from the moment it was due, so a stall of "
                         "the server shows. Interval and rank are of that time."))});
    else
        facts.push_back(
            {Icon::Info, false, say(QT_TRANSLATE_NOOP("Http", "Closed loop")),
             say(QT_TRANSLATE_NOOP(
                 "Http",
                 "As ab: a server that stalls is asked less, so its stall hardly shows."))});
    const bool anyRank = std::any_of(results.begin(), results.end(), [](const HttpResult *result) {
        return result->rank.has_value();
    });
    facts.push_back(
        anyRank
            ? Fact{Icon::Scales, false, say(QT_TRANSLATE_NOOP("Http", "Shared ranks")),
                   say(QT_TRANSLATE_NOOP("Http",
                                         "Libraries that the rounds cannot tell apart share a "
                                         "rank; ± is half of the 95 % interval over rounds."))}
            : Fact{Icon::Info, false, say(QT_TRANSLATE_NOOP("Http", "No ranks")),
                   say(QT_TRANSLATE_NOOP(
                       "Http", "Intervals and ranks need at least six rounds of two libraries."))});
    for (const HttpResult *result : results) {
        if (result->failures.total() > 0)
            facts.push_back(
                {Icon::Warning, true,
                 say(QT_TRANSLATE_NOOP("Http", "%1: failed requests")).arg(nameOf(*result)),
                 failureText(result->failures)});
        if (!result->reason.empty())
            facts.push_back(
                {result->status == core::CellStatus::Ok ? Icon::Info : Icon::CircleX,
                 result->status != core::CellStatus::Ok,
                 QStringLiteral("%1: %2").arg(nameOf(*result), statusText(result->status)),
                 engineText(result->reason)});
    }
    return facts;
}

} // namespace jinbang::app
