// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/chartview.h"

#include "app/desktop/charts/chartbase.h"
#include "app/desktop/theme/look.h"

#include <QFocusEvent>
#include <QPainter>

namespace jinbang::app {

ChartView::ChartView(const Look &look, ChartBase *chart, QWidget *parent)
    : QChartView(chart, parent)
    , m_look(look)
    , m_chart(chart)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    viewport()->setFocusPolicy(Qt::NoFocus); // the view has the focus and the name
    setMinimumSize(60, 60);
    setFocusPolicy(Qt::TabFocus);
    connect(&look, &Look::changed, this, [this] { m_chart->setTheme(m_look.theme()); });
}

void ChartView::describe(const QString &title)
{
    setAccessibleName(title);
    setAccessibleDescription(m_chart->sentence());
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    m_ring = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
             || event->reason() == Qt::ShortcutFocusReason;
    viewport()->update();
}

void ChartView::paintEvent(QPaintEvent *event)
{
    QChartView::paintEvent(event);
    if (!hasFocus() || !m_ring)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_look.tokens().accentText, 2));
    painter.drawRoundedRect(viewport()->rect().adjusted(1, 1, -1, -1), 5, 5);
}

} // namespace jinbang::app
