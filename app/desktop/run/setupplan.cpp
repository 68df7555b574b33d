// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/setupplan.h"

#include "app/desktop/run/plannedcells.h"
#include "app/desktop/text/safefile.h"
#include "app/desktop/text/words.h"
#include "core/archive/planjson.h"

#include <QFileInfo>

#include <algorithm>

namespace jinbang::app {

namespace {

using core::contest::Plan;
using core::contest::WorkloadChoice;

void tickEntries(BenchSetup &setup, const Plan &plan, QStringList &missing)
{
    setup.excluded.clear();
    setup.variants.clear();
    if (plan.entries.empty())
        return; // every one that is there
    const auto isNamed = [&](const std::string &id) {
        return std::any_of(plan.entries.begin(), plan.entries.end(), [&](const auto &entry) {
            return entry.contender == id && entry.variant.empty();
        });
    };
    for (const auto &entry : plan.entries) {
        if (!entry.variant.empty())
            setup.variants.push_back(entry);
    }
    for (const auto &candidate : setup.candidates) {
        if (!isNamed(candidate.command.id))
            setup.excluded.insert(candidate.command.id);
    }
    for (const auto &entry : plan.entries) {
        const bool there =
            std::any_of(setup.candidates.begin(), setup.candidates.end(), [&](const auto &c) {
                return c.command.id == entry.contender && isUsable(c);
            });
        if (!there && !missing.contains(shown(entry.contender)))
            missing << shown(entry.contender);
    }
}

SetupWorkload &workloadFor(BenchSetup &setup, const WorkloadChoice &choice)
{
    const QString name = shown(choice.name);
    const auto known =
        std::find_if(setup.workloads.begin(), setup.workloads.end(), [&](const SetupWorkload &w) {
            return w.isFile == choice.isFile && w.name == name;
        });
    if (known != setup.workloads.end())
        return *known;
    SetupWorkload workload;
    workload.name = name;
    workload.isFile = true;
    const QString suffix = QFileInfo(name).suffix().toLower();
    // until it was read
    workload.document = suffix != QStringLiteral("html") && suffix != QStringLiteral("htm");
    workload.bytes = double(QFileInfo(name).size());
    setup.workloads.push_back(workload);
    return setup.workloads.back();
}

void tickWorkloads(BenchSetup &setup, const Plan &plan)
{
    std::vector<WorkloadChoice> choices = plan.workloads;
    if (choices.empty())
        choices = {{"small", false, {}, {}}, {"medium", false, {}, {}}, {"large", false, {}, {}}};
    for (SetupWorkload &workload : setup.workloads)
        workload.chosen = false;
    for (const WorkloadChoice &choice : choices) {
        SetupWorkload &workload = workloadFor(setup, choice);
        if (choice.isFile) {
            workload.probed = workload.probed && workload.encoding == shown(choice.encoding);
            workload.encoding = shown(choice.encoding);
        }
        if (workload.takesCount) {
            const QString count = choice.count ? QString::number(*choice.count) : QString();
            workload.counts = workload.chosen && !workload.counts.isEmpty()
                                  ? workload.counts + u',' + count
                                  : count;
        }
        workload.chosen = true;
    }
}

// What a plan of single cells does not name is off the matrix.
void leaveOutOthers(BenchSetup &setup, const Plan &plan)
{
    setup.leftOut.clear();
    if (plan.only.empty())
        return;
    const PlannedCells planned = plannedCells(setup);
    for (size_t row = 0; row < planned.rows.size(); ++row) {
        for (size_t entry = 0; entry < planned.entries.size(); ++entry) {
            if (!isNamed(plan.only, planned, row, entry) && canRun(planned, row, entry)
                && !planned.entries[entry].twin)
                setup.leftOut.push_back(choiceOf(planned, row, entry));
        }
    }
}

} // namespace

QStringList applyPlan(BenchSetup &setup, const Plan &plan)
{
    QStringList missing;
    tickEntries(setup, plan, missing);
    tickWorkloads(setup, plan);
    const auto operations =
        plan.operations.empty()
            ? std::vector{core::Operation::Serialize, core::Operation::Deserialize,
                          core::Operation::Parse, core::Operation::Stringify}
            : plan.operations;
    setup.operations = {operations.begin(), operations.end()};
    setup.options = plan;
    setup.options.entries.clear();
    setup.options.workloads.clear();
    setup.options.operations.clear();
    setup.options.only.clear();
    leaveOutOthers(setup, plan);
    return missing;
}

QByteArray planText(const Plan &plan)
{
    QByteArray text;
    core::archive::Output output(
        [&](std::string_view piece) { text.append(piece.data(), qsizetype(piece.size())); });
    core::archive::writePlanJson(plan, output);
    output.flush();
    return text;
}

core::Result<Plan> planFromText(const QByteArray &text, const QString &subject)
{
    return core::archive::readPlanJson(std::string_view(text.constData(), size_t(text.size())),
                                       subject.toStdString());
}

core::Result<Plan> openPlan(const QString &path)
{
    return core::archive::readPlanFile(std::filesystem::path(path.toStdString()));
}

core::Result<void> savePlan(const Plan &plan, const QString &path)
{
    return saveSafely(path, planText(plan));
}

} // namespace jinbang::app
