// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench and people's own files: dropping, choosing, looking at them in the background.
#include "app/desktop/dialogs/addworkload.h"
#include "app/desktop/pages/benchpage.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/run/resultfile.h"
#include "app/desktop/run/setupplan.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"
#include "core/fixture/loadfixture.h"

#include <QCoreApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>

#include <algorithm>

namespace jinbang::app {

namespace {

QStringList pathsOf(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

QString pasteFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("jinbang/pasted"));
}

} // namespace

void BenchPage::addFiles(const QStringList &paths)
{
    std::vector<SetupWorkload> workloads;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isFile())
            continue;
        SetupWorkload workload;
        workload.name = path;
        workload.isFile = workload.chosen = true;
        const QString suffix = QFileInfo(path).suffix().toLower();
        // until it was read
        workload.document = suffix != QStringLiteral("html") && suffix != QStringLiteral("htm");
        workload.bytes = double(QFileInfo(path).size());
        workloads.push_back(workload);
    }
    addWorkloads(workloads);
    probeFiles();
}

void BenchPage::addWorkloads(const std::vector<SetupWorkload> &workloads)
{
    for (const SetupWorkload &workload : workloads) {
        const auto known = std::find_if(
            m_setup.workloads.begin(), m_setup.workloads.end(),
            [&](const SetupWorkload &w) { return w.isFile && w.name == workload.name; });
        if (known == m_setup.workloads.end())
            m_setup.workloads.push_back(workload);
        else
            *known = workload;
    }
    m_panel->rebuildLists();
    setupEdited();
    QStringList names;
    for (const SetupWorkload &workload : workloads)
        names << QFileInfo(workload.name).fileName();
    Q_EMIT namesShown(names);
}

void BenchPage::removeFile(const QString &path)
{
    std::erase_if(m_setup.workloads,
                  [&](const SetupWorkload &w) { return w.isFile && w.name == path; });
    m_panel->rebuildLists();
    setupEdited();
}

void BenchPage::probeFiles()
{
    for (const SetupWorkload &workload : m_setup.workloads) {
        // A large file is taken as it is: reading it for a look would cost more than it tells.
        if (workload.isFile && !workload.probed)
            m_probes.ask(m_nextProbe++, workload.name, {workload.encoding, false});
    }
}

void BenchPage::takeProbe(const FileProbe &probe)
{
    const auto workload = std::find_if(
        m_setup.workloads.begin(), m_setup.workloads.end(), [&](const SetupWorkload &w) {
            return w.isFile && w.name == probe.path && w.encoding == probe.options.encoding;
        });
    if (workload == m_setup.workloads.end() || m_controller.isRunning())
        return;
    const bool chosen = workload->chosen;
    if (probe.isValid())
        *workload = workloadOf(probe);
    else if (probe.fileBytes > 0)
        workload->bytes = probe.fileBytes;
    workload->problem = probe.error ? errorText(*probe.error) : QString();
    workload->chosen = chosen && !probe.error;
    workload->probed = true;
    m_panel->rebuildLists();
    m_bench.settings.setup = toJson(m_setup);
    if (m_phase == Phase::Planning) // nothing that was measured goes away for a look at a file
        showPlan();
}

void BenchPage::probeSizes()
{
    constexpr std::uint64_t kMostMade = 10'000; // records; more would cost seconds for a figure
    std::vector<core::contest::WorkloadChoice> wanted;
    for (const SetupWorkload &workload : m_setup.workloads) {
        if (workload.isFile)
            continue;
        const auto counts = parseCounts(workload.counts);
        std::vector<std::uint64_t> each =
            workload.takesCount && counts ? *counts : std::vector<std::uint64_t>{};
        if (each.empty())
            each.push_back(0);
        for (const std::uint64_t count : each) {
            if (count <= kMostMade && !workload.sizes.contains(count))
                wanted.push_back({workload.name.toStdString(),
                                  false,
                                  count > 0 ? std::optional(count) : std::nullopt,
                                  {}});
        }
    }
    if (!wanted.empty())
        m_probes.size(
            std::move(wanted),
            core::fixture::findDataDir(QCoreApplication::applicationFilePath().toStdString()));
}

void BenchPage::takeSizes(const std::vector<SizedWorkload> &sizes)
{
    for (const auto &[choice, bytes, problem] : sizes) {
        for (SetupWorkload &workload : m_setup.workloads) {
            if (workload.isFile || workload.name.toStdString() != choice.name)
                continue;
            workload.missing = problem ? core::sentence(*problem) : std::string();
            if (problem)
                continue;
            workload.sizes[choice.count.value_or(0)] = bytes;
            if (!workload.takesCount)
                workload.bytes = bytes;
        }
    }
    m_panel->updateSizes();
    if (m_phase == Phase::Planning)
        showPlan();
}

core::Result<QStringList> BenchPage::openPlanFile(const QString &path)
{
    if (m_controller.isRunning())
        return core::Error{core::ErrorCode::Busy, tr("The Bench").toStdString(), {}};
    const auto plan = openPlan(path);
    if (!plan)
        return plan.error();
    const QStringList missing = applyPlan(m_setup, *plan);
    m_panel->showSetup();
    setupEdited();
    probeFiles();
    return missing;
}

core::Result<void> BenchPage::savePlanFile(const QString &path) const
{
    return savePlan(planOf(m_setup), path);
}

AddWorkload *BenchPage::addWorkload(const QStringList &paths)
{
    if (m_controller.isRunning())
        return nullptr;
    auto *dialog = new AddWorkload(m_bench.look, pasteFolder(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { addWorkloads(dialog->workloads()); });
    dialog->addPaths(paths);
    dialog->open();
    if (paths.isEmpty())
        dialog->chooseFiles();
    return dialog;
}

void BenchPage::dragEnterEvent(QDragEnterEvent *event)
{
    const QStringList paths = pathsOf(*event->mimeData());
    if (paths.isEmpty() || m_controller.isRunning())
        return;
    event->acceptProposedAction();
    const QFileInfo first(paths.constFirst());
    const QString size = sizeText(double(first.size()));
    const QString suffix = first.suffix().toLower();
    const bool html = suffix == QStringLiteral("html") || suffix == QStringLiteral("htm")
                      || suffix == QStringLiteral("xhtml");
    const bool result = looksLikeResult(first.filePath()) || isNamedLikeTable(first.filePath());
    m_panel->setDragging(paths.size() == 1 && isNamedLikePlan(paths.constFirst())
                             ? tr("Open %1").arg(first.fileName())
                         : paths.size() == 1 && result
                             ? tr("Keep and show %1").arg(first.fileName())
                         : paths.size() > 1 ? tr("Add %n file(s)", nullptr, int(paths.size()))
                         : first.isDir()    ? tr("Add the files of this folder")
                         : html             ? tr("Add as an Article, %1").arg(size)
                                            : tr("Add as custom JSON, %1").arg(size));
}

void BenchPage::dragLeaveEvent(QDragLeaveEvent *)
{
    m_panel->setDragging({});
}

void BenchPage::dropEvent(QDropEvent *event)
{
    m_panel->setDragging({});
    event->acceptProposedAction();
    if (const QStringList paths = pathsOf(*event->mimeData()); !paths.isEmpty())
        Q_EMIT filesDropped(paths);
}

} // namespace jinbang::app
