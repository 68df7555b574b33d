// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/setuppanel.h"

#include "app/desktop/pages/planfields.h"
#include "app/desktop/pages/setuprows.h"
#include "app/desktop/run/knownlibraries.h"
#include "app/desktop/text/words.h"

#include <QCheckBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace jinbang::app {

using core::Operation;

namespace {

// The folder that tells two files of one name apart; empty where the name is enough.
QString placeOf(const SetupWorkload &workload, const std::vector<SetupWorkload> &all)
{
    const QFileInfo own(workload.name);
    const bool shared = std::any_of(all.begin(), all.end(), [&](const SetupWorkload &other) {
        return other.isFile && other.name != workload.name
               && QFileInfo(other.name).fileName() == own.fileName();
    });
    return workload.isFile && shared ? own.dir().dirName() : QString();
}

} // namespace

SetupPanel::SetupPanel(Workbench &bench, BenchSetup &setup, QWidget *parent)
    : QFrame(parent)
    , m_bench(bench)
    , m_setup(setup)
{
    setObjectName(QStringLiteral("setup"));
    build();
    retranslate();
    rebuildLists();
    connect(&bench.look, &Look::changed, this, [this] {
        setFixedWidth(m_bench.look.theme().px(m_bench.look.theme().compact ? 286 : 316));
        rebuildLists();
    });
    setFixedWidth(bench.look.theme().px(bench.look.theme().compact ? 286 : 316));
}

QLabel *SetupPanel::addHeading(QVBoxLayout *column, QLabel **detail, QWidget *corner)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *title = new QLabel(this);
    title->setProperty("role", QStringLiteral("title"));
    row->addWidget(title);
    if (detail != nullptr) {
        *detail = new QLabel(this);
        (*detail)->setProperty("role", QStringLiteral("secondary"));
        row->addWidget(*detail);
    }
    row->addStretch(1);
    if (corner != nullptr)
        row->addWidget(corner);
    column->addLayout(row);
    return title;
}

void SetupPanel::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_inside = new QWidget(m_scroll);
    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(16, 10, 8, 12);
    column->setSpacing(4);

    m_detect = new QToolButton(this);
    m_detect->setIcon(m_bench.look.icon(Icon::Refresh));
    m_detect->setIconSize({16, 16});
    m_detect->setFocusPolicy(Qt::TabFocus);
    m_librariesTitle = addHeading(column, &m_librariesDetail, m_detect);
    m_libraries = new QVBoxLayout;
    m_libraries->setSpacing(1);
    column->addLayout(m_libraries);
    column->addSpacing(8);

    m_workloadsTitle = addHeading(column, &m_workloadsDetail);
    m_workloads = new QVBoxLayout;
    m_workloads->setSpacing(0);
    column->addLayout(m_workloads);
    m_drop = new QPushButton(this);
    m_drop->setProperty("drop", true);
    m_drop->setIcon(m_bench.look.icon(Icon::Upload));
    m_drop->setIconSize({24, 16});
    m_drop->setFocusPolicy(Qt::TabFocus);
    m_drop->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(m_drop);
    column->addSpacing(10);

    m_operationsTitle = addHeading(column, nullptr);
    column->addWidget(buildOperations());
    column->addSpacing(10);

    m_planTitle = addHeading(column, nullptr);
    m_plan = new PlanFields(m_bench.look, m_setup.options, this);
    column->addWidget(m_plan);
    column->addStretch(1);
    m_scroll->setWidget(m_inside);
    outer->addWidget(m_scroll, 1);
    m_footerBox = buildFooter();
    outer->addWidget(m_footerBox);

    connect(m_detect, &QToolButton::clicked, this, &SetupPanel::detectPressed);
    connect(m_drop, &QPushButton::clicked, this, &SetupPanel::browsePressed);
    connect(m_plan, &PlanFields::edited, this, &SetupPanel::edited);
    connect(m_plan, &PlanFields::httpPressed, this, &SetupPanel::httpPressed);
}

QWidget *SetupPanel::buildOperations()
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    const auto addGroup = [&](QLabel **label, std::initializer_list<Operation> operations) {
        auto *group = new QWidget(box);
        auto *grid = new QGridLayout(group);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setVerticalSpacing(5);
        *label = new QLabel(group);
        (*label)->setProperty("role", QStringLiteral("field"));
        grid->addWidget(*label, 0, 0, 1, 3);
        int i = 0;
        for (const Operation operation : operations) {
            auto *check = new QCheckBox(group);
            check->setChecked(m_setup.operations.contains(operation));
            grid->addWidget(check, 1 + i / 3, i % 3);
            m_operations[operation] = check;
            connect(check, &QCheckBox::toggled, this, &SetupPanel::takeOver);
            ++i;
        }
        column->addWidget(group);
        return group;
    };
    addGroup(&m_typedLabel, {Operation::Deserialize, Operation::Serialize});
    m_documentGroup =
        addGroup(&m_documentLabel, {Operation::Parse, Operation::Stringify, Operation::Prettify,
                                    Operation::Walk, Operation::Validate});
    return box;
}

