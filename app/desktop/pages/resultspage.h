#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A report as bars and as a table, each pointing at the other.

#include "app/desktop/charts/reportbars.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/workbench.h"

#include <memory>

class QCheckBox;
class QGridLayout;
class QLineEdit;
class QLabel;
class QPushButton;
class QScrollArea;
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

class ResultsPage : public Page
{
    Q_OBJECT
public:
    explicit ResultsPage(Workbench &bench, QWidget *parent = nullptr);

    void setReport(std::shared_ptr<const core::archive::Report> report) override;
    void setMetric(Metric metric);
    void toggle(ChartOption option) override;
    void copy() const override;
    void focusMain() override;
    [[nodiscard]] bool find() override;
    [[nodiscard]] std::vector<ChartExport> exports() const override;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

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
    void hideOperation();
    void updateCharts();
    void updateTableHeading();
    void applyCompact();
    void highlight();
    void barClicked(size_t chart, int series, int category);
    void addChartCards(size_t count);
    void arrangeCharts();
    [[nodiscard]] SlotOf slotOf() const;
    [[nodiscard]] std::vector<BarData> barData() const;

    Workbench &m_bench;
    std::shared_ptr<const core::archive::Report> m_report;
    Metric m_metric = Metric::OpsPerSecond;
    std::vector<BarData> m_data;
    std::vector<ChartCard> m_cards;
    std::vector<core::Operation> m_operations;
    bool m_hasPercentiles = false;
    bool m_hasChange = false; // of reading against writing

    QStackedLayout *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_content = nullptr;
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
    QScrollArea *m_scroll = nullptr; // of the charts
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
