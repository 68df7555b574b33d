// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/historypage.h"

#include "app/desktop/models/historymodel.h"
#include "app/desktop/models/rowsmodel.h"
#include "app/desktop/pages/trendcard.h"
#include "app/desktop/run/runstore.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/runentrytext.h"
#include "app/desktop/text/tablecopy.h"
#include "app/desktop/text/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedLayout>
#include <QStyle>
#include <QTableView>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace jinbang::app {

using core::history::About;
using core::history::History;
using core::history::RunEntry;

namespace {

QString joined(const std::vector<std::string> &parts)
{
    QStringList texts;
    for (const std::string &part : parts)
        texts << shown(part);
    return texts.join(QStringLiteral(", "));
}

RowsTable factsOf(const RunEntry &run)
{
    RowsTable table;
    table.columns = {{QString(), false}, {QString(), false}};
    const auto add = [&](const char *name, const QString &value) {
        if (!value.trimmed().isEmpty())
            table.rows.push_back(
                {{textCell(HistoryPage::tr(name)), textCell(value)}, -1, false, false});
    };
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "State"), stateText(run));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Imported"), importText(run));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "CPU"), shown(run.cpu));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Host"), shown(run.host));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Kernel"), shown(run.kernel));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Compiler"),
        shown(run.compiler + " " + run.flags));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Build"), shown(run.buildType));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Libraries"), joined(run.libraries));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Workloads"), joined(run.fixtures));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Seed"),
        run.seed == 0 ? QString() : QString::number(run.seed));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Jinbang"), shown(run.generatorVersion));
    add(QT_TRANSLATE_NOOP("jinbang::app::HistoryPage", "Id"), shown(run.id));
    return table;
}

} // namespace

HistoryPage::HistoryPage(Workbench &bench, RunStore &store, QWidget *parent)
    : Page(parent)
    , m_bench(bench)
    , m_store(store)
{
    build();
    retranslate();
    applyCompact();
    m_stack->setCurrentIndex(0);
    connect(&bench.look, &Look::changed, this, &HistoryPage::applyCompact);
    connect(&store, &RunStore::changed, this, &HistoryPage::reload);
}

void HistoryPage::reload()
{
    m_store.ask(
        this,
        [](History &history) -> core::Result<std::vector<RunEntry>> {
            if (const auto read = history.refresh(); !read)
                return read.error();
            return history.list();
        },
        [this](core::Result<std::vector<RunEntry>> list) { take(std::move(list)); });
}

void HistoryPage::take(core::Result<std::vector<RunEntry>> list)
{
    if (!list) {
        Q_EMIT failed(errorText(list.error()));
        Q_EMIT loaded();
        return;
    }
    QStringList names;
    for (const RunEntry &run : *list)
        names << shown(run.about.title) << shown(run.about.note) << joined(run.about.tags);
    Q_EMIT namesShown(names);
    const auto before = chosen();
    const bool wasEmpty = m_stack->currentIndex() == 0;
    m_model->setRuns(std::move(*list));
    m_stack->setCurrentIndex(m_model->rowCount() == 0 ? 0 : 1);
    choose(before);
    if (chosen().empty() && m_proxy->rowCount() > 0)
        m_table->selectRow(0);
    showChosen();
    m_trend->reload();
    if (wasEmpty && isVisible())
        focusMain(); // or the search field takes the focus of the page that went
    Q_EMIT loaded();
}

std::vector<std::string> HistoryPage::chosen() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    std::vector<std::string> ids;
    for (const int row : rows)
        ids.push_back(m_model->at(m_proxy->mapToSource(m_proxy->index(row, 0)).row()).id);
    return ids;
}