QWidget *SetupPanel::buildFooter()
{
    auto *footer = new QFrame(this);
    footer->setObjectName(QStringLiteral("setupFooter"));
    auto *column = new QVBoxLayout(footer);
    column->setContentsMargins(16, 8, 14, 12);
    column->setSpacing(7);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    m_footerIcon = new QLabel(this);
    m_footer = new QLabel(this);
    m_footer->setProperty("role", QStringLiteral("secondary"));
    m_footer->setWordWrap(true);
    row->addWidget(m_footerIcon);
    row->addWidget(m_footer, 1);
    column->addLayout(row);
    m_run = new QPushButton(this);
    m_run->setProperty("tall", true);
    m_run->setFocusPolicy(Qt::StrongFocus);
    m_run->setIconSize({21, 16});
    auto *inside = new QHBoxLayout(m_run);
    inside->setContentsMargins(0, 0, 11, 0);
    inside->addStretch(1);
    m_key = new QLabel(m_run);
    m_key->setProperty("chip", QStringLiteral("key"));
    m_key->setAttribute(Qt::WA_TransparentForMouseEvents);
    inside->addWidget(m_key, 0, Qt::AlignVCenter);
    column->addWidget(m_run);
    connect(m_run, &QPushButton::clicked, this, &SetupPanel::runPressed);
    setRunButton(RunButton::Run);
    return footer;
}

void SetupPanel::rebuildLists()
{
    m_filling = true;
    // The rows are made anew; whoever stood on one stands on its successor.
    const QWidget *focus = m_inside->focusWidget();
    const QString focused =
        focus != nullptr && focus->hasFocus() ? focus->accessibleName() : QString();
    for (LibraryRow *row : m_libraryRows)
        delete row;
    for (WorkloadRow *row : m_workloadRows)
        delete row;
    m_libraryRows.clear();
    m_workloadRows.clear();
    auto candidates = m_setup.candidates;
    if (!candidates.empty()) { // else nobody has looked yet
        const auto missing = missingLibraries(candidates);
        candidates.insert(candidates.end(), missing.begin(), missing.end());
    }
    for (const auto &candidate : candidates) {
        auto *row = new LibraryRow(m_bench.look, candidate, m_bench.slotOf(candidate.command.id),
                                   !m_setup.excluded.contains(candidate.command.id),
                                   m_setup.variants, m_inside);
        m_libraries->addWidget(row);
        m_libraryRows.push_back(row);
        connect(row, &LibraryRow::toggled, this, &SetupPanel::takeOver);
    }
    for (const SetupWorkload &workload : m_setup.workloads) {
        auto *row =
            new WorkloadRow(m_bench.look, workload, placeOf(workload, m_setup.workloads), m_inside);
        m_workloads->addWidget(row);
        m_workloadRows.push_back(row);
        connect(row, &WorkloadRow::edited, this, &SetupPanel::takeOver);
        // Queued: the row that asks is deleted by the answer.
        connect(row, &WorkloadRow::removePressed, this, &SetupPanel::removePressed,
                Qt::QueuedConnection);
    }
    m_filling = false;
    pinTabOrder();
    updateCounts();
    setLocked(m_locked);
    for (QWidget *widget : m_inside->findChildren<QWidget *>()) {
        if (!focused.isEmpty() && widget->focusPolicy() != Qt::NoFocus
            && widget->accessibleName() == focused) {
            widget->setFocus();
            break;
        }
    }
}

void SetupPanel::updateSizes()
{
    for (size_t i = 0; i < m_workloadRows.size() && i < m_setup.workloads.size(); ++i)
        m_workloadRows[i]->setBytes(m_setup.workloads[i].bytes);
}

// Rows are made anew and would come after everything else of the window.
void SetupPanel::pinTabOrder()
{
    QWidget *before = m_detect;
    const auto append = [&](const QWidget *row) {
        for (QWidget *control : row->findChildren<QWidget *>()) {
            if (!(control->focusPolicy() & Qt::TabFocus))
                continue;
            setTabOrder(before, control);
            before = control;
        }
    };
    std::for_each(m_libraryRows.begin(), m_libraryRows.end(), append);
    std::for_each(m_workloadRows.begin(), m_workloadRows.end(), append);
}

void SetupPanel::showSetup()
{
    m_filling = true;
    for (const auto &[operation, check] : m_operations)
        check->setChecked(m_setup.operations.contains(operation));
    m_filling = false;
    m_plan->showOptions();
    rebuildLists();
}

