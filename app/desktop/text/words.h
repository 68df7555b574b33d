#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The product's words in the user's language. Library names, pointers and flags stay as they are.

#include "core/base/words.h"
#include "core/contest/plan.h"

#include <QString>
#include <QStringList>

#include <string>

namespace jinbang::app {

enum class NameLength { Full, Short };

[[nodiscard]] QString operationText(core::Operation operation);
/// "serialize", "deserialize" for the middle of a sentence.
[[nodiscard]] QString operationInSentence(core::Operation operation);
[[nodiscard]] QString presetText(core::contest::Preset preset);
[[nodiscard]] QString statusText(core::CellStatus status);
[[nodiscard]] QString apiText(core::Api api);

/// A workload's name for people: "20 users", "Article, HTML body", "bean × 100"; a file keeps its
/// name.
[[nodiscard]] QString workloadText(const QString &name, NameLength length = NameLength::Full);

/// A library's short name where a column is narrow.
[[nodiscard]] QString shortLibrary(const QString &library);

/// The exam titles: "Zhuangyuan · first"; the characters as they are in Chinese.
[[nodiscard]] QString titleText(const std::string &title);
/// One character for the seal, or empty where a number is shown.
[[nodiscard]] QString sealText(const std::string &title);

/// Sentences one after another, with a space between where their script has one.
[[nodiscard]] QString joinedSentences(const QStringList &sentences);

/// How points become a total, in words for people.
[[nodiscard]] QString formulaSentence(core::Formula formula, core::UnsupportedRule rule);

/// A machine check's name: "CPU governor".
[[nodiscard]] QString checkText(const std::string &id);

/// UTF-8 from the engine, any bytes: what is not UTF-8 becomes U+FFFD.
[[nodiscard]] inline QString shown(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace jinbang::app
