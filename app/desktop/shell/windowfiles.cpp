// SPDX-License-Identifier: GPL-3.0-or-later
// The files that come into the window, by dialog, command line or drop.
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/run/resultfile.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/text/errortext.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace jinbang::app {

QString MainWindow::resultFilter()
{
    return tr("Result files (*.json *.csv *.tsv *.txt);;All files (*)");
}

void MainWindow::openFile(const QString &path)
{
    if (path.endsWith(QStringLiteral(".jinbang.json"), Qt::CaseInsensitive))
        openRun(path);
    else if (isNamedLikePlan(path))
        openPlan(path);
    else if (QFileInfo(path).isFile() && isNamedLikeTable(path))
        openRun(path);
    else if (QFileInfo(path).isFile())
        m_bench->addFiles({QFileInfo(path).absoluteFilePath()});
    else
        m_status->complain(
            errorText({core::ErrorCode::CannotRead, path.toStdString(), "no such file"}));
}

void MainWindow::readRun(const QString &path,
                         std::function<void(std::shared_ptr<const core::archive::Report>)> then)
{
    m_files.read({path}, ResultFiles::Others::Refuse, ResultFiles::Tables::AskWhereOpen,
                 [this, then = std::move(then)](const TakenFiles &taken) {
                     complainOf(taken);
                     for (const TakenFiles::Result &result : taken.results)
                         then(result.report);
                 });
}

void MainWindow::complainOf(const TakenFiles &taken)
{
    for (const core::Error &error : taken.refused)
        m_status->complain(errorText(error));
}

void MainWindow::openRun(const QString &path)
{
    readRun(path, [this](auto report) { showRun(std::move(report)); });
}

void MainWindow::showRun(std::shared_ptr<const core::archive::Report> report)
{
    // A load over HTTP has no cells; its page is the one of experiments.
    const bool experimentsOnly = report->cells.empty() && !report->http.empty();
    showReport(std::move(report));
    showPage(experimentsOnly ? Scaling : Results);
}

void MainWindow::askForSide(int side)
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open Run"), QString(), resultFilter());
    if (!path.isEmpty())
        readRun(path, [this, side](auto report) {
            m_compare->setSide(ComparePage::Side(side), std::move(report));
        });
}

void MainWindow::openPlan(const QString &path)
{
    const auto missing = m_bench->openPlanFile(path);
    if (!missing) {
        m_status->complain(errorText(missing.error()));
        return;
    }
    showPage(Bench);
    if (!missing->isEmpty())
        m_status->complain(tr("The plan is open, but these libraries are not there: %1.")
                               .arg(missing->join(QStringLiteral(", "))));
    else
        tell(tr("Opened %1").arg(path));
}

void MainWindow::savePlan()
{
    QFileDialog dialog(this, tr("Save plan"), QString(), tr("Plans (*.jinbang)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("jinbang"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    const auto saved = m_bench->savePlanFile(path);
    saved ? tell(tr("Saved %1").arg(path)) : m_status->complain(errorText(saved.error()));
}

void MainWindow::openDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open plan or run"), QString(),
        tr("Plans and runs (*.jinbang *.json *.csv *.tsv *.txt);;All files (*)"));
    if (isNamedLikePlan(path))
        openPlan(path);
    else if (!path.isEmpty())
        openRun(path);
}

} // namespace jinbang::app
