#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How often each time was measured, in bins of equal width: two heaps mean two states of the
// machine or of the library, which no mean and no interval shows.

#include "app/desktop/charts/samplechart.h"

#include <cstdint>
#include <utility>

namespace jinbang::app {

class HistogramChart : public ChartBase
{
    Q_OBJECT
public:
    explicit HistogramChart(const Theme &theme);

    void setData(const HistogramData &data);
    [[nodiscard]] const std::vector<Bin> &bins() const { return m_bins; }
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QSizeF fullSize() const override { return {200, 90}; }

protected:
    [[nodiscard]] QMarginsF labelRoom(QSizeF size) const override;
    void paintOverlay(QPainter &painter) override;

private:
    HistogramData m_data;
    std::vector<Bin> m_bins;
    UnitScale m_unit;
};

} // namespace jinbang::app
