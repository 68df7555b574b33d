#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Loads over HTTP as pictures and tables: requests a second as bars, the percentiles of the time of
// a request as lines, and what `ab` prints.

#include "app/desktop/charts/bardata.h"
#include "app/desktop/charts/experiment.h"
#include "app/desktop/charts/linechart.h"
#include "app/desktop/charts/reportbars.h"
#include "app/desktop/models/facts.h"
#include "app/desktop/models/rowsmodel.h"

namespace jinbang::app {

/// What an experiment calls this load; results of one load share it.
[[nodiscard]] std::string httpSubject(const core::archive::HttpResult &result);
/// The load that a subject names; the results in it are empty.
[[nodiscard]] core::archive::HttpResult loadOf(const std::string &subject);
/// "HTTP closed loop: 5,000 requests, 10 connections, keep-alive".
[[nodiscard]] QString httpText(const core::archive::HttpResult &result);
/// The results of an experiment, the best first: most requests a second, in an open loop the
/// shortest time of a request; failed ones last.
[[nodiscard]] std::vector<const core::archive::HttpResult *>
httpOf(const core::archive::Report &report, const Experiment &experiment);

/// By the figure they are ranked by, with its interval.
[[nodiscard]] BarData httpBars(const core::archive::Report &report, const Experiment &experiment,
                               const SlotOf &slotOf);
[[nodiscard]] LineData percentileLines(const core::archive::Report &report,
                                       const Experiment &experiment, const SlotOf &slotOf);
/// The same figure round by round.
[[nodiscard]] LineData roundLines(const core::archive::Report &report, const Experiment &experiment,
                                  const SlotOf &slotOf);
/// Rank, requests a second with ±, rounds, complete, failed, times: as the command line's first
/// table.
[[nodiscard]] RowsTable httpRows(const core::archive::Report &report, const Experiment &experiment,
                                 const SlotOf &slotOf);
/// Within which time so many percent were answered: the command line's second table.
[[nodiscard]] RowsTable percentileRows(const core::archive::Report &report,
                                       const Experiment &experiment, const SlotOf &slotOf);
/// Both beside each other.
[[nodiscard]] RowsTable httpTwin(const core::archive::Report &report, const Experiment &experiment,
                                 const SlotOf &slotOf);
/// What this kind of loop hides or shows, and every failure.
[[nodiscard]] std::vector<Fact> httpFacts(const core::archive::Report &report,
                                          const Experiment &experiment);

} // namespace jinbang::app
