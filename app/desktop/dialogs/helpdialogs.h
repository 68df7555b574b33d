#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a dialog tells in words: the keys, the formula, who made this, and what is amiss with the
// machine.

#include "core/system/environment.h"

#include <QString>

#include <utility>
#include <vector>

class QWidget;

namespace jinbang::app {

using ShortcutTable = std::vector<std::pair<QString, std::vector<std::pair<QString, QString>>>>;

void showShortcuts(QWidget *parent, const ShortcutTable &table);
void showHowPoints(QWidget *parent);
void showAbout(QWidget *parent);
/// Every check of the machine, what needs a look first.
void showHostCheck(QWidget *parent, const core::system::Environment &environment);

} // namespace jinbang::app
