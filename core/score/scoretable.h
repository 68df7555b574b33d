#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a ranking is made from, whoever measured it: our own report, JMH, Google Benchmark or a CSV.

#include "core/base/result.h"
#include "core/base/words.h"
#include "core/score/unit.h"
#include "core/stats/blocks.h"

#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::score {

/// One contender's cell of a metric.
struct Row {
    std::string id;              // of the contender, the same in every metric
    std::string label;           // for people: "simdjson 3.0"
    std::optional<double> score; // nothing: this cell has no number, and `status` says why
    std::string unit;
    CellStatus status = CellStatus::Ok;
    std::string reason;
    stats::BlockValues blocks; // one value a block in `unit`; empty when only the score is known
    bool twin = false;         // the second entry of `twinOf`: noise floor only, no K, no rank
    std::string twinOf;        // id

    friend bool operator==(const Row &, const Row &) = default;
};

/// One column of the ranking.
struct Metric {
    std::string key;                    // "serialize/small", or a foreign name
    std::optional<Operation> operation; // nothing for a foreign name that does not say
    std::string subject; // what is left without the operation; pairs serialize with deserialize
    std::vector<Row> rows;

    friend bool operator==(const Metric &, const Metric &) = default;
};

struct ScoreTable {
    std::vector<Metric> metrics;

    friend bool operator==(const ScoreTable &, const ScoreTable &) = default;
};

/// SS MS BS SDS MDS BDS (the article's columns) as operation and subject: SS is serialize small.
struct MetricName {
    Operation operation{};
    std::string subject;

    friend bool operator==(const MetricName &, const MetricName &) = default;
};
[[nodiscard]] std::optional<MetricName> fromArticleName(std::string_view name);
/// "SS" for serialize small; empty for what the article does not have.
[[nodiscard]] std::string_view articleName(Operation operation, std::string_view subject);

/// A metric named by key: "serialize/small", or an article's column, or anything else as it is.
[[nodiscard]] Metric metricNamed(std::string_view key);

} // namespace jinbang::core::score
