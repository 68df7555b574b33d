#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// SVG that is right in other programs. Qt's own writer has no clipping in 6.4 (bars run over the
// title) and leaves text to whatever fonts the reader has (ui.md T3, T4); this one cuts every path
// at the clip and turns text into outlines, or keeps it as text when that is wanted.

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>
#include <QString>

#include <memory>

namespace jinbang::app {

class SvgEngine;

class SvgDevice : public QPaintDevice
{
public:
    SvgDevice(QSizeF size, bool outlines);
    ~SvgDevice() override;

    [[nodiscard]] QPaintEngine *paintEngine() const override;
    /// The whole file, after painting has ended.
    [[nodiscard]] QByteArray document(const QString &title, const QString &description) const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace jinbang::app
