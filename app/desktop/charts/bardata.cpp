// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/bardata.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/theme/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace jinbang::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Chart", text);
}

} // namespace

Bar barAt(const BarSeries &series, size_t category)
{
    if (category >= series.bars.size())
        return {};
    Bar bar = series.bars[category];
    if (bar.state == BarState::Value && !std::isfinite(bar.value)) {
        bar.state = BarState::Failed;
        bar.word = QCoreApplication::translate("Chart", "failed");
    }
    if (!std::isfinite(bar.low) || !std::isfinite(bar.high))
        bar.low = bar.high = kNoNumber;
    return bar;
}

std::vector<size_t> visibleSeries(const BarData &data)
{
    std::vector<size_t> shown;
    for (size_t i = 0; i < data.series.size(); ++i) {
        if (data.series[i].visible)
            shown.push_back(i);
    }
    return shown;
}

bool needsNumbers(const BarData &data)
{
    std::set<int> colours;
    return std::any_of(data.series.begin(), data.series.end(), [&](const BarSeries &series) {
        return !colours.insert(std::max(0, series.slot) % kLibraryColours).second;
    });
}

bool hasWhisker(const Bar &bar)
{
    return bar.value > 0 && std::isfinite(bar.low) && std::isfinite(bar.high) && bar.high > bar.low;
}

int bestSeries(const BarData &data, size_t category)
{
    int best = -1;
    double bestValue = 0;
    for (const size_t i : visibleSeries(data)) {
        const Bar bar = barAt(data.series[i], category);
        if (bar.state != BarState::Value || (!data.higherIsBetter && !(bar.value > 0)))
            continue;
        if (best < 0 || (data.higherIsBetter ? bar.value > bestValue : bar.value < bestValue)) {
            best = int(i);
            bestValue = bar.value;
        }
    }
    return best;
}

std::vector<double> plottedValues(const BarData &data)
{
    std::vector<double> values;
    for (const size_t i : visibleSeries(data)) {
        for (size_t c = 0; c < data.categories.size(); ++c) {
            const Bar bar = barAt(data.series[i], c);
            if (bar.state != BarState::Value)
                continue;
            values.push_back(bar.value);
            if (data.whiskers && hasWhisker(bar))
                values.push_back(bar.high);
        }
    }
    return values;
}

std::vector<QStringList> tableOf(const BarData &data)
{
    QStringList header{QCoreApplication::translate("Chart", "Library")};
    for (const BarCategory &category : data.categories)
        header << (category.group.isEmpty()
                       ? category.name
                       : QStringLiteral("%1, %2").arg(category.name, category.group));
    std::vector<QStringList> lines{header};
    for (const BarSeries &series : data.series) {
        QStringList line{series.name};
        for (size_t c = 0; c < data.categories.size(); ++c) {
            const Bar bar = barAt(series, c);
            line << (bar.state == BarState::Value ? valueWithUnit(data.unit, bar.value) : bar.word);
        }
        lines.push_back(line);
    }
    return lines;
}

QString sentenceOf(const BarData &data)
{
    QStringList parts;
    for (size_t c = 0; c < data.categories.size(); ++c) {
        const int best = bestSeries(data, c);
        if (best < 0)
            continue;
        BarData reversed = data;
        reversed.higherIsBetter = !data.higherIsBetter;
        const int last = bestSeries(reversed, c);
        const double bestValue = barAt(data.series[size_t(best)], c).value;
        const double lastValue = barAt(data.series[size_t(last)], c).value;
        const QString &name = data.categories[c].name;
        if (best == last) {
            parts << translated(QT_TRANSLATE_NOOP("Chart", "%1: only %2, %3"))
                         .arg(name, data.series[size_t(best)].name,
                              valueWithUnit(data.unit, bestValue));
            continue;
        }
        if (!(bestValue > 0 && lastValue > 0)) { // no ratio
            parts << translated(
                         QT_TRANSLATE_NOOP("Chart", "%1: best is %2 with %3, last is %4 with %5"))
                         .arg(name, data.series[size_t(best)].name,
                              valueWithUnit(data.unit, bestValue), data.series[size_t(last)].name,
                              valueWithUnit(data.unit, lastValue));
            continue;
        }
        const double ratio = data.higherIsBetter ? bestValue / lastValue : lastValue / bestValue;
        parts << translated(
                     QT_TRANSLATE_NOOP(
                         "Chart", "%1: best is %2 with %3, last is %4 with %5, %6 times apart"))
                     .arg(name, data.series[size_t(best)].name, valueWithUnit(data.unit, bestValue),
                          data.series[size_t(last)].name, valueWithUnit(data.unit, lastValue),
                          threeDigits(ratio));
    }
    if (parts.isEmpty())
        return translated(QT_TRANSLATE_NOOP("Chart", "No value to show."));
    return parts.join(QStringLiteral("; ")) + u'.';
}

} // namespace jinbang::app
