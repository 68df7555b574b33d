// SPDX-License-Identifier: GPL-3.0-or-later
// What the Scaling page shows of each kind of experiment: its picture, the table twin, the read-out
// and the facts beside them.
#include "app/desktop/charts/barchart.h"
#include "app/desktop/charts/httpchart.h"
#include "app/desktop/models/scalingadvice.h"
#include "app/desktop/models/scalingrows.h"
#include "app/desktop/pages/scalingpage.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/cursorview.h"
#include "app/desktop/widgets/factcard.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/rowsview.h"
#include "app/desktop/widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

enum Picture { CurvePicture, BarPicture, RatioPicture, TablePicture };

/// As high as its rows: the column beside the picture scrolls as a whole.
void fitRows(QTableView &table)
{
    const int rows = table.model()->rowCount() * table.verticalHeader()->defaultSectionSize();
    table.setFixedHeight(table.horizontalHeader()->height() + rows + 4);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (table.model()->columnCount() > 0)
        table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

} // namespace

QString ScalingPage::pictureTitle() const
{
    const Experiment *chosen = experiment();
    if (chosen == nullptr)
        return {};
    const auto op = operation();
    return op ? QStringLiteral("%1 · %2").arg(experimentText(*chosen), operationText(*op))
              : experimentText(*chosen);
}

void ScalingPage::refresh()
{
    const Experiment *chosen = experiment();
    if (m_report == nullptr || chosen == nullptr)
        return;
    const bool counts = chosen->kind == Experiment::Kind::Counts;
    m_measureSwitch->setVisible(counts);
    m_growthCard->setVisible(counts);
    m_readOutCard->setVisible(chosen->kind != Experiment::Kind::Condition);
    if (const auto *curves = result())
        showCounts(*curves);
    else if (chosen->kind == Experiment::Kind::Threads)
        showThreads();
    else if (chosen->kind == Experiment::Kind::Condition)
        showCondition();
    else if (chosen->kind == Experiment::Kind::Http)
        showHttp();
    m_subject->setMaximumWidth(m_bench.look.theme().px(counts && m_narrow ? 190
                                                       : m_narrow         ? 420
                                                                          : 300));
    constexpr int kPerObject = 4, kSlope = 7; // the curve and the card of growth have them
    for (int column = 0; column < m_twinModel->columnCount(); ++column)
        m_twin->setColumnHidden(column,
                                m_narrow && counts && (column == kPerObject || column >= kSlope));
    m_twin->fit(chosen->kind == Experiment::Kind::Condition ? 1 : 0);
    const bool table = m_view == View::Table;
    const bool http = chosen->kind == Experiment::Kind::Http;
    m_whiskers->setVisible((chosen->kind == Experiment::Kind::Counts && !table)
                           || (http && m_view == View::Bars));
    m_log->setVisible(!table && chosen->kind != Experiment::Kind::Condition
                      && !(http && m_view != View::Curve));
    m_legend->setVisible(!table && chosen->kind != Experiment::Kind::Condition);
}

void ScalingPage::keepOnlyShown(LineData &picture) const
{
    std::vector<Line> lines;
    for (size_t i = 0; i < picture.lines.size(); ++i) {
        if (m_legend->isShown(i))
            lines.push_back(picture.lines[i]);
    }
    picture.lines = std::move(lines);
    picture.logY = m_log->isChecked();
    for (Line &line : picture.lines) {
        for (LinePoint &point : line.points) {
            if (!m_whiskers->isChecked())
                point.low = point.high = point.y;
        }
    }
}

void ScalingPage::showCounts(const core::archive::ScalingResult &curves)
{
    setAvailable({View::Curve, View::Bars, View::Table});
    LineData lines = scalingLines(*m_report, curves, m_choices.measure, m_slotOf);
    keepOnlyShown(lines);
    m_curve->setData(lines);
    m_curveView->describe(pictureTitle());
    BarData bars = scalingBars(*m_report, curves, m_choices.measure, m_slotOf);
    bars.whiskers = m_whiskers->isChecked();
    bars.logScale = m_log->isChecked();
    for (size_t i = 0; i < bars.series.size(); ++i)
        bars.series[i].visible = m_legend->isShown(i);
    m_bars->setData(bars);
    m_barsView->setMinimumSize(m_bars->fullSize().toSize());
    m_barsView->describe(pictureTitle());
    m_twinModel->setTable(pointRows(*m_report, curves, m_slotOf));
    RowsTable growth = growthRows(*m_report, curves, m_slotOf);
    if (m_narrow) { // the libraries would have no names beside the memory; the table has it
        growth.columns.pop_back();
        for (RowsRow &row : growth.rows)
            row.cells.pop_back();
    }
    m_growthModel->setTable(growth);
    m_growthCard->setHeading(tr("Growth"), tr("slope of the log-log fit"));
    fitRows(*m_growth);
    showFacts(adviceOf(curves));
    m_pictures->setCurrentIndex(m_view == View::Curve  ? CurvePicture
                                : m_view == View::Bars ? BarPicture
                                                       : TablePicture);
    const QString axes = m_view == View::Table  ? tr("every measured value")
                         : m_view == View::Bars ? tr("by number of objects")
                         : lines.logY           ? tr("log-log")
                                                : tr("objects on a log scale");
    m_card->setHeading(pictureTitle(),
                       lines.uprights.empty() || m_view != View::Curve
                           ? axes
                           : tr("%1; dashed: the document outgrows a CPU cache").arg(axes));
    const auto places = m_curve->places();
    if (!places.empty())
        readOutAt(m_cursor.value_or(places[places.size() / 2]));
}

