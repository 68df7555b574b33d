// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/comparepage.h"

#include "app/desktop/delegates/ratiodelegate.h"
#include "app/desktop/models/comparerows.h"
#include "app/desktop/models/ratiomodel.h"
#include "app/desktop/run/worker.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/tablecopy.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chiprow.h"
#include "app/desktop/widgets/segmented.h"
#include "core/archive/facts.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

QString keyOf(const core::archive::Report &report)
{
    return report.runId.empty() ? shown(core::archive::titleOf(report) + report.startedAt)
                                : shown(report.runId);
}

/// When and how, without the title.
QString detailOf(core::archive::Report report)
{
    report.title.clear();
    report.cells.clear();
    QString text = runLabel(report);
    if (!report.environment.flags.empty())
        text += u' ' + shown(report.environment.flags);
    return text;
}

PickerItem itemOf(const core::archive::Report &report)
{
    core::archive::Report head;
    head.title = report.title;
    head.startedAt = report.startedAt;
    head.plan.preset = report.plan.preset;
    head.environment = report.environment;
    head.state = report.state;
    return {keyOf(report), shown(core::archive::titleOf(report)), detailOf(head)};
}

} // namespace

ComparePage::ComparePage(Workbench &bench, Worker &worker, QWidget *parent)
    : Page(parent)
    , m_bench(bench)
    , m_worker(worker)
{
    build();
    retranslate();
    applyCompact();
    connect(&bench.look, &Look::changed, this, &ComparePage::applyCompact);
}

ComparePage::Run ComparePage::known(const QString &key) const
{
    const auto found = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const Run &run) { return keyOf(*run) == key; });
    return found == m_known.end() ? nullptr : *found;
}

void ComparePage::setReport(Run report)
{
    if (report == nullptr || report == m_sides[Next])
        return;
    if (m_sides[Next] != nullptr && keyOf(*m_sides[Next]) != keyOf(*report))
        setSide(Base, m_sides[Next]);
    setSide(Next, std::move(report));
}

void ComparePage::setKept(std::vector<PickerItem> kept)
{
    m_kept = std::move(kept);
    fillPickers();
}

void ComparePage::setSide(Side side, Run report)
{
    if (report == nullptr)
        return;
    const QString key = keyOf(*report);
    std::erase_if(m_known, [&](const Run &run) { return keyOf(*run) == key; });
    m_known.insert(m_known.begin(), report);
    m_sides[side] = std::move(report);
    fillPickers();
    askAgain();
    Q_EMIT namesShown(namesIn(*m_sides[side]));
}

void ComparePage::compare(Run base, Run next)
{
    setMode(TwoRuns);
    setSide(Base, std::move(base));
    setSide(Next, std::move(next));
}

void ComparePage::setMissing(Run report)
{
    setSide(m_sides[Base] == nullptr && m_sides[Next] != nullptr ? Base : Next, std::move(report));
}

void ComparePage::setMode(Mode mode)
{
    m_mode = mode;
    m_modeSwitch->setChosen(mode);
    fillPickers();
    askAgain();
}

void ComparePage::swap()
{
    std::swap(m_sides[Base], m_sides[Next]);
    std::swap(m_entries[Base], m_entries[Next]);
    fillPickers();
    askAgain();
}

void ComparePage::fillPickers()
{
    const Run run = m_sides[Next];
    if (m_mode == TwoEntries && run != nullptr) {
        std::vector<PickerItem> entries;
        for (const auto &contender : run->contenders)
            entries.push_back({shown(contender.label), shown(contender.label),
                               contender.twin
                                   ? tr("the same once more, for the noise floor")
                                   : shown(contender.library + " " + contender.version)});
        for (const Side side : {Base, Next}) {
            const bool there =
                std::any_of(entries.begin(), entries.end(),
                            [&](const PickerItem &e) { return e.key == shown(m_entries[side]); });
            if (!there && entries.size() > size_t(side))
                m_entries[side] = entries[size_t(side)].key.toStdString();
            m_pickers[side]->setItems(entries, {});
            m_pickers[side]->setChosen(shown(m_entries[side]));
        }
        return;
    }
    std::vector<PickerItem> items;
    for (const Run &each : m_known)
        items.push_back(itemOf(*each));
    for (const PickerItem &kept : m_kept) {
        if (known(kept.key) == nullptr)
            items.push_back(kept);
    }
    for (const Side side : {Base, Next}) {
        m_pickers[side]->setItems(items, tr("Open a file…"));
        m_pickers[side]->setChosen(m_sides[side] != nullptr ? keyOf(*m_sides[side]) : QString());
    }
}

