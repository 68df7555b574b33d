// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/fileprobe.h"

#include "core/fixture/loadfixture.h"

#include <QFile>
#include <QStringDecoder>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace jinbang::app {

namespace {

constexpr qsizetype kLongestLine = 240; // characters; one line of 64 KB takes a text view 30 ms

QByteArray headOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(kPreviewBytes) : QByteArray();
}

void takeFixture(FileProbe &probe, const core::fixture::Fixture &fixture)
{
    probe.article = fixture.kind == core::fixture::FixtureKind::Record;
    probe.facts = fixture.facts;
    probe.notes = fixture.notes;
    if (fixture.source)
        probe.encoding = QString::fromStdString(fixture.source->encoding);
}

} // namespace

QString previewText(const QByteArray &bytes, const QString &encoding)
{
    QStringDecoder decoder(encoding.toLatin1().constData());
    if (!decoder.isValid())
        decoder = QStringDecoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    QString lines;
    lines.reserve(text.size() + text.size() / kLongestLine + 1);
    qsizetype column = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'\n' || (c == u'\r' && (i + 1 == text.size() || text[i + 1] != u'\n'))) {
            lines += u'\n';
            column = 0;
            continue;
        }
        if (c == u'\r')
            continue;
        if (column >= kLongestLine && !c.isLowSurrogate()
            && c.category() != QChar::Mark_NonSpacing) {
            lines += u'\n';
            column = 0;
        }
        const bool drawable = c == u'\t'
                              || (c.category() != QChar::Other_Control && c != QChar::LineSeparator
                                  && c != QChar::ParagraphSeparator);
        lines += drawable ? c : QChar(QChar::ReplacementCharacter);
        ++column;
    }
    return lines;
}

FileProbe probeFile(const QString &path, const ProbeOptions &options, const std::stop_token &stop)
{
    FileProbe probe;
    probe.path = path;
    probe.options = options;
    const std::filesystem::path file(path.toStdString());
    std::error_code problem;
    if (!std::filesystem::is_regular_file(file, problem)) {
        const bool there = std::filesystem::exists(file, problem);
        probe.error = there ? core::Error{core::ErrorCode::NotRegularFile, path.toStdString(), {}}
                            : core::Error{core::ErrorCode::CannotRead, path.toStdString(),
                                          std::strerror(ENOENT)};
        return probe;
    }
    probe.fileBytes = double(std::filesystem::file_size(file, problem));
    probe.previewCut = probe.fileBytes > double(kPreviewBytes);
    if (probe.fileBytes > kAskFrom && !options.evenIfLarge) {
        probe.unread = true;
        probe.preview = previewText(headOf(path), options.encoding);
        return probe;
    }
    core::fixture::LoadOptions load;
    load.encoding = options.encoding.toStdString();
    load.stop = stop;
    const auto fixture = core::fixture::loadFixture(file, load);
    if (fixture)
        takeFixture(probe, *fixture);
    else
        probe.error = fixture.error();
    probe.preview =
        previewText(headOf(path), probe.encoding.isEmpty() ? options.encoding : probe.encoding);
    return probe;
}

} // namespace jinbang::app
