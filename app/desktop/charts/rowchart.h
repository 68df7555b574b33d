#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontal bars, one library a row: the picture of the matrix row that is being measured.

#include "app/desktop/charts/bardata.h"
#include "app/desktop/charts/chartbase.h"

class QHorizontalStackedBarSeries;
class QBarSet;

namespace jinbang::app {

struct RowBar {
    QString name;
    int slot = 0;
    Bar bar;
    bool live = false; // still moving: drawn pale, with "so far"
};

struct RowData {
    QString title;
    UnitKind unit = UnitKind::OpsPerSecond;
    std::vector<RowBar> rows;
};

class RowChart : public ChartBase
{
    Q_OBJECT
public:
    explicit RowChart(const Theme &theme, const RowData &data = {});

    void setData(const RowData &data);
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QSizeF fullSize() const override;
    [[nodiscard]] QRectF barRect(size_t row) const;

protected:
    [[nodiscard]] QMarginsF labelRoom(QSizeF size) const override;
    void paintOverlay(QPainter &painter) override;
    void colourSeries() override;

private:
    void rebuild();
    [[nodiscard]] QString endText(const RowBar &row) const;
    void paintRow(QPainter &painter, size_t row) const;

    RowData m_data;
    AxisScale m_scale;
    QHorizontalStackedBarSeries *m_series = nullptr;
    std::vector<QBarSet *> m_sets;
};

} // namespace jinbang::app
