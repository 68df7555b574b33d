// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/pagescroll.h"

#include <QScrollArea>

namespace jinbang::app {

QScrollArea *scrolled(QWidget *content)
{
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

} // namespace jinbang::app
