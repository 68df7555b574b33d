#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds text that the installed fonts cannot show, so that a box on the screen or in an exported
// picture comes with a reason.

#include <QFont>
#include <QString>

namespace jinbang::app {

/// The characters of `text` that no font of `font`'s families, nor a fallback, has a glyph for.
[[nodiscard]] QString missingGlyphs(const QString &text, const QFont &font);

} // namespace jinbang::app
