// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/barchart.h"

#include "app/desktop/theme/tabular.h"

#include <QBarSeries>
#include <QBarSet>
#include <QFontMetricsF>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

constexpr double kGroupWidth = 0.9;
constexpr double kHiddenBelow = 8.5; // px of pitch under which labels cannot be read
constexpr double kFaded = 0.35;
constexpr double kStub = 3;        // px
constexpr double kLeastPlot = 110; // px of height that names on their side leave
constexpr double kNameLine = 16;
constexpr double kMostTurned = 420; // px of a name on its side; tool tips and tables have it whole

} // namespace

BarChart::BarChart(const Theme &theme, BarData data)
    : ChartBase(theme)
{
    setAxes(makeAxis(Qt::AlignBottom), makeAxis(Qt::AlignLeft));
    setData(data);
}

void BarChart::setData(const BarData &data)
{
    const bool sameShape = m_series != nullptr && data.categories.size() == m_data.categories.size()
                           && visibleSeries(data) == m_shown
                           && data.series.size() == m_data.series.size();
    m_data = data;
    m_numbered = needsNumbers(m_data);
    forgetWidths();
    m_shown = visibleSeries(m_data);
    m_scale = axisFor(plottedValues(m_data), m_data.unit, m_data.logScale);
    axisX()->setRange(-0.5, std::max(0.5, double(m_data.categories.size()) - 0.5));
    axisY()->setRange(0, m_scale.top);
    if (sameShape) {
        for (size_t i = 0; i < m_sets.size(); ++i) {
            m_sets[i]->remove(0, m_sets[i]->count()); // replace() one by one is quadratic (T15)
            m_sets[i]->append(heights(m_shown[i]));
        }
    } else {
        rebuild();
    }
    setGrid({}, positionsOf(m_scale.ticks));
    refresh();
}

void BarChart::setTheme(const Theme &theme)
{
    forgetWidths(); // of another font
    ChartBase::setTheme(theme);
}

void BarChart::forgetWidths()
{
    m_widestName.reset();
    m_widestLabel.reset();
}

// A slot without value is a bar of height 0: leaving it out would move all later bars.
QList<qreal> BarChart::heights(size_t series) const
{
    QList<qreal> plotted;
    for (size_t c = 0; c < m_data.categories.size(); ++c) {
        const Bar bar = barAt(m_data.series[series], c);
        plotted << (bar.state == BarState::Value ? m_scale.plotted(bar.value) : 0);
    }
    return plotted;
}

void BarChart::setHighlight(int series, int category)
{
    if (m_data.highlightSeries == series && m_data.highlightCategory == category)
        return;
    m_data.highlightSeries = series;
    m_data.highlightCategory = category;
    colourSeries();
}

void BarChart::rebuild()
{
    if (m_series != nullptr) {
        removeSeries(m_series); // gives ownership back
        m_series->deleteLater();
    }
    m_sets.clear();
    m_series = new QBarSeries(this);
    m_series->setBarWidth(kGroupWidth);
    for (const size_t index : m_shown) {
        auto *set = new QBarSet(QString(), m_series);
        set->append(heights(
            index)); // before anybody listens: a chart that is shown lays out at each change
        m_series->append(set);
        m_sets.push_back(set);
        connect(set, &QBarSet::hovered, this, [this, index](bool inside, int category) {
            Q_EMIT hovered(int(index), category, inside);
        });
        connect(set, &QBarSet::clicked, this,
                [this, index](int category) { Q_EMIT clicked(int(index), category); });
    }
    addSeries(m_series);
    m_series->attachAxis(axisX());
    m_series->attachAxis(axisY());
}

void BarChart::colourSeries()
{
    const bool anyStrong = m_data.highlightSeries >= 0 && m_data.highlightCategory >= 0;
    for (size_t i = 0; i < m_sets.size(); ++i) {
        const QColor colour = look().library(m_data.series[m_shown[i]].slot);
        QColor faded = colour;
        faded.setAlphaF(float(kFaded));
        m_sets[i]->setBrush(anyStrong ? faded : colour);
        m_sets[i]->setPen(QPen(look().tokens().panel, 1));
        m_sets[i]->setSelectedColor(colour);
        m_sets[i]->deselectAllBars();
        if (anyStrong && int(m_shown[i]) == m_data.highlightSeries)
            m_sets[i]->selectBar(m_data.highlightCategory);
    }
}

