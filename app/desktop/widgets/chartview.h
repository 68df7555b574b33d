#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A chart on a page: follows the theme, speaks its finding, and never scrolls by itself.

#include <QChartView>

namespace jinbang::app {

class ChartBase;
class Look;

class ChartView : public QChartView
{
    Q_OBJECT
public:
    /// Takes the chart into its scene and owns it.
    ChartView(const Look &look, ChartBase *chart, QWidget *parent = nullptr);

    [[nodiscard]] ChartBase *picture() const { return m_chart; }
    /// Call after the chart's data have changed.
    void describe(const QString &title);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Look &m_look;
    ChartBase *m_chart;
    bool m_ring = false; // the focus came by keyboard
};

} // namespace jinbang::app
