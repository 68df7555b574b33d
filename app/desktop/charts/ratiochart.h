#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Two sides against each other: bars to the right are faster, to the left slower, with their
// intervals. The list on the page and the exported picture draw a row with the same function.

#include "app/desktop/charts/chartbase.h"

#include <limits>

namespace jinbang::app {

inline constexpr double kNoRatio = std::numeric_limits<double>::quiet_NaN();

/// What may be said about a row; colour, side, arrow and word say the same.
enum class RatioTone { Faster, Slower, Open };

struct RatioRow {
    QString name;   // library
    QString detail; // metric
    int slot = 0;
    /// Time of the new side over time of the base, with its interval; not finite: nothing to draw.
    double ratio = kNoRatio;
    double low = kNoRatio;
    double high = kNoRatio;
    RatioTone tone = RatioTone::Open;
    QString base, next; // both sides' own numbers, for people
    QString verdict;    // "within noise"; empty: the change itself is shown
    friend bool operator==(const RatioRow &, const RatioRow &) = default;
};
struct RatioData {
    QString title;
    QString nextName; // "B"; empty: the rows say themselves what is compared
    std::vector<RatioRow> rows;
};

/// Speed gained: 0.18 for a ratio of 1/1.18. Not finite for a ratio that is not above 0.
[[nodiscard]] double changeOf(double ratio);

struct RatioAxis {
    double low = -0.01, high = 0.01, step = 0.005; // in changes; 0 lies between
    /// Place of a change in 0..1; outside when the axis is shorter.
    [[nodiscard]] double share(double change) const { return (change - low) / (high - low); }
    [[nodiscard]] std::vector<Tick> ticks() const;
};

/// Long enough for every bar. One wide interval must not squeeze all bars, so whiskers may leave
/// it.
[[nodiscard]] RatioAxis ratioAxis(const RatioData &data);

/// Grid, bar and whisker of a row; a whisker that leaves the axis ends in an arrow head.
void paintRatioBar(QPainter &painter, const Theme &theme, const QRectF &box, const RatioAxis &axis,
                   const RatioRow &row);

/// "↑ +18.2%", "↓ −5.9%", or the verdict.
[[nodiscard]] QString changeText(const RatioRow &row);
[[nodiscard]] QColor toneColour(const Tokens &tokens, RatioTone tone);

class RatioChart : public ChartBase
{
    Q_OBJECT
public:
    explicit RatioChart(const Theme &theme, const RatioData &data = {});

    void setData(const RatioData &data);
    [[nodiscard]] const RatioData &data() const { return m_data; }
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QSizeF fullSize() const override;

protected:
    [[nodiscard]] QMarginsF labelRoom(QSizeF size) const override;
    void paintOverlay(QPainter &painter) override;

private:
    [[nodiscard]] qreal rowHeight() const;

    RatioData m_data;
    RatioAxis m_axis;
};

} // namespace jinbang::app
