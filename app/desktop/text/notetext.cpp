// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/notetext.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"

#include <QCoreApplication>

namespace jinbang::app {

namespace {

const char *pattern(core::fixture::NoteKind kind)
{
    using core::fixture::NoteKind;
    switch (kind) {
    case NoteKind::BomRemoved:
        return QT_TRANSLATE_NOOP("Notes", "The byte order mark of %1 bytes is left out.");
    case NoteKind::LooksLikeHtml:
        return QT_TRANSLATE_NOOP("Notes", "It looks like HTML though it is named %1.");
    case NoteKind::LooksLikeJson:
        return QT_TRANSLATE_NOOP("Notes", "It looks like JSON though it is named %1.");
    case NoteKind::Converted:
        return QT_TRANSLATE_NOOP("Notes", "It is converted from %1 to UTF-8 before the run.");
    case NoteKind::LabelWidened:
        return QT_TRANSLATE_NOOP("Notes", "Its encoding label: %1.");
    case NoteKind::LabelContradictsUtf8:
        return QT_TRANSLATE_NOOP("Notes", "Its label %1 contradicts its bytes, which are UTF-8.");
    case NoteKind::LabelFailed:
        return QT_TRANSLATE_NOOP("Notes", "Its label %1 does not fit its bytes.");
    case NoteKind::Guessed:
        return QT_TRANSLATE_NOOP(
            "Notes", "The encoding %1 is a guess; choose another if the preview is wrong.");
    case NoteKind::EncodingGiven:
        return QT_TRANSLATE_NOOP("Notes", "Read as %1, as you chose.");
    case NoteKind::NulBytes:
        return QT_TRANSLATE_NOOP("Notes", "NUL bytes in it, kept: %1.");
    case NoteKind::DuplicateKeys:
        return QT_TRANSLATE_NOOP("Notes",
                                 "Repeated keys: %1. Libraries that drop them are not ranked.");
    case NoteKind::NegativeZeros:
        return QT_TRANSLATE_NOOP("Notes", "Negative zeros: %1. Most libraries lose their sign.");
    case NoteKind::DuplicateKeysUnchecked:
        return QT_TRANSLATE_NOOP("Notes",
                                 "One object has too many members to look for repeated keys.");
    }
    return "%1";
}

} // namespace

QString noteText(const core::fixture::Note &note)
{
    const QString text = QCoreApplication::translate("Notes", pattern(note.kind));
    return text.contains(QStringLiteral("%1")) ? text.arg(engineText(note.detail)) : text;
}

QString countsText(const core::fixture::Facts &facts)
{
    const std::pair<std::uint64_t, const char *> counts[] = {
        {facts.objects, QT_TRANSLATE_N_NOOP("Notes", "%n object(s)")},
        {facts.arrays, QT_TRANSLATE_N_NOOP("Notes", "%n array(s)")},
        {facts.strings, QT_TRANSLATE_N_NOOP("Notes", "%n string(s)")},
        {facts.numbers, QT_TRANSLATE_N_NOOP("Notes", "%n number(s)")},
        {facts.literals, QT_TRANSLATE_N_NOOP("Notes", "%n literal(s)")}};
    QStringList parts;
    for (const auto &[count, text] : counts) {
        if (count == 0)
            continue;
        // %n is an int and has no thousands separators; its digits stand alone in the text.
        const int number = int(std::min<std::uint64_t>(count, 2'000'000'000));
        const QString part = QCoreApplication::translate("Notes", text, nullptr, number);
        parts << QString(part).replace(QString::number(number), wholeText(double(count)));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace jinbang::app