void ComparePage::picked(Side side, const QString &key)
{
    if (m_mode == TwoEntries) {
        m_entries[side] = key.toStdString();
        askAgain();
    } else if (Run run = known(key)) {
        m_sides[side] = std::move(run);
        askAgain();
    } else {
        Q_EMIT runWanted(side, key);
    }
}

void ComparePage::askAgain()
{
    const int question = ++m_question;
    m_comparison.reset();
    m_problem.clear();
    const Run base = m_sides[Base], next = m_sides[Next];
    const bool entries = m_mode == TwoEntries;
    if (next == nullptr || (!entries && base == nullptr)) {
        refresh();
        return;
    }
    const auto answer = [this, question](core::Result<core::archive::ReportComparison> result) {
        if (question == m_question)
            take(std::move(result));
    };
    if (entries)
        m_worker.ask(
            this,
            [next, a = m_entries[Base], b = m_entries[Next]] {
                return core::archive::compareEntries(*next, a, b);
            },
            answer);
    else
        m_worker.ask(
            this, [base, next] { return core::archive::compareReports(*base, *next); }, answer);
}

void ComparePage::take(core::Result<core::archive::ReportComparison> answer)
{
    if (answer)
        m_comparison = std::move(*answer);
    else
        m_problem = errorText(answer.error());
    refresh();
    Q_EMIT compared();
}

int ComparePage::slotOfLabel(const std::string &label) const
{
    for (const Run &run : m_sides) {
        if (run == nullptr)
            continue;
        for (const auto &contender : run->contenders) {
            if (contender.label == label)
                return m_bench.slotOf(contender.id);
        }
    }
    return m_bench.slotOf(label);
}

QString ComparePage::subtitle() const
{
    if (!m_comparison)
        return {};
    return m_comparison->paired
               ? tr("One run, paired by blocks · change in speed, 95 % intervals")
               : tr("Different sessions, unpaired · change in speed, 95 % intervals");
}

void ComparePage::refresh()
{
    const auto &comparison = m_comparison;
    m_subtitle->setText(subtitle());
    m_export->setEnabled(comparison.has_value());
    m_changedSwitch->setVisible(comparison && m_view == Changes);
    m_viewSwitch->setVisible(comparison.has_value());
    refreshSums();
    if (!comparison) {
        m_differences->setChips({}, {});
        m_remarks->hide();
        m_card->setHeading({});
        m_nothing->setText(
            !m_problem.isEmpty() ? m_problem
            : m_sides[Next] == nullptr
                ? tr("Choose two runs above, or drop two result files on the window.")
                : tr("Choose a run for the other side, or drop a result file on the window."));
        m_tables->setCurrentWidget(m_nothing);
        return;
    }
    const SlotOfLabel slotOf = [this](const std::string &label) { return slotOfLabel(label); };
    m_changedSwitch->setTexts({tr("Changed"), tr("All %1").arg(comparison->cells.size())});
    const bool changedOnly = m_changedSwitch->chosen() == 0;
    const RatioData ratios = ratioRows(*comparison, slotOf, changedOnly);
    const RatioAxis axis = ratioAxis(ratios);
    m_delegate->setAxis(axis);
    m_header->setAxis(axis);
    m_ratios->setRows(ratios.rows);
    m_numbersModel->setTable(compareTable(*comparison, slotOf));
    m_ranksModel->setTable(rankRows(*comparison, slotOf));
    m_conditionsModel->setTable(factRows(*comparison));
    std::vector<FactChip> chips;
    for (const Difference &difference : differencesOf(*comparison))
        chips.push_back({difference.serious
                             ? QStringLiteral("%1: %2").arg(difference.name, difference.text)
                         : difference.text.startsWith(u'+') || difference.text.startsWith(kMinus)
                             ? difference.text
                             : QStringLiteral("%1 %2").arg(difference.name, difference.text),
                         difference.name, difference.serious});
    if (chips.empty() && !comparison->paired)
        chips.push_back({tr("nothing that is known"), {}, false});
    m_differences->setChips(comparison->paired ? QString() : tr("Differs:"), chips);
    const QStringList remarks = remarksOf(*comparison);
    m_remarks->setText(joinedSentences(remarks));
    m_remarks->setVisible(!remarks.isEmpty());
    m_viewSwitch->button(Ranks)->setVisible(!comparison->ranks.empty());
    m_viewSwitch->button(Conditions)->setVisible(!comparison->facts.empty());
    if ((m_view == Ranks && comparison->ranks.empty())
        || (m_view == Conditions && comparison->facts.empty()))
        m_view = Changes;
    m_viewSwitch->setChosen(m_view);
    m_card->setHeading(
        QStringLiteral("%1 → %2").arg(shown(comparison->base), shown(comparison->next)));
    m_tables->setCurrentIndex(m_view);
    fitColumns();
}

