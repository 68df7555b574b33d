// SPDX-License-Identifier: GPL-3.0-or-later
// Files dropped anywhere on the window. What a file is, its content says: results of any harness
// are kept and shown, two of them are compared, what is no result becomes a workload.
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/run/resultfile.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/text/errortext.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>

namespace jinbang::app {

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->mimeData()->hasUrls())
        return;
    event->acceptProposedAction();
    tell(tr("Drop results to keep and show them, two to compare them; other JSON and HTML files "
            "become workloads"));
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    event->acceptProposedAction();
    takeFiles(paths);
}

void MainWindow::takeFilesOfBench(const QStringList &paths)
{
    if (paths.size() == 1 && isNamedLikePlan(paths.constFirst()))
        openPlan(paths.constFirst());
    else
        m_files.read(paths, ResultFiles::Others::AreWorkloads, ResultFiles::Tables::AskWhereOpen,
                     [this](const TakenFiles &taken) {
                         takeResults(taken);
                         if (!taken.workloads.isEmpty())
                             m_bench->addWorkload(taken.workloads);
                     });
}

void MainWindow::takeFiles(const QStringList &paths)
{
    if (paths.size() == 1 && isNamedLikePlan(paths.constFirst()))
        openPlan(paths.constFirst());
    else if (!paths.isEmpty())
        m_files.read(paths, ResultFiles::Others::MayBeWorkloads, ResultFiles::Tables::AskWhereOpen,
                     [this](const TakenFiles &taken) {
                         if (!taken.workloads.isEmpty() && m_bench->isRunning()) {
                             m_status->complain(errorText(
                                 {core::ErrorCode::Busy, tr("The Bench").toStdString(), {}}));
                         } else if (!taken.workloads.isEmpty()) {
                             showPage(Bench);
                             m_bench->addFiles(taken.workloads);
                         }
                         takeResults(taken);
                     });
}

void MainWindow::takeResults(const TakenFiles &taken)
{
    complainOf(taken);
    for (const TakenFiles::Result &result : taken.results)
        keep(result);
    const auto &results = taken.results;
    if (results.size() == 2) {
        m_compare->compare(results[0].report, results[1].report);
        showPage(Compare);
    } else if (results.size() == 1 && m_stack->currentIndex() == Compare) {
        m_compare->setMissing(results[0].report);
    } else if (results.size() == 1) {
        showRun(results[0].report);
    } else if (!results.empty()) {
        showPage(History);
    }
}

} // namespace jinbang::app
