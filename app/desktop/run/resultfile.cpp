// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/resultfile.h"

#include "core/archive/formats.h"

#include <string_view>

#include <QFile>

namespace jinbang::app {

core::Result<core::archive::Report> openReport(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return core::Error{core::ErrorCode::CannotRead, path.toStdString(), file.errorString().toStdString()};
    const QByteArray bytes = file.readAll();
    return core::archive::readReport(std::string_view(bytes.constData(), size_t(bytes.size())), {path.toStdString(), {}});
}

} // namespace jinbang::app
