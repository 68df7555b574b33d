#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The experiments of a run: how libraries grow with the number of objects and threads, and what one
// changed condition does. One picture, its table twin, a read-out and the advice in words.

#include "app/desktop/charts/scalingchart.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/scalingchoices.h"
#include "app/desktop/pages/workbench.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedLayout;
class QStackedWidget;
class QTableView;
class QVBoxLayout;

namespace jinbang::app {

class BarChart;
class Card;
class ChartView;
class CursorView;
class ElidedLabel;
class EmptyState;
class LegendRow;
class LineChart;
class RowsModel;
class RowsView;
class Segmented;
struct Fact;

class ScalingPage : public Page
{
    Q_OBJECT
public:
    using View = ScalingView;

    explicit ScalingPage(Workbench &bench, QWidget *parent = nullptr);

    void setReport(std::shared_ptr<const core::archive::Report> report) override;
    void focusMain() override;
    void copy() const override;
    [[nodiscard]] std::vector<ChartExport> exports() const override;
    void toggle(ChartOption option) override;

    /// The experiments to choose from, in the order of the list.
    [[nodiscard]] const std::vector<Experiment> &experiments() const { return m_experiments; }
    void choose(int experiment);
    [[nodiscard]] int chosen() const;
    [[nodiscard]] View view() const { return m_view; }
    void setView(View view);
    void setMeasure(ScalingMeasure measure);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] QWidget *buildPicture();
    [[nodiscard]] QWidget *buildSide();
    [[nodiscard]] Card *buildTableCard(QTableView *&table, RowsModel *&model);
    void retranslate();
    void nameMeasures();
    void applyCompact();
    /// Less room for the text than a wide window with text of the usual size has.
    [[nodiscard]] bool isNarrow() const;
    void select(int experiment);
    void remember();
    void setOperations();
    void nameViews();
    void setLegend();
    void refresh();
    void showCounts(const core::archive::ScalingResult &result);
    void showThreads();
    void showCondition();
    void showHttp();
    void showFacts(const std::vector<Fact> &facts);
    void showTwin();
    void readOutAt(double x);
    void keepOnlyShown(LineData &picture) const;
    void setAvailable(std::initializer_list<View> views);
    [[nodiscard]] const Experiment *experiment() const;
    [[nodiscard]] std::optional<core::Operation> operation() const;
    [[nodiscard]] const core::archive::ScalingResult *result() const;
    [[nodiscard]] QString pictureTitle() const;

    Workbench &m_bench;
    SlotOf m_slotOf;
    std::shared_ptr<const core::archive::Report> m_report;
    std::vector<Experiment> m_experiments;
    ScalingChoices m_choices;
    View m_view = View::Curve; // the chosen one, or where an experiment has not got it, its first
    std::optional<double> m_cursor;
    bool m_narrow = false; // as applied last

    QStackedLayout *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_title = nullptr;
    ElidedLabel *m_label = nullptr;
    QLabel *m_banner = nullptr;
    QComboBox *m_subject = nullptr;
    QWidget *m_operationPlace = nullptr;
    Segmented *m_operationSwitch = nullptr;
    Segmented *m_measureSwitch = nullptr;
    QPushButton *m_export = nullptr;
    Card *m_card = nullptr;
    Segmented *m_viewSwitch = nullptr;
    QCheckBox *m_whiskers = nullptr;
    QCheckBox *m_log = nullptr;
    LegendRow *m_legend = nullptr;
    QStackedWidget *m_pictures = nullptr; // curve, bars, ratios, table
    CursorView *m_curveView = nullptr;
    LineChart *m_curve = nullptr;
    ChartView *m_barsView = nullptr;
    BarChart *m_bars = nullptr;
    ChartView *m_ratiosView = nullptr;
    RatioChart *m_ratios = nullptr;
    RowsView *m_twin = nullptr;
    RowsModel *m_twinModel = nullptr;
    QWidget *m_side = nullptr;
    Card *m_readOutCard = nullptr, *m_growthCard = nullptr;
    QTableView *m_readOut = nullptr, *m_growth = nullptr;
    RowsModel *m_readOutModel = nullptr, *m_growthModel = nullptr;
    QVBoxLayout *m_facts = nullptr;
};

} // namespace jinbang::app
