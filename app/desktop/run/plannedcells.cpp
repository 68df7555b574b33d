// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/plannedcells.h"

#include "app/desktop/run/cellplan.h"
#include "app/desktop/text/words.h"
#include "core/contest/entries.h"
#include "core/contest/fixturestore.h"
#include "core/contest/forecast.h"

#include <algorithm>

namespace jinbang::app {

namespace {

using core::contest::CellChoice;
using core::contest::FixtureRecord;
using core::contest::WorkloadChoice;

constexpr double kExtraPasses = 2; // allocations and memory

double sizeOf(const SetupWorkload &workload, std::uint64_t count)
{
    const auto known = workload.sizes.find(count);
    return known != workload.sizes.end() ? known->second : count == 0 ? workload.bytes : 0;
}

void addFixture(PlannedCells &planned, const BenchSetup &setup, const WorkloadChoice &choice)
{
    FixtureRecord fixture = core::contest::unmadeFixture(choice);
    std::string missing;
    for (const SetupWorkload &workload : setup.workloads) {
        if (workload.isFile != choice.isFile || workload.name.toStdString() != choice.name)
            continue;
        fixture.kind = workload.document ? "document" : "record"; // a page is an Article's body
        fixture.facts.bytes = std::uint64_t(sizeOf(workload, choice.count.value_or(0)));
        missing = workload.missing;
    }
    planned.fixtures.push_back(std::move(fixture));
    planned.missing.push_back(std::move(missing));
}

// As the engine enters it, by the cells that are left.
void addTwin(PlannedCells &planned, const std::vector<CellChoice> &leftOut)
{
    std::vector<core::contest::Row> rows;
    for (size_t row = 0; row < planned.rows.size(); ++row) {
        bool any = false;
        for (size_t entry = 0; entry < planned.entries.size(); ++entry)
            any = any || !isNamed(leftOut, planned, row, entry);
        if (any)
            rows.push_back(planned.rows[row]);
    }
    core::contest::addTwin(planned.entries, rows);
}

std::optional<core::contest::NotRun> whyNot(const PlannedCells &planned, size_t row, size_t entry)
{
    std::string variant;
    return core::contest::whyNotRun(planned.rows[row], planned.entries[entry], nullptr, false,
                                    variant);
}

} // namespace

PlannedCells plannedCells(const BenchSetup &setup)
{
    PlannedCells planned;
    planned.plan = listsOf(setup);
    const core::contest::Plan &plan = planned.plan;
    std::vector<std::string> ignored;
    if (!plan.entries.empty()) {
        auto entries =
            core::contest::chooseEntries(plan, core::contest::Roster{setup.candidates}, ignored);
        if (entries)
            planned.entries = std::move(*entries);
    }
    if (plan.workloads.empty() || plan.operations.empty())
        return planned;
    for (const WorkloadChoice &choice : core::contest::workloadsOf(plan))
        addFixture(planned, setup, choice);
    core::contest::makeNamesUnique(planned.fixtures);
    planned.rows = core::contest::makeRows(plan, planned.fixtures);
    if (plan.sampling.twin)
        addTwin(planned, setup.leftOut);
    return planned;
}

CellChoice choiceOf(const PlannedCells &planned, size_t row, size_t entry)
{
    const core::contest::Row &here = planned.rows[row];
    const FixtureRecord &fixture = planned.fixtures[size_t(here.fixture)];
    const auto &plan = planned.plan;
    CellChoice choice;
    choice.operation = here.operation;
    choice.workload = fixture.path.empty() ? fixture.name : fixture.path;
    choice.contender = planned.entries[entry].contender;
    choice.variant = planned.entries[entry].variant;
    const auto keep = [](const auto &list, auto &target, const auto &value) {
        if (list.size() > 1)
            target = value;
    };
    keep(plan.modes, choice.mode, here.mode);
    keep(plan.threads, choice.threads, here.threads);
    keep(plan.reuse, choice.reuse, here.reuse);
    keep(plan.keys, choice.keys, here.keys);
    keep(plan.allocators, choice.allocator, here.allocator);
    return choice;
}

bool isNamed(const std::vector<CellChoice> &list, const PlannedCells &planned, size_t row,
             size_t entry)
{
    const core::contest::Row &here = planned.rows[row];
    const FixtureRecord &fixture = planned.fixtures[size_t(here.fixture)];
    return std::any_of(list.begin(), list.end(), [&](const CellChoice &choice) {
        return core::contest::isNamedBy(choice, here, fixture, planned.entries[entry]);
    });
}

bool canRun(const PlannedCells &planned, size_t row, size_t entry)
{
    return !whyNot(planned, row, entry);
}

MatrixColumn columnOf(const core::contest::Entry &entry, const SlotOf &slotOf)
{
    return {shown(entry.contender),
            entry.twin ? shown(entry.label) : entryName(entry.hello, entry.variant),
            shown(entry.hello.version),
            slotOf(entry.contender),
            shown(entry.variant),
            shown(entry.label)};
}

MatrixRow rowOf(const core::contest::Row &row, const FixtureRecord &fixture)
{
    core::archive::Cell cell;
    cell.threads = row.threads;
    cell.reuse = row.reuse;
    cell.keys = row.keys;
    cell.allocator = row.allocator;
    cell.mode = row.mode;
    return {row.operation,
            shown(fixture.name),
            rowDetail(cell),
            double(fixture.facts.bytes),
            shown(fixture.path),
            RowConditions{row.mode, row.threads, row.reuse, row.keys, row.allocator},
            fixture.kind == "document"};
}

Matrix plannedMatrix(const BenchSetup &setup, const SlotOf &slotOf)
{
    const PlannedCells planned = plannedCells(setup);
    std::vector<std::uint64_t> bytes;
    for (const auto &row : planned.rows)
        bytes.push_back(planned.fixtures[size_t(row.fixture)].facts.bytes);
    const core::contest::Forecast forecast(planned.plan.sampling, bytes, planned.entries.size());
    Matrix matrix;
    for (const auto &entry : planned.entries)
        matrix.columns.push_back(columnOf(entry, slotOf));
    for (size_t row = 0; row < planned.rows.size(); ++row) {
        const core::contest::Row &here = planned.rows[row];
        matrix.rows.push_back(rowOf(here, planned.fixtures[size_t(here.fixture)]));
        auto &cells = matrix.cells.emplace_back(planned.entries.size());
        for (size_t entry = 0; entry < cells.size(); ++entry) {
            MatrixCell &cell = cells[entry];
            if (const auto why = whyNot(planned, row, entry)) {
                cell.state = CellState::Unsupported;
                cell.reason = shown(why->reason);
            } else if (isNamed(setup.leftOut, planned, row, entry)) {
                cell.state = CellState::Excluded;
            } else if (const auto &missing = planned.missing[size_t(here.fixture)];
                       !missing.empty()) {
                cell.state = CellState::Skipped;
                cell.reason = shown(missing);
            } else {
                const bool extras = planned.plan.extraPasses && !planned.entries[entry].twin;
                cell.estimateSeconds =
                    (forecast.blocksOfARow() * forecast.forkNs(int(row), int(entry))
                     + (extras ? kExtraPasses * forecast.extraNs(int(row)) : 0))
                    / 1e9;
            }
        }
    }
    return matrix;
}

core::contest::Plan planOf(const BenchSetup &setup)
{
    const PlannedCells planned = plannedCells(setup);
    core::contest::Plan plan = planned.plan;
    bool anyLeftOut = false;
    // A list of what stays, since that is what a plan can say.
    for (size_t row = 0; row < planned.rows.size() && !setup.leftOut.empty(); ++row) {
        for (size_t entry = 0; entry < planned.entries.size(); ++entry) {
            if (canRun(planned, row, entry) && isNamed(setup.leftOut, planned, row, entry))
                anyLeftOut = true;
            else if (!planned.entries[entry].twin)
                plan.only.push_back(choiceOf(planned, row, entry));
        }
    }
    if (!anyLeftOut)
        plan.only.clear();
    return plan;
}

void toggleLeftOut(BenchSetup &setup, const std::vector<std::pair<int, int>> &cells)
{
    const PlannedCells planned = plannedCells(setup);
    const auto isOff = [&](const auto &place) {
        return isNamed(setup.leftOut, planned, size_t(place.first), size_t(place.second));
    };
    const bool allOff = std::all_of(cells.begin(), cells.end(), isOff);
    // What is off for libraries and workloads that are not chosen now stays as it is; the rest is
    // said anew, since one choice may have stood for cells that now part.
    std::vector<CellChoice> off;
    for (const CellChoice &choice : setup.leftOut) {
        bool here = false;
        for (size_t row = 0; row < planned.rows.size(); ++row) {
            for (size_t entry = 0; entry < planned.entries.size(); ++entry)
                here = here || isNamed({choice}, planned, row, entry);
        }
        if (!here)
            off.push_back(choice);
    }
    for (size_t row = 0; row < planned.rows.size(); ++row) {
        for (size_t entry = 0; entry < planned.entries.size(); ++entry) {
            const CellChoice choice = choiceOf(planned, row, entry);
            const bool toggled = std::any_of(cells.begin(), cells.end(), [&](const auto &place) {
                return choiceOf(planned, size_t(place.first), size_t(place.second)) == choice;
            });
            const bool stays = toggled ? !allOff : isOff(std::pair(int(row), int(entry)));
            if (stays && std::find(off.begin(), off.end(), choice) == off.end())
                off.push_back(choice);
        }
    }
    setup.leftOut = std::move(off);
}

} // namespace jinbang::app
