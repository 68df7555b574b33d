#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The three things Help says: the keys, the formula, who made this.

#include <QString>

#include <utility>
#include <vector>

class QWidget;

namespace jinbang::app {

using ShortcutTable = std::vector<std::pair<QString, std::vector<std::pair<QString, QString>>>>;

void showShortcuts(QWidget *parent, const ShortcutTable &table);
void showHowPoints(QWidget *parent);
void showAbout(QWidget *parent);

} // namespace jinbang::app
