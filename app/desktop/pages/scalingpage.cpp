// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/scalingpage.h"

#include "app/desktop/charts/barchart.h"
#include "app/desktop/charts/httpchart.h"
#include "app/desktop/models/scalingrows.h"
#include "app/desktop/pages/emptystate.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/tablecopy.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/cursorview.h"
#include "app/desktop/widgets/factcard.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/rowsview.h"
#include "app/desktop/widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

enum Picture { CurvePicture, BarPicture, RatioPicture, TablePicture };

/// As high as its rows: the column beside the picture scrolls as a whole.
void fitRows(QTableView &table)
{
    const int rows = table.model()->rowCount() * table.verticalHeader()->defaultSectionSize();
    table.setFixedHeight(table.horizontalHeader()->height() + rows + 4);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (table.model()->columnCount() > 0)
        table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

} // namespace

ScalingPage::ScalingPage(Workbench &bench, QWidget *parent)
    : Page(parent)
    , m_bench(bench)
    , m_slotOf([this](const std::string &id) { return m_bench.slotOf(id); })
    , m_choices(scalingChoicesOf(bench.settings.scaling))
{
    build();
    retranslate();
    applyCompact();
    connect(&bench.look, &Look::changed, this, &ScalingPage::applyCompact);
}

void ScalingPage::setReport(std::shared_ptr<const core::archive::Report> report)
{
    m_report = std::move(report);
    m_experiments = m_report != nullptr ? experimentsOf(*m_report) : std::vector<Experiment>();
    m_stack->setCurrentIndex(m_experiments.empty() ? 0 : 1);
    m_subject->clear();
    for (const Experiment &each : m_experiments)
        m_subject->addItem(experimentText(each));
    m_cursor.reset();
    if (m_report == nullptr || m_experiments.empty())
        return;
    m_banner->setText(bannerText(*m_report));
    m_banner->setVisible(!m_report->banners.empty());
    const auto last =
        std::find_if(m_experiments.begin(), m_experiments.end(), [this](const Experiment &each) {
            return each.kind == m_choices.kind && each.subject == m_choices.subject;
        });
    select(last == m_experiments.end() ? 0 : int(last - m_experiments.begin()));
}

int ScalingPage::chosen() const
{
    return m_subject->currentIndex();
}

void ScalingPage::choose(int index)
{
    if (index < 0 || size_t(index) >= m_experiments.size())
        return;
    m_choices.kind = m_experiments[size_t(index)].kind;
    m_choices.subject = m_experiments[size_t(index)].subject;
    remember();
    select(index);
}

void ScalingPage::remember()
{
    m_bench.settings.scaling = toJson(m_choices);
}

void ScalingPage::select(int index)
{
    m_subject->setCurrentIndex(index);
    m_cursor.reset();
    setOperations();
    setLegend();
    retranslate();
}

void ScalingPage::setOperations()
{
    const Experiment &chosen = *experiment();
    const int all = chosen.kind == Experiment::Kind::Condition ? 1 : 0;
    m_operationPlace->setVisible(int(chosen.operations.size()) + all > 1); // one part is no choice
    delete m_operationSwitch; // its number of parts is fixed
    m_operationSwitch =
        new Segmented(std::max(1, int(chosen.operations.size()) + all), m_operationPlace);
    m_operationPlace->layout()->addWidget(m_operationSwitch);
    setTabOrder(m_subject, m_operationSwitch->button(0));
    const auto last = m_choices.operation ? std::find(chosen.operations.begin(),
                                                      chosen.operations.end(), *m_choices.operation)
                                          : chosen.operations.end();
    if (last != chosen.operations.end())
        m_operationSwitch->setChosen(int(last - chosen.operations.begin()) + all);
    connect(m_operationSwitch, &Segmented::choose, this, [this] {
        m_choices.operation = operation();
        remember();
        m_cursor.reset();
        setLegend();
        refresh();
    });
}

