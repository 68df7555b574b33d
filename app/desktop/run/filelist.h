#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From what was dropped or chosen to a list of files: folders are looked through up to a cap, and
// everything that is left out is counted, so that nothing disappears silently.

#include <QStringList>

#include <stop_token>

namespace jinbang::app {

inline constexpr int kMostFiles = 100;

struct FileList {
    QStringList paths;     // absolute, each once, in the order of their names within a folder
    int beyondCap = 0;     // would have made more than kMostFiles
    int otherTypes = 0;    // in folders only: neither JSON nor a page by their names
    int unnameable = 0;    // names that are not UTF-8: no text of the window could name them
    int unreadable = 0;    // folders that cannot be listed, files that are not there
    bool cutShort = false; // a folder so large that the search was given up
    friend bool operator==(const FileList &, const FileList &) = default;
};

/// A file that was named itself is taken whatever its suffix; its content decides what it is.
[[nodiscard]] FileList listFiles(const QStringList &paths, const std::stop_token &stop = {});

/// What was left out and why, in one sentence; empty when nothing was.
[[nodiscard]] QString leftOutText(const FileList &list);

} // namespace jinbang::app
