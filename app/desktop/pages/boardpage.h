#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The Golden list: one ranking as a table with heat map, what is worth saying about it, its marks
// as bars.

#include "app/desktop/charts/reportbars.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/workbench.h"

#include <functional>
#include <memory>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedLayout;
class QTableView;

namespace jinbang::app {

class BarChart;
class Card;
class ChartView;
class ElidedLabel;
class EmptyState;
class HeatScale;
class LeaderboardModel;
class LegendRow;
class Segmented;

class BoardPage : public Page
{
    Q_OBJECT
public:
    /// Ranks a report by a formula and a rule; the engine's, or one of a test.
    using Ranker = std::function<std::vector<core::archive::Ranking>(
        const core::archive::Report &, core::contest::Formula, core::contest::UnsupportedRule)>;

    BoardPage(Workbench &bench, Ranker ranker, QWidget *parent = nullptr);

    void setReport(std::shared_ptr<const core::archive::Report> report) override;
    void copy() const override;
    void focusMain() override;
    [[nodiscard]] std::vector<ChartExport> exports() const override;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildHeader();
    void rankAgain();
    void showRanking();
    void showFacts();
    void showPoints();
    void fitColumns();
    void applyCompact();
    void retranslate();
    [[nodiscard]] const core::archive::Ranking *rankingOf(const std::string &scope) const;
    [[nodiscard]] std::string scope() const;

    Workbench &m_bench;
    Ranker m_ranker;
    std::shared_ptr<const core::archive::Report> m_report;
    std::vector<core::archive::Ranking> m_rankings;      // all scopes by the chosen formula
    std::vector<core::archive::Ranking> m_otherRankings; // and by the other one
    std::vector<std::string> m_scopes;

    QStackedLayout *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_content = nullptr;
    QLabel *m_banner = nullptr;
    QLabel *m_title = nullptr;
    ElidedLabel *m_label = nullptr;
    QWidget *m_scopePlace = nullptr;
    Segmented *m_scopeSwitch = nullptr;
    QComboBox *m_formula = nullptr;
    QComboBox *m_rule = nullptr;
    QPushButton *m_export = nullptr;
    Card *m_tableCard = nullptr;
    QTableView *m_table = nullptr;
    LeaderboardModel *m_model = nullptr;
    QLabel *m_sentence = nullptr;
    HeatScale *m_heatScale = nullptr;
    QHBoxLayout *m_facts = nullptr;
    Card *m_pointsCard = nullptr;
    ChartView *m_pointsView = nullptr;
    LegendRow *m_legend = nullptr; // of the points
    BarChart *m_points = nullptr;
};

} // namespace jinbang::app
