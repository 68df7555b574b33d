// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/benchsetup.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/words.h"
#include "core/base/number.h"
#include "core/contest/entries.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace jinbang::app {

namespace {

using core::Operation;
using core::contest::Candidate;

constexpr std::array kOrder{Operation::Deserialize, Operation::Serialize, Operation::Parse,
                            Operation::Stringify,   Operation::Prettify,  Operation::Walk,
                            Operation::Validate};

std::vector<std::uint64_t> countsOf(const SetupWorkload &workload)
{
    const auto counts = parseCounts(workload.counts);
    if (!workload.takesCount || !counts || counts->empty())
        return {0};
    return *counts;
}

QString say(const char *text)
{
    return QCoreApplication::translate("Setup", text);
}

} // namespace

BenchSetup defaultSetup()
{
    BenchSetup setup;
    const auto builtIn = [&](const char *name, bool takesCount, const char *counts, bool chosen) {
        SetupWorkload workload;
        workload.name = QString::fromLatin1(name);
        workload.takesCount = takesCount;
        workload.counts = QString::fromLatin1(counts);
        workload.chosen = chosen;
        setup.workloads.push_back(workload);
    };
    builtIn("small", false, "", true);
    builtIn("medium", false, "", true);
    builtIn("large", false, "", true);
    builtIn("users", true, "100", false);
    builtIn("bean", true, "1,10,100", false);
    builtIn("mini", true, "1000", false);
    builtIn("entity", false, "", false);
    builtIn("client", false, "", false);
    setup.options.sampling = core::contest::samplingOf(setup.options.preset);
    return setup;
}

core::Result<std::vector<std::uint64_t>> parseCounts(const QString &text)
{
    constexpr std::int64_t kMost = 10'000'000;
    std::vector<std::uint64_t> counts;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const auto number = core::parseInteger(part.trimmed().toStdString());
        if (!number)
            return number.error();
        if (*number < 1 || *number > kMost)
            return core::Error{core::ErrorCode::OutOfRange, part.trimmed().toStdString(),
                               "1..10000000"};
        counts.push_back(std::uint64_t(*number));
    }
    return counts;
}

bool isUsable(const Candidate &candidate)
{
    return candidate.hello.has_value() && candidate.hello->checked;
}

std::vector<core::protocol::VariantInfo> otherWays(const core::protocol::Hello &hello)
{
    std::vector<core::protocol::VariantInfo> others;
    for (const auto &variant : hello.variants) {
        const bool usual = std::all_of(
            variant.operations.begin(), variant.operations.end(), [&](Operation operation) {
                const auto standard = hello.defaults.find(operation);
                return standard != hello.defaults.end() && standard->second == variant.id;
            });
        if (!usual)
            others.push_back(variant);
    }
    return others;
}

QString entryName(const core::protocol::Hello &hello, const std::string &variant)
{
    return variant.empty() ? shown(hello.library)
                           : QStringLiteral("%1 %2").arg(shown(hello.library), shown(variant));
}

core::contest::Plan listsOf(const BenchSetup &setup)
{
    core::contest::Plan plan = setup.options;
    plan.entries.clear();
    plan.workloads.clear();
    plan.operations.clear();
    plan.only.clear();
    for (const Candidate &candidate : setup.candidates) {
        if (!isUsable(candidate))
            continue;
        if (!setup.excluded.contains(candidate.command.id))
            plan.entries.push_back({candidate.command.id, {}});
        for (const auto &chosen : setup.variants) {
            if (chosen.contender == candidate.command.id
                && core::contest::findVariant(*candidate.hello, chosen.variant) != nullptr)
                plan.entries.push_back(chosen);
        }
    }
    for (const SetupWorkload &workload : setup.workloads) {
        if (!workload.chosen)
            continue;
        for (const std::uint64_t count : countsOf(workload)) {
            core::contest::WorkloadChoice choice;
            choice.name = workload.name.toStdString();
            choice.isFile = workload.isFile;
            choice.encoding = workload.encoding.toStdString();
            if (count != 0)
                choice.count = count;
            plan.workloads.push_back(choice);
        }
    }
    core::contest::Plan ticked;
    ticked.operations.assign(setup.operations.begin(), setup.operations.end());
    const auto isChosen = [](bool document) {
        return [document](const SetupWorkload &w) { return w.chosen && w.document == document; };
    };
    const auto &all = setup.workloads;
    const bool anyDocument = std::any_of(all.begin(), all.end(), isChosen(true));
    const bool anyRecord = std::any_of(all.begin(), all.end(), isChosen(false));
    for (const Operation operation : kOrder) {
        // Those for documents can be ticked only where there is one.
        const bool shown = core::isRecordOperation(operation) || anyDocument;
        const auto takes = [&](bool isRecord) {
            return core::contest::takesOperation(ticked, operation, isRecord, anyDocument);
        };
        if (shown && !setup.operations.empty()
            && ((anyDocument && takes(false)) || (anyRecord && takes(true))))
            plan.operations.push_back(operation);
    }
    return plan;
}

