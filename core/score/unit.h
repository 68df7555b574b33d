#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a score's unit says about its direction. A ranking that takes ns/op for ops/s would crown
// the slowest, so a unit that is not known is refused rather than guessed.

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace jinbang::core::score {

enum class Direction { HigherIsBetter, LowerIsBetter };

struct Unit {
    Direction direction = Direction::HigherIsBetter;
    double factor = 1;   // to things a second, or to seconds
    std::string counted; // "op", "byte", "item", "request": only equal ones can be compared

    friend bool operator==(const Unit &, const Unit &) = default;
};

/// Reads a unit as the harnesses write it: "ops/s", "ops/ms", "ns/op", "us/op", "µs/op", "ms", "s",
/// "MB/s", "bytes/s", "items/s", "requests/s", "ms/request". A bare time is one of an operation.
/// Errors: UnknownName with the unit.
[[nodiscard]] Result<Unit> parseUnit(std::string_view text);

/// The score on one scale for all units of one thing: things a second.
/// Shape: score positive and finite; the answer may leave that range and is then nothing.
[[nodiscard]] Result<double> perSecond(double score, const Unit &unit);

} // namespace jinbang::core::score
