// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/scalingpage.h"

#include "app/desktop/charts/barchart.h"
#include "app/desktop/charts/httpchart.h"
#include "app/desktop/pages/emptystate.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/tablecopy.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/cursorview.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/rowsview.h"
#include "app/desktop/widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace jinbang::app {

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