void HistoryPage::choose(const std::vector<std::string> &ids)
{
    QItemSelection selection;
    for (const std::string &id : ids) {
        const int row = m_model->rowOf(id);
        const QModelIndex index =
            row < 0 ? QModelIndex() : m_proxy->mapFromSource(m_model->index(row, 0));
        if (index.isValid())
            selection.select(index, index);
    }
    if (selection.isEmpty())
        return;
    m_table->selectionModel()->setCurrentIndex(selection.indexes().first(),
                                               QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect
                                                     | QItemSelectionModel::Rows);
}

const RunEntry *HistoryPage::current() const
{
    const auto ids = chosen();
    const int row = ids.empty() ? -1 : m_model->rowOf(ids.front());
    return row < 0 ? nullptr : &m_model->at(row);
}

void HistoryPage::showChosen()
{
    const auto ids = chosen();
    const RunEntry *run = current();
    const int shownRuns = m_proxy->rowCount();
    m_count->setText(shownRuns == m_model->rowCount()
                         ? tr("%n run(s)", nullptr, shownRuns)
                         : tr("%1 of %2 runs").arg(shownRuns).arg(m_model->rowCount()));
    m_compare->setText(ids.size() == 2 ? tr("Compare 2") : tr("Compare"));
    m_compare->setToolTip(ids.size() == 2 ? tr("The older one is the baseline")
                                          : tr("Choose two runs of the table"));
    m_compare->setEnabled(ids.size() == 2);
    m_compare->setProperty("kind", ids.size() == 2 ? QStringLiteral("primary") : QString());
    m_compare->setIcon(
        m_bench.look.icon(Icon::Compare, ids.size() == 2 ? &Tokens::onAccent : &Tokens::text2));
    m_compare->style()->unpolish(m_compare);
    m_compare->style()->polish(m_compare);
    m_inspector->setHeading(run != nullptr ? runTitle(*run) : tr("No run chosen"),
                            run != nullptr ? tr("how it was measured") : QString());
    m_factsModel->setTable(run != nullptr ? factsOf(*run) : RowsTable{});
    m_note->setText(run != nullptr ? shown(run->about.note) : QString());
    m_note->setEnabled(run != nullptr && ids.size() == 1);
    const bool readable = run != nullptr && run->state != core::history::RunState::Unreadable;
    for (QPushButton *each : {m_open, m_export})
        each->setEnabled(readable && ids.size() == 1);
    m_resume->setVisible(readable && ids.size() == 1 && run->resumable());
    m_delete->setEnabled(!ids.empty());
    Q_EMIT chosenChanged();
}

void HistoryPage::edit(const QString &id, const About &about)
{
    const int row = m_model->rowOf(id.toStdString());
    if (row < 0)
        return; // taken away meanwhile
    const About before = m_model->at(row).about;
    // Only what was edited here is changed: another process may have written the rest meanwhile.
    const auto change = [before, about](About &now) {
        if (about.title != before.title)
            now.title = about.title;
        if (about.note != before.note)
            now.note = about.note;
        if (about.tags != before.tags)
            now.tags = about.tags;
    };
    m_store.ask(
        this,
        [id = id.toStdString(), change](History &history) { return history.change(id, change); },
        [this](core::Result<RunEntry> run) {
            if (!run) {
                Q_EMIT failed(errorText(run.error()));
                return;
            }
            m_model->update(*run);
            showChosen();
            Q_EMIT namesShown(
                {shown(run->about.title), shown(run->about.note), joined(run->about.tags)});
        });
}

void HistoryPage::editNote()
{
    const RunEntry *run = current();
    if (run == nullptr || shown(run->about.note) == m_note->text().trimmed())
        return;
    About about = run->about;
    about.note = m_note->text().trimmed().toStdString();
    edit(shown(run->id), about);
}

void HistoryPage::editTitle()
{
    const auto ids = chosen();
    if (ids.size() != 1)
        return;
    const QModelIndex index = m_proxy->mapFromSource(
        m_model->index(m_model->rowOf(ids.front()), int(HistoryModel::Column::Run)));
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->setCurrentIndex(index);
    m_table->edit(index);
}

