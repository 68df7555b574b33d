// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/resultspage.h"

#include "app/desktop/charts/barchart.h"
#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/dialogs/chartexport.h"
#include "app/desktop/models/resultsmodel.h"
#include "app/desktop/pages/emptystate.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/tablecopy.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/segmented.h"

#include <algorithm>
#include <optional>
#include <utility>

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
#include <QToolButton>
#include <QToolTip>

namespace jinbang::app {

ResultsPage::ResultsPage(Workbench &bench, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
{
    build();
    retranslate();
    applyCompact();
    connect(&bench.look, &Look::changed, this, &ResultsPage::applyCompact);
}

void ResultsPage::build()
{
    m_stack = new QStackedLayout(this);
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::pressed, this, &ResultsPage::goToBench);
    m_stack->addWidget(m_empty);

    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
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
    m_stack->addWidget(content);

    connect(m_metricSwitch, &Segmented::choose, this, [this](int index) { setMetric(Metric(index)); });
    connect(m_legend, &LegendRow::changed, this, &ResultsPage::updateCharts);
    connect(m_export, &QPushButton::clicked, this, &ResultsPage::exportWanted);
}

QWidget *ResultsPage::buildCharts()
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(190);
    auto *inside = new QWidget(scroll);
    m_grid = new QGridLayout(inside);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(12);
    scroll->setWidget(inside);
    return scroll;
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
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ResultsPage::highlight);
    return m_tableCard;
}

void ResultsPage::setReport(std::shared_ptr<const core::archive::Report> report)
{
    m_report = std::move(report);
    m_model->setReport(m_report);
    m_stack->setCurrentIndex(m_report != nullptr && !m_report->cells.empty() ? 1 : 0);
    if (m_report == nullptr)
        return;
    m_banner->setText(bannerText(*m_report));
    m_banner->setVisible(!m_report->banners.empty());
    m_hasPercentiles = std::any_of(m_report->cells.begin(), m_report->cells.end(),
                                   [](const auto &cell) { return cell.percentiles.contains("99.0"); });
    m_table->setColumnHidden(int(ResultsModel::Column::P99), !m_hasPercentiles || m_bench.look.theme().compact);
    std::vector<LegendEntry> entries;
    for (const ReportSeries &series : seriesOf(*m_report))
        entries.push_back({m_bench.slotOf(series.contender), series.name});
    m_legend->setEntries(entries);
    setOperations();
    updateCharts();
    retranslate();
}

void ResultsPage::setOperations()
{
    m_operations.clear();
    for (const auto &cell : m_report->cells) {
        if (std::find(m_operations.begin(), m_operations.end(), cell.operation) == m_operations.end())
            m_operations.push_back(cell.operation);
    }
    delete m_operationSwitch; // its number of parts is fixed
    m_operationSwitch = new Segmented(int(m_operations.size()) + 1, m_operationPlace);
    m_operationPlace->layout()->addWidget(m_operationSwitch);
    m_proxy->setOperation({});
    connect(m_operationSwitch, &Segmented::choose, this, [this](int index) {
        m_proxy->setOperation(index == 0 ? std::nullopt : std::optional(m_operations[size_t(index) - 1]));
        updateTableHeading();
    });
}

std::vector<BarData> ResultsPage::barData() const
{
    const SlotOf slotOf = [this](const std::string &id) { return m_bench.slotOf(id); };
    std::vector<BarData> all;
    if (m_metric == Metric::OpsPerSecond || m_metric == Metric::NsPerOp)
        all = smallMultiples(*m_report, m_metric, slotOf);
    else
        all.push_back(groupedBars(*m_report, m_metric, slotOf));
    for (BarData &bars : all) {
        bars.whiskers = m_whiskers->isChecked();
        bars.values = m_values->isChecked();
        bars.logScale = m_log->isChecked();
        for (size_t i = 0; i < bars.series.size(); ++i)
            bars.series[i].visible = m_legend->isShown(i);
    }
    return all;
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
            const QString text = QStringLiteral("%1\n%2").arg(bars.name, valueWithUnit(chart->data().unit, bar.value));
            QToolTip::showText(QCursor::pos(), QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped()));
        });
    }
    const int columns = count <= 4 ? std::max(1, int(count)) : count <= 6 ? 3 : 4;
    for (size_t i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i].card, int(i) / columns, int(i) % columns);
    for (int c = 0; c < 4; ++c)
        m_grid->setColumnStretch(c, c < columns ? 1 : 0);
}

void ResultsPage::updateCharts()
{
    if (m_report == nullptr)
        return;
    m_data = barData();
    addChartCards(m_data.size());
    for (size_t i = 0; i < m_data.size(); ++i) {
        const ChartCard &card = m_cards[i];
        card.chart->setData(m_data[i]);
        const QSize full = card.chart->fullSize().toSize();
        card.view->setMinimumSize(full.width(), std::max(150, full.height()));
        const QString direction = m_data[i].higherIsBetter ? tr("higher is better") : tr("lower is better");
        if (m_metric == Metric::BytesPerSecond) {
            card.card->setHeading(tr("Throughput"), tr("MB/s of JSON text, %1").arg(direction));
        } else if (m_metric == Metric::Points) {
            card.card->setHeading(tr("Points"), tr("best of each group is 100"));
        } else {
            const auto fixture = std::find_if(m_report->fixtures.begin(), m_report->fixtures.end(), [&](const auto &f) {
                return workloadText(shown(f.name)) == m_data[i].title;
            });
            const QString size = fixture == m_report->fixtures.end() ? QString() : sizeText(double(fixture->bytes)) + QStringLiteral(" · ");
            card.card->setHeading(m_bench.look.theme().compact && fixture != m_report->fixtures.end()
                                      ? workloadText(shown(fixture->name), NameLength::Short)
                                      : m_data[i].title,
                                  m_bench.look.theme().compact
                                      ? card.chart->heading()
                                      : size + card.chart->heading() + QStringLiteral(", ") + direction);
        }
        card.view->describe(m_data[i].title.isEmpty() ? m_metricSwitch->button(int(m_metric))->text() : m_data[i].title);
    }
    highlight();
}

