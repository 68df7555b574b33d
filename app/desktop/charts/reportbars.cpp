// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/reportbars.h"

#include "app/desktop/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <utility>

namespace jinbang::app {

namespace {

using core::archive::Cell;
using core::archive::Report;

// A report's cells by row and column, made once: with a thousand cells a search for each bar would
// hold up the window.
class CellTable
{
public:
    explicit CellTable(const Report &report)
    {
        for (const Cell &cell : report.cells) {
            const std::string row = core::archive::metricKey(cell);
            if (!m_first.contains(row)) {
                m_first[row] = &cell;
                m_rows.push_back(row);
            }
            if (std::find(m_fixtures.begin(), m_fixtures.end(), cell.fixture) == m_fixtures.end())
                m_fixtures.push_back(cell.fixture);
            m_cells.emplace(std::pair(row, cell.label), &cell);
        }
    }
    [[nodiscard]] const std::vector<std::string> &rows() const { return m_rows; }
    [[nodiscard]] const std::vector<std::string> &fixtures() const { return m_fixtures; }
    [[nodiscard]] const Cell &first(const std::string &row) const { return *m_first.at(row); }
    [[nodiscard]] const Cell *cell(const std::string &row, const std::string &label) const
    {
        const auto found = m_cells.find({row, label});
        return found == m_cells.end() ? nullptr : found->second;
    }

private:
    std::vector<std::string> m_rows, m_fixtures;
    std::map<std::string, const Cell *> m_first;
    std::map<std::pair<std::string, std::string>, const Cell *> m_cells;
};

BarData emptyBars(const Report &report, Metric metric, const SlotOf &slotOf)
{
    BarData data;
    data.unit = unitOf(metric);
    data.higherIsBetter = metric != Metric::NsPerOp;
    for (const ReportSeries &series : seriesOf(report))
        data.series.push_back(
            {shown(series.label), series.name, slotOf(series.contender), true, {}});
    return data;
}

void addRow(BarData &data, const CellTable &table, const std::string &row, Metric metric)
{
    for (BarSeries &series : data.series) {
        const Cell *cell = table.cell(row, series.id.toStdString());
        series.bars.push_back(cell != nullptr ? barOf(*cell, metric) : Bar{});
    }
}

QString withDetail(const QString &text, const Cell &cell)
{
    const QString detail = rowDetail(cell);
    return detail.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, detail);
}

} // namespace

std::vector<ReportSeries> seriesOf(const Report &report)
{
    std::vector<ReportSeries> all;
    for (const Cell &cell : report.cells) {
        const bool known = std::any_of(
            all.begin(), all.end(), [&](const ReportSeries &s) { return s.label == cell.label; });
        const bool twin =
            std::any_of(report.contenders.begin(), report.contenders.end(),
                        [&](const auto &c) { return c.twin && c.label == cell.label; });
        if (!known && !twin)
            all.push_back({cell.contender, cell.label, shown(cell.library)});
    }
    // A library that is there more than once goes by its label, which is unique.
    for (ReportSeries &series : all) {
        const auto same = std::count_if(all.begin(), all.end(), [&](const ReportSeries &other) {
            return other.name == series.name || other.contender == series.contender;
        });
        if (same > 1)
            series.name = shown(series.label);
    }
    return all;
}

UnitKind unitOf(Metric metric)
{
    switch (metric) {
    case Metric::OpsPerSecond:
        return UnitKind::OpsPerSecond;
    case Metric::NsPerOp:
        return UnitKind::Nanoseconds;
    case Metric::BytesPerSecond:
        return UnitKind::BytesPerSecond;
    case Metric::Points:
        return UnitKind::Points;
    }
    return UnitKind::OpsPerSecond;
}

bool isNoisy(const Cell &cell)
{
    if (cell.status != core::CellStatus::Ok)
        return false;
    int all = 0;
    int rejected = 0;
    for (const auto &fork : cell.forks) {
        for (const auto &sample : fork.samples) {
            ++all;
            rejected += !sample.flag.empty();
        }
    }
    return cell.relHalfWidth.value_or(0) > 0.05 || rejected * 10 > all;
}

Bar wordBar(core::CellStatus status)
{
    const bool quiet = status == core::CellStatus::Unsupported
                       || status == core::CellStatus::Skipped
                       || status == core::CellStatus::Cancelled;
    Bar bar;
    bar.state = quiet ? BarState::Unsupported : BarState::Failed;
    bar.word = statusText(status);
    return bar;
}

