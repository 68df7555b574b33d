#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Bar data for tests: values by series and category.

#include "app/desktop/charts/bardata.h"

#include <initializer_list>

namespace jinbang::app::test {

inline BarData bars(std::initializer_list<std::vector<double>> values)
{
    BarData data;
    int index = 0;
    size_t categories = 0;
    for (const auto &row : values) {
        BarSeries series{
            QString::number(index), QStringLiteral("library %1").arg(index), index, true, {}};
        for (const double value : row)
            series.bars.push_back({BarState::Value, value, value * 0.98, value * 1.02, {}, false});
        data.series.push_back(series);
        categories = std::max(categories, row.size());
        ++index;
    }
    for (size_t c = 0; c < categories; ++c)
        data.categories.push_back({QStringLiteral("category %1").arg(c), {}});
    return data;
}

} // namespace jinbang::app::test