qreal BarChart::pitch() const
{
    const auto groups = std::max<size_t>(1, m_data.categories.size());
    const auto bars = std::max<size_t>(1, m_shown.size());
    return plotArea().width() / double(groups) * kGroupWidth / double(bars);
}

QRectF BarChart::slotRect(size_t series, size_t category) const
{
    const auto place0 = std::find(m_shown.begin(), m_shown.end(), series);
    if (place0 == m_shown.end())
        return {};
    const auto k = double(place0 - m_shown.begin());
    const double width = kGroupWidth / double(m_shown.size());
    const double left = double(category) - kGroupWidth / 2 + width * k;
    const Bar bar = barAt(m_data.series[series], category);
    const double height = bar.state == BarState::Value ? m_scale.plotted(bar.value) : 0;
    return QRectF(place(left, height), place(left + width, 0)).normalized();
}

qreal BarChart::widestLabel() const
{
    if (m_widestLabel)
        return *m_widestLabel;
    const QFontMetricsF usual(look().font(TextRole::ValueLabel));
    const QFontMetricsF strong(look().font(TextRole::ValueLabelBest));
    qreal widest = 0;
    for (size_t c = 0; c < m_data.categories.size(); ++c) {
        const int best = bestSeries(m_data, c);
        for (const size_t i : m_shown) {
            const Bar bar = barAt(m_data.series[i], c);
            if (bar.state != BarState::Value)
                continue;
            const QFontMetricsF &metrics = best == int(i) ? strong : usual;
            widest = std::max(
                widest, metrics.horizontalAdvance(valueLabel(m_data.unit, m_scale, bar.value)));
        }
    }
    m_widestLabel = widest;
    return widest;
}

BarChart::Labels BarChart::labelMode(qreal barPitch) const
{
    if (!m_data.values || barPitch < kHiddenBelow)
        return Labels::Hidden;
    return widestLabel() > barPitch ? Labels::Turned : Labels::Upright;
}

qreal BarChart::widestName() const
{
    if (m_widestName)
        return *m_widestName;
    const QFontMetricsF metrics(look().font(TextRole::Category));
    qreal widest = 0;
    for (const BarCategory &category : m_data.categories) {
        widest = std::max(widest, metrics.horizontalAdvance(category.name));
        widest = std::max(widest, metrics.horizontalAdvance(category.group));
    }
    m_widestName = widest;
    return widest;
}

qreal BarChart::turnedNames() const
{
    return std::min(widestName(), kMostTurned) + 16;
}

// In a chart that is lower than fullSize() the names give way to the bars.
qreal BarChart::turnedRoom(qreal height) const
{
    return std::min(turnedNames() + numberRoom(), std::max(height * 0.45, height - kLeastPlot));
}

bool BarChart::namesTurned(qreal groupWidth) const
{
    return widestName() + 6 > groupWidth;
}

QMarginsF BarChart::labelRoom(QSizeF whole) const
{
    const qreal left = yTickWidth(m_scale) + 12;
    const qreal right = 5;
    const qreal width = std::max(1.0, whole.width() - left - right);
    const qreal group = width / double(std::max<size_t>(1, m_data.categories.size()));
    const qreal barPitch = group * kGroupWidth / double(std::max<size_t>(1, m_shown.size()));

    const bool twoLines = std::any_of(m_data.categories.begin(), m_data.categories.end(),
                                      [](const BarCategory &c) { return !c.group.isEmpty(); });
    qreal bottom = look().px(kNameLine) * (twoLines ? 2 : 1) + 12 + numberRoom();
    if (namesTurned(group))
        bottom = turnedRoom(whole.height());
    qreal top = 12;
    const Labels labels = labelMode(barPitch);
    if (labels == Labels::Upright)
        top += look().px(14);
    if (labels == Labels::Turned)
        top += widestLabel() + 4;
    return {left, top, right, bottom};
}

