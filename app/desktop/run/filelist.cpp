// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/filelist.h"

#include "core/json/utf8.h"

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace jinbang::app {

namespace {

namespace fs = std::filesystem;

constexpr int kMostLookedAt = 50'000; // entries of one folder and those below

QString say(const char *text, int count)
{
    return QCoreApplication::translate("FileList", text, nullptr, count);
}

bool isNamed(const fs::path &path)
{
    const std::string &bytes = path.native();
    return core::json::validUtf8Prefix(bytes) == bytes.size();
}

bool hasKnownSuffix(const fs::path &path)
{
    const QString suffix = QString::fromStdString(path.extension().native()).toLower();
    return suffix == QStringLiteral(".json") || suffix == QStringLiteral(".html")
           || suffix == QStringLiteral(".htm") || suffix == QStringLiteral(".xhtml");
}

void add(FileList &list, const fs::path &path)
{
    if (!isNamed(path)) {
        ++list.unnameable;
        return;
    }
    const QString text = QString::fromStdString(path.native());
    if (list.paths.contains(text))
        return;
    if (list.paths.size() >= kMostFiles)
        ++list.beyondCap;
    else
        list.paths << text;
}

// QDir would hide names that are not UTF-8; the standard's iterator shows them.
void addFolder(FileList &list, const fs::path &folder, const std::stop_token &stop)
{
    std::error_code problem;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied,
                                        problem);
    if (problem) {
        ++list.unreadable;
        return;
    }
    std::vector<fs::path> found;
    int seen = 0;
    for (const fs::recursive_directory_iterator end; at != end && !problem; at.increment(problem)) {
        if (++seen > kMostLookedAt || stop.stop_requested()) {
            list.cutShort = true;
            break;
        }
        std::error_code ignored;
        if (!at->is_regular_file(ignored))
            continue;
        if (hasKnownSuffix(at->path()) || !isNamed(at->path()))
            found.push_back(at->path());
        else
            ++list.otherTypes;
    }
    std::sort(found.begin(), found.end());
    for (const fs::path &path : found)
        add(list, path);
}

} // namespace

FileList listFiles(const QStringList &paths, const std::stop_token &stop)
{
    FileList list;
    for (const QString &text : paths) {
        std::error_code problem;
        const fs::path path =
            fs::absolute(fs::path(text.toStdString()), problem).lexically_normal();
        const auto status = fs::status(path, problem);
        if (problem || !fs::exists(status))
            ++list.unreadable;
        else if (fs::is_directory(status))
            addFolder(list, path, stop);
        else
            add(list, path);
    }
    return list;
}

QString leftOutText(const FileList &list)
{
    QStringList parts;
    if (list.beyondCap > 0)
        parts << say(QT_TRANSLATE_N_NOOP("FileList", "%n file(s) more than can be added at once."),
                     list.beyondCap);
    if (list.otherTypes > 0)
        parts << say(QT_TRANSLATE_N_NOOP("FileList", "%n file(s) of other types left out."),
                     list.otherTypes);
    if (list.unnameable > 0)
        parts << say(QT_TRANSLATE_N_NOOP("FileList",
                                         "%n file(s) left out, because their names are not UTF-8."),
                     list.unnameable);
    if (list.unreadable > 0)
        parts << say(QT_TRANSLATE_N_NOOP("FileList", "%n file(s) or folder(s) cannot be read."),
                     list.unreadable);
    if (list.cutShort)
        parts << QCoreApplication::translate("FileList",
                                             "The folder is too large to be looked through.");
    return parts.join(u' ');
}

} // namespace jinbang::app
