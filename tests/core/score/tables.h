#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Short hands for the score tests: tables as the tests need them, and the article's.

#include "core/base/number.h"
#include "core/score/scoretable.h"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace jinbang::test {

inline core::score::Row row(std::string id, double score, std::string unit = "ops/s")
{
    core::score::Row result;
    result.id = id;
    result.label = std::move(id);
    result.score = score;
    result.unit = std::move(unit);
    return result;
}

inline core::score::Row without(std::string id, core::CellStatus status, std::string reason)
{
    core::score::Row result = row(std::move(id), 1);
    result.score.reset();
    result.status = status;
    result.reason = std::move(reason);
    return result;
}

inline core::score::Metric metric(std::string_view key, std::vector<core::score::Row> rows)
{
    core::score::Metric result = core::score::metricNamed(key);
    result.rows = std::move(rows);
    return result;
}

/// Lines of a reference file, header left out, split at commas.
inline std::vector<std::vector<std::string>> referenceLines(const std::string &name)
{
    std::ifstream file(std::string(JINBANG_TEST_DATA) + "/reference/" + name);
    std::vector<std::vector<std::string>> lines;
    for (std::string line; std::getline(file, line);) {
        std::istringstream cells(line);
        lines.emplace_back();
        for (std::string cell; std::getline(cells, cell, ',');)
            lines.back().push_back(cell);
    }
    if (!lines.empty())
        lines.erase(lines.begin());
    return lines;
}

/// The six metrics of article 000.
inline core::score::ScoreTable articleTable()
{
    core::score::ScoreTable table;
    for (const auto &line : referenceLines("six_metrics.csv")) {
        if (table.metrics.empty() || table.metrics.back().key != line[0])
            table.metrics.push_back(core::score::metricNamed(line[0]));
        table.metrics.back().rows.push_back(row(line[1], *core::parseNumber(line[2])));
    }
    return table;
}

} // namespace jinbang::test
