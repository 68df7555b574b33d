#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Saving without losing: the new content is written beside the old file, made sure of, and only
// then takes its place.

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace jinbang::app {

/// Replaces `path` with `bytes`, or leaves the old file as it was.
/// Errors: CannotWrite, DiskFull.
[[nodiscard]] core::Result<void> saveSafely(const QString &path, const QByteArray &bytes);

} // namespace jinbang::app
