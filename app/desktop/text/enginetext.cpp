// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/enginetext.h"

#include "app/desktop/text/enginepatterns.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/words.h"
#include "core/archive/htmltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>
#include <vector>

namespace jinbang::app {

namespace {

struct Recogniser {
    const char *pattern = nullptr; // null: a sentence of an error
    core::ErrorCode code{};
    QRegularExpression expression;
};

// "%1" takes as little as lets the whole sentence fit.
QRegularExpression expressionOf(const QString &pattern)
{
    static const QRegularExpression place(QStringLiteral("%\\d"));
    QString expression;
    qsizetype from = 0;
    for (auto it = place.globalMatch(pattern); it.hasNext();) {
        const auto match = it.next();
        expression += QRegularExpression::escape(pattern.mid(from, match.capturedStart() - from))
                      + QStringLiteral("(.*?)");
        from = match.capturedEnd();
    }
    expression += QRegularExpression::escape(pattern.mid(from));
    return QRegularExpression(QRegularExpression::anchoredPattern(expression),
                              QRegularExpression::DotMatchesEverythingOption);
}

std::vector<Recogniser> makeRecognisers()
{
    std::vector<Recogniser> all;
    for (const char *pattern : kEnginePatterns)
        all.push_back({pattern, {}, expressionOf(QString::fromUtf8(pattern))});
    for (int code = 0; code <= int(core::ErrorCode::System); ++code) {
        for (const char *detail : {"%2", ""})
            all.push_back(
                {nullptr, core::ErrorCode(code),
                 expressionOf(shown(core::sentence({core::ErrorCode(code), "%1", detail})))});
    }
    return all;
}

QString filled(const QString &text, const QStringList &parts)
{
    switch (parts.size()) {
    case 0:
        return text;
    case 1:
        return text.arg(parts[0]);
    case 2:
        return text.arg(parts[0], parts[1]);
    case 3:
        return text.arg(parts[0], parts[1], parts[2]);
    case 4:
        return text.arg(parts[0], parts[1], parts[2], parts[3]);
    case 5:
        return text.arg(parts[0], parts[1], parts[2], parts[3], parts[4]);
    default:
        return text.arg(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]);
    }
}

std::optional<QString> translated(const QString &sentence, int depth)
{
    static const std::vector<Recogniser> recognisers = makeRecognisers();
    for (const Recogniser &recogniser : recognisers) {
        const auto match = recogniser.expression.match(sentence);
        if (!match.hasMatch())
            continue;
        if (recogniser.pattern == nullptr)
            return errorText({recogniser.code, match.captured(1).toStdString(),
                              match.captured(2).toStdString()});
        QStringList parts = match.capturedTexts().mid(1);
        for (QString &part : parts) { // "after timing: " and what follows
            if (depth > 0)
                part = translated(part, depth - 1).value_or(part);
        }
        return filled(QCoreApplication::translate("Engine", recogniser.pattern), parts);
    }
    // "RapidJSON, serialize/small: ...": names of the run before a sentence of the table.
    const qsizetype colon = sentence.indexOf(QStringLiteral(": "));
    if (colon > 0 && depth > 0) {
        if (const auto rest = translated(sentence.mid(colon + 2), depth - 1))
            return sentence.left(colon + 2) + *rest;
    }
    return std::nullopt;
}

constexpr int kDepth = 3; // sentences within sentences

} // namespace

QString engineText(const std::string &sentence)
{
    const QString text = shown(sentence);
    // In English the sentences are as they are, and a log of thousands need not be searched.
    static constexpr auto kProbe = "No debugger.";
    if (QCoreApplication::translate("Engine", kProbe) == QString::fromLatin1(kProbe))
        return text;
    if (const auto known = translated(text, kDepth))
        return *known;
    // Names of conditions and reasons of comparisons: the HTML report has them in both languages.
    const std::string chinese = core::archive::inChinese(sentence);
    return chinese.empty() ? text : shown(chinese);
}

bool isKnownEngineText(const std::string &sentence)
{
    return translated(shown(sentence), kDepth).has_value();
}

} // namespace jinbang::app
