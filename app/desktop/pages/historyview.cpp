// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the History page and their words.
#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/models/historymodel.h"
#include "app/desktop/models/rowsmodel.h"
#include "app/desktop/pages/emptystate.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/pages/trendcard.h"
#include "app/desktop/widgets/card.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QTableView>

namespace jinbang::app {

namespace {

QPushButton *button(QWidget *parent, const Look &look, Icon icon)
{
    auto *made = new QPushButton(parent);
    made->setIcon(look.icon(icon));
    made->setIconSize({22, 16});
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

} // namespace

QWidget *HistoryPage::buildHeader()
{
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_title = new QLabel(this);
    m_title->setProperty("role", QStringLiteral("pageTitle"));
    m_count = new ElidedLabel(this);
    m_count->setProperty("role", QStringLiteral("secondary"));
    m_search = new QLineEdit(this);
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(200);
    m_search->setMaximumWidth(260);
    m_search->addAction(m_bench.look.icon(Icon::Search), QLineEdit::LeadingPosition);
    m_import = button(this, m_bench.look, Icon::Upload);
    m_compare = button(this, m_bench.look, Icon::Compare);
    row->addWidget(m_title);
    row->addSpacing(4);
    row->addWidget(m_count, 1);
    row->addWidget(m_search, 1);
    row->addWidget(m_import);
    row->addWidget(m_compare);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setText(text);
        showChosen();
    });
    connect(m_import, &QPushButton::clicked, this, &HistoryPage::importWanted);
    connect(m_compare, &QPushButton::clicked, this, &HistoryPage::compareChosen);
    return header;
}

QWidget *HistoryPage::buildTable()
{
    auto *card = new Card(this);
    card->body()->setContentsMargins(1, 2, 1, 4);
    card->body()->itemAt(0)->layout()->setContentsMargins(0, 0, 0, 0);
    card->body()->setSpacing(0);
    m_model = new HistoryModel(
        [this](const std::string &label) { return m_bench.slotOfLabel(label); }, this);
    m_proxy = new HistoryProxy(this);
    m_proxy->setSourceModel(m_model);
    m_table = new QTableView(this);
    m_table->setModel(m_proxy);
    MetricRoles roles;
    roles.slot = HistoryModel::SlotRole;
    roles.strong = HistoryModel::StrongRole;
    roles.warn = HistoryModel::WarnRole;
    roles.fail = HistoryModel::FailRole;
    roles.libraryColumn = int(HistoryModel::Column::First);
    roles.noteColumn = int(HistoryModel::Column::Notes);
    m_table->setItemDelegate(new MetricDelegate(m_bench.look, roles, m_table));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed
                             | QAbstractItemView::SelectedClicked);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(int(HistoryModel::Column::When), Qt::DescendingOrder);
    card->body()->addWidget(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HistoryPage::showChosen);
    connect(m_table, &QTableView::activated, this, &HistoryPage::openChosen);
    connect(m_model, &HistoryModel::edited, this, &HistoryPage::edit);
    return card;
}

QWidget *HistoryPage::buildInspector()
{
    m_inspector = new Card(this);
    m_inspector->body()->setContentsMargins(8, 10, 8, 12);
    m_inspector->body()->itemAt(0)->layout()->setContentsMargins(8, 0, 8, 0);
    m_factsModel = new RowsModel(this);
    m_facts = new QTableView(this);
    m_facts->setModel(m_factsModel);
    m_facts->setItemDelegate(new MetricDelegate(m_bench.look, rowsRoles(), m_facts));
    m_facts->horizontalHeader()->hide();
    m_facts->horizontalHeader()->setStretchLastSection(true);
    m_inspector->body()->addWidget(m_facts, 1);
    auto *note = new QHBoxLayout;
    note->setContentsMargins(8, 0, 8, 0);
    m_noteLabel = new QLabel(this);
    m_noteLabel->setProperty("role", QStringLiteral("field"));
    m_note = new QLineEdit(this);
    m_noteLabel->setBuddy(m_note);
    note->addWidget(m_noteLabel);
    note->addWidget(m_note, 1);
    m_inspector->body()->addLayout(note);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 4, 8, 0);
    m_open = button(this, m_bench.look, Icon::Document);
    m_export = button(this, m_bench.look, Icon::Download);
    m_resume = button(this, m_bench.look, Icon::Play);
    m_delete = button(this, m_bench.look, Icon::Trash);
    row->addWidget(m_open);
    row->addWidget(m_export);
    row->addWidget(m_resume);
    row->addStretch(1);
    row->addWidget(m_delete);
    m_inspector->body()->addLayout(row);
    connect(m_note, &QLineEdit::editingFinished, this, &HistoryPage::editNote);
    connect(m_open, &QPushButton::clicked, this, &HistoryPage::openChosen);
    connect(m_export, &QPushButton::clicked, this, &HistoryPage::exportChosen);
    connect(m_resume, &QPushButton::clicked, this, &HistoryPage::resumeChosen);
    connect(m_delete, &QPushButton::clicked, this, &HistoryPage::deleteChosen);
    return m_inspector;
}

