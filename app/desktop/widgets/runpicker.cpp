// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/runpicker.h"

#include "app/desktop/theme/tabular.h"

#include <QPainter>

namespace jinbang::app {

namespace {

constexpr int kDetail = Qt::UserRole + 1;
constexpr auto kOpen = "open";

} // namespace

RunPicker::RunPicker(const Look &look, const QString &letter, QWidget *parent)
    : QComboBox(parent)
    , m_look(look)
    , m_letter(letter)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setProperty("picker", true);
    connect(&look, &Look::changed, this, [this] { updateGeometry(); });
    connect(this, &QComboBox::activated, this, [this](int index) {
        const QString key = itemData(index).toString();
        if (key == QLatin1String(kOpen)) {
            setChosen(m_chosen); // the box goes on showing what is compared
            Q_EMIT openWanted();
            return;
        }
        m_chosen = key;
        Q_EMIT picked(key);
    });
}

void RunPicker::setItems(const std::vector<PickerItem> &items, const QString &openText)
{
    const QSignalBlocker blocker(this);
    clear();
    for (const PickerItem &item : items) {
        addItem(item.detail.isEmpty() ? item.title
                                      : QStringLiteral("%1   %2").arg(item.title, item.detail),
                item.key);
        setItemData(count() - 1, item.detail, kDetail);
        setItemData(count() - 1, item.title, kDetail + 1);
    }
    if (!openText.isEmpty()) {
        if (count() > 0)
            insertSeparator(count());
        addItem(openText, QString::fromLatin1(kOpen));
    }
    setChosen(m_chosen);
}

void RunPicker::setChosen(const QString &key)
{
    m_chosen = key;
    setCurrentIndex(key.isEmpty() ? -1 : findData(key));
    update();
}

QSize RunPicker::sizeHint() const
{
    return {320, m_look.theme().px(m_look.theme().compact ? 46 : 54)};
}

void RunPicker::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(tokens.accentText, 2) : QPen(tokens.line, 1));
    painter.setBrush(underMouse() ? tokens.hover : tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    const double side = theme.px(22);
    const QRectF badge(13, (height() - side) / 2, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.accent);
    painter.drawRoundedRect(badge, 5, 5);
    painter.setPen(tokens.onAccent);
    painter.setFont(theme.font(TextRole::SmallStrong));
    painter.drawText(badge, Qt::AlignCenter, m_letter);
    const double left = badge.right() + 11;
    const double width = this->width() - left - 40;
    const QString title =
        currentIndex() < 0 ? placeholderText() : currentData(kDetail + 1).toString();
    const QString detail = currentData(kDetail).toString();
    painter.setFont(theme.font(TextRole::BodyStrong));
    painter.setPen(currentIndex() < 0 ? tokens.text2 : tokens.text);
    const double line = theme.px(18);
    const double top = detail.isEmpty() ? (height() - line) / 2 : height() / 2.0 - line;
    drawLine(painter, {left, top, width, line}, Qt::AlignLeft, title);
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(tokens.text2);
    drawLine(painter, {left, height() / 2.0, width, line}, Qt::AlignLeft, detail);
    paintIcon(painter, Icon::ChevronDown, {this->width() - 30.0, height() / 2.0 - 8, 16, 16},
              tokens.text2);
}

} // namespace jinbang::app
