#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to the window while it is watched. Each scene returns its figures, to be printed as
// one JSON object; a member "problem" says what kept it from being played.

#include <QJsonObject>
#include <QStringList>

#include <functional>

namespace jinbang::app {
class MainWindow;
}

namespace jinbang::bench {

using Scene = std::function<QJsonObject(app::MainWindow &, const QStringList &)>;

/// Null when no scene has that name.
[[nodiscard]] Scene sceneOf(const QString &name);

} // namespace jinbang::bench
