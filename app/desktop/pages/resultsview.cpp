// SPDX-License-Identifier: GPL-3.0-or-later
// The Results page's widgets: how they are put together and worded. What they do is in
// resultspage.cpp.
#include "app/desktop/charts/barchart.h"
#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/models/resultsmodel.h"
#include "app/desktop/pages/emptystate.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/pagescroll.h"
#include "app/desktop/widgets/segmented.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QTableView>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace jinbang::app {

void ResultsPage::build()
{
    m_stack = new QStackedLayout(this);
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::pressed, this, &ResultsPage::goToBench);
    m_stack->addWidget(m_empty);

    m_content = new QWidget;
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(20, 14, 20, 14);
    column->setSpacing(10);

    auto *header = new QHBoxLayout;
    header->setSpacing(10);
    m_title = new QLabel(this);
    m_title->setProperty("role", QStringLiteral("pageTitle"));
    m_label = new ElidedLabel(this);
    m_label->setProperty("role", QStringLiteral("secondary"));
    m_metricSwitch = new Segmented(4, this);
    m_export = new QPushButton(this);
    m_export->setIcon(m_bench.look.icon(Icon::Download));
    m_export->setIconSize({22, 16});
    m_export->setFocusPolicy(Qt::TabFocus);
    header->addWidget(m_title);
    header->addSpacing(4);
    header->addWidget(m_label, 1);
    header->addWidget(m_metricSwitch);
    header->addWidget(m_export);
    column->addLayout(header);
    m_banner = new QLabel(this);
    m_banner->setProperty("banner", QStringLiteral("error"));
    m_banner->setTextFormat(Qt::PlainText);
    m_banner->setWordWrap(true);
    column->addWidget(m_banner);

    auto *options = new QHBoxLayout;
    options->setSpacing(16);
    m_legend = new LegendRow(m_bench.look, this);
    options->addWidget(m_legend, 1);
    m_whiskers = new QCheckBox(this);
    m_values = new QCheckBox(this);
    m_log = new QCheckBox(this);
    m_whiskers->setChecked(m_bench.settings.whiskers);
    m_values->setChecked(m_bench.settings.values);
    m_log->setChecked(m_bench.settings.logScale);
    for (QCheckBox *box : {m_whiskers, m_values, m_log}) {
        box->setMinimumHeight(m_bench.look.theme().px(22)); // as the legend's rows
        options->addWidget(box, 0, Qt::AlignTop);
        connect(box, &QCheckBox::toggled, this, [this] {
            m_bench.settings.whiskers = m_whiskers->isChecked();
            m_bench.settings.values = m_values->isChecked();
            m_bench.settings.logScale = m_log->isChecked();
            updateCharts();
        });
    }
    column->addLayout(options);

    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    m_splitter->addWidget(buildCharts());
    m_splitter->addWidget(buildTable());
    m_splitter->setStretchFactor(0, 11);
    m_splitter->setStretchFactor(1, 10);
    if (!m_splitter->restoreState(m_bench.settings.splitter))
        m_splitter->setSizes({520, 480});
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_bench.settings.splitter = m_splitter->saveState(); });
    column->addWidget(m_splitter, 1);
    m_stack->addWidget(scrolled(m_content));

    connect(m_metricSwitch, &Segmented::choose, this,
            [this](int index) { setMetric(Metric(index)); });
    connect(m_legend, &LegendRow::changed, this, &ResultsPage::updateCharts);
    connect(m_export, &QPushButton::clicked, this, &ResultsPage::exportWanted);
}

QWidget *ResultsPage::buildCharts()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setMinimumHeight(190);
    m_scroll->viewport()->installEventFilter(this);
    auto *inside = new QWidget(m_scroll);
    m_grid = new QGridLayout(inside);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(12);
    m_scroll->setWidget(inside);
    return m_scroll;
}

QWidget *ResultsPage::buildTable()
{
    m_tableCard = new Card(this);
    m_operationPlace = new QWidget(this);
    auto *place = new QHBoxLayout(m_operationPlace);
    place->setContentsMargins(0, 0, 0, 0);
    m_filter = new QLineEdit(this);
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(190);
    m_filter->addAction(m_bench.look.icon(Icon::Search), QLineEdit::LeadingPosition);
    m_tableCard->addCorner(m_operationPlace);
    m_tableCard->addCorner(m_filter);
    m_tableCard->body()->setContentsMargins(1, 10, 1, 8);
    m_tableCard->body()->itemAt(0)->layout()->setContentsMargins(15, 0, 14, 0);

    m_model = new ResultsModel([this](const std::string &id) { return m_bench.slotOf(id); }, this);
    m_proxy = new ResultsProxy(this);
    m_proxy->setSourceModel(m_model);
    m_table = new QTableView(this);
    m_table->setModel(m_proxy);
    MetricRoles roles;
    roles.share = ResultsModel::ShareRole;
    roles.slot = ResultsModel::SlotRole;
    roles.strong = ResultsModel::StrongRole;
    roles.warn = ResultsModel::WarnRole;
    roles.fail = ResultsModel::FailRole;
    roles.libraryColumn = int(ResultsModel::Column::Library);
    roles.barColumn = int(ResultsModel::Column::Points);
    roles.warnColumn = int(ResultsModel::Column::PlusMinus);
    roles.noteColumn = int(ResultsModel::Column::Notes);
    m_table->setItemDelegate(new MetricDelegate(m_bench.look, roles, m_table));
    setEdge(*m_table, kCardEdge);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // the model's own order: workload, then points
    m_table->setShowGrid(false);
    m_table->setMouseTracking(true);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setMinimumSectionSize(40);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tableCard->body()->addWidget(m_table, 1);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setText(text);
        updateTableHeading();
    });
    // A click moves the current row before it selects, a key selects before it moves.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ResultsPage::highlight);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ResultsPage::highlight);
    return m_tableCard;
}

