// SPDX-License-Identifier: GPL-3.0-or-later
// Files dropped anywhere on the window. What a file is, its content says: results of any harness are
// kept and shown, two of them are compared, what is no result becomes a workload.
#include "app/desktop/shell/mainwindow.h"

#include "app/desktop/pages/comparepage.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/run/resultfile.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/text/errortext.h"

#include <utility>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>

namespace jinbang::app {

namespace {

using Run = std::shared_ptr<const core::archive::Report>;

/// What was found among dropped files.
struct Dropped {
    std::vector<Run> runs;
    QStringList workloads;
    std::vector<core::Error> refused;
};

bool canBeWorkload(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QStringLiteral("json") || suffix == QStringLiteral("html") || suffix == QStringLiteral("htm");
}

/// On the worker: a file of 100 MB must not hold up the window.
Dropped sorted(const QStringList &paths)
{
    Dropped dropped;
    for (const QString &path : paths) {
        auto report = openReport(path);
        if (report)
            dropped.runs.push_back(std::make_shared<const core::archive::Report>(std::move(*report)));
        else if (canBeWorkload(path))
            dropped.workloads << path;
        else
            dropped.refused.push_back(report.error());
    }
    return dropped;
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->mimeData()->hasUrls())
        return;
    event->acceptProposedAction();
    tell(tr("Drop results to keep and show them, two to compare them; other JSON and HTML files become workloads"));
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

void MainWindow::takeFiles(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    m_worker.ask(this, [paths] { return sorted(paths); }, [this](Dropped dropped) {
        for (const core::Error &error : dropped.refused)
            m_status->complain(errorText(error));
        if (!dropped.workloads.isEmpty()) {
            showPage(Bench);
            m_bench->addFiles(dropped.workloads);
        }
        for (const Run &run : dropped.runs)
            keep(run);
        if (dropped.runs.size() == 2) {
            m_compare->compare(dropped.runs[0], dropped.runs[1]);
            showPage(Compare);
        } else if (dropped.runs.size() == 1 && m_stack->currentIndex() == Compare) {
            m_compare->setMissing(dropped.runs[0]);
        } else if (dropped.runs.size() == 1) {
            showRun(dropped.runs[0]);
        } else if (!dropped.runs.empty()) {
            showPage(History);
        }
    });
}

} // namespace jinbang::app