QSizeF BarChart::fullSize() const
{
    const double bars = double(std::max<size_t>(1, m_shown.size()));
    const double groups = double(std::max<size_t>(1, m_data.categories.size()));
    const double group = std::max(bars * leastPitch() / kGroupWidth, double(look().px(15)));
    const double bottom = numberRoom() + (namesTurned(group) ? turnedNames() : 40);
    return {yTickWidth(m_scale) + 28 + group * groups, kLeastPlot + bottom};
}

void BarChart::paintOverlay(QPainter &painter)
{
    paintYTicks(painter, m_scale);
    paintNames(painter);
    const Labels labels = labelMode(pitch());
    for (size_t c = 0; c < m_data.categories.size(); ++c) {
        if (!isExposed(c))
            continue;
        for (const size_t i : m_shown)
            paintSlot(painter, i, c, labels);
        if (m_numbered)
            paintNumbers(painter, c);
    }
}

// Of a chart that scrolls, most of a thousand labels are not in the view.
bool BarChart::isExposed(size_t category) const
{
    const qreal group = plotArea().width() / double(std::max<size_t>(1, m_data.categories.size()));
    const qreal centre = place(double(category), 0).x();
    const qreal reach = group + 20; // a label may be wider than its bar
    return centre + reach >= exposed().left() && centre - reach <= exposed().right();
}

void BarChart::paintNames(QPainter &painter) const
{
    const Tokens &tokens = look().tokens();
    const qreal group = plotArea().width() / double(std::max<size_t>(1, m_data.categories.size()));
    const bool turned = namesTurned(group);
    const qreal nameRoom = turned ? turnedRoom(insideFrame().height()) - numberRoom() - 9 : 0;
    const qreal gap = numberRoom();
    const qreal line = look().px(kNameLine);
    for (size_t c = 0; c < m_data.categories.size(); ++c) {
        if (!isExposed(c))
            continue;
        const BarCategory &category = m_data.categories[c];
        const QPointF foot = place(double(c), 0);
        painter.setPen(QPen(tokens.line2, 1));
        const qreal edge = place(double(c) + 0.5, 0).x();
        painter.drawLine(QPointF(edge, foot.y()), QPointF(edge, foot.y() + 3));
        painter.setFont(look().font(TextRole::Category));
        painter.setPen(tokens.text);
        if (turned) {
            const QString name = category.group.isEmpty()
                                     ? category.name
                                     : QStringLiteral("%1 · %2").arg(category.name, category.group);
            painter.save();
            painter.translate(foot.x(), foot.y() + 7 + gap);
            painter.rotate(-90);
            drawLine(painter, {-nameRoom, -8, nameRoom, 16}, Qt::AlignRight, name);
            painter.restore();
            continue;
        }
        const qreal top = foot.y() + 6 + gap;
        drawLine(painter, {foot.x() - group / 2, top, group, line}, Qt::AlignHCenter,
                 category.name);
        painter.setFont(look().font(TextRole::Tiny));
        painter.setPen(tokens.text2);
        drawLine(painter, {foot.x() - group / 2, top + line, group, line}, Qt::AlignHCenter,
                 category.group);
    }
    painter.setPen(QPen(tokens.line2, 1));
    painter.drawLine(place(axisX()->min(), 0), place(axisX()->max(), 0));
}

// Narrower bars would have no label or number that can be read.
qreal BarChart::leastPitch() const
{
    if (!m_numbered)
        return kHiddenBelow;
    const QFontMetricsF metrics(look().font(TextRole::ValueLabel));
    return metrics.horizontalAdvance(QString(QString::number(m_data.series.size()).size(), u'0'))
           + 3;
}

qreal BarChart::numberRoom() const
{
    return m_numbered ? look().px(15) : 0;
}

void BarChart::paintNumbers(QPainter &painter, size_t category) const
{
    painter.setFont(look().font(TextRole::ValueLabel));
    painter.setPen(look().tokens().text2);
    for (const size_t i : m_shown) {
        const QRectF box = slotRect(i, category);
        drawLine(painter,
                 {box.left() - 2, box.bottom() + 3, box.width() + 4, double(look().px(14))},
                 Qt::AlignHCenter, QString::number(i + 1));
    }
}

