#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Where an answer first differs, for a person: a JSON pointer and both values. Only called when the
// digests differ, so it may build trees.

#include "core/base/words.h"
#include "core/json/events.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace jinbang::core::json {

struct Difference {
    bool equal = false;           // by value, doubles within the allowed distance
    std::uint64_t largestUlp = 0; // over all doubles that were compared
    std::uint64_t inexact = 0;    // doubles of another value; the sign of a zero does not count
    bool duplicateKeysDropped = false; // the only difference is that repeated keys kept one member
    std::string pointer;               // of the first difference, "" is the root
    std::string expected, actual;      // shortened to 60 code points, control bytes escaped
    std::string message;               // "at /users/3/name: expected \"a\", got \"b\""
};

/// Tells `events` of a document to a sink; called once for each side.
using Teller = std::function<void(EventSink &)>;

/// Compares two documents: members as a multiset, numbers by value, doubles up to `allowedUlp`
/// apart. Cost: memory of both trees.
[[nodiscard]] Difference compare(const Teller &expected, const Teller &actual,
                                 std::uint64_t allowedUlp = 1);

/// Distance of two doubles in units in the last place; 0 for -0 and 0; the largest number when one
/// is not finite.
[[nodiscard]] std::uint64_t ulpDistance(double a, double b);

/// "at /a/b: expected 1, got 2" from the other fields of a difference.
[[nodiscard]] std::string messageOf(const Difference &difference);

/// What the distances of all doubles together say.
[[nodiscard]] Exactness exactness(const Difference &difference);

/// A string for a person: quoted, control bytes escaped, at most 60 code points.
[[nodiscard]] std::string shownText(std::string_view text);

/// Appends one reference token to a JSON pointer (RFC 6901).
void appendPointer(std::string &pointer, std::string_view token);

} // namespace jinbang::core::json
