#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tools that take pictures of the window put them. They take minutes, and whoever calls
// them looks at the status: a picture that is not on the disk must be told, and in time.

#include <QDir>
#include <QImage>

#include <functional>
#include <vector>

namespace jinbang::app::test {

class PictureFolder
{
public:
    explicit PictureFolder(const QString &path);

    /// Makes the folder where it is missing. Empty, or a sentence that says why nothing can be
    /// written there.
    [[nodiscard]] QString prepare() const;
    /// Empty, or a sentence that says which picture could not be written and why.
    [[nodiscard]] QString save(const QString &name, const QImage &picture) const;

private:
    QDir m_folder;
};

/// A picture that is taken when it is its turn.
struct WantedPicture {
    QString name; // of the file
    std::function<QImage()> take;
};

/// What such a tool does with its arguments, FOLDER [PART OF A NAME]: names what it wrote on
/// standard output, says what went wrong on standard error. The status is 0 only when each picture
/// that was asked for is on the disk and there was one.
[[nodiscard]] int writePictures(const QStringList &arguments,
                                const std::vector<WantedPicture> &pictures);

} // namespace jinbang::app::test
