// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the Compare page and their words.
#include "app/desktop/delegates/ratiodelegate.h"
#include "app/desktop/models/ratiomodel.h"
#include "app/desktop/models/rowsmodel.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chiprow.h"
#include "app/desktop/widgets/segmented.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

namespace jinbang::app {

QWidget *ComparePage::buildHeader()
{
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_title = new QLabel(this);
    m_title->setProperty("role", QStringLiteral("pageTitle"));
    m_subtitle = new ElidedLabel(this);
    m_subtitle->setProperty("role", QStringLiteral("secondary"));
    m_modeSwitch = new Segmented(2, this);
    m_export = new QPushButton(this);
    m_export->setIcon(m_bench.look.icon(Icon::Download));
    m_export->setIconSize({22, 16});
    m_export->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_title);
    row->addSpacing(4);
    row->addWidget(m_subtitle, 1);
    row->addWidget(m_modeSwitch);
    row->addWidget(m_export);
    connect(m_modeSwitch, &Segmented::choose, this, [this](int index) { setMode(Mode(index)); });
    connect(m_export, &QPushButton::clicked, this, &ComparePage::exportWanted);
    return header;
}

QWidget *ComparePage::buildSides()
{
    auto *sides = new QWidget(this);
    auto *row = new QHBoxLayout(sides);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_swap = new QPushButton(this);
    m_swap->setIcon(m_bench.look.icon(Icon::Swap));
    m_swap->setFixedWidth(40);
    m_swap->setFocusPolicy(Qt::TabFocus);
    const QString letters[] = {QStringLiteral("A"), QStringLiteral("B")};
    for (const Side side : {Base, Next}) {
        m_pickers[side] = new RunPicker(m_bench.look, letters[side], this);
        connect(m_pickers[side], &RunPicker::picked, this,
                [this, side](const QString &key) { picked(side, key); });
        connect(m_pickers[side], &RunPicker::openWanted, this,
                [this, side] { Q_EMIT fileWanted(side); });
    }
    row->addWidget(m_pickers[Base], 1);
    row->addWidget(m_swap);
    row->addWidget(m_pickers[Next], 1);
    connect(m_swap, &QPushButton::clicked, this, &ComparePage::swap);
    setTabOrder(m_pickers[Base], m_swap);
    setTabOrder(m_swap, m_pickers[Next]);
    return sides;
}

QTableView *ComparePage::addRows(RowsModel *&model)
{
    model = new RowsModel(this);
    auto *proxy = new RowsProxy(this);
    proxy->setSourceModel(model);
    auto *table = new QTableView(this);
    table->setModel(proxy);
    table->setItemDelegate(new MetricDelegate(m_bench.look, rowsRoles(), table));
    table->setSortingEnabled(true);
    table->sortByColumn(-1, Qt::AscendingOrder);
    m_tables->addWidget(table);
    return table;
}

QWidget *ComparePage::buildTables()
{
    m_card = new Card(this);
    m_card->body()->setContentsMargins(1, 8, 1, 6);
    m_card->body()->itemAt(0)->layout()->setContentsMargins(15, 0, 10, 0);
    m_changedSwitch = new Segmented(2, this);
    m_changedSwitch->setChosen(1);
    m_viewSwitch = new Segmented(kViews, this);
    m_card->addCorner(m_changedSwitch);
    m_card->addCorner(m_viewSwitch);
    connect(m_changedSwitch, &Segmented::choose, this, &ComparePage::refresh);
    connect(m_viewSwitch, &Segmented::choose, this, [this](int index) { setView(View(index)); });

    m_tables = new QStackedWidget(this);
    m_ratios = new RatioModel(this);
    m_list = new QTableView(this);
    using C = RatioModel::Column;
    m_header = new RatioHeader(m_bench.look, int(C::Bar), m_list);
    m_list->setHorizontalHeader(m_header);
    m_list->setModel(m_ratios);
    m_delegate = new RatioDelegate(
        m_bench.look,
        {RatioModel::SlotRole, RatioModel::ToneRole, RatioModel::RatioRole, RatioModel::LowRole,
         RatioModel::HighRole, int(C::Library), int(C::Bar), int(C::Change)},
        m_list);
    m_list->setItemDelegate(m_delegate);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->viewport()->installEventFilter(this);
    m_tables->addWidget(m_list);
    m_numbers = addRows(m_numbersModel);
    m_ranks = addRows(m_ranksModel);
    m_conditions = addRows(m_conditionsModel);
    MetricRoles strongText = rowsRoles();
    strongText.strongText = true; // what differs is found at a glance
    m_conditions->setItemDelegate(new MetricDelegate(m_bench.look, strongText, m_conditions));
    m_nothing = new QLabel(this);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setProperty("role", QStringLiteral("secondary"));
    m_tables->addWidget(m_nothing);
    m_card->body()->addWidget(m_tables, 1);
    return m_card;
}