void ScalingPage::setLegend()
{
    std::vector<LegendEntry> entries;
    LineData lines;
    if (const auto *curves = result())
        lines = scalingLines(*m_report, *curves, m_choices.measure, m_slotOf);
    else if (experiment()->kind == Experiment::Kind::Threads && operation())
        lines = threadLines(*m_report, *experiment(), *operation(), m_slotOf);
    for (const Line &line : lines.lines)
        entries.push_back({line.slot, line.name});
    if (experiment()->kind == Experiment::Kind::Http)
        entries = legendOf(httpBars(*m_report, *experiment(), m_slotOf));
    m_legend->setEntries(entries);
    m_legend->setVisible(!entries.empty());
}

const Experiment *ScalingPage::experiment() const
{
    const int index = m_subject->currentIndex();
    return index < 0 || size_t(index) >= m_experiments.size() ? nullptr
                                                              : &m_experiments[size_t(index)];
}

std::optional<core::Operation> ScalingPage::operation() const
{
    const Experiment *chosen = experiment();
    if (chosen == nullptr || m_operationSwitch == nullptr)
        return {};
    const int index =
        m_operationSwitch->chosen() - (chosen->kind == Experiment::Kind::Condition ? 1 : 0);
    if (index < 0 || size_t(index) >= chosen->operations.size())
        return {};
    return chosen->operations[size_t(index)];
}

const core::archive::ScalingResult *ScalingPage::result() const
{
    return experiment() != nullptr && operation()
               ? scalingOf(*m_report, *experiment(), *operation())
               : nullptr;
}

void ScalingPage::setView(View view)
{
    if (experiment() == nullptr)
        return;
    m_choices.view(experiment()->kind) = view;
    remember();
    refresh();
}

void ScalingPage::setMeasure(ScalingMeasure measure)
{
    m_choices.measure = measure;
    remember();
    m_measureSwitch->setChosen(int(measure));
    refresh();
}

void ScalingPage::toggle(ChartOption option)
{
    if (option != ChartOption::Values)
        (option == ChartOption::Whiskers ? m_whiskers : m_log)->toggle();
}

void ScalingPage::setAvailable(std::initializer_list<View> views)
{
    const auto has = [&](View view) {
        return std::find(views.begin(), views.end(), view) != views.end();
    };
    for (int view = 0; view < kScalingViews; ++view)
        m_viewSwitch->button(view)->setVisible(has(View(view)));
    m_view = m_choices.view(experiment()->kind);
    if (!has(m_view))
        m_view = *views.begin();
    m_viewSwitch->setChosen(int(m_view));
    nameViews();
}

QString ScalingPage::pictureTitle() const
{
    const Experiment *chosen = experiment();
    if (chosen == nullptr)
        return {};
    const auto op = operation();
    return op ? QStringLiteral("%1 · %2").arg(experimentText(*chosen), operationText(*op))
              : experimentText(*chosen);
}

void ScalingPage::refresh()
{
    const Experiment *chosen = experiment();
    if (m_report == nullptr || chosen == nullptr)
        return;
    const bool counts = chosen->kind == Experiment::Kind::Counts;
    m_measureSwitch->setVisible(counts);
    m_growthCard->setVisible(counts);
    m_readOutCard->setVisible(chosen->kind != Experiment::Kind::Condition);
    if (const auto *curves = result())
        showCounts(*curves);
    else if (chosen->kind == Experiment::Kind::Threads)
        showThreads();
    else if (chosen->kind == Experiment::Kind::Condition)
        showCondition();
    else if (chosen->kind == Experiment::Kind::Http)
        showHttp();
    const bool compact = m_bench.look.theme().compact;
    m_subject->setMaximumWidth(m_bench.look.theme().px(counts && compact ? 190
                                                       : compact         ? 420
                                                                         : 300));
    constexpr int kPerObject = 4, kSlope = 7; // the curve and the card of growth have them
    for (int column = 0; column < m_twinModel->columnCount(); ++column)
        m_twin->setColumnHidden(column,
                                compact && counts && (column == kPerObject || column >= kSlope));
    m_twin->fit(chosen->kind == Experiment::Kind::Condition ? 1 : 0);
    const bool table = m_view == View::Table;
    const bool http = chosen->kind == Experiment::Kind::Http;
    m_whiskers->setVisible((chosen->kind == Experiment::Kind::Counts && !table)
                           || (http && m_view == View::Bars));
    m_log->setVisible(!table && chosen->kind != Experiment::Kind::Condition
                      && !(http && m_view != View::Curve));
    m_legend->setVisible(!table && chosen->kind != Experiment::Kind::Condition);
}

