// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/errortext.h"

#include "app/desktop/text/enginetext.h"

#include <QCoreApplication>

namespace jinbang::app {

namespace {

const char *pattern(core::ErrorCode code)
{
    using core::ErrorCode;
    switch (code) {
    case ErrorCode::CannotRead:
        return QT_TRANSLATE_NOOP(
            "Errors", "%1 cannot be read (%2). Check that it exists and that you may read it.");
    case ErrorCode::NotRegularFile:
        return QT_TRANSLATE_NOOP("Errors", "%1 is not a file. Choose a file instead.");
    case ErrorCode::CannotWrite:
        return QT_TRANSLATE_NOOP("Errors", "%1 cannot be written (%2). Choose another folder.");
    case ErrorCode::DiskFull:
        return QT_TRANSLATE_NOOP("Errors",
                                 "The disk of %1 is full. The old file was left as it was.");
    case ErrorCode::OutputIsInput:
        return QT_TRANSLATE_NOOP(
            "Errors", "%1 is being measured and would be overwritten. Choose another name.");
    case ErrorCode::UnknownSuffix:
        return QT_TRANSLATE_NOOP("Errors",
                                 "The ending of %1 names no known format. Known are: %2.");
    case ErrorCode::EmptyInput:
        return QT_TRANSLATE_NOOP("Errors", "%1 is empty.");
    case ErrorCode::InvalidJson:
        return QT_TRANSLATE_NOOP("Errors", "%1 is not valid JSON: %2.");
    case ErrorCode::InvalidText:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 cannot be decoded (%2). Choose its encoding by hand.");
    case ErrorCode::DocumentStream:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 holds several documents (%2). Split it into one file each.");
    case ErrorCode::TooLarge:
        return QT_TRANSLATE_NOOP("Errors", "%1 is too large (%2).");
    case ErrorCode::UnknownName:
        return QT_TRANSLATE_NOOP("Errors", "There is nothing called %1. Known are: %2.");
    case ErrorCode::OutOfRange:
        return QT_TRANSLATE_NOOP("Errors", "%1 is out of range: %2.");
    case ErrorCode::Contradiction:
        return QT_TRANSLATE_NOOP("Errors", "%1 and %2 exclude each other.");
    case ErrorCode::NothingToDo:
        return QT_TRANSLATE_NOOP("Errors", "There is nothing to measure: %1.");
    case ErrorCode::NoContender:
        return QT_TRANSLATE_NOOP("Errors", "%1 cannot take part: %2.");
    case ErrorCode::ProtocolViolation:
        return QT_TRANSLATE_NOOP("Errors", "%1 broke the protocol with: %2");
    case ErrorCode::ProtocolVersion:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 speaks another version of the protocol (%2). Update it.");
    case ErrorCode::Unsupported:
        return QT_TRANSLATE_NOOP("Errors", "%1 does not support this: %2.");
    case ErrorCode::Rejected:
        return QT_TRANSLATE_NOOP("Errors", "%1 refuses the input: %2.");
    case ErrorCode::WrongAnswer:
        return QT_TRANSLATE_NOOP("Errors", "%1 gives a wrong answer: %2.");
    case ErrorCode::Crashed:
        return QT_TRANSLATE_NOOP("Errors", "%1 crashed (%2). Other cells go on.");
    case ErrorCode::TimedOut:
        return QT_TRANSLATE_NOOP("Errors", "%1 did not finish in time (%2).");
    case ErrorCode::OutOfMemory:
        return QT_TRANSLATE_NOOP("Errors", "%1 ran out of memory (%2).");
    case ErrorCode::FixtureChanged:
        return QT_TRANSLATE_NOOP("Errors",
                                 "%1 changed during the run, so the run was stopped. Run again.");
    case ErrorCode::TooFewSamples:
        return QT_TRANSLATE_NOOP("Errors", "Too few samples for %1: %2.");
    case ErrorCode::InvalidNumber:
        return QT_TRANSLATE_NOOP("Errors", "%1 is not a number that can be used (%2).");
    case ErrorCode::BadFormat:
        return QT_TRANSLATE_NOOP("Errors", "%1 cannot be understood: %2.");
    case ErrorCode::NewerVersion:
        return QT_TRANSLATE_NOOP("Errors", "%1 was made by a newer version (%2). Update Jinbang.");
    case ErrorCode::Busy:
        return QT_TRANSLATE_NOOP("Errors", "%1 is in use by another program.");
    case ErrorCode::Cancelled:
        return QT_TRANSLATE_NOOP("Errors", "%1 was cancelled.");
    case ErrorCode::System:
        return QT_TRANSLATE_NOOP("Errors", "The system refused %1: %2.");
    }
    return QT_TRANSLATE_NOOP("Errors", "%1: %2");
}

} // namespace

QString errorText(const core::Error &error)
{
    QString text = QCoreApplication::translate("Errors", pattern(error.code));
    if (error.detail.empty())
        text.remove(QStringLiteral(" (%2)")).remove(QStringLiteral("（%2）"));
    // Most subjects are names of files; only what was asked for by a name is said in words.
    const QString subject = error.code == core::ErrorCode::UnknownName
                                ? engineText(error.subject)
                                : QString::fromStdString(error.subject);
    // One call for both numbers, so that a "%2" inside a file name is not replaced.
    return text.contains(QStringLiteral("%2")) ? text.arg(subject, engineText(error.detail))
                                               : text.arg(subject);
}

} // namespace jinbang::app
