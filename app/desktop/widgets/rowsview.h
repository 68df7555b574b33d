#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose columns are as wide as what is in them. One of them takes the room that is left
// over, but none is squeezed: what is too wide is scrolled to.

#include <QTableView>

namespace jinbang::app {

class RowsView : public QTableView
{
    Q_OBJECT
public:
    using QTableView::QTableView;

    /// After the rows have changed; `wide` takes what is left over.
    void fit(int wide);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_wide = 0;
};

} // namespace jinbang::app
