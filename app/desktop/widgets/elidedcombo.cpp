// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/elidedcombo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace jinbang::app {

void ElidedCombo::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const int room =
        style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
            .width();
    const QString whole = option.currentText;
    option.currentText = fontMetrics().elidedText(whole, Qt::ElideRight, room - 4);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    const QString tip = option.currentText == whole
                            ? QString()
                            : QStringLiteral("<qt>%1</qt>").arg(whole.toHtmlEscaped());
    if (toolTip() != tip)
        setToolTip(tip);
}

} // namespace jinbang::app
