// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/cursorview.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace jinbang::app {

CursorView::CursorView(const Look &look, LineChart *chart, QWidget *parent)
    : ChartView(look, chart, parent)
    , m_lines(chart)
{
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
}

void CursorView::moveTo(double x)
{
    if (m_lines->data().cursor == x)
        return;
    m_lines->setCursor(x);
    Q_EMIT moved(x);
}

void CursorView::mouseMoveEvent(QMouseEvent *event)
{
    ChartView::mouseMoveEvent(event);
    if (const auto x = m_lines->nearestX(m_lines->mapFromScene(mapToScene(event->pos()))))
        moveTo(*x);
}

void CursorView::keyPressEvent(QKeyEvent *event)
{
    const std::vector<double> places = m_lines->places();
    const int last = int(places.size()) - 1;
    if (last < 0)
        return ChartView::keyPressEvent(event);
    const double now = m_lines->data().cursor.value_or(places.back());
    const int at = int(std::lower_bound(places.begin(), places.end(), now) - places.begin());
    int next = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        next = at - 1;
        break;
    case Qt::Key_Right:
        next = at + 1;
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = last;
        break;
    default:
        return ChartView::keyPressEvent(event);
    }
    moveTo(places[size_t(std::clamp(next, 0, last))]);
}

} // namespace jinbang::app