void ResultsPage::setMetric(Metric metric)
{
    m_metric = metric;
    m_metricSwitch->setChosen(int(metric));
    updateCharts();
}

void ResultsPage::toggleWhiskers()
{
    m_whiskers->toggle();
}

void ResultsPage::toggleValues()
{
    m_values->toggle();
}

void ResultsPage::toggleLogScale()
{
    m_log->toggle();
}

void ResultsPage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ResultsPage::focusTable()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void ResultsPage::copyTable() const
{
    copyAsTsv(*m_table);
}

void ResultsPage::highlight()
{
    const QModelIndex current = m_table->selectionModel()->hasSelection()
        ? m_proxy->mapToSource(m_table->currentIndex())
        : QModelIndex();
    const core::archive::Cell *cell = current.isValid() ? &m_model->cell(current.row()) : nullptr;
    for (size_t i = 0; i < m_data.size(); ++i) {
        BarData &bars = m_data[i];
        bars.highlightSeries = bars.highlightCategory = -1;
        for (size_t s = 0; cell != nullptr && s < bars.series.size(); ++s) {
            if (bars.series[s].id == shown(cell->label))
                bars.highlightSeries = int(s);
        }
        const QString workload = cell == nullptr ? QString() : workloadText(shown(cell->fixture), NameLength::Short);
        for (size_t c = 0; cell != nullptr && c < bars.categories.size(); ++c) {
            const BarCategory &category = bars.categories[c];
            const QString operation = category.group.isEmpty() ? category.name : category.group;
            const bool sameWorkload = category.group.isEmpty() ? bars.title == workloadText(shown(cell->fixture))
                                                               : category.name == workload;
            if (sameWorkload && operation.startsWith(operationText(cell->operation)))
                bars.highlightCategory = int(c);
        }
        if (bars.highlightCategory < 0)
            bars.highlightSeries = -1;
        m_cards[i].chart->setData(bars);
    }
}

void ResultsPage::barClicked(size_t chart, int series, int category)
{
    const BarData &bars = m_data[chart];
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const auto &cell = m_model->cell(m_proxy->mapToSource(m_proxy->index(row, 0)).row());
        const BarCategory &where = bars.categories[size_t(category)];
        const QString operation = where.group.isEmpty() ? where.name : where.group;
        const bool sameWorkload = where.group.isEmpty()
            ? bars.title == workloadText(shown(cell.fixture))
            : where.name == workloadText(shown(cell.fixture), NameLength::Short);
        if (shown(cell.label) == bars.series[size_t(series)].id && sameWorkload
            && operation.startsWith(operationText(cell.operation))) {
            m_table->selectRow(row);
            m_table->scrollTo(m_proxy->index(row, 0));
            return;
        }
    }
}

std::vector<ChartExport> ResultsPage::exports() const
{
    std::vector<ChartExport> all;
    if (m_report == nullptr)
        return all;
    for (const BarData &bars : m_data)
        all.push_back(barExport(bars, *m_report, bars.title.isEmpty() ? m_metricSwitch->button(int(m_metric))->text() : bars.title));
    return all;
}

void ResultsPage::applyCompact()
{
    const bool compact = m_bench.look.theme().compact;
    const Theme &theme = m_bench.look.theme();
    m_table->setColumnHidden(int(ResultsModel::Column::P99), !m_hasPercentiles || compact);
    m_table->setColumnHidden(int(ResultsModel::Column::Operation), compact);
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(compact ? 28 : 30));
    m_table->horizontalHeader()->setFixedHeight(theme.px(30));
    const int margin = compact ? 12 : 20;
    m_stack->widget(1)->layout()->setContentsMargins(margin, 12, margin, 12);
    using C = ResultsModel::Column;
    const std::pair<C, int> widths[] = {{C::Library, compact ? 140 : 150}, {C::Operation, 112}, {C::Workload, compact ? 112 : 130},
                                        {C::OpsPerSecond, compact ? 84 : 96}, {C::PlusMinus, compact ? 96 : 108},
                                        {C::Mean, compact ? 84 : 96}, {C::P99, 96}, {C::Throughput, compact ? 76 : 92},
                                        {C::Points, compact ? 140 : 220}, {C::Notes, 130}};
    for (const auto &[column, width] : widths)
        m_table->setColumnWidth(int(column), theme.px(width));
    updateCharts();
}

void ResultsPage::updateTableHeading()
{
    m_tableCard->setHeading(tr("Measurements"),
                            tr("%n row(s)", nullptr, m_proxy->rowCount()) + QStringLiteral(" · ") + tr("Ctrl+C copies as TSV"));
}

void ResultsPage::retranslate()
{
    m_title->setText(tr("Results"));
    m_empty->setTexts(tr("No results yet"), tr("A run fills this page. Open an earlier run, or measure now."), tr("Go to Bench"));
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
    m_model->retranslate();
    updateTableHeading();
    updateCharts();
}

void ResultsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace jinbang::app
