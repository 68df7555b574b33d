// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/resultspage.h"

#include "app/desktop/charts/barchart.h"
#include "app/desktop/dialogs/chartexport.h"
#include "app/desktop/models/resultsmodel.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/tablecopy.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/segmented.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <utility>

namespace jinbang::app {

ResultsPage::ResultsPage(Workbench &bench, QWidget *parent)
    : Page(parent)
    , m_bench(bench)
{
    build();
    retranslate();
    applyCompact();
    connect(&bench.look, &Look::changed, this, &ResultsPage::applyCompact);
}

void ResultsPage::setReport(std::shared_ptr<const core::archive::Report> report)
{
    m_report = std::move(report);
    m_model->setReport(m_report);
    m_stack->setCurrentIndex(m_report != nullptr && !m_report->cells.empty() ? 1 : 0);
    if (m_report == nullptr)
        return;
    showBanner(*m_banner, *m_report);
    m_banner->setVisible(!m_report->banners.empty());
    m_hasPercentiles =
        std::any_of(m_report->cells.begin(), m_report->cells.end(),
                    [](const auto &cell) { return cell.percentiles.contains("99.0"); });
    m_hasChange = std::any_of(m_report->cells.begin(), m_report->cells.end(),
                              [](const auto &cell) { return cell.change.has_value(); });
    m_table->setColumnHidden(int(ResultsModel::Column::Change), !m_hasChange);
    m_table->setColumnHidden(int(ResultsModel::Column::P99),
                             !m_hasPercentiles || m_bench.look.theme().compact);
    m_legend->setEntries(legendOf(groupedBars(*m_report, Metric::Points, slotOf())));
    setOperations();
    updateCharts();
    retranslate();
}

void ResultsPage::setOperations()
{
    m_operations.clear();
    for (const auto &cell : m_report->cells) {
        if (std::find(m_operations.begin(), m_operations.end(), cell.operation)
            == m_operations.end())
            m_operations.push_back(cell.operation);
    }
    delete m_operationSwitch; // its number of parts is fixed
    m_operationSwitch = new Segmented(int(m_operations.size()) + 1, m_operationPlace);
    m_operationPlace->layout()->addWidget(m_operationSwitch);
    m_proxy->setOperation({});
    hideOperation();
    connect(m_operationSwitch, &Segmented::choose, this, [this](int index) {
        m_proxy->setOperation(index == 0 ? std::nullopt
                                         : std::optional(m_operations[size_t(index) - 1]));
        hideOperation();
        updateTableHeading();
    });
}

void ResultsPage::hideOperation()
{
    // In a small window it goes where it says the same in every row.
    const bool one = m_operations.size() < 2
                     || (m_operationSwitch != nullptr && m_operationSwitch->chosen() > 0);
    m_table->setColumnHidden(int(ResultsModel::Column::Operation),
                             m_bench.look.theme().compact && one);
}

SlotOf ResultsPage::slotOf() const
{
    return [this](const std::string &id) { return m_bench.slotOf(id); };
}

std::vector<BarData> ResultsPage::barData() const
{
    std::vector<BarData> all;
    if (m_metric == Metric::OpsPerSecond || m_metric == Metric::NsPerOp)
        all = smallMultiples(*m_report, m_metric, slotOf());
    else
        all.push_back(groupedBars(*m_report, m_metric, slotOf()));
    for (BarData &bars : all) {
        bars.whiskers = m_whiskers->isChecked();
        bars.values = m_values->isChecked();
        bars.logScale = m_log->isChecked();
        for (size_t i = 0; i < bars.series.size(); ++i)
            bars.series[i].visible = m_legend->isShown(i);
    }
    return all;
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
        const int least = needsNumbers(m_data[i]) ? 230 : 150; // many bars are wide
        card.view->setMinimumSize(full.width(), std::max(least, full.height()));
        const bool compact = m_bench.look.theme().compact;
        const QString axis = axisText(card.chart->scale());
        const QString direction = directionText(m_data[i]);
        if (m_metric == Metric::BytesPerSecond) {
            card.card->setHeading(tr("Throughput"),
                                  m_data[i].logScale ? QStringLiteral("%1, %2").arg(axis, direction)
                                                     : tr("MB/s of JSON text, %1").arg(direction));
        } else if (m_metric == Metric::Points) {
            card.card->setHeading(tr("Points"), tr("best of each group is 100"));
        } else if (compact) {
            AxisScale arrowed = card.chart->scale();
            arrowed.unit.heading += u' ' + direction.left(1);
            card.card->setHeading(workloadText(m_data[i].key, NameLength::Short),
                                  axisText(arrowed));
        } else {
            const auto fixture =
                std::find_if(m_report->fixtures.begin(), m_report->fixtures.end(),
                             [&](const auto &f) { return shown(f.name) == m_data[i].key; });
            QStringList facts;
            if (fixture != m_report->fixtures.end() && fixture->bytes > 0)
                facts << sizeText(double(fixture->bytes));
            facts << axis + QStringLiteral(", ") + direction;
            card.card->setHeading(m_data[i].title, facts.join(QStringLiteral(" · ")));
        }
        card.view->describe(m_data[i].title.isEmpty()
                                ? m_metricSwitch->button(int(m_metric))->text()
                                : m_data[i].title);
    }
    arrangeCharts();
    highlight();
}

void ResultsPage::setMetric(Metric metric)
{
    m_metric = metric;
    m_metricSwitch->setChosen(int(metric));
    updateCharts();
}

void ResultsPage::toggle(ChartOption option)
{
    (option == ChartOption::Whiskers ? m_whiskers
     : option == ChartOption::Values ? m_values
                                     : m_log)
        ->toggle();
}

bool ResultsPage::find()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
    return true;
}

void ResultsPage::focusMain()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void ResultsPage::copy() const
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
            if (bars.series[s].visible && bars.series[s].id == shown(cell->label))
                bars.highlightSeries = int(s);
        }
        const QString row = cell == nullptr ? QString() : shown(core::archive::metricKey(*cell));
        for (size_t c = 0; cell != nullptr && c < bars.categories.size(); ++c) {
            if (bars.categories[c].key == row)
                bars.highlightCategory = int(c);
        }
        if (bars.highlightCategory < 0 || bars.highlightSeries < 0)
            bars.highlightSeries = bars.highlightCategory = -1;
        m_cards[i].chart->setHighlight(bars.highlightSeries, bars.highlightCategory);
    }
}

void ResultsPage::barClicked(size_t chart, int series, int category)
{
    const BarData &bars = m_data[chart];
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const auto &cell = m_model->cell(m_proxy->mapToSource(m_proxy->index(row, 0)).row());
        if (shown(cell.label) == bars.series[size_t(series)].id
            && shown(core::archive::metricKey(cell)) == bars.categories[size_t(category)].key) {
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
        all.push_back(barExport(bars, *m_report,
                                bars.title.isEmpty() ? m_metricSwitch->button(int(m_metric))->text()
                                                     : bars.title));
    return all;
}

} // namespace jinbang::app
