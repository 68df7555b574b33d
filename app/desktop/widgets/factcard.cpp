// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/factcard.h"

#include "app/desktop/theme/tabular.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace jinbang::app {

namespace {

constexpr int kText = 46; // left edge of the text
constexpr int kMargin = 12;

} // namespace

FactCard::FactCard(const Look &look, const Fact &fact, QWidget *parent)
    : QFrame(parent)
    , m_look(look)
    , m_fact(fact)
{
    setProperty("card", QStringLiteral("true"));
    setAccessibleName(fact.title);
    setAccessibleDescription(fact.text);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&look, &Look::changed, this, [this] { update(); });
}

QRect FactCard::textBox(int wide) const
{
    const int top = kMargin + m_look.theme().px(19);
    const QFontMetrics metrics(m_look.theme().font(TextRole::Small));
    const int width = std::max(60, wide - kText - kMargin);
    const int height =
        metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, m_fact.text).height();
    return {kText, top, width, height + 2};
}

int FactCard::heightForWidth(int wide) const
{
    return std::max(m_look.theme().px(58), textBox(wide).bottom() + kMargin);
}

void FactCard::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    paintIcon(painter, m_fact.icon, QRectF(16, kMargin, 20, 20),
              m_fact.warning ? tokens.warn : tokens.accentText);
    painter.setFont(theme.font(TextRole::BodyStrong));
    painter.setPen(tokens.text);
    drawLine(painter, QRectF(kText, kMargin, width() - kText - kMargin, theme.px(18)),
             Qt::AlignLeft, m_fact.title);
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(tokens.text2);
    painter.drawText(textBox(width()), Qt::TextWordWrap, m_fact.text);
}

HeatScale::HeatScale(const Look &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
    setFixedSize(sizeHint());
    setAccessibleName(tr("Colours from 0 to 100 points"));
    connect(&look, &Look::changed, this, [this] {
        setFixedSize(sizeHint());
        update();
    });
}

QSize HeatScale::sizeHint() const
{
    return {m_look.theme().px(170), m_look.theme().px(18)};
}

void HeatScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = m_look.tokens();
    painter.setFont(m_look.theme().font(TextRole::Tiny));
    painter.setPen(tokens.text2);
    const auto px = [this](double length) { return double(m_look.theme().px(length)); };
    drawLine(painter, QRectF(0, 0, px(14), height()), Qt::AlignRight, QStringLiteral("0"));
    drawLine(painter, QRectF(px(144), 0, px(26), height()), Qt::AlignLeft, QStringLiteral("100"));
    const QRectF bar(px(20), px(4), px(118), px(10));
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 10; ++i)
        gradient.setColorAt(i / 10.0, heat(tokens, i * 10));
    painter.setPen(QPen(tokens.line2, 1));
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 2, 2);
}

} // namespace jinbang::app
