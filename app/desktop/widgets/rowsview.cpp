// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/rowsview.h"

#include <QHeaderView>

namespace jinbang::app {

void RowsView::fit(int wide)
{
    m_wide = wide;
    if (model() == nullptr || wide >= model()->columnCount())
        return;
    resizeColumnsToContents();
    const int left = viewport()->width() - horizontalHeader()->length();
    if (left > 0)
        setColumnWidth(wide, columnWidth(wide) + left);
}

void RowsView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit(m_wide);
}

} // namespace jinbang::app
