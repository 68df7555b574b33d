// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/picture.h"

#include "app/desktop/charts/chartbase.h"
#include "app/desktop/charts/svgdevice.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace jinbang::app {

namespace {

constexpr double kDotsPerInch = 96;
constexpr double kMetresPerInch = 0.0254;

// Puts the chart alone into a scene of the wanted size for as long as it is drawn. A chart that was
// never shown has not been laid out; activate() and the posted layout requests do it now.
class Stage
{
public:
    Stage(ChartBase &chart, QSizeF size)
        : m_chart(chart)
        , m_home(chart.scene())
        , m_size(chart.size())
    {
        if (m_home == nullptr)
            m_own.addItem(&chart);
        chart.resize(size);
        chart.layout()->activate();
        QCoreApplication::sendPostedEvents(&chart, QEvent::LayoutRequest);
        chart.refresh();
    }
    ~Stage()
    {
        if (m_home == nullptr)
            m_own.removeItem(&m_chart);
        m_chart.resize(m_size);
    }
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;

    void render(QPainter &painter, const QRectF &target)
    {
        if (!m_chart.frame().transparent)
            painter.fillRect(target, m_chart.look().tokens().panel);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        QGraphicsScene *scene = m_home != nullptr ? m_home : &m_own;
        scene->render(&painter, target, m_chart.sceneBoundingRect(), Qt::IgnoreAspectRatio);
    }

private:
    ChartBase &m_chart;
    QGraphicsScene *m_home;
    QSizeF m_size;
    QGraphicsScene m_own;
};

QByteArray pngBytes(ChartBase &chart, const PictureOptions &options)
{
    QImage image = drawImage(chart, options.size, options.scale);
    const int dots = int(std::lround(kDotsPerInch * options.scale / kMetresPerInch));
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    image.setText(QStringLiteral("Title"), options.title);
    image.setText(QStringLiteral("Description"), options.description);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svgBytes(ChartBase &chart, const PictureOptions &options)
{
    SvgDevice device(options.size, options.outlines);
    QPainter painter(&device);
    Stage(chart, options.size).render(painter, QRectF(QPointF(), options.size));
    painter.end();
    return device.document(options.title, options.description);
}

QByteArray pdfBytes(ChartBase &chart, const PictureOptions &options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(int(kDotsPerInch));
        writer.setTitle(options.title); // text extraction may garble Chinese, this does not (T13)
        writer.setCreator(QStringLiteral("Jinbang"));
        const QSizeF points = QSizeF(options.size) * 72 / kDotsPerInch;
        writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins({});
        QPainter painter(&writer);
        Stage(chart, options.size).render(painter, QRectF(0, 0, writer.width(), writer.height()));
    }
    return buffer.data();
}

} // namespace

QImage drawImage(ChartBase &chart, QSize size, int scale)
{
    QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    Stage(chart, size).render(painter, QRectF(QPointF(), QSizeF(image.size())));
    return image;
}

core::Result<QByteArray> drawPicture(ChartBase &chart, const PictureOptions &options)
{
    QByteArray bytes;
    switch (options.format) {
    case PictureFormat::Png:
        bytes = pngBytes(chart, options);
        break;
    case PictureFormat::Svg:
        bytes = svgBytes(chart, options);
        break;
    case PictureFormat::Pdf:
        bytes = pdfBytes(chart, options);
        break;
    }
    if (bytes.isEmpty())
        return core::Error{core::ErrorCode::OutOfMemory, "picture", {}};
    return bytes;
}

core::Result<PictureFormat> formatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QStringLiteral("png"))
        return PictureFormat::Png;
    if (suffix == QStringLiteral("svg"))
        return PictureFormat::Svg;
    if (suffix == QStringLiteral("pdf"))
        return PictureFormat::Pdf;
    return core::Error{core::ErrorCode::UnknownSuffix, path.toStdString(), "png, svg, pdf"};
}

} // namespace jinbang::app
