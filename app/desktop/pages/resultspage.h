#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A report as bars and as a table, each pointing at the other.

#include "app/desktop/charts/reportbars.h"
#include "app/desktop/pages/workbench.h"

#include <memory>

#include <QWidget>

class QCheckBox;
class QGridLayout;
class QLineEdit;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedLayout;
class QTableView;

namespace jinbang::app {

class BarChart;
class Card;
class ChartView;
class ElidedLabel;
class EmptyState;
class LegendRow;
class ResultsModel;
class ResultsProxy;
class Segmented;
struct ChartExport;

class ResultsPage : public QWidget
{
    Q_OBJECT
public:
    explicit ResultsPage(Workbench &bench, QWidget *parent = nullptr);

    void setReport(std::shared_ptr<const core::archive::Report> report);
    void setMetric(Metric metric);
    void toggleWhiskers();
    void toggleValues();
    void toggleLogScale();
    void copyTable() const;
    void focusTable();
    void focusFilter();
    /// What the export dialog and the clipboard get: the selected bar's chart, else the first.
    [[nodiscard]] std::vector<ChartExport> exports() const;

Q_SIGNALS:
    void goToBench();
    void exportWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct ChartCard {
        Card *card;
        ChartView *view;
        BarChart *chart;
    };

    void build();
    [[nodiscard]] QWidget *buildCharts();
    [[nodiscard]] QWidget *buildTable();
    void retranslate();
    void setOperations();
    void updateCharts();
    void updateTableHeading();
    void applyCompact();
    void highlight();
    void barClicked(size_t chart, int series, int category);
    void addChartCards(size_t count);
    [[nodiscard]] std::vector<BarData> barData() const;

    Workbench &m_bench;
    std::shared_ptr<const core::archive::Report> m_report;
    Metric m_metric = Metric::OpsPerSecond;
    std::vector<BarData> m_data;
    std::vector<ChartCard> m_cards;
    std::vector<core::Operation> m_operations;
    bool m_hasPercentiles = false;

    QStackedLayout *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_banner = nullptr;
    QLabel *m_title = nullptr;
    ElidedLabel *m_label = nullptr;
    Segmented *m_metricSwitch = nullptr;
    QPushButton *m_export = nullptr;
    LegendRow *m_legend = nullptr;
    QCheckBox *m_whiskers = nullptr;
    QCheckBox *m_values = nullptr;
    QCheckBox *m_log = nullptr;
    QSplitter *m_splitter = nullptr;
    QGridLayout *m_grid = nullptr;
    Card *m_tableCard = nullptr;
    QWidget *m_operationPlace = nullptr;
    Segmented *m_operationSwitch = nullptr;
    QLineEdit *m_filter = nullptr;
    QTableView *m_table = nullptr;
    ResultsModel *m_model = nullptr;
    ResultsProxy *m_proxy = nullptr;
};

} // namespace jinbang::app
