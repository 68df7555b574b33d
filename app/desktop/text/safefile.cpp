// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/safefile.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace jinbang::app {

namespace {

core::Error failure(const QString &path, int code)
{
    const auto kind =
        code == ENOSPC || code == EDQUOT ? core::ErrorCode::DiskFull : core::ErrorCode::CannotWrite;
    return {kind, path.toStdString(), code != 0 ? std::strerror(code) : std::string()};
}

// Writing to a device or a pipe cannot be done beside it.
core::Result<void> saveInPlace(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly))
        return failure(path, errno);
    if (file.write(bytes) != bytes.size() || !file.flush())
        return failure(path, errno);
    return {};
}

} // namespace

core::Result<void> saveSafely(const QString &path, const QByteArray &bytes)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return saveInPlace(path, bytes);
    if (info.exists() && !info.isWritable())
        return failure(path, EACCES);
    // Through a link the file it points to is replaced, not the link.
    const QString target = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();

    QTemporaryFile file(target + QStringLiteral(".XXXXXX"));
    errno = 0;
    if (!file.open())
        return failure(path, errno);
    // flush() is the only call of Qt 6.4 that reports a full disk; the size is checked as well.
    errno = 0;
    if (file.write(bytes) != bytes.size() || !file.flush() || ::fsync(file.handle()) != 0)
        return failure(path, errno);
    if (QFileInfo(file.fileName()).size() != bytes.size())
        return failure(path, ENOSPC);
    const auto permissions = info.exists() ? info.permissions()
                                           : QFileDevice::ReadOwner | QFileDevice::WriteOwner
                                                 | QFileDevice::ReadGroup | QFileDevice::ReadOther;
    file.setPermissions(permissions);
    std::error_code error;
    std::filesystem::rename(file.fileName().toStdU16String(), target.toStdU16String(), error);
    if (error)
        return failure(path, error.value());
    file.setAutoRemove(false);
    return {};
}

} // namespace jinbang::app