void SetupPanel::takeOver()
{
    if (m_filling)
        return;
    for (const LibraryRow *row : m_libraryRows) {
        if (row->isChosen())
            m_setup.excluded.erase(row->id());
        else if (std::any_of(
                     m_setup.candidates.begin(), m_setup.candidates.end(),
                     [&](const auto &c) { return c.command.id == row->id() && isUsable(c); }))
            m_setup.excluded.insert(row->id());
        if (row->isUsable()) { // of one that is not there now the choice stays
            std::erase_if(m_setup.variants,
                          [&](const auto &entry) { return entry.contender == row->id(); });
            const auto ways = row->variants();
            m_setup.variants.insert(m_setup.variants.end(), ways.begin(), ways.end());
        }
    }
    for (size_t i = 0; i < m_workloadRows.size(); ++i) {
        m_setup.workloads[i].chosen = m_workloadRows[i]->isChosen();
        if (m_setup.workloads[i].takesCount)
            m_setup.workloads[i].counts = m_workloadRows[i]->counts();
    }
    m_setup.operations.clear();
    for (const auto &[operation, check] : m_operations) {
        if (check->isChecked())
            m_setup.operations.insert(operation);
    }
    updateCounts();
    Q_EMIT edited();
}

void SetupPanel::updateCounts()
{
    const auto chosen = std::count_if(m_libraryRows.begin(), m_libraryRows.end(),
                                      [](const auto *row) { return row->isChosen(); });
    m_librariesDetail->setText(tr("%1 of %2").arg(chosen).arg(m_libraryRows.size()));
    const auto used = std::count_if(m_workloadRows.begin(), m_workloadRows.end(),
                                    [](const auto *row) { return row->isChosen(); });
    m_workloadsDetail->setText(tr("%1 of %2").arg(used).arg(m_workloadRows.size()));
    m_documentGroup->setVisible(
        std::any_of(m_setup.workloads.begin(), m_setup.workloads.end(),
                    [](const SetupWorkload &w) { return w.document && w.chosen; }));
}

void SetupPanel::setLocked(bool locked)
{
    m_locked = locked;
    m_inside->setEnabled(!locked);
    m_footerIcon->setPixmap(
        m_bench.look.icon(locked ? Icon::Lock : Icon::Stopwatch).pixmap(16, 16));
}

void SetupPanel::setFooter(const QString &text, bool runnable)
{
    m_footer->setText(text);
    if (!m_locked)
        m_run->setEnabled(runnable);
}

void SetupPanel::setRunButton(RunButton state)
{
    m_buttonState = state;
    const bool stop =
        state == RunButton::Stop || state == RunButton::Stopping || state == RunButton::Armed;
    const char *text = state == RunButton::Run        ? QT_TR_NOOP("Run")
                       : state == RunButton::RunAgain ? QT_TR_NOOP("Run again")
                       : state == RunButton::Stop     ? QT_TR_NOOP("Stop")
                       : state == RunButton::Stopping ? QT_TR_NOOP("Stopping…")
                                                      : QT_TR_NOOP("Press Esc again to stop");
    m_run->setText(tr(text));
    m_run->setAccessibleName(tr(text));
    m_key->setText(stop ? tr("Esc") : QStringLiteral("F5"));
    m_key->setVisible(state != RunButton::Armed && state != RunButton::Stopping);
    m_run->setProperty("kind", stop ? QStringLiteral("danger") : QStringLiteral("primary"));
    m_run->setIcon(stop ? m_bench.look.icon(Icon::Stop, &Tokens::err)
                        : m_bench.look.icon(Icon::Play, &Tokens::onAccent));
    m_run->setEnabled(state != RunButton::Stopping);
    m_key->setStyleSheet(
        stop ? QStringLiteral("color: %1; border-color: %1;").arg(m_bench.look.tokens().err.name())
             : QStringLiteral("color: %1; border-color: %1;")
                   .arg(m_bench.look.tokens().onAccent.name()));
    m_run->style()->unpolish(m_run);
    m_run->style()->polish(m_run);
}

void SetupPanel::setDragging(const QString &result)
{
    m_drop->setProperty("drop",
                        result.isEmpty() ? QVariant(true) : QVariant(QStringLiteral("active")));
    m_drop->setText(result.isEmpty() ? tr("Drop .json or .html, or browse…") : result);
    m_drop->style()->unpolish(m_drop);
    m_drop->style()->polish(m_drop);
}

void SetupPanel::retranslate()
{
    m_librariesTitle->setText(tr("Libraries"));
    m_workloadsTitle->setText(tr("Workloads"));
    m_operationsTitle->setText(tr("Operations"));
    m_planTitle->setText(tr("Run plan"));
    m_detect->setAccessibleName(tr("Detect libraries again"));
    m_detect->setToolTip(tr("Detect libraries again (%1)").arg(QStringLiteral("Ctrl+R")));
    m_typedLabel->setText(tr("Typed"));
    m_documentLabel->setText(tr("Document"));
    for (const auto &[operation, check] : m_operations)
        check->setText(operationText(operation));
    setDragging({});
    setRunButton(m_buttonState);
    updateCounts();
}

void SetupPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        rebuildLists();
    }
    QFrame::changeEvent(event);
}

} // namespace jinbang::app
