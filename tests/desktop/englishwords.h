#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A Chinese window speaks Chinese: finds what was left in English within a Chinese sentence.

#include <QRegularExpression>
#include <QStringList>

namespace jinbang::test {

/// Words in Latin letters that are no name of a format or an encoding, nothing of JSON's own and
/// none of what was `given`, as the name of a file.
[[nodiscard]] inline QStringList englishIn(QString text, const QStringList &given = {})
{
    for (const QString &each : given)
        text.remove(each);
    static const QRegularExpression word(QStringLiteral("(?<![A-Za-z0-9])[A-Za-z]{3,}"));
    static const QStringList names{
        QStringLiteral("JSON"),     QStringLiteral("UTF"),     QStringLiteral("Big"),
        QStringLiteral("true"),     QStringLiteral("false"),   QStringLiteral("null"),
        QStringLiteral("NUL"),      QStringLiteral("HTML"),    QStringLiteral("HTTP"),
        QStringLiteral("JMH"),      QStringLiteral("CSV"),     QStringLiteral("Google"),
        QStringLiteral("GiB"),      QStringLiteral("TiB"),     QStringLiteral("Benchmark"),
        QStringLiteral("json"),     QStringLiteral("csv"),     QStringLiteral("html"),
        QStringLiteral("jmh"),      QStringLiteral("Jinbang"), QStringLiteral("schema"),
        QStringLiteral("jinbang"),  QStringLiteral("HKSCS"), // and headings and fields of files
        QStringLiteral("metric"),   QStringLiteral("library"), QStringLiteral("score"),
        QStringLiteral("benchmark")};
    QStringList found;
    for (auto it = word.globalMatch(text); it.hasNext();) {
        const QString each = it.next().captured();
        if (!names.contains(each))
            found << each;
    }
    return found;
}

} // namespace jinbang::test