void ComparePage::build()
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(buildHeader());
    column->addWidget(buildSides());
    auto *facts = new QHBoxLayout;
    facts->setSpacing(16);
    m_differences = new ChipRow(this);
    m_sums = new QLabel(this);
    m_sums->setTextFormat(Qt::RichText);
    facts->addWidget(m_differences, 1);
    facts->addWidget(m_sums, 0, Qt::AlignTop);
    column->addLayout(facts);
    m_remarks = new QLabel(this);
    m_remarks->setProperty("banner", QStringLiteral("warn"));
    m_remarks->setTextFormat(Qt::PlainText);
    m_remarks->setWordWrap(true);
    m_remarks->hide();
    column->addWidget(m_remarks);
    column->addWidget(buildTables(), 1);
}

void ComparePage::applyCompact()
{
    const Theme &theme = m_bench.look.theme();
    const int margin = theme.compact ? 12 : 20;
    layout()->setContentsMargins(margin, 12, margin, 12);
    for (QTableView *table : {m_list, m_numbers, m_ranks, m_conditions})
        dressTable(*table, m_bench.look);
    m_list->verticalHeader()->setDefaultSectionSize(theme.px(theme.compact ? 32 : 38));
    m_list->horizontalHeader()->setFixedHeight(theme.px(42));
    for (QTableView *table : {m_numbers, m_ranks, m_conditions}) {
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
        table->horizontalHeader()->setStretchLastSection(true);
    }
    fitColumns();
    refreshSums();
}

void ComparePage::fitColumns()
{
    using C = RatioModel::Column;
    const Theme &theme = m_bench.look.theme();
    const bool compact = theme.compact;
    const std::pair<C, int> widths[] = {{C::Library, compact ? 144 : 158},
                                        {C::Metric, compact ? 164 : 210},
                                        {C::Base, compact ? 70 : 96},
                                        {C::Next, compact ? 70 : 96},
                                        {C::Change, compact ? 112 : 148}};
    int rest = m_list->viewport()->width();
    for (const auto &[column, width] : widths) {
        m_list->setColumnWidth(int(column), theme.px(width));
        rest -= theme.px(width);
    }
    m_list->setColumnWidth(int(C::Bar), std::max(160, rest));
    const int conditionWidths[] = {158, compact ? 270 : 420, compact ? 270 : 420};
    for (int column = 0; column < 3; ++column)
        m_conditions->setColumnWidth(column, theme.px(conditionWidths[column]));
    m_numbers->setColumnWidth(0, theme.px(148));
    m_numbers->setColumnWidth(1, theme.px(compact ? 168 : 240));
    m_ranks->setColumnWidth(0, theme.px(168));
}

void ComparePage::retranslate()
{
    m_title->setText(tr("Compare"));
    m_modeSwitch->setAccessibleName(tr("What is compared"));
    m_modeSwitch->setTexts({tr("Two runs"), tr("Two entries of a run")});
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Export chart (%1)").arg(QStringLiteral("Ctrl+E")));
    m_pickers[Base]->setAccessibleName(tr("Side A, the baseline"));
    m_pickers[Next]->setAccessibleName(tr("Side B, the new one"));
    for (RunPicker *picker : m_pickers)
        picker->setPlaceholderText(tr("Choose a run"));
    m_swap->setAccessibleName(tr("Swap the sides"));
    m_swap->setToolTip(tr("Swap the sides"));
    m_changedSwitch->setAccessibleName(tr("Rows"));
    m_viewSwitch->setAccessibleName(tr("Table"));
    m_viewSwitch->setTexts({tr("Changes"), tr("Numbers"), tr("Ranks"), tr("Conditions")});
    m_list->setAccessibleName(tr("Changes"));
    m_numbers->setAccessibleName(tr("Numbers of both sides"));
    m_ranks->setAccessibleName(tr("Changes of ranks"));
    m_conditions->setAccessibleName(tr("Conditions of both sides"));
    m_ratios->retranslate();
    fillPickers();
    refresh();
}

} // namespace jinbang::app
