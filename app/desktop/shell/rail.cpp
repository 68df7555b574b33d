// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/rail.h"

#include "app/desktop/theme/tabular.h"

#include <QAbstractButton>
#include <QPainter>
#include <QVBoxLayout>

namespace jinbang::app {

class RailButton : public QAbstractButton
{
public:
    RailButton(const Look &look, Icon icon, bool withText, QWidget *parent)
        : QAbstractButton(parent)
        , m_look(look)
        , m_icon(icon)
        , m_withText(withText)
    {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        fit();
    }
    void fit()
    {
        const Theme &theme = m_look.theme();
        setFixedSize(theme.px(62), theme.px(m_withText ? 56 : 40));
    }
    double progress = -1;

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = m_look.theme();
        const Tokens &tokens = theme.tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse()) {
            painter.setPen(isChecked() && !theme.dark ? QPen(tokens.line, 1) : QPen(Qt::NoPen));
            painter.setBrush(!isChecked() ? tokens.hover
                             : theme.dark ? tokens.accentSoft
                                          : tokens.panel);
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
        }
        const QColor colour = !isChecked() ? tokens.text2
                              : theme.dark ? tokens.accentText
                                           : tokens.text;
        const double icon = theme.px(20);
        const double top = m_withText ? theme.px(8) : (height() - icon) / 2;
        paintIcon(painter, m_icon, {(width() - icon) / 2, top, icon, icon}, colour);
        if (m_withText) {
            painter.setFont(theme.font(isChecked() ? TextRole::TinyStrong : TextRole::Tiny));
            painter.setPen(colour);
            drawLine(painter, QRectF(1, height() - theme.px(23), width() - 2, theme.px(18)),
                     Qt::AlignHCenter, text());
        }
        if (progress >= 0) {
            const QRectF ring(width() / 2.0 + 8, 6, 12, 12);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(tokens.line2, 2));
            painter.drawEllipse(ring);
            painter.setPen(QPen(tokens.accentText, 2));
            painter.drawArc(ring, 90 * 16, -int(progress * 360 * 16));
        }
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(tokens.accentText, 2));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
        }
    }

private:
    const Look &m_look;
    Icon m_icon;
    bool m_withText;
};

Rail::Rail(const Look &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_column(new QVBoxLayout(this))
    , m_settings(new RailButton(look, Icon::Gear, false, this))
{
    setObjectName(QStringLiteral("rail"));
    setAttribute(Qt::WA_StyledBackground);
    m_column->setContentsMargins(7, look.theme().px(66), 7, 8);
    m_column->setSpacing(4);
    m_column->addStretch(1);
    m_column->addWidget(m_settings);
    connect(m_settings, &RailButton::clicked, this, &Rail::settingsPressed);
    connect(&look, &Look::changed, this, [this] {
        for (RailButton *button : m_pages)
            button->fit();
        m_settings->fit();
        m_column->setContentsMargins(7, m_look.theme().px(66), 7, 8);
        update();
    });
}

void Rail::addPage(Icon icon)
{
    auto *button = new RailButton(m_look, icon, true, this);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    const int index = int(m_pages.size());
    m_pages.push_back(button);
    m_column->insertWidget(index, button);
    connect(button, &RailButton::clicked, this, [this, index] { Q_EMIT chosen(index); });
    fixStops();
}

void Rail::setTexts(const QStringList &pages, const QString &settings)
{
    for (size_t i = 0; i < m_pages.size(); ++i) {
        m_pages[i]->setText(pages[qsizetype(i)]);
        m_pages[i]->setAccessibleName(pages[qsizetype(i)]);
        m_pages[i]->setToolTip(QStringLiteral("%1 (Ctrl+%2)").arg(pages[qsizetype(i)]).arg(i + 1));
    }
    m_settings->setAccessibleName(settings);
    m_settings->setToolTip(QStringLiteral("%1 (Ctrl+,)").arg(settings));
    update();
}

void Rail::setCurrent(int index)
{
    m_pages[size_t(index)]->setChecked(true);
    fixStops();
    update();
}

// Qt lets Tab stop at the button that joined its group last, and not at the one that is chosen.
void Rail::fixStops()
{
    for (RailButton *button : m_pages)
        button->setFocusPolicy(button->isChecked() ? Qt::TabFocus : Qt::NoFocus);
}

void Rail::setProgress(double share)
{
    if (m_pages.empty() || m_pages[0]->progress == share)
        return;
    m_pages[0]->progress = share;
    m_pages[0]->update();
}

void Rail::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    const Theme &theme = m_look.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = theme.px(36);
    const QRectF seal((width() - side) / 2, theme.px(13), side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.tokens().accent);
    painter.drawRoundedRect(seal, 9, 9);
    painter.setFont(theme.font(TextRole::Seal));
    painter.setPen(theme.tokens().onAccent);
    painter.drawText(seal, Qt::AlignCenter, QStringLiteral("榜"));
    for (const RailButton *page : m_pages) {
        if (page->isChecked())
            painter.fillRect(QRectF(0, page->geometry().center().y() - 13, 3, 27),
                             theme.tokens().accentText);
    }
}

} // namespace jinbang::app
