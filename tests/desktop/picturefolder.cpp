// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/picturefolder.h"

#include <QImageWriter>
#include <QSaveFile>

#include <cstdio>

namespace jinbang::app::test {

PictureFolder::PictureFolder(const QString &path)
    : m_folder(path)
{
}

QString PictureFolder::prepare() const
{
    if (!m_folder.mkpath(QStringLiteral(".")))
        return QStringLiteral("The folder %1 is not there and cannot be made.")
            .arg(m_folder.path());
    QSaveFile probe(m_folder.filePath(QStringLiteral("probe"))); // is not kept
    return probe.open(QIODevice::WriteOnly)
               ? QString()
               : QStringLiteral("Nothing can be written in the folder %1: %2.")
                     .arg(m_folder.path(), probe.errorString());
}

QString PictureFolder::save(const QString &name, const QImage &picture) const
{
    QSaveFile file(m_folder.filePath(name)); // a full disk leaves the old picture
    QString problem;
    if (file.open(QIODevice::WriteOnly)) {
        QImageWriter writer(&file, "png");
        if (!writer.write(picture))
            problem = writer.errorString();
        else if (!file.commit())
            problem = file.errorString();
    } else {
        problem = file.errorString();
    }
    return problem.isEmpty()
               ? QString()
               : QStringLiteral("The picture %1 cannot be written: %2.").arg(name, problem);
}

int writePictures(const QStringList &arguments, const std::vector<WantedPicture> &pictures)
{
    const auto fail = [](const QString &sentence) {
        std::fprintf(stderr, "%s\n", qPrintable(sentence));
        return 1;
    };
    if (arguments.isEmpty() || arguments.size() > 2)
        return fail(QStringLiteral("Usage: FOLDER [PART OF A NAME]"));
    const PictureFolder folder(arguments[0]);
    if (const QString problem = folder.prepare(); !problem.isEmpty())
        return fail(problem);
    int written = 0;
    for (const WantedPicture &picture : pictures) {
        if (!picture.name.contains(arguments.value(1)))
            continue;
        if (const QString problem = folder.save(picture.name, picture.take()); !problem.isEmpty())
            return fail(problem);
        std::puts(qPrintable(picture.name));
        ++written;
    }
    return written > 0 ? 0
                       : fail(QStringLiteral("No picture has %1 in its name.").arg(arguments[1]));
}

} // namespace jinbang::app::test
