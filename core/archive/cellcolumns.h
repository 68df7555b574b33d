#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the CSV summary, one line a cell, each written down once for writing and reading.

#include "core/archive/planfields.h"
#include "core/archive/report.h"

namespace jinbang::core::archive {

void columnsOfCell(auto &column, Is<Cell> auto &cell)
{
    column("operation", cell.operation);
    column("fixture", cell.fixture);
    column("contender", cell.contender);
    column("variant", cell.variant);
    column("entry", cell.label);
    column("library", cell.library);
    column("version", cell.version);
    column("mode", cell.mode);
    column("threads", cell.threads);
    column("reuse", cell.reuse);
    column("keys", cell.keys);
    column("allocator", cell.allocator);
    column("status", cell.status);
    column("reason", cell.reason);
    column("ranked", cell.ranked);
    column("unrankedReason", cell.unrankedReason);
    column("nsPerOp", cell.nsPerOp);
    column("ciLow", cell.ciLow);
    column("ciHigh", cell.ciHigh);
    column("relHalfWidth", cell.relHalfWidth);
    column("opsPerSecond", cell.opsPerSecond);
    column("bytesPerSecond", cell.bytesPerSecond);
    column("points", cell.points);
    column("change", cell.change);
    column("blocks", cell.blocks);
    column("judgedRelHalfWidth", cell.judgedRelHalfWidth);
    column("targetMet", cell.targetMet);
    column("min", cell.min);
    column("median", cell.median);
    column("mean", cell.mean);
    column("max", cell.max);
    column("betweenSd", cell.betweenSd);
    column("withinSd", cell.withinSd);
    column("exactness", cell.exactness);
    column("allocsPerOp", cell.allocsPerOp);
    column("bytesPerOp", cell.bytesPerOp);
    column("peakRssBytes", cell.peakRssBytes);
    column("outputBytes", cell.outputBytes);
}

} // namespace jinbang::core::archive
