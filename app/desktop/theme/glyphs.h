#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds text that the installed fonts cannot show, so that a box on the screen or in an exported
// picture comes with a reason. Whatever shows names and words of the user asks here.

#include <QFont>
#include <QString>

namespace jinbang::app {

/// The characters of `text` that no font of `font`'s families, nor a fallback, has a glyph for.
[[nodiscard]] QString missingGlyphs(const QString &text, const QFont &font);

/// A sentence that names missing characters; in English where the user's language is among what is
/// missing. Nothing where nothing is missing.
[[nodiscard]] QString glyphWarning(const QString &missing, const QFont &font);

} // namespace jinbang::app