void ScalingPage::showThreads()
{
    setAvailable({View::Curve, View::Table});
    if (!operation())
        return;
    LineData lines = threadLines(*m_report, *experiment(), *operation(), m_slotOf);
    keepOnlyShown(lines);
    m_curve->setData(lines);
    m_curveView->describe(pictureTitle());
    m_twinModel->setTable(threadRows(*m_report, *experiment(), *operation(), m_slotOf));
    showFacts(threadFacts(*m_report, *experiment()));
    m_pictures->setCurrentIndex(m_view == View::Curve ? CurvePicture : TablePicture);
    m_card->setHeading(pictureTitle(),
                       QStringLiteral("%1 · %2").arg(m_log->isChecked() ? QStringLiteral("ops/s")
                                                                        : m_curve->unitText(),
                                                     tr("all threads together")));
    const auto places = m_curve->places();
    if (!places.empty())
        readOutAt(m_cursor.value_or(places.back()));
}

void ScalingPage::showCondition()
{
    setAvailable({View::Bars, View::Table});
    const RatioData ratios =
        conditionRatios(*m_report, experiment()->subject, operation(), m_slotOf);
    m_ratios->setData(ratios);
    m_ratiosView->setMinimumHeight(int(m_ratios->fullSize().height()));
    m_ratiosView->setMaximumHeight(int(m_ratios->fullSize().height()) + 60);
    m_ratiosView->describe(pictureTitle());
    m_twinModel->setTable(conditionRows(ratios));
    showFacts(explanationOf(Experiment::Kind::Condition));
    m_pictures->setCurrentIndex(m_view == View::Table ? TablePicture : RatioPicture);
    m_card->setHeading(pictureTitle(), tr("change in speed, 95 % intervals"));
}

void ScalingPage::showHttp()
{
    setAvailable({View::Bars, View::Curve, View::Rounds, View::Table});
    const BarData bars = httpBars(*m_report, *experiment(), m_slotOf);
    BarData visible = bars;
    visible.whiskers = m_whiskers->isChecked();
    for (size_t i = 0; i < visible.series.size(); ++i)
        visible.series[i].visible = m_legend->isShown(i);
    m_bars->setData(visible);
    m_barsView->setMinimumSize(m_bars->fullSize().toSize());
    m_barsView->describe(pictureTitle());
    const bool rounds = m_view == View::Rounds;
    LineData lines = rounds ? roundLines(*m_report, *experiment(), m_slotOf)
                            : percentileLines(*m_report, *experiment(), m_slotOf);
    lines.logY = !rounds && m_log->isChecked();
    std::erase_if(lines.lines, [&](const Line &line) {
        const auto at = std::find_if(bars.series.begin(), bars.series.end(),
                                     [&](const BarSeries &series) { return series.id == line.id; });
        return !m_legend->isShown(size_t(at - bars.series.begin()));
    });
    m_curve->setData(lines);
    m_curveView->describe(pictureTitle());
    m_twinModel->setTable(httpTwin(*m_report, *experiment(), m_slotOf));
    showFacts(httpFacts(*m_report, *experiment()));
    m_pictures->setCurrentIndex(m_view == View::Table  ? TablePicture
                                : m_view == View::Bars ? BarPicture
                                                       : CurvePicture);
    const QString figure = bars.higherIsBetter ? tr("requests a second, higher is better")
                                               : tr("time of a request, lower is better");
    // The load itself is long: it takes what is left beside the switch, and stands above as a
    // whole.
    m_card->setHeading(tr("HTTP load"),
                       QStringLiteral("%1 · %2").arg(
                           m_view == View::Curve ? tr("time of a request, by percentile") : figure,
                           pictureTitle()));
    const auto places = m_curve->places();
    m_readOutCard->setVisible(!places.empty());
    if (places.empty())
        return;
    const bool there =
        m_cursor && std::find(places.begin(), places.end(), *m_cursor) != places.end();
    readOutAt(there ? *m_cursor : places.back());
}

void ScalingPage::showFacts(const std::vector<Fact> &facts)
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Fact &fact : facts)
        m_facts->addWidget(new FactCard(m_bench.look, fact, this));
}

void ScalingPage::readOutAt(double x)
{
    m_cursor = x;
    m_curve->setCursor(x);
    m_readOutModel->setTable(readOut(m_curve->data(), x));
    const auto *curves = result();
    const double bytes = curves != nullptr ? documentBytes(*m_report, curves->metric, x) : 0;
    m_readOutCard->setHeading(tr("At %1").arg(m_curve->placeText(x)),
                              bytes > 0 ? sizeText(bytes) : QString());
    fitRows(*m_readOut);
}

} // namespace jinbang::app
