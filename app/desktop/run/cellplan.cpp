// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/cellplan.h"

#include <algorithm>

namespace jinbang::app {

namespace {

using core::contest::CellChoice;
using core::contest::Plan;
using core::contest::WorkloadChoice;

bool isOf(const WorkloadChoice &workload, const CellChoice &cell)
{
    if (workload.isFile)
        return cell.workload == workload.name;
    const std::string count =
        workload.count ? ":" + std::to_string(*workload.count) : std::string();
    return cell.workload == workload.name + count || cell.workload == workload.name;
}

template <class List, class Needed>
void keepNeeded(List &list, Needed isNeeded)
{
    std::erase_if(list, [&](const auto &value) { return !isNeeded(value); });
}

} // namespace

CellChoice choiceOf(const Matrix &matrix, int row, int column)
{
    const MatrixRow &place = matrix.rows[size_t(row)];
    const MatrixColumn &entry = matrix.columns[size_t(column)];
    CellChoice choice;
    choice.operation = place.operation;
    choice.workload = (place.path.isEmpty() ? place.workload : place.path).toStdString();
    choice.contender = entry.id.toStdString();
    choice.variant = entry.variant.toStdString();
    if (place.conditions) {
        choice.mode = place.conditions->mode;
        choice.threads = place.conditions->threads;
        choice.reuse = place.conditions->reuse;
        choice.keys = place.conditions->keys;
        choice.allocator = place.conditions->allocator;
    }
    return choice;
}

Plan planOfCells(Plan plan, const std::vector<CellChoice> &cells)
{
    const auto any = [&](auto fits) { return std::any_of(cells.begin(), cells.end(), fits); };
    keepNeeded(plan.entries, [&](const auto &entry) {
        return any([&](const CellChoice &cell) {
            return cell.contender == entry.contender && cell.variant == entry.variant;
        });
    });
    keepNeeded(plan.workloads, [&](const auto &workload) {
        return any([&](const CellChoice &cell) { return isOf(workload, cell); });
    });
    keepNeeded(plan.operations, [&](const auto operation) {
        return any([&](const CellChoice &cell) { return cell.operation == operation; });
    });
    plan.only = cells;
    return plan;
}

Plan planOfCell(Plan plan, const CellChoice &cell)
{
    plan = planOfCells(std::move(plan), {cell});
    plan.only.clear();
    if (plan.entries.empty())
        plan.entries = {{cell.contender, cell.variant}};
    if (plan.operations.empty())
        plan.operations = {cell.operation};
    if (plan.workloads.empty()) // the plan's list was empty: it stands for the article's three
        plan.workloads = {{cell.workload, cell.workload.starts_with('/'), {}, {}}};
    if (cell.mode)
        plan.modes = {*cell.mode};
    if (cell.threads)
        plan.threads = {*cell.threads};
    if (cell.reuse)
        plan.reuse = {*cell.reuse};
    if (cell.keys)
        plan.keys = {*cell.keys};
    if (cell.allocator)
        plan.allocators = {*cell.allocator};
    return plan;
}

const core::archive::Cell *reportCell(const core::archive::Report &report, const Matrix &matrix,
                                      int row, int column)
{
    const MatrixRow &place = matrix.rows[size_t(row)];
    const std::string label = matrix.columns[size_t(column)].label.toStdString();
    const auto found = std::find_if(
        report.cells.begin(), report.cells.end(), [&](const core::archive::Cell &cell) {
            if (cell.label != label || cell.operation != place.operation
                || cell.fixture != place.workload.toStdString())
                return false;
            const RowConditions conditions{cell.mode, cell.threads, cell.reuse, cell.keys,
                                           cell.allocator};
            return !place.conditions || *place.conditions == conditions;
        });
    return found == report.cells.end() ? nullptr : &*found;
}

} // namespace jinbang::app