Bar barOf(const Cell &cell, Metric metric)
{
    Bar bar;
    if (cell.status != core::CellStatus::Ok || !cell.nsPerOp) {
        return wordBar(cell.status);
    }
    const std::optional<double> value = metric == Metric::OpsPerSecond     ? cell.opsPerSecond
                                        : metric == Metric::NsPerOp        ? cell.nsPerOp
                                        : metric == Metric::BytesPerSecond ? cell.bytesPerSecond
                                                                           : cell.points;
    if (!value) {
        bar.state = BarState::Unsupported;
        bar.word = cell.ranked ? QCoreApplication::translate("Chart", "no value")
                               : QCoreApplication::translate("Chart", "not ranked");
        return bar;
    }
    bar.state = BarState::Value;
    bar.value = *value;
    bar.noisy = isNoisy(cell);
    if (metric == Metric::Points || !cell.ciLow || !cell.ciHigh || *cell.ciLow <= 0)
        return bar;
    // The interval is in ns; speeds are its reciprocal, so its ends change places.
    bar.low = metric == Metric::NsPerOp ? *cell.ciLow : *value * *cell.nsPerOp / *cell.ciHigh;
    bar.high = metric == Metric::NsPerOp ? *cell.ciHigh : *value * *cell.nsPerOp / *cell.ciLow;
    return bar;
}

std::vector<BarData> smallMultiples(const Report &report, Metric metric, const SlotOf &slotOf)
{
    const CellTable table(report);
    const BarData empty = emptyBars(report, metric, slotOf);
    std::vector<BarData> charts;
    for (const std::string &fixture : table.fixtures()) {
        BarData data = empty;
        data.title = workloadText(shown(fixture));
        for (const std::string &row : table.rows()) {
            const Cell &first = table.first(row);
            if (first.fixture != fixture)
                continue;
            data.categories.push_back({withDetail(operationText(first.operation), first), {}});
            addRow(data, table, row, metric);
        }
        charts.push_back(std::move(data));
    }
    return charts;
}

BarData groupedBars(const Report &report, Metric metric, const SlotOf &slotOf)
{
    const CellTable table(report);
    BarData data = emptyBars(report, metric, slotOf);
    for (const std::string &row : table.rows()) {
        const Cell &first = table.first(row);
        data.categories.push_back({workloadText(shown(first.fixture), NameLength::Short),
                                   withDetail(operationText(first.operation), first)});
        addRow(data, table, row, metric);
    }
    return data;
}

BarData markBars(const std::vector<core::archive::Ranking> &rankings, const SlotOf &slotOf)
{
    BarData data;
    data.unit = UnitKind::Points;
    std::map<std::string, size_t> place;
    for (size_t r = 0; r < rankings.size(); ++r) {
        const auto operation = core::parseWord<core::Operation>(rankings[r].scope);
        data.categories.push_back(
            {operation ? operationText(*operation) : QCoreApplication::translate("Chart", "Total"),
             {}});
        for (const auto &entry : rankings[r].entries) {
            if (!place.contains(entry.label)) {
                place[entry.label] = data.series.size();
                data.series.push_back(
                    {shown(entry.label), shown(entry.library), slotOf(entry.contender), true, {}});
            }
            BarSeries &series = data.series[place[entry.label]];
            series.bars.resize(r);
            Bar bar;
            bar.state = entry.mark && entry.cells > 0 ? BarState::Value : BarState::Unsupported;
            bar.value = entry.mark.value_or(kNoNumber);
            bar.low = entry.ciLow.value_or(kNoNumber);
            bar.high = entry.ciHigh.value_or(kNoNumber);
            if (bar.state != BarState::Value)
                bar.word = entry.rank < 1 ? QCoreApplication::translate("Chart", "not ranked")
                                          : statusText(core::CellStatus::Unsupported);
            series.bars.push_back(bar);
        }
    }
    return data;
}

std::vector<LegendEntry> legendOf(const BarData &data)
{
    std::vector<LegendEntry> entries;
    for (const BarSeries &series : data.series)
        entries.push_back({series.slot, series.name});
    return entries;
}

QString rowDetail(const Cell &cell)
{
    QStringList parts;
    if (cell.threads != 1)
        parts << QCoreApplication::translate("Words", "%n thread(s)", nullptr, cell.threads);
    if (!cell.reuse)
        parts << QCoreApplication::translate("Words", "no reuse");
    if (cell.keys == core::KeyOrder::Shuffled)
        parts << QCoreApplication::translate("Words", "shuffled keys");
    if (cell.allocator != "system")
        parts << shown(cell.allocator);
    if (cell.mode != core::Mode::Throughput) {
        const std::string_view mode = core::text(cell.mode);
        parts << QString::fromUtf8(mode.data(), qsizetype(mode.size()));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace jinbang::app
