// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/chiprow.h"

#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace jinbang::app {

namespace {

constexpr int kGap = 8;
constexpr int kLongest = 48; // letters of a chip

} // namespace

ChipRow::ChipRow(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChipRow::setChips(const QString &heading, const std::vector<FactChip> &chips)
{
    qDeleteAll(m_labels);
    m_labels.clear();
    const auto add = [&](const QString &text, const char *property, const char *kind,
                         const QString &tip) {
        auto *label = new QLabel(this);
        label->setTextFormat(Qt::PlainText);
        label->setText(text.size() <= kLongest ? text : text.left(kLongest - 1) + u'…');
        label->setToolTip(
            (text.size() <= kLongest ? tip : QStringLiteral("%1 %2").arg(tip, text).trimmed())
                .toHtmlEscaped());
        label->setProperty(property, QString::fromLatin1(kind));
        label->show();
        m_labels.push_back(label);
    };
    if (!heading.isEmpty())
        add(heading, "role", "secondary", {});
    for (const FactChip &chip : chips)
        add(chip.text, "chip", chip.warning ? "warn" : "plain", chip.tip);
    updateGeometry();
    arrange(width(), true);
}

QSize ChipRow::sizeHint() const
{
    return {400, arrange(std::max(width(), 400), false)};
}

int ChipRow::arrange(int wide, bool move) const
{
    int x = 0, y = 0, row = 0;
    for (const QLabel *label : m_labels)
        row = std::max(row, label->sizeHint().height());
    for (QLabel *label : m_labels) {
        const QSize size = label->sizeHint();
        if (x > 0 && x + size.width() > wide) {
            x = 0;
            y += row + 4;
        }
        if (move)
            label->setGeometry(x, y + (row - size.height()) / 2,
                               std::min(size.width(), std::max(20, wide - x)), size.height());
        x += size.width() + kGap;
    }
    return y + row;
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

} // namespace jinbang::app
