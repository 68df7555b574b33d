#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Enumerations in the settings as words, so that a file can be read and an old one stays right when
// values are added. The list of words is in the order of the enumeration, which counts from 0.

#include <QJsonValue>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>

namespace jinbang::app {

/// Nothing for a word that is not in the list, and for what is no text.
template <class E, size_t N>
[[nodiscard]] std::optional<E> wordIn(const QJsonValue &value,
                                      const std::array<const char *, N> &words)
{
    const QString text = value.toString();
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const char *word) { return text == QLatin1String(word); });
    return found == words.end() ? std::nullopt : std::optional(E(found - words.begin()));
}

template <class E, size_t N>
[[nodiscard]] QString wordFor(E value, const std::array<const char *, N> &words)
{
    return QString::fromLatin1(words[size_t(value)]);
}

} // namespace jinbang::app