void ResultsPage::addChartCards(size_t count)
{
    while (m_cards.size() > count) {
        delete m_cards.back().card;
        m_cards.pop_back();
    }
    while (m_cards.size() < count) {
        const size_t index = m_cards.size();
        auto *card = new Card(this);
        auto *chart = new BarChart(m_bench.look.theme());
        auto *view = new ChartView(m_bench.look, chart, card);
        card->body()->addWidget(view, 1);
        card->body()->setContentsMargins(8, 10, 8, 6);
        card->body()->itemAt(0)->layout()->setContentsMargins(8, 0, 6, 0);
        m_cards.push_back({card, view, chart});
        connect(chart, &BarChart::clicked, this,
                [this, index](int series, int category) { barClicked(index, series, category); });
        connect(chart, &BarChart::hovered, this, [chart](int series, int category, bool inside) {
            if (!inside || size_t(series) >= chart->data().series.size()) {
                QToolTip::hideText();
                return;
            }
            const BarSeries &bars = chart->data().series[size_t(series)];
            const Bar bar = barAt(bars, size_t(category));
            const QString text =
                QStringLiteral("%1\n%2: %3")
                    .arg(bars.name, chart->data().categories[size_t(category)].name,
                         valueWithUnit(chart->data().unit, bar.value));
            QToolTip::showText(
                QCursor::pos(),
                QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped()));
        });
    }
}

// Beside each other as far as they find room; one that is wider than the page scrolls.
void ResultsPage::arrangeCharts()
{
    const auto count = int(m_cards.size());
    int widest = 1;
    for (const ChartCard &card : m_cards)
        widest = std::max(widest, card.card->minimumSizeHint().width());
    const int gap = m_grid->horizontalSpacing();
    const int fitting = std::max(1, (m_scroll->viewport()->width() + gap) / (widest + gap));
    const int columns = std::min(fitting, count <= 4 ? std::max(1, count) : count <= 6 ? 3 : 4);
    for (size_t i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i].card, int(i) / columns, int(i) % columns);
    for (int c = 0; c < 4; ++c)
        m_grid->setColumnStretch(c, c < columns ? 1 : 0);
}

void ResultsPage::applyCompact()
{
    const bool compact = m_bench.look.theme().compact;
    const Theme &theme = m_bench.look.theme();
    m_table->setColumnHidden(int(ResultsModel::Column::P99), !m_hasPercentiles || compact);
    hideOperation();
    m_table->setColumnHidden(int(ResultsModel::Column::Change), !m_hasChange);
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(compact ? 28 : 30));
    m_table->horizontalHeader()->setFixedHeight(theme.px(30));
    m_table->setMinimumHeight(theme.px(30 + 3 * 28)); // three rows; below that the page scrolls
    const int margin = compact ? 12 : 20;
    m_content->layout()->setContentsMargins(margin, 12, margin, 12);
    using C = ResultsModel::Column;
    const std::pair<C, int> widths[] = {{C::Library, compact ? 152 : 158},
                                        {C::Operation, compact ? 94 : 112},
                                        {C::Workload, compact ? 96 : 130},
                                        {C::OpsPerSecond, compact ? 74 : 96},
                                        {C::PlusMinus, compact ? 86 : 108},
                                        {C::Mean, compact ? 76 : 96},
                                        {C::P99, 96},
                                        {C::Throughput, compact ? 68 : 92},
                                        {C::Points, compact ? 112 : 220},
                                        {C::Change, 84},
                                        {C::Notes, compact ? 110 : 130}};
    for (const auto &[column, width] : widths)
        m_table->setColumnWidth(int(column), theme.px(width));
    updateCharts();
}

void ResultsPage::updateTableHeading()
{
    m_tableCard->setHeading(tr("Measurements"), tr("%n row(s)", nullptr, m_proxy->rowCount())
                                                    + QStringLiteral(" · ")
                                                    + tr("Ctrl+C copies as TSV"));
}

void ResultsPage::retranslate()
{
    m_title->setText(tr("Results"));
    m_empty->setTexts(tr("No results yet"),
                      tr("A run fills this page. Open an earlier run, or measure now."),
                      tr("Go to Bench"));
    m_metricSwitch->setAccessibleName(tr("Metric"));
    m_metricSwitch->setTexts({tr("ops/s"), tr("ns/op"), tr("MB/s"), tr("Points")});
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Export chart (%1)").arg(QStringLiteral("Ctrl+E")));
    m_whiskers->setText(tr("Whiskers"));
    m_values->setText(tr("Values"));
    m_log->setText(tr("Log scale"));
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setAccessibleName(tr("Filter rows"));
    m_table->setAccessibleName(tr("Measurements"));
    if (m_operationSwitch != nullptr) {
        QStringList texts{tr("All")};
        for (const core::Operation operation : m_operations)
            texts << operationText(operation);
        m_operationSwitch->setAccessibleName(tr("Operation"));
        m_operationSwitch->setTexts(texts);
    }
    m_label->setText(m_report != nullptr ? runLabel(*m_report) : QString());
    if (m_report != nullptr)
        showBanner(*m_banner, *m_report);
    m_model->retranslate();
    updateTableHeading();
    updateCharts();
}

bool ResultsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        arrangeCharts();
    return Page::eventFilter(watched, event);
}

void ResultsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

} // namespace jinbang::app