void ScalingPage::keepOnlyShown(LineData &picture) const
{
    std::vector<Line> lines;
    for (size_t i = 0; i < picture.lines.size(); ++i) {
        if (m_legend->isShown(i))
            lines.push_back(picture.lines[i]);
    }
    picture.lines = std::move(lines);
    picture.logY = m_log->isChecked();
    for (Line &line : picture.lines) {
        for (LinePoint &point : line.points) {
            if (!m_whiskers->isChecked())
                point.low = point.high = point.y;
        }
    }
}

void ScalingPage::showCounts(const core::archive::ScalingResult &curves)
{
    setAvailable({View::Curve, View::Bars, View::Table});
    LineData lines = scalingLines(*m_report, curves, m_choices.measure, m_slotOf);
    keepOnlyShown(lines);
    m_curve->setData(lines);
    m_curveView->describe(pictureTitle());
    BarData bars = scalingBars(*m_report, curves, m_choices.measure, m_slotOf);
    bars.whiskers = m_whiskers->isChecked();
    bars.logScale = m_log->isChecked();
    for (size_t i = 0; i < bars.series.size(); ++i)
        bars.series[i].visible = m_legend->isShown(i);
    m_bars->setData(bars);
    m_barsView->setMinimumSize(m_bars->fullSize().toSize());
    m_barsView->describe(pictureTitle());
    m_twinModel->setTable(pointRows(*m_report, curves, m_slotOf));
    m_growthModel->setTable(growthRows(*m_report, curves, m_slotOf));
    constexpr int kMemory = 3;
    // or the libraries have no names; the table has it
    m_growth->setColumnHidden(kMemory, m_bench.look.theme().compact);
    m_growthCard->setHeading(tr("Growth"), tr("slope of the log-log fit"));
    fitRows(*m_growth);
    showFacts(adviceOf(curves));
    m_pictures->setCurrentIndex(m_view == View::Curve  ? CurvePicture
                                : m_view == View::Bars ? BarPicture
                                                       : TablePicture);
    const QString axes = m_view == View::Table  ? tr("every measured value")
                         : m_view == View::Bars ? tr("by number of objects")
                         : lines.logY           ? tr("log-log")
                                                : tr("objects on a log scale");
    m_card->setHeading(pictureTitle(),
                       lines.uprights.empty() || m_view != View::Curve
                           ? axes
                           : tr("%1; dashed: the document outgrows a CPU cache").arg(axes));
    const auto places = m_curve->places();
    if (!places.empty())
        readOutAt(m_cursor.value_or(places[places.size() / 2]));
}

void ScalingPage::showThreads()
{
    setAvailable({View::Curve, View::Table});
    if (!operation())
        return;
    LineData lines = threadLines(*m_report, *experiment(), *operation(), m_slotOf);
    keepOnlyShown(lines);
    m_curve->setData(lines);
    m_curveView->describe(pictureTitle());
    m_twinModel->setTable(threadRows(*m_report, *experiment(), *operation(), m_slotOf));
    showFacts(threadFacts(*m_report, *experiment()));
    m_pictures->setCurrentIndex(m_view == View::Curve ? CurvePicture : TablePicture);
    m_card->setHeading(pictureTitle(),
                       QStringLiteral("%1 · %2").arg(m_log->isChecked() ? QStringLiteral("ops/s")
                                                                        : m_curve->unitText(),
                                                     tr("all threads together")));
    const auto places = m_curve->places();
    if (!places.empty())
        readOutAt(m_cursor.value_or(places.back()));
}

void ScalingPage::showCondition()
{
    setAvailable({View::Bars, View::Table});
    const RatioData ratios =
        conditionRatios(*m_report, experiment()->subject, operation(), m_slotOf);
    m_ratios->setData(ratios);
    m_ratiosView->setMinimumHeight(int(m_ratios->fullSize().height()));
    m_ratiosView->setMaximumHeight(int(m_ratios->fullSize().height()) + 60);
    m_ratiosView->describe(pictureTitle());
    m_twinModel->setTable(conditionRows(ratios));
    showFacts(explanationOf(Experiment::Kind::Condition));
    m_pictures->setCurrentIndex(m_view == View::Table ? TablePicture : RatioPicture);
    m_card->setHeading(pictureTitle(), tr("change in speed, 95 % intervals"));
}

