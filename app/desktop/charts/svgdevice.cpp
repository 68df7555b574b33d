// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/svgdevice.h"

#include "core/base/number.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

QByteArray number(double value)
{
    // Hundredths of a pixel are enough and keep the file small; never through the locale.
    return QByteArray::fromStdString(core::shortest(std::round(value * 100) / 100 + 0.0));
}

QByteArray pathData(const QPainterPath &path)
{
    QByteArray data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element e = path.elementAt(i);
        const char letter = e.type == QPainterPath::MoveToElement    ? 'M'
                            : e.type == QPainterPath::LineToElement  ? 'L'
                            : e.type == QPainterPath::CurveToElement ? 'C'
                                                                     : ' ';
        data += letter + number(e.x) + ' ' + number(e.y);
    }
    return data;
}

QByteArray colour(const char *what, const QColor &value)
{
    QByteArray text = QByteArray(" ") + what + "=\"" + value.name().toLatin1() + '"';
    if (value.alpha() < 255)
        text += QByteArray(" ") + what + "-opacity=\"" + number(value.alphaF()) + '"';
    return text;
}

} // namespace

class SvgEngine : public QPaintEngine
{
public:
    explicit SvgEngine(bool outlines)
        // What is not claimed here, QPainter emulates: without PrimitiveTransform it moves
        // rectangles itself, so that they were moved twice, and draws paths, which is all text, as
        // pictures.
        : QPaintEngine(PainterPaths | PaintOutsidePaintEvent | Antialiasing | AlphaBlend
                       | ConstantOpacity | PrimitiveTransform)
        , m_outlines(outlines)
    {
    }

    bool begin(QPaintDevice *) override
    {
        m_body.clear();
        return true;
    }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState &) override {}
    void drawPath(const QPainterPath &path) override { put(path, state->brush(), state->pen()); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.moveTo(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode)
            path.closeSubpath();
        put(path, mode == PolylineMode ? QBrush(Qt::NoBrush) : state->brush(), state->pen());
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {} // charts have none
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        if (m_outlines) {
            QPaintEngine::drawTextItem(at, item); // glyphs as paths
            return;
        }
        const QTransform t = state->transform();
        const QFont font = item.font();
        m_body += "<text transform=\"matrix(" + number(t.m11()) + ' ' + number(t.m12()) + ' '
                  + number(t.m21()) + ' ' + number(t.m22()) + ' ' + number(t.dx()) + ' '
                  + number(t.dy()) + ")\" x=\"" + number(at.x()) + "\" y=\"" + number(at.y())
                  + "\" font-family=\""
                  + font.families().join(QStringLiteral(", ")).toHtmlEscaped().toUtf8()
                  + "\" font-size=\"" + QByteArray::number(font.pixelSize()) + "\" font-weight=\""
                  + QByteArray::number(font.weight()) + "\" textLength=\"" + number(item.width())
                  + '"' + colour("fill", state->pen().color()) + '>'
                  + item.text().toHtmlEscaped().toUtf8() + "</text>\n";
    }

    [[nodiscard]] const QByteArray &body() const { return m_body; }

private:
    void put(const QPainterPath &path, const QBrush &brush, const QPen &pen)
    {
        const QTransform place = state->transform();
        const QPainterPath fill = place.map(path);
        if (brush.style() != Qt::NoBrush)
            write(clipped(fill), colour("fill", faded(brush.color())));
        if (pen.style() == Qt::NoPen || pen.color().alpha() == 0)
            return;
        const double width = std::max(pen.widthF(), 1.0);
        const double scale = std::sqrt(std::abs(place.determinant()));
        if (!painter()->hasClipping() || clipArea().contains(fill.boundingRect())) {
            QByteArray style = " fill=\"none\"" + colour("stroke", faded(pen.color()))
                               + " stroke-width=\"" + number(width * (pen.isCosmetic() ? 1 : scale))
                               + '"';
            if (pen.style() == Qt::DashLine || pen.style() == Qt::DotLine
                || pen.style() == Qt::CustomDashLine) {
                style += " stroke-dasharray=\"";
                for (const double dash : pen.dashPattern())
                    style += number(dash * width) + ' ';
                style += '"';
            }
            write(fill, style);
            return;
        }
        // A line that leaves the clip is cut as the area that it covers.
        QPainterPathStroker stroker(pen);
        stroker.setWidth(width);
        write(clipped(place.map(stroker.createStroke(path))), colour("fill", faded(pen.color())));
    }

    [[nodiscard]] QColor faded(QColor value) const
    {
        value.setAlphaF(value.alphaF() * float(state->opacity()));
        return value;
    }

    [[nodiscard]] QPainterPath clipArea() const
    {
        // Of the painter, which keeps it in step with its transform and unites what was set one
        // after the other; the state's own is what was set last, in the coordinates of that moment.
        return state->transform().map(painter()->clipPath());
    }

    [[nodiscard]] QPainterPath clipped(const QPainterPath &path) const
    {
        if (!painter()->hasClipping())
            return path;
        const QPainterPath area = clipArea();
        return area.contains(path.boundingRect()) ? path : path.intersected(area);
    }

    void write(const QPainterPath &path, const QByteArray &style)
    {
        if (path.isEmpty())
            return;
        const QByteArray rule = path.fillRule() == Qt::OddEvenFill
                                    ? QByteArray(" fill-rule=\"evenodd\"")
                                    : QByteArray();
        m_body += "<path d=\"" + pathData(path) + '"' + style + rule + "/>\n";
    }

    bool m_outlines;
    QByteArray m_body;
};

SvgDevice::SvgDevice(QSizeF size, bool outlines)
    : m_size(size)
    , m_engine(std::make_unique<SvgEngine>(outlines))
{
}

SvgDevice::~SvgDevice() = default;

QPaintEngine *SvgDevice::paintEngine() const
{
    return m_engine.get();
}

QByteArray SvgDevice::document(const QString &title, const QString &description) const
{
    const QByteArray width = number(m_size.width());
    const QByteArray height = number(m_size.height());
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "width=\""
           + width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height
           + "\" role=\"img\">\n<title>" + title.toHtmlEscaped().toUtf8() + "</title>\n<desc>"
           + description.toHtmlEscaped().toUtf8() + "</desc>\n" + m_engine->body() + "</svg>\n";
}

int SvgDevice::metric(PaintDeviceMetric what) const
{
    constexpr double kDotsPerInch = 96;
    switch (what) {
    case PdmWidth:
        return int(m_size.width());
    case PdmHeight:
        return int(m_size.height());
    case PdmWidthMM:
        return int(m_size.width() * 25.4 / kDotsPerInch);
    case PdmHeightMM:
        return int(m_size.height() * 25.4 / kDotsPerInch);
    case PdmNumColors:
        return 0x7fffffff;
    case PdmDepth:
        return 24;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return int(kDotsPerInch);
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return int(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace jinbang::app
