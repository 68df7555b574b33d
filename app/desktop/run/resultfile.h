#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Result files of any format, named in any characters: what a file is, its content says. Reading
// one costs time, so it belongs on a worker's thread.

#include "core/archive/report.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace jinbang::app {

/// What is in a file of results.
/// Errors: CannotRead, NotRegularFile, TooLarge.
[[nodiscard]] core::Result<QByteArray> resultBytes(const QString &path);
[[nodiscard]] core::Result<core::archive::Report> openReport(const QString &path);

/// A file as far as it can be understood without asking.
struct OpenedFile {
    QString path;
    std::shared_ptr<const core::archive::Report> report; // a result; null: see the others
    bool isTable = false;    // of scores, and somebody has to say what it means
    bool isWorkload = false; // a JSON document, a page or a folder of such
    core::Error error{};     // of what is none of these
};
/// `mayBeWorkload`: what is surely no result is left for the Bench, unread.
[[nodiscard]] OpenedFile openResult(const QString &path, bool mayBeWorkload);

/// Told from the first bytes, at once.
[[nodiscard]] bool looksLikeResult(const QString &path);
/// Whether the name is that of a table, or of a plan.
[[nodiscard]] bool isNamedLikeTable(const QString &path);
[[nodiscard]] bool isNamedLikePlan(const QString &path);

} // namespace jinbang::app
