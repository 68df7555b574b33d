#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as the window shows them: three significant digits, a thin space before the unit, a true
// minus sign. The engine's own texts are for files; this is the only place that makes them for
// people.

#include <QString>

namespace jinbang::app {

inline constexpr QChar kThinSpace(0x2009);
inline constexpr QChar kMinus(0x2212);

/// "2.39 M", "906 k", "921"; "–" when not finite.
[[nodiscard]] QString siText(double value);
/// "±0.6%" for a relative half-width of 0.006, "±>100%" above 1; empty when not finite.
[[nodiscard]] QString plusMinusText(double relative);
/// "+18.2%" or "−5.9%" for 0.182 and -0.059.
[[nodiscard]] QString changeText(double relative);
/// "1.10 µs", "47.6 µs", "4.79 ms".
[[nodiscard]] QString timeText(double nanoseconds);
/// "612 B", "12.1 KB".
[[nodiscard]] QString sizeText(double bytes);
/// "4,001": whole numbers from 100 on, as threeDigits below.
[[nodiscard]] QString groupedText(double value);
/// A whole number with thousands separators: "1", "16,000".
[[nodiscard]] QString wholeText(double value);
/// As siText, without zeros that say nothing: "10 k", "2.5 M", "0".
[[nodiscard]] QString siTickText(double value);
/// A number's text, with or without a unit behind it, without the zeros at the end of its decimals.
[[nodiscard]] QString withoutZeros(QString text);
/// "90.1".
[[nodiscard]] QString pointsText(double points);
/// Three significant digits without unit: "0.91", "21.0", "146"; two below 0.1: "0.0042",
/// "3.1e−07".
[[nodiscard]] QString threeDigits(double value);
/// "3:32", "1:02:07".
[[nodiscard]] QString clockText(double seconds);
/// Seconds rounded as an estimate: 1 s below a minute, 5 s below ten, else a minute.
[[nodiscard]] double roundedEstimate(double seconds);

} // namespace jinbang::app