void HistoryPage::build()
{
    m_stack = new QStackedLayout(this);
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::pressed, this, &HistoryPage::goToBench);
    m_stack->addWidget(m_empty);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setSpacing(10);
    column->addWidget(buildHeader());
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    m_splitter->addWidget(buildTable());
    auto *below = new QWidget(this);
    auto *row = new QHBoxLayout(below);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_trend = new TrendCard(m_bench, m_store, this);
    connect(m_trend, &TrendCard::failed, this, &HistoryPage::failed);
    row->addWidget(m_trend, 1);
    row->addWidget(buildInspector());
    m_splitter->addWidget(below);
    m_splitter->setSizes({380, 420});
    column->addWidget(m_splitter, 1);
    m_stack->addWidget(content);
}

void HistoryPage::applyCompact()
{
    const Theme &theme = m_bench.look.theme();
    const bool compact = theme.compact;
    const int margin = compact ? 12 : 20;
    m_stack->widget(1)->layout()->setContentsMargins(margin, 12, margin, 12);
    dressTable(*m_table, m_bench.look);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(compact ? 30 : 36));
    dressTable(*m_facts, m_bench.look, kCellEdge);
    m_facts->horizontalHeader()->setFixedHeight(0);
    m_facts->verticalHeader()->setDefaultSectionSize(theme.px(24));
    m_facts->setColumnWidth(0, theme.px(90));
    m_inspector->setFixedWidth(theme.px(compact ? 350 : 380));
    using C = HistoryModel::Column;
    const std::pair<C, int> widths[] = {{C::Run, compact ? 122 : 178},
                                        {C::When, compact ? 108 : 112},
                                        {C::Plan, compact ? 104 : 132},
                                        {C::Compiler, 190},
                                        {C::Cells, compact ? 80 : 84},
                                        {C::First, compact ? 110 : 140},
                                        {C::Total, 68},
                                        {C::Duration, 76},
                                        {C::Tags, compact ? 112 : 130},
                                        {C::Notes, compact ? 110 : 150}};
    for (const auto &[column, width] : widths)
        m_table->setColumnWidth(int(column), theme.px(width));
    m_table->setColumnHidden(int(C::Compiler), compact);
}

void HistoryPage::retranslate()
{
    m_title->setText(tr("History"));
    m_empty->setTexts(tr("No run is kept yet"),
                      tr("Every run is kept here, from this window and from the command line."),
                      tr("Go to Bench"));
    m_search->setPlaceholderText(tr("Search runs"));
    m_search->setAccessibleName(tr("Search runs"));
    m_import->setText(tr("Import…"));
    m_table->setAccessibleName(tr("Kept runs"));
    m_facts->setAccessibleName(tr("How it was measured"));
    m_noteLabel->setText(tr("Note"));
    m_note->setPlaceholderText(tr("Add a note"));
    m_note->setAccessibleName(tr("Note"));
    m_open->setText(tr("Open"));
    m_export->setText(tr("Export"));
    m_resume->setText(tr("Resume"));
    m_resume->setToolTip(tr("Measures what is missing"));
    m_delete->setText(tr("Delete…"));
    m_model->retranslate();
    showChosen();
    m_trend->retranslate();
}

} // namespace jinbang::app
