#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A line chart with a read-out line that follows the mouse and the arrow keys.

#include "app/desktop/charts/linechart.h"
#include "app/desktop/widgets/chartview.h"

namespace jinbang::app {

class CursorView : public ChartView
{
    Q_OBJECT
public:
    /// Takes the chart into its scene and owns it.
    CursorView(const Look &look, LineChart *chart, QWidget *parent = nullptr);

    [[nodiscard]] LineChart *lines() const { return m_lines; }

Q_SIGNALS:
    void moved(double x);

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void moveTo(double x);

    LineChart *m_lines;
};

} // namespace jinbang::app
