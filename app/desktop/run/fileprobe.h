#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person's file is, told by the code that will load it for a run: the same rules as on the
// command line. Costs as much as reading the file, so it belongs on a thread of its own.

#include "core/base/error.h"
#include "core/fixture/facts.h"
#include "core/fixture/note.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace jinbang::app {

/// Larger files are not read before somebody says so.
inline constexpr double kAskFrom = 64e6; // bytes
/// Of a file that are shown.
inline constexpr qint64 kPreviewBytes = 64 << 10;

struct ProbeOptions {
    QString encoding; // as the person said; empty: detected
    bool evenIfLarge = false;
    friend bool operator==(const ProbeOptions &, const ProbeOptions &) = default;
};

struct FileProbe {
    QString path;
    ProbeOptions options;
    double fileBytes = 0; // on disk
    bool unread = false;  // large, and nobody has said yes
    bool article = false; // a page: it becomes the Article's body; else a document
    QString encoding;     // that was found
    core::fixture::Facts facts;
    std::vector<core::fixture::Note> notes;
    std::optional<core::Error> error;
    QString preview;
    bool previewCut = false;

    [[nodiscard]] bool isValid() const { return !unread && !error; }
};

[[nodiscard]] FileProbe probeFile(const QString &path, const ProbeOptions &options,
                                  const std::stop_token &stop);

/// The first bytes of a file as lines that a text view can lay out at once: what no font draws
/// becomes U+FFFD, and a line is broken after some hundred characters.
[[nodiscard]] QString previewText(const QByteArray &bytes, const QString &encoding);

} // namespace jinbang::app

Q_DECLARE_METATYPE(jinbang::app::FileProbe)