void BarChart::paintSlot(QPainter &painter, size_t series, size_t category, Labels labels) const
{
    const Tokens &tokens = look().tokens();
    const Bar bar = barAt(m_data.series[series], category);
    const QRectF box = slotRect(series, category);
    if (bar.state == BarState::Absent)
        return;
    if (bar.state != BarState::Value) {
        paintWord(painter, bar, box, pitch() >= kHiddenBelow);
        return;
    }
    // What no bar can show, a value below 0 or none of a logarithm, is a marked stub instead of
    // nothing.
    if (!(bar.value > 0))
        painter.fillRect(QRectF(box.left() + 1, box.bottom() - kStub, box.width() - 2, kStub),
                         tokens.ctl);
    if (m_data.whiskers)
        paintWhisker(painter, bar, box);
    if (labels != Labels::Hidden)
        paintValue(painter, bar, box, bestSeries(m_data, category) == int(series), labels);
}

void BarChart::paintValue(QPainter &painter, const Bar &bar, const QRectF &box, bool best,
                          Labels labels) const
{
    const Tokens &tokens = look().tokens();
    painter.setFont(look().font(best ? TextRole::ValueLabelBest : TextRole::ValueLabel));
    painter.setPen(bar.noisy ? tokens.warn : best ? tokens.text : tokens.text2);
    qreal top = bar.value > 0 ? box.top() : box.top() - kStub;
    if (m_data.whiskers && hasWhisker(bar))
        top = std::min(top, place(0, m_scale.plotted(bar.high)).y() - 1);
    const QString text = valueLabel(m_data.unit, m_scale, bar.value);
    painter.save();
    painter.translate(box.center().x(), top - 4);
    const qreal width = QFontMetricsF(painter.font()).horizontalAdvance(text);
    if (labels == Labels::Turned) {
        painter.rotate(-90);
        drawLine(painter, {0, -8, width + 1, 16}, Qt::AlignLeft, text);
    } else {
        drawLine(painter, {-width / 2 - 1, -11, width + 2, 12}, Qt::AlignHCenter, text);
    }
    painter.restore();
}

void BarChart::paintWhisker(QPainter &painter, const Bar &bar, const QRectF &box) const
{
    if (!hasWhisker(bar))
        return;
    const qreal x = box.center().x();
    const qreal high = place(0, m_scale.plotted(bar.high)).y();
    const qreal low = place(0, m_scale.plotted(bar.low)).y();
    const qreal arm = std::clamp(box.width() / 4, 2.0, 6.0);
    QPainterPath shape;
    shape.moveTo(x, high);
    shape.lineTo(x, low);
    for (const qreal y : {high, low}) {
        shape.moveTo(x - arm, y);
        shape.lineTo(x + arm, y);
    }
    // A pale line under the dark one keeps it visible on every bar colour; on a whisker of a few
    // pixels it would be all that is seen.
    constexpr double kLeastForHalo = 6;
    if (low - high >= kLeastForHalo)
        painter.strokePath(shape, QPen(look().tokens().panel, 3));
    painter.strokePath(shape, QPen(look().tokens().text, low - high < 3 ? 0.9 : 1.2));
}

void BarChart::paintWord(QPainter &painter, const Bar &bar, const QRectF &box, bool withText) const
{
    const Tokens &tokens = look().tokens();
    const bool failed = bar.state == BarState::Failed;
    painter.fillRect(QRectF(box.left() + 1, box.bottom() - 2, box.width() - 2, 2),
                     failed ? tokens.err : tokens.line2);
    if (!withText)
        return;
    painter.setFont(look().font(TextRole::ValueLabel));
    painter.setPen(failed ? tokens.err : tokens.text3);
    painter.save();
    painter.translate(box.center().x(), box.bottom() - 6);
    painter.rotate(-90);
    drawLine(painter, {0, -8, plotArea().height() - 6, 16}, Qt::AlignLeft, bar.word);
    painter.restore();
}

} // namespace jinbang::app
