// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/httpchart.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

namespace jinbang::app {

namespace {

using core::archive::HttpResult;
using core::archive::Report;

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

QString failureText(const core::http::Failures &failures)
{
    const std::pair<std::uint64_t, const char *> kinds[] = {{failures.connect, QT_TRANSLATE_NOOP("Http", "%1 without a connection")},
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
    return std::string(core::text(result.loop)) + "/" + std::to_string(result.requests) + "/" + std::to_string(result.connections) + "/"
        + (result.ratePerSecond ? core::shortest(*result.ratePerSecond) : "") + "/" + (result.keepAlive ? "keep" : "close") + "/"
        + (result.reuse ? "reuse" : "anew") + "/" + result.fixture;
}

HttpResult loadOf(const std::string &subject)
{
    const QStringList parts = shown(subject).split(u'/');
    HttpResult load;
    if (parts.size() < 7)
        return load;
    load.loop = core::parseWord<core::http::Loop>(parts[0].toStdString()).value_or(load.loop);
    load.requests = parts[1].toULongLong();
    load.connections = parts[2].toInt();
    if (const auto rate = core::parseNumber(parts[3].toStdString()))
        load.ratePerSecond = *rate;
    load.keepAlive = parts[4] == QStringLiteral("keep");
    load.reuse = parts[5] == QStringLiteral("reuse");
    load.fixture = parts.mid(6).join(u'/').toStdString();
    return load;
}

QString httpText(const HttpResult &result)
{
    const QString loop = result.loop == core::http::Loop::Closed ? say(QT_TRANSLATE_NOOP("Http", "HTTP closed loop: %1 requests, %2 connections"))
                                                                 : say(QT_TRANSLATE_NOOP("Http", "HTTP open loop: %1 requests, %2 connections"));
    QString text = loop.arg(wholeText(double(result.requests)), wholeText(result.connections));
    if (result.ratePerSecond)
        text += QStringLiteral(", ") + say(QT_TRANSLATE_NOOP("Http", "%1 a second")).arg(wholeText(*result.ratePerSecond));
    text += QStringLiteral(", ") + (result.keepAlive ? say(QT_TRANSLATE_NOOP("Http", "keep-alive")) : say(QT_TRANSLATE_NOOP("Http", "a connection each")));
    if (!result.reuse)
        text += QStringLiteral(", ") + say(QT_TRANSLATE_NOOP("Http", "no reuse"));
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
        const auto rate = [](const HttpResult *r) { return r->status == core::CellStatus::Ok ? r->requestsPerSecond.value_or(0) : -1; };
        return rate(a) > rate(b);
    });
    return results;
}

BarData httpBars(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    BarData data;
    data.unit = UnitKind::Requests;
    data.categories.push_back({say(QT_TRANSLATE_NOOP("Http", "requests a second")), {}});
    for (const HttpResult *result : httpOf(report, experiment)) {
        Bar bar;
        if (result->status == core::CellStatus::Ok && result->requestsPerSecond) {
            bar.state = BarState::Value;
            bar.value = *result->requestsPerSecond;
            bar.noisy = result->failures.total() > 0;
        } else {
            bar.state = result->status == core::CellStatus::Unsupported ? BarState::Unsupported : BarState::Failed;
            bar.word = statusText(result->status);
        }
        data.series.push_back({nameOf(*result), nameOf(*result), slotOf(result->contender), true, {bar}});
    }
    return data;
}

LineData percentileLines(const Report &report, const Experiment &experiment, const SlotOf &slotOf)
{
    LineData data;
    data.yUnit = UnitKind::Nanoseconds;
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
    table.columns = {{say(QT_TRANSLATE_NOOP("Http", "Library")), false}, {say(QT_TRANSLATE_NOOP("Http", "requests/s")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Complete")), true}, {say(QT_TRANSLATE_NOOP("Http", "Failed")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Time taken")), true}, {say(QT_TRANSLATE_NOOP("Http", "A request")), true},
                     {say(QT_TRANSLATE_NOOP("Http", "Across all")), true}};
    for (const int percent : core::http::kPercentiles)
        table.columns.push_back({QStringLiteral("%1%").arg(percent), true});
    for (const HttpResult *result : httpOf(report, experiment)) {
        RowsRow row;
        row.slot = slotOf(result->contender);
        row.warn = result->failures.total() > 0;
        const bool ok = result->status == core::CellStatus::Ok;
        row.cells = {textCell(result->version.empty() ? nameOf(*result) : QStringLiteral("%1 %2").arg(nameOf(*result), shown(result->version))),
                     ok ? numberCell(result->requestsPerSecond, wholeText) : RowsCell{statusText(result->status), {}},
                     numberCell(double(result->complete), wholeText), numberCell(double(result->failures.total()), wholeText),
                     numberCell(result->takenNs > 0 ? std::optional(result->takenNs) : std::nullopt, timeText),
                     numberCell(result->nsPerRequest, timeText), numberCell(result->nsPerRequestAcross, timeText)};
        for (const int percent : core::http::kPercentiles)
            row.cells.push_back(numberCell(percentile(*result, percent), timeText));
        table.rows.push_back(row);
    }
    return table;
}

std::vector<Fact> httpFacts(const Report &report, const Experiment &experiment)
{
    std::vector<Fact> facts;
    const auto results = httpOf(report, experiment);
    if (results.empty())
        return facts;
    if (results.front()->loop == core::http::Loop::Open)
        facts.push_back({Icon::Info, false, say(QT_TRANSLATE_NOOP("Http", "Open loop")),
                         say(QT_TRANSLATE_NOOP("Http", "The time of a request counts from the moment it was due, so a stall of the server shows."))});
    else
        facts.push_back({Icon::Info, false, say(QT_TRANSLATE_NOOP("Http", "Closed loop")),
                         say(QT_TRANSLATE_NOOP("Http", "As ab: a server that stalls is asked less, so its stall hardly shows."))});
    for (const HttpResult *result : results) {
        if (result->failures.total() > 0)
            facts.push_back({Icon::Warning, true, say(QT_TRANSLATE_NOOP("Http", "%1: failed requests")).arg(nameOf(*result)), failureText(result->failures)});
        if (!result->reason.empty())
            facts.push_back({result->status == core::CellStatus::Ok ? Icon::Info : Icon::CircleX, result->status != core::CellStatus::Ok,
                             QStringLiteral("%1: %2").arg(nameOf(*result), statusText(result->status)), engineText(result->reason)});
    }
    return facts;
}

} // namespace jinbang::app
