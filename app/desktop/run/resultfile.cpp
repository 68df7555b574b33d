// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/resultfile.h"

#include "core/archive/csvimport.h"
#include "core/archive/formats.h"
#include "core/fixture/fileinput.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <utility>

namespace jinbang::app {

namespace {

constexpr qint64 kHead = 64 << 10; // a result says within it what it is
constexpr std::uint64_t kLargest = std::uint64_t{1} << 31;

/// A file that can be opened without harm: a pipe would hold the thread until somebody writes.
core::Result<core::fixture::FileIdentity> regularFile(const QString &path)
{
    return core::fixture::identityOf(std::filesystem::path(path.toStdString()));
}

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

bool isNamedLikeWorkload(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return QStringList{QStringLiteral("json"), QStringLiteral("html"), QStringLiteral("htm"),
                       QStringLiteral("xhtml")}
        .contains(suffix);
}

bool hasEveryRole(const core::archive::CsvChoice &choice)
{
    using core::archive::ColumnRole;
    const auto has = [&](ColumnRole role) {
        return std::find(choice.roles.begin(), choice.roles.end(), role) != choice.roles.end();
    };
    return has(ColumnRole::Metric) && has(ColumnRole::Library) && has(ColumnRole::Score);
}

} // namespace

core::Result<QByteArray> resultBytes(const QString &path)
{
    const auto found = regularFile(path);
    if (!found)
        return found.error();
    if (found->bytes >= kLargest)
        return core::Error{core::ErrorCode::TooLarge, path.toStdString(), "at most 2 GiB"};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return core::Error{core::ErrorCode::CannotRead, path.toStdString(),
                           file.errorString().toStdString()};
    return file.readAll();
}

core::Result<core::archive::Report> openReport(const QString &path)
{
    const auto bytes = resultBytes(path);
    if (!bytes)
        return bytes.error();
    return core::archive::readReport(viewOf(*bytes), {path.toStdString(), {}});
}

OpenedFile openResult(const QString &path, bool mayBeWorkload)
{
    OpenedFile opened;
    opened.path = path;
    opened.isWorkload =
        mayBeWorkload
        && (QFileInfo(path).isDir() || (isNamedLikeWorkload(path) && !looksLikeResult(path)));
    if (opened.isWorkload)
        return opened;
    const auto bytes = resultBytes(path);
    if (!bytes) {
        opened.error = bytes.error();
        return opened;
    }
    const std::string_view text = viewOf(*bytes);
    const core::archive::Format *format = core::archive::formatOf(text);
    const bool isScores = format != nullptr && format->id == core::archive::kScoresFormat;
    if ((format == nullptr || isScores) && !text.empty()) {
        const auto guess = core::archive::guessCsv(text);
        opened.isTable = isScores ? !core::archive::isCertain(text, guess)
                                  : isNamedLikeTable(path) || hasEveryRole(guess);
        if (opened.isTable)
            return opened;
    }
    auto report = core::archive::readReport(text, {path.toStdString(), {}});
    if (report)
        opened.report = std::make_shared<const core::archive::Report>(std::move(*report));
    else
        opened.error = report.error();
    return opened;
}

bool looksLikeResult(const QString &path)
{
    QFile file(path);
    if (!regularFile(path) || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(kHead);
    return core::archive::formatOf(viewOf(head), core::archive::Likeness::Yes) != nullptr;
}

bool isNamedLikeTable(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return QStringList{QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("tab"),
                       QStringLiteral("scsv"), QStringLiteral("txt")}
        .contains(suffix);
}

bool isNamedLikePlan(const QString &path)
{
    return path.endsWith(QStringLiteral(".jinbang"), Qt::CaseInsensitive);
}

} // namespace jinbang::app
