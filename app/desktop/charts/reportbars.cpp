// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/reportbars.h"

#include "app/desktop/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string_view>
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

// A library that is there more than once goes by its label, which is unique.
void nameApart(std::vector<ReportSeries> &all)
{
    std::map<QString, int> named;
    std::map<std::string, int> taken;
    for (const ReportSeries &series : all) {
        ++named[series.name];
        ++taken[series.contender];
    }
    for (ReportSeries &series : all) {
        if (named[series.name] > 1 || taken[series.contender] > 1)
            series.name = shown(series.label);
    }
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
    nameApart(all);
    return all;
}

std::map<std::string, QString> namesOf(const Report &report)
{
    std::map<std::string, QString> names;
    for (const ReportSeries &series : seriesOf(report))
        names.emplace(series.label, series.name);
    for (const Cell &cell : report.cells) // of the twin, which has no bars
        names.emplace(cell.label, shown(cell.library));
    return names;
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
    const bool silent = status == core::CellStatus::Ok; // of a file that says so and has no figure
    const bool quiet = silent || status == core::CellStatus::Unsupported
                       || status == core::CellStatus::Skipped
                       || status == core::CellStatus::Cancelled;
    Bar bar;
    bar.state = quiet ? BarState::Unsupported : BarState::Failed;
    bar.word = silent ? QCoreApplication::translate("Chart", "no value") : statusText(status);
    return bar;
}

Bar barOf(const Cell &cell, Metric metric)
{
    Bar bar;
    if (cell.status != core::CellStatus::Ok || !cell.nsPerOp)
        return wordBar(cell.status);
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
        data.key = shown(fixture);
        data.title = workloadText(data.key);
        for (const std::string &row : table.rows()) {
            const Cell &first = table.first(row);
            if (first.fixture != fixture)
                continue;
            data.categories.push_back(
                {withDetail(operationText(first.operation), first), {}, shown(row)});
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
                                   withDetail(operationText(first.operation), first), shown(row)});
        addRow(data, table, row, metric);
    }
    return data;
}

namespace {

/// Whether the library is out of the ranking because it can do nothing of it.
bool cannotAny(const core::archive::RankingEntry &entry)
{
    const std::string_view unsupported = core::text(core::CellStatus::Unsupported);
    return !entry.missing.empty() && entry.missing.size() >= size_t(entry.cellsTotal)
           && std::all_of(entry.missing.begin(), entry.missing.end(), [&](const auto &missing) {
                  return missing.second.starts_with(unsupported);
              });
}

} // namespace

void sortScopes(std::vector<core::archive::Ranking> &rankings)
{
    using core::Operation;
    constexpr std::array kOrder{Operation::Deserialize, Operation::Serialize, Operation::Parse,
                                Operation::Stringify,   Operation::Prettify,  Operation::Walk,
                                Operation::Validate};
    const auto place = [&](const core::archive::Ranking &ranking) {
        const auto operation = core::parseWord<Operation>(ranking.scope);
        return operation ? std::find(kOrder.begin(), kOrder.end(), *operation) - kOrder.begin()
                         : std::ptrdiff_t(-1);
    };
    std::stable_sort(rankings.begin(), rankings.end(),
                     [&](const auto &a, const auto &b) { return place(a) < place(b); });
}

BarData markBars(const std::vector<core::archive::Ranking> &rankings, const SlotOf &slotOf)
{
    BarData data;
    data.unit = UnitKind::Points;
    std::map<std::string, size_t> place;
    std::vector<ReportSeries> named;
    for (const auto &ranking : rankings) {
        for (const auto &entry : ranking.entries) {
            if (place.try_emplace(entry.label, named.size()).second)
                named.push_back({entry.contender, entry.label, shown(entry.library)});
        }
    }
    nameApart(named);
    for (const ReportSeries &series : named)
        data.series.push_back(
            {shown(series.label), series.name, slotOf(series.contender), true, {}});
    for (size_t r = 0; r < rankings.size(); ++r) {
        const auto operation = core::parseWord<core::Operation>(rankings[r].scope);
        data.categories.push_back(
            {operation ? operationText(*operation) : QCoreApplication::translate("Chart", "Total"),
             {}});
        for (const auto &entry : rankings[r].entries) {
            BarSeries &series = data.series[place[entry.label]];
            series.bars.resize(r);
            Bar bar;
            bar.state = entry.mark && entry.cells > 0 ? BarState::Value : BarState::Unsupported;
            bar.value = entry.mark.value_or(kNoNumber);
            bar.low = entry.ciLow.value_or(kNoNumber);
            bar.high = entry.ciHigh.value_or(kNoNumber);
            if (bar.state != BarState::Value)
                bar.word = entry.rank < 1 && !cannotAny(entry)
                               ? QCoreApplication::translate("Chart", "not ranked")
                               : statusText(core::CellStatus::Unsupported);
            series.bars.push_back(bar);
        }
    }
    return data;
}

QString directionText(const BarData &data)
{
    return data.higherIsBetter
               ? u'↑' + (u' ' + QCoreApplication::translate("Chart", "higher is better"))
               : u'↓' + (u' ' + QCoreApplication::translate("Chart", "lower is better"));
}

QString axisText(const AxisScale &axis)
{
    if (!axis.log || axis.ticks.empty())
        return axis.unit.heading;
    return QCoreApplication::translate("Chart", "%1, log scale from %2")
        .arg(axis.unit.heading, axis.ticks.front().text);
}

std::vector<LegendEntry> legendOf(const BarData &data)
{
    const bool numbered = needsNumbers(data);
    std::vector<LegendEntry> entries;
    for (const size_t i : visibleSeries(data))
        entries.push_back({data.series[i].slot, data.series[i].name, numbered ? int(i) + 1 : 0});
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
