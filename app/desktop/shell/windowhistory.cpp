// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with the kept runs: opens, compares, exports and imports them.
#include "app/desktop/models/historymodel.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/runentrytext.h"
#include "app/desktop/text/runlabel.h"
#include "core/archive/makereport.h"

#include <QFileDialog>

#include <algorithm>
#include <optional>
#include <utility>

namespace jinbang::app {

namespace {

std::vector<PickerItem> itemsOf(const HistoryModel &runs)
{
    std::vector<PickerItem> items;
    for (int row = 0; row < runs.rowCount(); ++row) {
        const core::history::RunEntry &run = runs.at(row);
        if (run.state == core::history::RunState::Unreadable
            || run.state == core::history::RunState::Running)
            continue;
        const QString compiler = QString::fromStdString(run.compiler + " " + run.flags).trimmed();
        QString detail = whenText(run.startedAt);
        if (!compiler.isEmpty())
            detail += QStringLiteral(" · ") + compiler;
        items.push_back({QString::fromStdString(run.id), runTitle(run), detail});
    }
    return items;
}

} // namespace

void MainWindow::connectHistory()
{
    using Run = std::shared_ptr<const core::archive::Report>;
    connect(&m_services.store, &RunStore::noted, this,
            [this](const QString &text) { m_status->complain(text); });
    connect(m_history, &HistoryPage::loaded, this,
            [this] { m_compare->setKept(itemsOf(m_history->runs())); });
    connect(m_history, &HistoryPage::runOpened, this,
            [this](Run report) { showRun(std::move(report)); });
    connect(m_history, &HistoryPage::compareWanted, this, [this](Run base, Run next) {
        m_compare->compare(std::move(base), std::move(next));
        showPage(Compare);
    });
    connect(m_history, &HistoryPage::exportOf, this,
            [this](Run report) { exportData(std::move(report)); });
    connect(m_history, &HistoryPage::resumeWanted, this, [this](const std::string &id) {
        showPage(Bench);
        m_bench->resumeRun(id);
    });
    connect(m_history, &HistoryPage::importWanted, this, [this] {
        importFiles(
            QFileDialog::getOpenFileNames(this, tr("Import results"), QString(), resultFilter()),
            ResultFiles::Tables::AskWhereOpen);
    });
    m_actions.on(Command::ImportTable, [this] {
        importFiles(QFileDialog::getOpenFileNames(this, tr("Import a table"), QString(),
                                                  tr("Tables (*.csv *.tsv *.txt);;All files (*)")),
                    ResultFiles::Tables::AskAlways);
    });
    connect(m_compare, &ComparePage::runWanted, this, [this](int side, const QString &key) {
        m_services.store.ask(
            this,
            [id = key.toStdString()](core::history::History &history) {
                return history.report(id);
            },
            [this, side](core::Result<core::archive::Report> report) {
                if (report)
                    m_compare->setSide(
                        ComparePage::Side(side),
                        std::make_shared<const core::archive::Report>(std::move(*report)));
                else
                    m_status->complain(errorText(report.error()));
            });
    });
    const auto command = [this](Command id, void (HistoryPage::*what)()) {
        m_actions.on(id, [this, what] {
            showPage(History);
            (m_history->*what)();
        });
    };
    command(Command::OpenKept, &HistoryPage::openChosen);
    command(Command::CompareKept, &HistoryPage::compareChosen);
    command(Command::EditKept, &HistoryPage::editTitle);
    command(Command::ImportKept, &HistoryPage::importWanted);
    command(Command::ExportKept, &HistoryPage::exportChosen);
    command(Command::ResumeKept, &HistoryPage::resumeChosen);
    command(Command::DeleteKept, &HistoryPage::deleteChosen);
    command(Command::UndoDelete, &HistoryPage::undoDelete);
}

void MainWindow::findLastRun()
{
    using Found = core::Result<std::optional<core::archive::Report>>;
    m_services.store.ask(
        this,
        [](core::history::History &history) -> Found {
            if (const auto read = history.refresh(); !read)
                return read.error();
            const auto runs = history.list();
            if (!runs)
                return runs.error();
            const auto last = std::find_if(runs->begin(), runs->end(), [](const auto &run) {
                return run.kind == core::history::RunKind::Contest && run.cellsOk > 0
                       && (run.state == core::history::RunState::Complete
                           || run.state == core::history::RunState::Stopped);
            });
            if (last == runs->end())
                return std::optional<core::archive::Report>();
            auto report = history.report(last->id);
            if (!report)
                return report.error();
            return std::optional(std::move(*report));
        },
        [this](Found found) { // of a history that cannot be read the page of the history tells
            if (found && *found)
                m_bench->setLastRun(
                    std::make_shared<const core::archive::Report>(std::move(**found)));
        });
}

void MainWindow::importFiles(const QStringList &paths, ResultFiles::Tables tables)
{
    if (paths.isEmpty())
        return;
    m_files.read(paths, ResultFiles::Others::Refuse, tables, [this](const TakenFiles &taken) {
        complainOf(taken);
        for (const TakenFiles::Result &result : taken.results)
            keep(result);
        if (!taken.results.empty())
            showPage(History);
    });
}

void MainWindow::keep(const TakenFiles::Result &result)
{
    m_services.store.ask(
        this,
        [result](core::history::History &history) {
            core::archive::Report report = *result.report;
            core::archive::settleImport(report, result.path.toStdString());
            return history.keep(report);
        },
        [this](core::Result<core::history::RunEntry> run) {
            if (!run) {
                m_status->complain(errorText(run.error()));
                return;
            }
            tell(tr("%1 is kept in the history").arg(runTitle(*run)));
            Q_EMIT m_services.store.changed();
        });
}

} // namespace jinbang::app
