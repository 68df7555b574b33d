// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/boardpage.h"

#include "app/desktop/charts/barchart.h"
#include "app/desktop/delegates/leaderboarddelegate.h"
#include "app/desktop/dialogs/chartexport.h"
#include "app/desktop/models/facts.h"
#include "app/desktop/models/leaderboardmodel.h"
#include "app/desktop/pages/emptystate.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/tablecopy.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/factcard.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/pagescroll.h"
#include "app/desktop/widgets/segmented.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTableView>

#include <algorithm>

namespace jinbang::app {

using core::contest::Formula;
using core::contest::UnsupportedRule;

BoardPage::BoardPage(Workbench &bench, Ranker ranker, QWidget *parent)
    : Page(parent)
    , m_bench(bench)
    , m_ranker(std::move(ranker))
{
    build();
    retranslate();
    applyCompact();
    connect(&bench.look, &Look::changed, this, &BoardPage::applyCompact);
}

QWidget *BoardPage::buildHeader()
{
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_title = new QLabel(this);
    m_title->setProperty("role", QStringLiteral("pageTitle"));
    m_label = new ElidedLabel(this);
    m_label->setProperty("role", QStringLiteral("secondary"));
    m_scopePlace = new QWidget(this);
    auto *place = new QHBoxLayout(m_scopePlace);
    place->setContentsMargins(0, 0, 0, 0);
    m_formula = new QComboBox(this);
    m_formula->addItems({QString(), QString()});
    m_rule = new QComboBox(this);
    m_rule->addItems({QString(), QString()});
    m_formula->setCurrentIndex(int(m_bench.settings.formula));
    m_rule->setCurrentIndex(int(m_bench.settings.unsupported));
    m_export = new QPushButton(this);
    m_export->setIcon(m_bench.look.icon(Icon::Download));
    m_export->setIconSize({22, 16});
    m_export->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_title);
    row->addSpacing(4);
    row->addWidget(m_label, 1);
    for (QWidget *widget : {m_scopePlace, static_cast<QWidget *>(m_formula),
                            static_cast<QWidget *>(m_rule), static_cast<QWidget *>(m_export)})
        row->addWidget(widget);
    connect(m_formula, &QComboBox::activated, this, [this](int index) {
        m_bench.settings.formula = Formula(index);
        rankAgain();
    });
    connect(m_rule, &QComboBox::activated, this, [this](int index) {
        m_bench.settings.unsupported = UnsupportedRule(index);
        rankAgain();
    });
    connect(m_export, &QPushButton::clicked, this, &BoardPage::exportWanted);
    return header;
}

void BoardPage::build()
{
    m_stack = new QStackedLayout(this);
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::pressed, this, &BoardPage::goToBench);
    m_stack->addWidget(m_empty);
    m_content = new QWidget;
    auto *column = new QVBoxLayout(m_content);
    column->setSpacing(11);
    column->addWidget(buildHeader());
    m_banner = new QLabel(this);
    m_banner->setProperty("banner", QStringLiteral("error"));
    m_banner->setTextFormat(Qt::PlainText);
    m_banner->setWordWrap(true);
    column->addWidget(m_banner);

    m_tableCard = new Card(this);
    m_tableCard->body()->setContentsMargins(1, 2, 1, 2);
    m_tableCard->body()->itemAt(0)->layout()->setContentsMargins(0, 0, 0, 0);
    m_tableCard->body()->setSpacing(0);
    m_model =
        new LeaderboardModel([this](const std::string &id) { return m_bench.slotOf(id); }, this);
    m_table = new QTableView(this);
    m_table->setHorizontalHeader(
        new GroupHeader(m_bench.look, LeaderboardModel::GroupRole, m_table));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LeaderboardDelegate(m_bench.look, m_table));
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setMinimumSectionSize(30);
    m_table->verticalHeader()->hide();
    m_table->viewport()->installEventFilter(this);
    m_tableCard->body()->addWidget(m_table);
    column->addWidget(m_tableCard, 3);

    auto *below = new QHBoxLayout;
    m_sentence = new QLabel(this);
    m_sentence->setProperty("role", QStringLiteral("secondary"));
    m_sentence->setWordWrap(true);
    m_heatScale = new HeatScale(m_bench.look, this);
    below->addWidget(m_sentence, 1);
    below->addWidget(m_heatScale);
    column->addLayout(below);

    m_facts = new QHBoxLayout;
    m_facts->setSpacing(12);
    column->addLayout(m_facts);

    m_pointsCard = new Card(this);
    m_points = new BarChart(m_bench.look.theme());
    m_pointsView = new ChartView(m_bench.look, m_points, m_pointsCard);
    m_legend = new LegendRow(m_bench.look, m_pointsCard);
    connect(m_legend, &LegendRow::changed, this, &BoardPage::showPoints);
    m_pointsCard->body()->addWidget(m_legend);
    auto *scroll = new QScrollArea(m_pointsCard); // of very many libraries
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(150);
    scroll->setWidget(m_pointsView);
    m_pointsCard->body()->addWidget(scroll, 1);
    column->addWidget(m_pointsCard, 2);
    column->addStretch(0); // takes the room where the chart is hidden
    m_stack->addWidget(scrolled(m_content));
}

