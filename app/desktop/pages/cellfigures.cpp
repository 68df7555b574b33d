// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/cellfigures.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "core/stats/jmhclassic.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace jinbang::app {

namespace {

using core::archive::Cell;
using core::archive::ReportFork;

constexpr size_t kMostTimes = 200'000; // of a histogram; a bin is a pixel or two wide anyway

QString say(const char *text)
{
    return QCoreApplication::translate("CellFigures", text);
}

class Lines
{
public:
    void add(const char *name, const QString &value, Icon icon = Icon::Bars,
             Tone tone = Tone::Plain)
    {
        if (!value.isEmpty())
            m_lines.push_back({icon, tone, say(name), value, {}});
    }
    void time(const char *name, const std::optional<double> &ns)
    {
        add(name, ns ? timeText(*ns) : QString(), Icon::Clock);
    }
    void note(const QString &text, Icon icon = Icon::Info, Tone tone = Tone::Plain)
    {
        m_lines.push_back({icon, tone, text, {}, text});
    }
    [[nodiscard]] std::vector<Notice> take() { return std::move(m_lines); }

private:
    std::vector<Notice> m_lines;
};

std::optional<double> percentile(const Cell &cell, const char *rank)
{
    const auto found = cell.percentiles.find(rank);
    return found == cell.percentiles.end() ? std::nullopt : std::optional(found->second);
}

QString exactnessText(core::Exactness exactness)
{
    switch (exactness) {
    case core::Exactness::Exact:
        return say(QT_TRANSLATE_NOOP("CellFigures", "exact"));
    case core::Exactness::Ulp1:
        return say(QT_TRANSLATE_NOOP("CellFigures", "off by one in the last place"));
    case core::Exactness::Worse:
        return say(QT_TRANSLATE_NOOP("CellFigures", "off by more than one in the last place"));
    case core::Exactness::NotApplicable:
        break;
    }
    return {};
}

double nsPerOp(const core::archive::ReportSample &sample)
{
    return sample.n > 0 ? sample.wallNs / double(sample.n) : 0;
}

template <class Take>
void forEachSample(const Cell &cell, Take take)
{
    for (const ReportFork &fork : cell.forks) {
        for (const auto &sample : fork.samples) {
            if (nsPerOp(sample) > 0)
                take(nsPerOp(sample), fork.valid && sample.flag.empty());
        }
    }
}

void addEstimate(Lines &lines, const Cell &cell)
{
    if (cell.opsPerSecond) {
        const QString interval =
            cell.relHalfWidth ? u' ' + plusMinusText(*cell.relHalfWidth) : QString();
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Operations a second"),
                  siText(*cell.opsPerSecond) + interval);
    }
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "Time per operation"), cell.nsPerOp);
    if (cell.ciLow && cell.ciHigh)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "95 % interval"),
                  QStringLiteral("%1 – %2").arg(timeText(*cell.ciLow), timeText(*cell.ciHigh)),
                  Icon::Clock);
    if (cell.bytesPerSecond)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Throughput"),
                  siText(*cell.bytesPerSecond) + QStringLiteral("B/s"));
    if (cell.points)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Points"), pointsText(*cell.points),
                  Icon::Medal);
}

void addSpread(Lines &lines, const Cell &cell)
{
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "Mean"), cell.mean);
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "Median"), cell.median);
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "p50"), percentile(cell, "50.0"));
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "p95"), percentile(cell, "95.0"));
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "p99"), percentile(cell, "99.0"));
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "Shortest"), cell.min);
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "Longest"), cell.max);
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "Deviation between processes"), cell.betweenSd);
    lines.time(QT_TRANSLATE_NOOP("CellFigures", "Deviation within a process"), cell.withinSd);
    if (!cell.forks.empty())
        lines.time(QT_TRANSLATE_NOOP("CellFigures", "First call"),
                   cell.forks.front().firstCallNs > 0
                       ? std::optional(cell.forks.front().firstCallNs)
                       : std::nullopt);
}

// JMH's own way of counting, for those who compare with its tables: all samples of all processes in
// one heap.
void addClassic(Lines &lines, const Cell &cell)
{
    std::optional<double> score, error;
    QString unit = QStringLiteral("ops/s");
    if (cell.classic) {
        score = cell.classic->score;
        error = cell.classic->scoreError999;
        unit = shown(cell.classic->unit);
    } else {
        std::vector<double> speeds;
        forEachSample(cell, [&](double ns, bool counted) {
            if (counted)
                speeds.push_back(1e9 / ns);
        });
        if (const auto sample = core::stats::Sample::from(speeds, "JMH")) {
            const auto jmh = core::stats::jmhScore(*sample);
            score = jmh.score;
            error = jmh.scoreError;
        }
    }
    if (!score)
        return;
    const QString text =
        error ? QStringLiteral("%1 ± %2 %3").arg(siText(*score), siText(*error), unit)
              : QStringLiteral("%1 %2").arg(siText(*score), unit);
    lines.add(QT_TRANSLATE_NOOP("CellFigures", "JMH's score, 99.9 %"), text);
}

void addMemory(Lines &lines, const Cell &cell)
{
    if (cell.allocsPerOp)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Allocations per operation"),
                  threeDigits(*cell.allocsPerOp), Icon::Cpu);
    if (cell.bytesPerOp)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Allocated per operation"),
                  sizeText(*cell.bytesPerOp), Icon::Cpu);
    if (cell.peakRssBytes)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Peak memory of the process"),
                  sizeText(double(*cell.peakRssBytes)), Icon::Cpu);
    if (cell.outputBytes)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Bytes written"),
                  sizeText(double(*cell.outputBytes)), Icon::Document);
    for (const auto &[name, count] : cell.counters)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Counter"),
                  QStringLiteral("%1 %2").arg(shown(name), siText(count)), Icon::Cpu);
    if (cell.counters.empty() && !cell.countersReason.empty())
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Counters"), engineText(cell.countersReason),
                  Icon::Cpu);
}

