#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The single measurements behind a number: one dot a fork (or sample), the interval as a band. What
// was rejected stays visible, hollow.

#include "app/desktop/charts/chartbase.h"

namespace jinbang::app {

struct SampleDot {
    double value = 0;
    bool counted = true; // false: warm-up or rejected
};

struct SampleData {
    UnitKind unit = UnitKind::OpsPerSecond;
    int slot = 0;
    std::vector<SampleDot> dots;
    double estimate = 0; // no band unless low < high
    double low = 0;
    double high = 0;
};

class SampleChart : public ChartBase
{
    Q_OBJECT
public:
    explicit SampleChart(const Theme &theme, const SampleData &data = {});

    void setData(const SampleData &data);
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QSizeF fullSize() const override { return {200, 100}; }

protected:
    [[nodiscard]] QMarginsF labelRoom(QSizeF size) const override;
    void paintOverlay(QPainter &painter) override;

private:
    SampleData m_data;
    UnitScale m_unit;
    std::vector<Tick> m_ticks;
    double m_stepX = 1;
};

struct HistogramData {
    UnitKind unit = UnitKind::Nanoseconds;
    int slot = 0;
    std::vector<double> values;
};

struct Bin {
    double from = 0;
    double to = 0;
    int count = 0;
};

/// Bins of equal round width that hold every finite value once (Freedman-Diaconis, 1..40 bins).
[[nodiscard]] std::vector<Bin> binned(std::vector<double> values);

} // namespace jinbang::app
