#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a report has beyond its matrix, as things a person can choose: one workload over counts, one
// over threads, one condition changed, one load over HTTP.

#include "core/archive/report.h"

#include <QString>

#include <string>
#include <vector>

namespace jinbang::app {

struct Experiment {
    enum class Kind { Counts, Threads, Condition, Http };
    Kind kind = Kind::Counts;
    std::string subject; // "bean#mode=ss"; of a condition the axis: "reuse"; of HTTP the load
    std::vector<core::Operation> operations; // in the report's order
    friend bool operator==(const Experiment &, const Experiment &) = default;
};

/// In the order of the report: counts, threads, conditions, loads over HTTP. Empty when it has none
/// of them.
[[nodiscard]] std::vector<Experiment> experimentsOf(const core::archive::Report &report);

/// "deserialize/bean#mode=ss" in its parts.
struct MetricParts {
    std::optional<core::Operation> operation; // of a foreign metric none
    std::string fixture;
    core::archive::Cell conditions; // mode, threads, reuse, keys, allocator
    /// What an experiment calls its subject: the fixture and the conditions.
    [[nodiscard]] std::string subject() const;
};
[[nodiscard]] MetricParts partsOf(const std::string &metricKey);

/// "Beans, all types", "Threads: Client", "Object reuse".
[[nodiscard]] QString experimentText(const Experiment &experiment);
/// "List of users, no reuse": a metric without its operation.
[[nodiscard]] QString subjectText(const std::string &subject);
/// "Deserialize Users ×20, 4 threads"; a foreign metric as it is.
[[nodiscard]] QString metricText(const std::string &metricKey);

/// The curve of an experiment for an operation, or null.
[[nodiscard]] const core::archive::ScalingResult *scalingOf(const core::archive::Report &report,
                                                            const Experiment &experiment,
                                                            core::Operation operation);

} // namespace jinbang::app