void addProcesses(Lines &lines, const Cell &cell)
{
    const auto valid = std::count_if(cell.forks.begin(), cell.forks.end(),
                                     [](const ReportFork &fork) { return fork.valid; });
    if (!cell.forks.empty())
        lines.add(
            QT_TRANSLATE_NOOP("CellFigures", "Processes counted"),
            say(QT_TRANSLATE_NOOP("CellFigures", "%1 of %2")).arg(valid).arg(cell.forks.size()));
    std::map<std::string, int> reasons;
    int all = 0;
    int rejected = 0;
    for (const ReportFork &fork : cell.forks) {
        for (const auto &sample : fork.samples) {
            ++all;
            if (sample.flag.empty())
                continue;
            ++rejected;
            ++reasons[sample.flag];
        }
    }
    if (all > 0)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Samples rejected"),
                  say(QT_TRANSLATE_NOOP("CellFigures", "%1 of %2")).arg(rejected).arg(all),
                  Icon::Bars, rejected * 10 > all ? Tone::Warning : Tone::Plain);
    for (const auto &[reason, count] : reasons)
        lines.note(QStringLiteral("%1 × %2").arg(count).arg(engineText(reason)), Icon::Warning);
    const auto unsteady = std::count_if(cell.forks.begin(), cell.forks.end(),
                                        [](const ReportFork &fork) { return !fork.steady; });
    if (unsteady > 0)
        lines.note(say(QT_TRANSLATE_NOOP("CellFigures", "Warm-up did not settle in %1 processes"))
                       .arg(unsteady),
                   Icon::Warning);
}

} // namespace

std::vector<Notice> figuresSoFar(const MatrixCell &cell, const SampleData &forks)
{
    Lines lines;
    const auto counted = std::count_if(forks.dots.begin(), forks.dots.end(),
                                       [](const SampleDot &dot) { return dot.counted; });
    if (!forks.dots.empty())
        lines.add(
            QT_TRANSLATE_NOOP("CellFigures", "Processes counted"),
            say(QT_TRANSLATE_NOOP("CellFigures", "%1 of %2")).arg(counted).arg(forks.dots.size()));
    if (cell.nsPerOp && *cell.nsPerOp > 0) {
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Operations a second"),
                  siText(1e9 / *cell.nsPerOp));
        lines.time(QT_TRANSLATE_NOOP("CellFigures", "Time per operation"), cell.nsPerOp);
    }
    if (cell.relHalfWidth > 0)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "95 % interval"),
                  plusMinusText(cell.relHalfWidth));
    if (cell.rejectedShare > 0)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Samples rejected"),
                  plusMinusText(cell.rejectedShare).mid(1));
    return lines.take();
}

std::vector<Notice> figuresOf(const Cell &cell)
{
    Lines lines;
    addEstimate(lines, cell);
    addSpread(lines, cell);
    addClassic(lines, cell);
    addMemory(lines, cell);
    addProcesses(lines, cell);
    lines.add(QT_TRANSLATE_NOOP("CellFigures", "Numbers"), exactnessText(cell.exactness),
              Icon::Check);
    lines.add(QT_TRANSLATE_NOOP("CellFigures", "Variant"), shown(cell.variant), Icon::Info);
    if (cell.fairness)
        lines.add(QT_TRANSLATE_NOOP("CellFigures", "Fairness of threads"),
                  threeDigits(*cell.fairness));
    if (!cell.unrankedReason.empty())
        lines.note(say(QT_TRANSLATE_NOOP("CellFigures", "Not ranked: %1"))
                       .arg(engineText(cell.unrankedReason)),
                   Icon::Warning, Tone::Warning);
    for (const std::string &note : cell.notes)
        lines.note(engineText(note));
    return lines.take();
}

SampleData samplesOf(const Cell &cell, int slot)
{
    SampleData data;
    data.slot = slot;
    forEachSample(cell, [&](double ns, bool counted) { data.dots.push_back({1e9 / ns, counted}); });
    if (cell.nsPerOp && cell.ciLow && cell.ciHigh && *cell.nsPerOp > 0 && *cell.ciLow > 0) {
        data.estimate = 1e9 / *cell.nsPerOp;
        data.low = 1e9 / *cell.ciHigh;
        data.high = 1e9 / *cell.ciLow;
    }
    return data;
}

HistogramData timesOf(const Cell &cell, int slot)
{
    HistogramData data;
    data.slot = slot;
    std::uint64_t all = 0;
    for (const ReportFork &fork : cell.forks) {
        for (const auto &bucket : fork.histogram)
            all += bucket.second;
    }
    // Millions of single times are thinned evenly; the heaps keep their shape.
    const std::uint64_t each = 1 + all / kMostTimes;
    for (const ReportFork &fork : cell.forks) {
        for (const auto &[ns, count] : fork.histogram)
            data.values.insert(data.values.end(), size_t((count + each - 1) / each), ns);
    }
    if (data.values.empty()) {
        forEachSample(cell, [&](double ns, bool counted) {
            if (counted)
                data.values.push_back(ns);
        });
    }
    return data;
}

} // namespace jinbang::app
