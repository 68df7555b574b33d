#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about an experiment in words, beside its picture and its tables: which library to
// take, what is missing, and how to read the figures.

#include "app/desktop/charts/experiment.h"
#include "app/desktop/models/facts.h"

namespace jinbang::app {

/// More threads than the cores that measured them.
[[nodiscard]] bool takesTurns(const core::archive::Report &report, int threads);

/// Which library to take up to which count, where curves cross, and what is missing.
[[nodiscard]] std::vector<Fact> adviceOf(const core::archive::ScalingResult &result);
/// explanationOf() threads, and a warning where there were more of them than cores.
[[nodiscard]] std::vector<Fact> threadFacts(const core::archive::Report &report,
                                            const Experiment &experiment);
/// What the two columns of threadRows() mean, or what a factor is.
[[nodiscard]] std::vector<Fact> explanationOf(Experiment::Kind kind);

} // namespace jinbang::app
