#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Plans as files, and the way back from a plan to what a person sees ticked.

#include "app/desktop/run/benchsetup.h"

#include <QStringList>

namespace jinbang::app {

/// Ticks what the plan names and nothing else; candidates and files already listed stay listed.
/// Returns the contenders of the plan that are not there.
QStringList applyPlan(BenchSetup &setup, const core::contest::Plan &plan);

/// Errors: as archive::readPlanFile.
[[nodiscard]] core::Result<core::contest::Plan> openPlan(const QString &path);
/// Errors: CannotWrite, DiskFull; the old file is left as it was.
[[nodiscard]] core::Result<void> savePlan(const core::contest::Plan &plan, const QString &path);

/// The plan's JSON text, and back. Errors: as readPlanJson.
[[nodiscard]] QByteArray planText(const core::contest::Plan &plan);
[[nodiscard]] core::Result<core::contest::Plan> planFromText(const QByteArray &text,
                                                             const QString &subject);

/// "jinbang-cli run ..." with what differs from the defaults, ready for a POSIX shell.
[[nodiscard]] QString commandLine(const core::contest::Plan &plan);

} // namespace jinbang::app
