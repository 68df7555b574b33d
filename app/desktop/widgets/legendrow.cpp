// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/legendrow.h"

#include "app/desktop/theme/look.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QAbstractButton>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <functional>

namespace jinbang::app {

namespace {

constexpr int kMostRows = 3;
constexpr int kRowGap = 2;          // px
constexpr double kWidestName = 240; // px

} // namespace

class LegendButton : public QAbstractButton
{
public:
    LegendButton(const Look &look, const LegendEntry &entry, QWidget *parent)
        : QAbstractButton(parent)
        , m_look(look)
        , m_entry(entry)
    {
        setCheckable(true);
        setChecked(true);
        setFocusPolicy(Qt::TabFocus);
        setText(entry.name);
        setAccessibleName(LegendRow::tr("Show %1").arg(entry.name));
        setToolTip(QStringLiteral("%1<br>%2")
                       .arg(entry.name.toHtmlEscaped(),
                            LegendRow::tr("Click hides or shows, double click shows alone")));
        setCursor(Qt::PointingHandCursor);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF metrics(m_look.theme().font(TextRole::Small));
        const double name = std::min(metrics.horizontalAdvance(m_entry.name),
                                     double(m_look.theme().px(kWidestName)));
        return {int(numberWidth() + name) + 20, m_look.theme().px(22)};
    }
    [[nodiscard]] qreal numberWidth() const
    {
        const QFontMetricsF metrics(m_look.theme().font(TextRole::SmallStrong));
        return m_entry.number > 0 ? metrics.horizontalAdvance(QString::number(m_entry.number)) + 6
                                  : 0;
    }
    std::function<void()> onDoubleClick;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Tokens &tokens = m_look.tokens();
        painter.setOpacity(isChecked() ? 1 : 0.45);
        paintMarker(painter, m_look.theme(), m_entry.slot, {5, height() / 2.0}, 9, !isChecked());
        const qreal left = 15 + numberWidth();
        if (m_entry.number > 0) {
            painter.setFont(m_look.theme().font(TextRole::SmallStrong));
            painter.setPen(tokens.text);
            drawLine(painter, {15, 0, left - 15, double(height())}, Qt::AlignLeft,
                     QString::number(m_entry.number));
        }
        painter.setFont(m_look.theme().font(TextRole::Small));
        painter.setPen(underMouse() ? tokens.text : tokens.text2);
        drawLine(painter, {left, 0, width() - left - 1, double(height())}, Qt::AlignLeft,
                 m_entry.name);
        painter.setOpacity(1);
        if (hasFocus()) {
            painter.setPen(QPen(tokens.accentText, 2));
            painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 4, 4);
        }
    }
    void mouseDoubleClickEvent(QMouseEvent *event) override
    {
        event->accept();
        if (onDoubleClick)
            onDoubleClick();
    }

private:
    const Look &m_look;
    LegendEntry m_entry;
};

LegendRow::LegendRow(const Look &look, QWidget *parent)
    : QScrollArea(parent)
    , m_look(look)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its buttons have it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(new QWidget(this));
    connect(&look, &Look::changed, this, [this] {
        place();
        updateGeometry();
        widget()->update();
    });
}

void LegendRow::setEntries(const std::vector<LegendEntry> &entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    for (LegendButton *button : m_buttons) {
        button->hide(); // until it is gone, or its words shine through the new ones
        button->deleteLater();
    }
    m_buttons.clear();
    for (size_t i = 0; i < entries.size(); ++i) {
        auto *button = new LegendButton(m_look, entries[i], widget());
        button->onDoubleClick = [this, i] { isolate(i); };
        connect(button, &QAbstractButton::toggled, this, &LegendRow::changed);
        button->show();
        m_buttons.push_back(button);
    }
    verticalScrollBar()->setValue(0);
    place();
    updateGeometry();
}

bool LegendRow::isShown(size_t index) const
{
    return index >= m_buttons.size() || m_buttons[index]->isChecked();
}

void LegendRow::isolate(size_t index)
{
    const bool alone =
        std::all_of(m_buttons.begin(), m_buttons.end(), [&](const LegendButton *button) {
            return button->isChecked() == (button == m_buttons[index]);
        });
    for (size_t i = 0; i < m_buttons.size(); ++i) {
        const QSignalBlocker quiet(m_buttons[i]);
        m_buttons[i]->setChecked(alone || i == index);
    }
    widget()->update();
    Q_EMIT changed();
}

int LegendRow::arrange(int available, bool move) const
{
    int x = 0;
    int y = 0;
    const int row = m_look.theme().px(22);
    for (LegendButton *button : m_buttons) {
        const QSize size = button->sizeHint();
        if (x > 0 && x + size.width() > available) {
            x = 0;
            y += row + kRowGap;
        }
        if (move)
            button->setGeometry(
                QRect(QPoint(x, y), size.boundedTo({std::max(available, 30), size.height()})));
        x += size.width() + 8;
    }
    return y + row;
}

void LegendRow::place()
{
    const int available = viewport()->width();
    widget()->resize(available, arrange(available, true));
}

QSize LegendRow::sizeHint() const
{
    return {400, heightForWidth(std::max(width(), 400))};
}

int LegendRow::heightForWidth(int available) const
{
    const int row = m_look.theme().px(22);
    return std::min(arrange(available, false), kMostRows * row + (kMostRows - 1) * kRowGap);
}

void LegendRow::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    place();
}

} // namespace jinbang::app
