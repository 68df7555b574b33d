#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Grouped bars with whiskers and value labels: one group a category, one bar a library.

#include "app/desktop/charts/bardata.h"
#include "app/desktop/charts/chartbase.h"

#include <optional>

class QBarSeries;
class QBarSet;

namespace jinbang::app {

class BarChart : public ChartBase
{
    Q_OBJECT
public:
    explicit BarChart(const Theme &theme, BarData data = {});

    void setData(const BarData &data);
    void setTheme(const Theme &theme) override;
    /// Shows one bar strong and the others faded; -1, -1 shows all alike. Cheaper than new data.
    void setHighlight(int series, int category);
    [[nodiscard]] const BarData &data() const { return m_data; }
    [[nodiscard]] QString sentence() const override { return sentenceOf(m_data); }
    [[nodiscard]] QSizeF fullSize() const override;
    [[nodiscard]] const AxisScale &scale() const { return m_scale; }
    /// Where the slot of a visible series lies, from the base line up to its value.
    [[nodiscard]] QRectF slotRect(size_t series, size_t category) const;
    /// Distance of neighbouring bars in pixels.
    [[nodiscard]] qreal pitch() const;
    /// Unit of the value axis as it is plotted: "M ops/s".
    [[nodiscard]] QString heading() const { return m_scale.unit.heading; }

Q_SIGNALS:
    void hovered(int series, int category, bool inside);
    void clicked(int series, int category);

protected:
    [[nodiscard]] QMarginsF labelRoom(QSizeF size) const override;
    void paintOverlay(QPainter &painter) override;
    void colourSeries() override;

private:
    enum class Labels { Upright, Turned, Hidden };

    void rebuild();
    void forgetWidths();
    [[nodiscard]] QList<qreal> heights(size_t series) const;
    [[nodiscard]] Labels labelMode(qreal pitch) const;
    [[nodiscard]] qreal widestLabel() const;
    [[nodiscard]] qreal widestName() const;
    [[nodiscard]] qreal turnedNames() const;
    [[nodiscard]] qreal turnedRoom(qreal height) const;
    [[nodiscard]] bool namesTurned(qreal groupWidth) const;
    [[nodiscard]] bool isExposed(size_t category) const;
    [[nodiscard]] qreal leastPitch() const;
    [[nodiscard]] qreal numberRoom() const;
    void paintNames(QPainter &painter) const;
    void paintNumbers(QPainter &painter, size_t category) const;
    void paintValue(QPainter &painter, const Bar &bar, const QRectF &box, bool best,
                    Labels labels) const;
    void paintSlot(QPainter &painter, size_t series, size_t category, Labels labels) const;
    void paintWhisker(QPainter &painter, const Bar &bar, const QRectF &box) const;
    void paintWord(QPainter &painter, const Bar &bar, const QRectF &box, bool withText) const;

    BarData m_data;
    AxisScale m_scale;
    bool m_numbered = false; // as the legend
    std::vector<size_t> m_shown;
    QBarSeries *m_series = nullptr;
    std::vector<QBarSet *> m_sets; // one per visible series, owned by m_series
    // Measuring text is most of the cost of a chart of a thousand bars; forgotten with data and
    // theme.
    mutable std::optional<qreal> m_widestName, m_widestLabel;
};

} // namespace jinbang::app