QString obstacleOf(const BenchSetup &setup, int usableCores)
{
    const core::contest::Plan plan = planOf(setup);
    if (plan.entries.empty())
        return say(QT_TRANSLATE_NOOP("Setup", "Choose at least one library"));
    if (plan.workloads.empty())
        return say(QT_TRANSLATE_NOOP("Setup", "Choose at least one workload"));
    if (plan.operations.empty())
        return say(QT_TRANSLATE_NOOP("Setup", "Choose an operation that fits the workloads"));
    const bool anyMissing = std::any_of(setup.workloads.begin(), setup.workloads.end(),
                                        [](const auto &w) { return !w.missing.empty(); });
    if (!setup.leftOut.empty() || anyMissing) {
        const PlanSummary summary =
            summaryOf(plannedMatrix(setup, [](const std::string &) { return 0; }), plan.sampling);
        if (summary.cells == 0 && summary.missing > 0)
            return engineText(summary.whyMissing.toStdString());
        if (summary.cells == 0 && !setup.leftOut.empty())
            return say(QT_TRANSLATE_NOOP(
                "Setup", "Every cell is left out; press Delete on some to take them in again"));
    }
    for (const SetupWorkload &workload : setup.workloads) {
        if (workload.chosen && !workload.problem.isEmpty())
            return workload.problem;
        if (workload.chosen && workload.takesCount && !parseCounts(workload.counts))
            return say(QT_TRANSLATE_NOOP("Setup", "%1: counts are whole numbers such as 1,10,100"))
                .arg(workloadText(workload.name));
    }
    const int most =
        plan.threads.empty() ? 1 : *std::max_element(plan.threads.begin(), plan.threads.end());
    if (most > usableCores && !plan.oversubscribe)
        return say(QT_TRANSLATE_NOOP(
                       "Setup",
                       "%1 threads on %2 usable cores: allow it under More, or take fewer"))
            .arg(most)
            .arg(usableCores);
    const auto valid = core::contest::validate(plan, usableCores);
    return valid ? QString() : errorText(valid.error());
}

PlanSummary summaryOf(const Matrix &matrix, const core::contest::Sampling &sampling)
{
    PlanSummary summary;
    for (const auto &row : matrix.cells) {
        for (size_t column = 0; column < row.size(); ++column) {
            ++summary.all;
            if (row[column].state == CellState::Excluded) {
                ++summary.leftOut;
                continue;
            }
            if (row[column].state == CellState::Skipped) {
                if (summary.missing++ == 0)
                    summary.whyMissing = row[column].reason;
                continue;
            }
            if (row[column].state != CellState::Unsupported) {
                ++summary.cells;
                summary.seconds += row[column].estimateSeconds;
                continue;
            }
            ++summary.skipped;
            const QString &name = matrix.columns[column].name;
            if (std::find(summary.cannot.begin(), summary.cannot.end(), name)
                == summary.cannot.end())
                summary.cannot.push_back(name);
        }
    }
    if (sampling.deadlineNs)
        summary.seconds = std::min(summary.seconds, *sampling.deadlineNs / 1e9);
    return summary;
}

} // namespace jinbang::app
