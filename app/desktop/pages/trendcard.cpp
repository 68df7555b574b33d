// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/trendcard.h"

#include "app/desktop/charts/experiment.h"
#include "app/desktop/run/runstore.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/widgets/cursorview.h"
#include "app/desktop/widgets/elidedcombo.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace jinbang::app {

using core::history::CellName;
using core::history::History;

TrendCard::TrendCard(Workbench &bench, RunStore &store, QWidget *parent)
    : Card(parent)
    , m_bench(bench)
    , m_store(store)
    , m_cell(new ElidedCombo(this))
    , m_chart(new LineChart(bench.look.theme()))
    , m_view(new CursorView(bench.look, m_chart, this))
    , m_change(new QLabel(this))
{
    m_cell->setMinimumWidth(200);
    m_cell->setMaximumWidth(320);
    addCorner(m_cell);
    m_view->setMinimumHeight(140);
    m_change->setProperty("role", QStringLiteral("secondary"));
    m_change->setTextFormat(Qt::PlainText);
    m_change->setWordWrap(true);
    body()->addWidget(m_view, 1);
    body()->addWidget(m_change);
    connect(m_cell, &QComboBox::activated, this, &TrendCard::askTrend);
    connect(m_view, &CursorView::moved, this, &TrendCard::readChange);
}

void TrendCard::reload()
{
    m_store.ask(
        this, [](History &history) { return history.cells(); },
        [this](core::Result<std::vector<CellName>> cells) {
            if (cells)
                take(std::move(*cells));
            else
                Q_EMIT failed(errorText(cells.error()));
        });
}

void TrendCard::take(std::vector<CellName> cells)
{
    m_cells = std::move(cells);
    const int index = m_cell->currentIndex();
    const std::string before =
        index < 0 || size_t(index) >= m_metrics.size() ? std::string() : m_metrics[size_t(index)];
    m_metrics.clear();
    for (const auto &cell : m_cells) {
        if (m_metrics.empty() || m_metrics.back() != cell.metric)
            m_metrics.push_back(cell.metric);
    }
    m_cell->clear();
    for (const std::string &metric : m_metrics)
        m_cell->addItem(metricText(metric));
    const auto again = std::find(m_metrics.begin(), m_metrics.end(), before);
    m_cell->setCurrentIndex(again == m_metrics.end() ? (m_metrics.empty() ? -1 : 0)
                                                     : int(again - m_metrics.begin()));
    askTrend();
}

void TrendCard::askTrend()
{
    const int index = m_cell->currentIndex();
    if (index < 0 || size_t(index) >= m_metrics.size()) {
        showTrend({});
        return;
    }
    std::vector<CellName> wanted;
    for (const auto &cell : m_cells) {
        if (cell.metric == m_metrics[size_t(index)])
            wanted.push_back(cell);
    }
    m_store.ask(
        this,
        [wanted](History &history) -> core::Result<std::vector<TrendSeries>> {
            std::vector<TrendSeries> series;
            for (const auto &cell : wanted) {
                auto points = history.trend(cell);
                if (!points)
                    return points.error();
                series.push_back({cell.label, std::move(*points)});
            }
            return series;
        },
        [this](core::Result<std::vector<TrendSeries>> series) {
            if (series)
                showTrend(*series);
            else
                Q_EMIT failed(errorText(series.error()));
        });
}

void TrendCard::showTrend(const std::vector<TrendSeries> &series)
{
    m_trend =
        trendOf(series, [this](const std::string &label) { return m_bench.slotOfLabel(label); });
    const bool time = m_trend.lines.yUnit == UnitKind::Nanoseconds;
    m_trend.lines.title = m_cell->currentText();
    m_chart->setData(m_trend.lines);
    m_view->describe(tr("Trend of %1").arg(m_cell->currentText()));
    const QString what = time ? tr("time of an operation, every run that has it")
                              : tr("operations a second, every run that has it");
    const QString unit = QStringLiteral("%1 · %2").arg(m_chart->unitText(), what);
    setHeading(tr("Trend"), m_trend.lines.lines.empty() ? tr("no cell with a number yet") : unit);
    m_change->clear();
    m_change->hide();
}

void TrendCard::readChange(double x)
{
    const size_t place = x < 0 ? 0 : size_t(x);
    if (place >= m_trend.changes.size())
        return;
    QStringList values;
    for (const Line &line : m_trend.lines.lines) {
        for (const LinePoint &point : line.points) {
            if (point.x == x)
                values << QStringLiteral("%1 %2").arg(
                    line.name, m_trend.lines.yUnit == UnitKind::Nanoseconds ? timeText(point.y)
                                                                            : siText(point.y));
        }
    }
    const QString change = m_trend.changes[place];
    const QString text =
        QStringLiteral("%1: %2").arg(m_chart->placeText(x), values.join(QStringLiteral(", ")));
    m_change->setText(
        change.isEmpty() ? text : tr("%1 — changed since the run before: %2").arg(text, change));
    m_change->show();
}

void TrendCard::retranslate()
{
    m_cell->setAccessibleName(tr("Cell whose trend is shown"));
    askTrend();
}

std::vector<ChartExport> TrendCard::exports() const
{
    if (m_trend.lines.lines.empty())
        return {};
    LineData lines = m_trend.lines;
    lines.yTitle = lines.yUnit == UnitKind::Nanoseconds ? tr("Time of an operation")
                                                        : tr("Operations a second");
    return {lineExport(std::move(lines), tr("%n run(s)", nullptr, int(m_trend.changes.size())),
                       tr("Trend of %1").arg(m_cell->currentText()))};
}

} // namespace jinbang::app
