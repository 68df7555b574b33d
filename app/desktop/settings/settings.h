#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers from one start to the next, as one value and one JSON file. A file that
// cannot be understood never keeps the program from starting: it is set aside, what can be kept of
// it is kept, and the rest has its defaults.

#include "app/desktop/theme/look.h"
#include "core/base/result.h"
#include "core/contest/plan.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace jinbang::app {

struct Settings {
    QString language; // empty: the system's
    ThemeMode theme = ThemeMode::System;
    double scale = 0; // 0: the system's
    bool reduceMotion = false;
    core::contest::Formula formula = core::contest::Formula::Article;
    core::contest::UnsupportedRule unsupported = core::contest::UnsupportedRule::Zero;
    QString dataFolder; // empty: the standard one
    QByteArray geometry;
    QByteArray splitter;
    bool whiskers = true, values = true, logScale = false;
    bool setupPanel = true;
    QHash<QString, int> librarySlots; // a library's colour and shape, for ever
    QStringList recentFiles;
    QJsonObject setup;   // the Bench's choices
    QJsonObject http;    // those of the HTTP load
    QJsonObject scaling; // those of the Scaling page

    friend bool operator==(const Settings &, const Settings &) = default;
};

struct LoadedSettings {
    Settings settings;
    QString keptAside; // path of a file that could not be understood, or not as a whole
};

/// A missing file gives defaults. Never fails.
[[nodiscard]] LoadedSettings loadSettings(const QString &path);

/// Errors: CannotWrite, DiskFull; the old file stays.
[[nodiscard]] core::Result<void> saveSettings(const Settings &settings, const QString &path);

} // namespace jinbang::app