void ComparePage::refreshSums()
{
    if (!m_comparison) {
        m_sums->clear();
        return;
    }
    const Tokens &tokens = m_bench.look.tokens();
    const CompareSums sums = sumsOf(*m_comparison);
    const auto coloured = [](const QString &text, const QColor &colour, bool strong) {
        return QStringLiteral("<span style='color:%1;%2'>%3</span>")
            .arg(colour.name(), strong ? QStringLiteral("font-weight:600") : QString(),
                 text.toHtmlEscaped());
    };
    QStringList parts{coloured(tr("%n faster", nullptr, sums.faster), tokens.faster, true),
                      coloured(tr("%n slower", nullptr, sums.slower), tokens.slower, true),
                      coloured(tr("%n within noise", nullptr, sums.within), tokens.text2, false)};
    if (sums.without > 0)
        parts << coloured(tr("%n without verdict", nullptr, sums.without), tokens.text2, false);
    if (sums.speed)
        parts << coloured(tr("geometric mean ×%1").arg(threeDigits(*sums.speed)), tokens.text,
                          true);
    m_sums->setText(parts.join(QStringLiteral(" &nbsp; ")));
    m_sums->setToolTip(tr("Geometric mean of the speed of B over that of A"));
}

void ComparePage::setView(View view)
{
    m_view = view;
    refresh();
}

void ComparePage::focusMain()
{
    const bool both = m_mode == TwoEntries || m_sides[Base] != nullptr;
    if (m_comparison || (both && m_sides[Next] != nullptr))
        (m_comparison ? m_tables->currentWidget() : m_list)->setFocus(Qt::OtherFocusReason);
    else
        m_pickers[m_sides[Next] == nullptr ? Next : Base]->setFocus(Qt::OtherFocusReason);
}

void ComparePage::copy() const
{
    // the list's bars have no text
    QTableView *tables[] = {m_numbers, m_numbers, m_ranks, m_conditions};
    if (m_comparison)
        copyAsTsv(*tables[m_view]);
}

std::vector<ChartExport> ComparePage::exports() const
{
    if (!m_comparison)
        return {};
    const SlotOfLabel slotOf = [this](const std::string &label) { return slotOfLabel(label); };
    const RatioData ratios = ratioRows(*m_comparison, slotOf, m_changedSwitch->chosen() == 0);
    return {ratioExport(ratios,
                        QStringLiteral("A: %1 · B: %2 · %3")
                            .arg(shown(m_comparison->base), shown(m_comparison->next), subtitle()),
                        tr("Compare"))};
}

void ComparePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

bool ComparePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitColumns();
    return Page::eventFilter(watched, event);
}

} // namespace jinbang::app
