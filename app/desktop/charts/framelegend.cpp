// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/framelegend.h"

#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

constexpr int kMostLines = 12; // of one name
constexpr double kMarkerRoom = 16;
constexpr double kGap = 18;

} // namespace

FrameLegend::FrameLegend(const Theme &theme, const ChartFrame &frame, qreal width)
    : m_theme(theme)
    , m_frame(frame)
    , m_room(std::max(40.0, width - 2 * frame.padding))
    , m_row(theme.px(24))
{
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    for (const LegendEntry &entry : frame.legend) {
        const qreal left = textLeft(entry);
        Place place;
        place.lines = wrapped(font, entry.name, m_room - left, kMostLines);
        qreal widest = 0;
        for (const QString &line : place.lines)
            widest = std::max(widest, metrics.horizontalAdvance(line));
        const double more = double(place.lines.size() - 1);
        place.box = QRectF(0, 0, std::min(left + widest, m_room), m_row + more * m_theme.px(16));
        m_places.push_back(place);
    }
    const bool numbered = std::any_of(frame.legend.begin(), frame.legend.end(),
                                      [](const LegendEntry &e) { return e.number > 0; });
    if (numbered)
        fillColumns();
    else
        flow();
    for (const Place &place : m_places)
        m_height = std::max(m_height, place.box.bottom());
}

qreal FrameLegend::textLeft(const LegendEntry &entry) const
{
    if (entry.number < 1)
        return m_theme.px(kMarkerRoom);
    const QFontMetricsF metrics(m_theme.font(TextRole::SmallStrong));
    const int most =
        std::max_element(m_frame.legend.begin(), m_frame.legend.end(),
                         [](const auto &a, const auto &b) { return a.number < b.number; })
            ->number;
    return m_theme.px(kMarkerRoom)
           + metrics.horizontalAdvance(QString(QString::number(most).size(), u'0')) + m_theme.px(7);
}

void FrameLegend::flow()
{
    QPointF at;
    qreal row = 0;
    for (Place &place : m_places) {
        if (at.x() > 0 && at.x() + place.box.width() > m_room) {
            at = {0, at.y() + row};
            row = 0;
        }
        place.box.moveTopLeft(at);
        at.rx() += place.box.width() + m_theme.px(kGap);
        row = std::max(row, place.box.height());
    }
}

// A key is looked up by its number, so numbers run down in columns of one width.
void FrameLegend::fillColumns()
{
    qreal widest = 1;
    for (const Place &place : m_places)
        widest = std::max(widest, place.box.width());
    const qreal gap = m_theme.px(kGap);
    const auto columns = std::max(1.0, std::floor((m_room + gap) / (widest + gap)));
    const auto each = size_t(std::ceil(double(m_places.size()) / columns));
    QPointF at;
    for (size_t i = 0; i < m_places.size(); ++i) {
        if (i > 0 && i % each == 0)
            at = {at.x() + widest + gap, 0};
        m_places[i].box.moveTopLeft(at);
        at.ry() += m_places[i].box.height();
    }
}

void FrameLegend::paint(QPainter &painter, qreal top) const
{
    const Tokens &tokens = m_theme.tokens();
    for (size_t i = 0; i < m_places.size(); ++i) {
        const LegendEntry &entry = m_frame.legend[i];
        const QRectF box = m_places[i].box.translated(m_frame.padding, top);
        paintMarker(painter, m_theme, entry.slot, {box.left() + 6, box.top() + m_row / 2}, 9);
        const qreal left = textLeft(entry);
        if (entry.number > 0) {
            painter.setFont(m_theme.font(TextRole::SmallStrong));
            painter.setPen(tokens.text);
            const qreal marker = m_theme.px(kMarkerRoom);
            drawLine(painter,
                     {box.left() + marker, box.top(), left - marker - m_theme.px(6), m_row},
                     Qt::AlignRight, QString::number(entry.number));
        }
        painter.setFont(m_theme.font(TextRole::Small));
        painter.setPen(tokens.text2);
        qreal y = box.top();
        for (const QString &line : m_places[i].lines) {
            drawLine(painter, {box.left() + left, y, box.width() - left + 1, m_row}, Qt::AlignLeft,
                     line);
            y += m_theme.px(16);
        }
    }
}

} // namespace jinbang::app
