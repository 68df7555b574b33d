#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How a run is called in headings and in the footer of exported pictures.

#include "core/archive/report.h"

#include <QStringList>

class QLabel;

namespace jinbang::app {

/// "2 Aug 14:32 · Standard · gcc 12.2 -O3", with the title first when there is one.
[[nodiscard]] QString runLabel(const core::archive::Report &report);

/// What a picture needs to be believed: program, run, machine, compiler, seed, interval, formula.
[[nodiscard]] QString runFooter(const core::archive::Report &report);

/// What a reader must know first, one sentence after the other; empty when there is nothing.
[[nodiscard]] QString bannerText(const core::archive::Report &report);

/// Puts it into a page's banner: not more than some lines, the whole in the tool tip.
void showBanner(QLabel &banner, const core::archive::Report &report);

/// ISO-8601 UTC as local date and time in the window's language; the text itself when it is none.
[[nodiscard]] QString whenText(const std::string &utc);

/// What a user may have named in a report: its title, tags, libraries, inputs, metrics of others.
[[nodiscard]] QStringList namesIn(const core::archive::Report &report);

} // namespace jinbang::app