void BoardPage::setReport(std::shared_ptr<const core::archive::Report> report)
{
    m_report = std::move(report);
    m_stack->setCurrentIndex(0);
    if (m_report == nullptr)
        return;
    showBanner(*m_banner, *m_report);
    m_banner->setVisible(!m_report->banners.empty());
    rankAgain();
    // A file may have no ranking in it; what counts is whether there can be one.
    m_stack->setCurrentIndex(m_rankings.empty() ? 0 : 1);
    m_scopes.clear();
    for (const auto &ranking : m_rankings)
        m_scopes.push_back(ranking.scope);
    delete m_scopeSwitch; // its number of parts is fixed
    m_scopeSwitch = new Segmented(std::max(1, int(m_scopes.size())), m_scopePlace);
    m_scopePlace->layout()->addWidget(m_scopeSwitch);
    connect(m_scopeSwitch, &Segmented::choose, this, &BoardPage::showRanking);
    retranslate();
}

void BoardPage::rankAgain()
{
    if (m_report == nullptr)
        return;
    const Formula formula = m_bench.settings.formula;
    const Formula other = formula == Formula::Article ? Formula::Geometric : Formula::Article;
    m_rankings = m_ranker(*m_report, formula, m_bench.settings.unsupported);
    m_otherRankings = m_ranker(*m_report, other, m_bench.settings.unsupported);
    sortScopes(m_rankings);
    showRanking();
}

std::string BoardPage::scope() const
{
    const int index = m_scopeSwitch != nullptr ? m_scopeSwitch->chosen() : 0;
    return size_t(index) < m_scopes.size() ? m_scopes[size_t(index)] : "overall";
}

const core::archive::Ranking *BoardPage::rankingOf(const std::string &wanted) const
{
    const auto found = std::find_if(m_rankings.begin(), m_rankings.end(),
                                    [&](const auto &ranking) { return ranking.scope == wanted; });
    return found == m_rankings.end() ? nullptr : &*found;
}

void BoardPage::showRanking()
{
    const core::archive::Ranking *ranking = rankingOf(scope());
    m_model->setRanking(ranking != nullptr ? *ranking : core::archive::Ranking{}, *m_report);
    m_sentence->setText(formulaSentence(m_bench.settings.formula, m_bench.settings.unsupported));
    showFacts();
    showPoints();
    fitColumns();
}

void BoardPage::showFacts()
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const core::archive::Ranking *ranking = rankingOf(scope());
    if (ranking == nullptr)
        return;
    const auto other = std::find_if(m_otherRankings.begin(), m_otherRankings.end(),
                                    [&](const auto &r) { return r.scope == ranking->scope; });
    auto facts = factsOf(*m_report, *ranking, other == m_otherRankings.end() ? nullptr : &*other);
    if (m_bench.look.theme().compact && facts.size() > 2)
        facts.resize(2);
    for (const Fact &fact : facts)
        m_facts->addWidget(new FactCard(m_bench.look, fact, this), 1);
}

