// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/benchsetup.h"

#include "app/desktop/run/cellplan.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/words.h"
#include "core/base/number.h"
#include "core/contest/entries.h"
#include "core/contest/forecast.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace jinbang::app {

namespace {

using core::Operation;
using core::contest::Candidate;

constexpr double kExtraPasses = 2; // allocations and memory
constexpr std::array kOrder{Operation::Deserialize, Operation::Serialize, Operation::Parse,
                            Operation::Stringify,   Operation::Prettify,  Operation::Walk,
                            Operation::Validate};

bool fits(const SetupWorkload &workload, Operation operation)
{
    return workload.document != core::isRecordOperation(operation);
}

// The name that the engine will give the fixture: "users:500".
QString countedName(const SetupWorkload &workload, std::uint64_t count)
{
    return count == 0 ? workload.name : QStringLiteral("%1:%2").arg(workload.name).arg(count);
}

double sizeOf(const SetupWorkload &workload, std::uint64_t count)
{
    const auto known = workload.sizes.find(count);
    return known != workload.sizes.end() ? known->second : count == 0 ? workload.bytes : 0;
}

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

bool offers(const core::protocol::VariantInfo &variant, Operation operation)
{
    return std::find(variant.operations.begin(), variant.operations.end(), operation)
           != variant.operations.end();
}

// The plan without its list of single cells.
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
    for (const Operation operation : kOrder) {
        const bool used =
            std::any_of(setup.workloads.begin(), setup.workloads.end(),
                        [&](const SetupWorkload &w) { return w.chosen && fits(w, operation); });
        if (used && setup.operations.contains(operation))
            plan.operations.push_back(operation);
    }
    return plan;
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

core::contest::Plan planOf(const BenchSetup &setup)
{
    core::contest::Plan plan = listsOf(setup);
    if (setup.leftOut.empty())
        return plan;
    // A list of what stays, since that is what a plan can say.
    const Matrix matrix = plannedMatrix(setup, [](const std::string &) { return 0; });
    bool anyLeftOut = false;
    for (size_t row = 0; row < matrix.rows.size(); ++row) {
        for (size_t column = 0; column < matrix.columns.size(); ++column) {
            anyLeftOut = anyLeftOut || matrix.cells[row][column].state == CellState::Excluded;
            if (matrix.cells[row][column].state != CellState::Excluded)
                plan.only.push_back(choiceOf(matrix, int(row), int(column)));
        }
    }
    if (!anyLeftOut)
        plan.only.clear();
    return plan;
}

void toggleLeftOut(BenchSetup &setup, const Matrix &matrix,
                   const std::vector<std::pair<int, int>> &cells)
{
    std::vector<core::contest::CellChoice> choices;
    for (const auto &[row, column] : cells)
        choices.push_back(choiceOf(matrix, row, column));
    const auto isOff = [&](const auto &choice) {
        return std::find(setup.leftOut.begin(), setup.leftOut.end(), choice) != setup.leftOut.end();
    };
    const bool allOff = std::all_of(choices.begin(), choices.end(), isOff);
    for (const auto &choice : choices) {
        if (allOff)
            std::erase(setup.leftOut, choice);
        else if (!isOff(choice))
            setup.leftOut.push_back(choice);
    }
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

double cellSeconds(const core::contest::Plan &plan, double bytes)
{
    const core::contest::Forecast forecast(plan.sampling, {std::uint64_t(std::max(0.0, bytes))}, 1);
    const double extras = plan.extraPasses ? kExtraPasses * forecast.extraNs(0) : 0;
    const double conditions = double(plan.threads.size() * plan.modes.size() * plan.reuse.size()
                                     * plan.keys.size() * plan.allocators.size());
    return (forecast.blocksOfARow() * forecast.forkNs(0, 0) + extras) * conditions / 1e9;
}

Matrix plannedMatrix(const BenchSetup &setup, const SlotOf &slotOf)
{
    const core::contest::Plan plan = listsOf(setup);
    Matrix matrix;
    std::vector<const core::protocol::Hello *> hellos;
    for (const auto &entry : plan.entries) {
        const auto found =
            std::find_if(setup.candidates.begin(), setup.candidates.end(),
                         [&](const Candidate &c) { return c.command.id == entry.contender; });
        hellos.push_back(&*found->hello);
        matrix.columns.push_back({shown(entry.contender),
                                  entryName(*found->hello, entry.variant),
                                  shown(found->hello->version),
                                  slotOf(entry.contender),
                                  shown(entry.variant),
                                  {}});
    }
    for (const Operation operation : plan.operations) {
        for (const SetupWorkload &workload : setup.workloads) {
            if (!workload.chosen || !fits(workload, operation))
                continue;
            for (const std::uint64_t count : countsOf(workload)) {
                const double bytes = sizeOf(workload, count);
                const double seconds = cellSeconds(plan, bytes);
                matrix.rows.push_back({operation,
                                       countedName(workload, count),
                                       {},
                                       bytes,
                                       workload.isFile ? workload.name : QString(),
                                       {}});
                auto &cells = matrix.cells.emplace_back(matrix.columns.size());
                for (size_t column = 0; column < cells.size(); ++column) {
                    const auto why = hellos[column]->unsupported.find(operation);
                    const auto *variant =
                        core::contest::findVariant(*hellos[column], plan.entries[column].variant);
                    const bool can = variant != nullptr
                                         ? offers(*variant, operation)
                                         : hellos[column]->defaults.contains(operation);
                    cells[column].state = can ? CellState::Planned : CellState::Unsupported;
                    cells[column].estimateSeconds = can ? seconds : 0;
                    if (!can && variant != nullptr)
                        cells[column].reason = shown("its variant " + variant->id + " has no "
                                                     + std::string(core::text(operation)));
                    else if (!can && why != hellos[column]->unsupported.end())
                        cells[column].reason = shown(why->second);
                    if (can && !workload.missing.empty()) {
                        cells[column].state = CellState::Skipped;
                        cells[column].estimateSeconds = 0;
                        cells[column].reason = shown(workload.missing);
                    }
                    const auto choice = choiceOf(matrix, int(matrix.rows.size()) - 1, int(column));
                    if (can
                        && std::find(setup.leftOut.begin(), setup.leftOut.end(), choice)
                               != setup.leftOut.end()) {
                        cells[column].state = CellState::Excluded;
                        cells[column].estimateSeconds = 0;
                    }
                }
            }
        }
    }
    return matrix;
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