void HistoryPage::load(const std::string &id, std::function<void(Run)> then)
{
    m_store.ask(
        this, [id](History &history) { return history.report(id); },
        [this, then = std::move(then)](core::Result<core::archive::Report> report) {
            if (report)
                then(std::make_shared<const core::archive::Report>(std::move(*report)));
            else
                Q_EMIT failed(errorText(report.error()));
        });
}

void HistoryPage::openChosen()
{
    const RunEntry *run = current();
    if (run != nullptr && run->state != core::history::RunState::Unreadable)
        load(run->id, [this](Run report) { Q_EMIT runOpened(std::move(report)); });
}

void HistoryPage::exportChosen()
{
    if (const RunEntry *run = current())
        load(run->id, [this](Run report) { Q_EMIT exportOf(std::move(report)); });
}

void HistoryPage::compareChosen()
{
    auto ids = chosen();
    if (ids.size() != 2) {
        Q_EMIT said(tr("Choose two runs of the table"));
        return;
    }
    // The older one is the baseline, whatever the table is sorted by.
    if (m_model->at(m_model->rowOf(ids[0])).startedAt
        > m_model->at(m_model->rowOf(ids[1])).startedAt)
        std::swap(ids[0], ids[1]);
    load(ids[0], [this, next = ids[1]](Run base) {
        load(next, [this, base](Run report) { Q_EMIT compareWanted(base, std::move(report)); });
    });
}

void HistoryPage::resumeChosen()
{
    const RunEntry *run = current();
    if (run != nullptr && run->resumable())
        Q_EMIT resumeWanted(run->id);
    else
        Q_EMIT said(tr("Only a run that was stopped can be resumed"));
}

void HistoryPage::deleteChosen()
{
    const auto ids = chosen();
    if (ids.empty())
        return;
    QMessageBox box(QMessageBox::Question, tr("Delete runs"),
                    tr("Delete %n run(s)? You can undo it for 30 days.", nullptr, int(ids.size())),
                    QMessageBox::NoButton, this);
    auto *yes = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    if (box.clickedButton() == yes)
        removeRuns(ids);
}

void HistoryPage::removeRuns(const std::vector<std::string> &ids)
{
    m_store.ask(
        this,
        [ids](History &history) { return history.remove(ids, std::chrono::system_clock::now()); },
        [this](core::Result<core::history::Removal> removal) {
            if (!removal) {
                Q_EMIT failed(errorText(removal.error()));
                return;
            }
            m_removed.push_front(removal->ids);
            Q_EMIT offered(tr("%n run(s) deleted", nullptr, int(removal->ids.size())), tr("Undo"),
                           [this] { undoDelete(); });
            Q_EMIT m_store.changed();
        });
}

void HistoryPage::undoDelete()
{
    if (m_removed.empty()) {
        Q_EMIT said(tr("There is nothing to bring back"));
        return;
    }
    const core::history::Removal removal{m_removed.front()};
    m_removed.pop_front();
    m_store.ask(
        this, [removal](History &history) { return history.restore(removal); },
        [this, removal](core::Result<void> restored) {
            if (!restored) {
                m_removed.push_front(removal.ids);
                Q_EMIT failed(errorText(restored.error()));
                return;
            }
            Q_EMIT said(tr("%n run(s) brought back", nullptr, int(removal.ids.size())));
            Q_EMIT m_store.changed();
        });
}

void HistoryPage::focusMain()
{
    (m_stack->currentIndex() == 0 ? static_cast<QWidget *>(m_stack->currentWidget()) : m_table)
        ->setFocus(Qt::OtherFocusReason);
}

void HistoryPage::copy() const
{
    copyAsTsv(*m_table);
}

bool HistoryPage::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
    return true;
}

std::vector<ChartExport> HistoryPage::exports() const
{
    return m_trend->exports();
}

void HistoryPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        deleteChosen();
    else
        Page::keyPressEvent(event);
}

void HistoryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

} // namespace jinbang::app