void BoardPage::showPoints()
{
    BarData bars =
        markBars(m_rankings, [this](const std::string &id) { return m_bench.slotOf(id); });
    m_legend->setEntries(legendOf(bars));
    for (size_t i = 0; i < bars.series.size(); ++i)
        bars.series[i].visible = m_legend->isShown(i);
    m_points->setData(bars);
    m_pointsView->setMinimumWidth(int(m_points->fullSize().width()));
    m_pointsCard->setHeading(tr("Points"), tr("marks out of 100, 95 % intervals"));
    m_pointsView->describe(tr("Points"));
}

void BoardPage::applyCompact()
{
    const Theme &theme = m_bench.look.theme();
    const int margin = theme.compact ? 12 : 20;
    m_content->layout()->setContentsMargins(margin, 12, margin, 12);
    m_pointsCard->setVisible(!theme.compact);
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(theme.compact ? 60 : 70));
    if (m_report != nullptr)
        showRanking();
}

void BoardPage::fitColumns()
{
    const int metrics = m_model->columnCount() - LeaderboardModel::kFirstMetric;
    if (metrics < 0)
        return;
    const Theme &theme = m_bench.look.theme();
    const int width = m_table->viewport()->width();
    const int library = theme.px(theme.compact ? 214 : 268);
    const int cell = std::clamp(
        metrics == 0 ? 80 : (width - library - theme.px(theme.compact ? 170 : 380)) / metrics,
        theme.px(theme.compact ? 44 : 72), theme.px(110));
    m_table->setColumnWidth(LeaderboardModel::kLibrary, library);
    m_table->setColumnWidth(
        LeaderboardModel::kTotal,
        std::max(theme.px(theme.compact ? 120 : 180),
                 width - library - metrics * cell - (metrics > 0 ? kBoardEdge : 0)));
    for (int i = 0; i < metrics; ++i)
        m_table->setColumnWidth(LeaderboardModel::kFirstMetric + i,
                                i == metrics - 1 ? cell + kBoardEdge : cell);
    const int rows = m_model->rowCount() * m_table->verticalHeader()->defaultSectionSize();
    const int needed = rows + theme.px(54) + 8;
    m_tableCard->setMaximumHeight(std::max(140, needed));
    m_tableCard->setMinimumHeight(std::min(needed, height() / 2));
}

std::vector<ChartExport> BoardPage::exports() const
{
    if (m_report == nullptr)
        return {};
    return {markExport(m_points->data(), *m_report,
                       formulaSentence(m_bench.settings.formula, m_bench.settings.unsupported))};
}

void BoardPage::focusMain()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void BoardPage::copy() const
{
    copyAsTsv(*m_table);
}

void BoardPage::retranslate()
{
    m_title->setText(tr("Golden list"));
    m_empty->setTexts(tr("No ranking yet"),
                      tr("The list is written from a run. Open an earlier one, or measure now."),
                      tr("Go to Bench"));
    m_formula->setItemText(0, tr("Article formula"));
    m_formula->setItemText(1, tr("Geometric mean"));
    m_formula->setAccessibleName(tr("Formula"));
    m_formula->setToolTip(tr("How points become a total"));
    m_rule->setItemText(0, tr("Unsupported earns 0"));
    m_rule->setItemText(1, tr("Leave unsupported out"));
    m_rule->setAccessibleName(tr("Rule for what a library cannot do"));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Export chart (%1)").arg(QStringLiteral("Ctrl+E")));
    m_table->setAccessibleName(tr("Golden list"));
    if (m_scopeSwitch != nullptr) {
        QStringList texts;
        for (const std::string &name : m_scopes) {
            const auto operation = core::parseWord<core::Operation>(name);
            texts << (operation ? operationText(*operation) : tr("All metrics"));
        }
        m_scopeSwitch->setAccessibleName(tr("Metrics"));
        m_scopeSwitch->setTexts(texts);
    }
    m_label->setText(m_report != nullptr ? runLabel(*m_report) : QString());
    if (m_report != nullptr)
        showBanner(*m_banner, *m_report);
    m_model->retranslate();
    if (m_report != nullptr)
        showRanking();
}

void BoardPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

bool BoardPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return Page::eventFilter(watched, event);
}

} // namespace jinbang::app
