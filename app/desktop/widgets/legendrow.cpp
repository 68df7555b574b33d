// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/legendrow.h"

#include "app/desktop/theme/look.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QAbstractButton>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace jinbang::app {

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
        setToolTip(LegendRow::tr("Click hides or shows, double click shows alone"));
        setCursor(Qt::PointingHandCursor);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF metrics(m_look.theme().font(TextRole::Small));
        return {int(metrics.horizontalAdvance(m_entry.name)) + 20, m_look.theme().px(22)};
    }
    std::function<void()> onDoubleClick;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Tokens &tokens = m_look.tokens();
        painter.setOpacity(isChecked() ? 1 : 0.45);
        paintMarker(painter, m_look.theme(), m_entry.slot, {5, height() / 2.0}, 9, !isChecked());
        painter.setFont(m_look.theme().font(TextRole::Small));
        painter.setPen(underMouse() ? tokens.text : tokens.text2);
        drawLine(painter, {15, 0, width() - 16.0, double(height())}, Qt::AlignLeft, m_entry.name);
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
    : QWidget(parent)
    , m_look(look)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&look, &Look::changed, this, [this] {
        arrange(width(), true);
        update();
    });
}

void LegendRow::setEntries(const std::vector<LegendEntry> &entries)
{
    for (LegendButton *button : m_buttons) {
        button->hide(); // until it is gone, or its words shine through the new ones
        button->deleteLater();
    }
    m_buttons.clear();
    for (size_t i = 0; i < entries.size(); ++i) {
        auto *button = new LegendButton(m_look, entries[i], this);
        button->onDoubleClick = [this, i] { isolate(i); };
        connect(button, &QAbstractButton::toggled, this, &LegendRow::changed);
        button->show();
        m_buttons.push_back(button);
    }
    arrange(width(), true);
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
    update();
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
            y += row + 2;
        }
        if (move)
            button->setGeometry(
                QRect(QPoint(x, y), size.boundedTo({std::max(available, 30), size.height()})));
        x += size.width() + 8;
    }
    return y + row;
}

QSize LegendRow::sizeHint() const
{
    return {400, heightForWidth(std::max(width(), 400))};
}

int LegendRow::heightForWidth(int available) const
{
    return arrange(available, false);
}

void LegendRow::resizeEvent(QResizeEvent *)
{
    arrange(width(), true);
}

} // namespace jinbang::app
