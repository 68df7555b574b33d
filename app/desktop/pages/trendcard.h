#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The trend of one cell over the kept runs: which cells there are, the lines of the chosen one, and
// in words what changed at the place of the read-out.

#include "app/desktop/charts/trendchart.h"
#include "app/desktop/dialogs/chartexport.h"
#include "app/desktop/pages/workbench.h"
#include "app/desktop/widgets/card.h"

#include <string>
#include <vector>

class QComboBox;
class QLabel;

namespace jinbang::app {

class CursorView;
class LineChart;
class RunStore;

class TrendCard : public Card
{
    Q_OBJECT
public:
    TrendCard(Workbench &bench, RunStore &store, QWidget *parent);

    /// Asks the store for the cells and for the trend of the one that was chosen before.
    void reload();
    void retranslate();
    /// The chart, once it has a line.
    [[nodiscard]] std::vector<ChartExport> exports() const;

Q_SIGNALS:
    void failed(const QString &text);

private:
    void take(std::vector<core::history::CellName> cells);
    void askTrend();
    void showTrend(const std::vector<TrendSeries> &series);
    void readChange(double x);

    Workbench &m_bench;
    RunStore &m_store;
    std::vector<core::history::CellName> m_cells;
    std::vector<std::string> m_metrics; // of the cells, in the order of the list
    Trend m_trend;
    QComboBox *m_cell;
    LineChart *m_chart;
    CursorView *m_view;
    QLabel *m_change;
};

} // namespace jinbang::app