void ScalingPage::showHttp()
{
    setAvailable({View::Bars, View::Curve, View::Rounds, View::Table});
    const BarData bars = httpBars(*m_report, *experiment(), m_slotOf);
    BarData visible = bars;
    visible.whiskers = m_whiskers->isChecked();
    for (size_t i = 0; i < visible.series.size(); ++i)
        visible.series[i].visible = m_legend->isShown(i);
    m_bars->setData(visible);
    m_barsView->setMinimumSize(m_bars->fullSize().toSize());
    m_barsView->describe(pictureTitle());
    const bool rounds = m_view == View::Rounds;
    LineData lines = rounds ? roundLines(*m_report, *experiment(), m_slotOf)
                            : percentileLines(*m_report, *experiment(), m_slotOf);
    lines.logY = !rounds && m_log->isChecked();
    std::erase_if(lines.lines, [&](const Line &line) {
        const auto at = std::find_if(bars.series.begin(), bars.series.end(),
                                     [&](const BarSeries &series) { return series.id == line.id; });
        return !m_legend->isShown(size_t(at - bars.series.begin()));
    });
    m_curve->setData(lines);
    m_curveView->describe(pictureTitle());
    m_twinModel->setTable(httpTwin(*m_report, *experiment(), m_slotOf));
    showFacts(httpFacts(*m_report, *experiment()));
    m_pictures->setCurrentIndex(m_view == View::Table  ? TablePicture
                                : m_view == View::Bars ? BarPicture
                                                       : CurvePicture);
    const QString figure = bars.higherIsBetter ? tr("requests a second, higher is better")
                                               : tr("time of a request, lower is better");
    // The load itself is long: it takes what is left beside the switch, and stands above as a
    // whole.
    m_card->setHeading(tr("HTTP load"),
                       QStringLiteral("%1 · %2").arg(
                           m_view == View::Curve ? tr("time of a request, by percentile") : figure,
                           pictureTitle()));
    const auto places = m_curve->places();
    m_readOutCard->setVisible(!places.empty());
    if (places.empty())
        return;
    const bool there =
        m_cursor && std::find(places.begin(), places.end(), *m_cursor) != places.end();
    readOutAt(there ? *m_cursor : places.back());
}

void ScalingPage::showFacts(const std::vector<Fact> &facts)
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Fact &fact : facts)
        m_facts->addWidget(new FactCard(m_bench.look, fact, this));
}

void ScalingPage::readOutAt(double x)
{
    m_cursor = x;
    m_curve->setCursor(x);
    m_readOutModel->setTable(readOut(m_curve->data(), x));
    const auto *curves = result();
    const double bytes = curves != nullptr ? documentBytes(*m_report, curves->metric, x) : 0;
    m_readOutCard->setHeading(tr("At %1").arg(m_curve->placeText(x)),
                              bytes > 0 ? sizeText(bytes) : QString());
    fitRows(*m_readOut);
}

void ScalingPage::focusMain()
{
    if (m_stack->currentIndex() == 0)
        m_empty->setFocus(Qt::OtherFocusReason);
    else if (m_view == View::Table)
        m_twin->setFocus(Qt::OtherFocusReason);
    else
        m_pictures->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void ScalingPage::copy() const
{
    copyAsTsv(*m_twin);
}

std::vector<ChartExport> ScalingPage::exports() const
{
    if (m_report == nullptr || experiment() == nullptr)
        return {};
    if (experiment()->kind == Experiment::Kind::Condition)
        return {ratioExport(m_ratios->data(), runFooter(*m_report), pictureTitle())};
    std::vector<ChartExport> all{lineExport(m_curve->data(), runFooter(*m_report), pictureTitle())};
    if (experiment()->kind == Experiment::Kind::Counts
        || experiment()->kind == Experiment::Kind::Http)
        all.insert(m_view == View::Bars ? all.begin() : all.end(),
                   barExport(m_bars->data(), *m_report, pictureTitle()));
    return all;
}

void ScalingPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

} // namespace jinbang::app
