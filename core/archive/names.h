#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a foreign benchmark's name is the library, and which the metric.

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace jinbang::core::archive {

struct SplitName {
    std::string metric, library;
    friend bool operator==(const SplitName &, const SplitName &) = default;
};

/// A user's rule (--map), e.g. "{*}.{library}_{metric}": literal text and the places {library},
/// {metric} (joined with '/' when there are several) and {*} (left out). {*} takes as much as lets
/// the whole name match, a package and its classes; the other places take as little.
class NamePattern
{
public:
    /// Errors: BadFormat unless {library} stands in it exactly once and every '{' opens a place.
    [[nodiscard]] static Result<NamePattern> parse(std::string_view text);

    /// Nothing when the name does not match.
    [[nodiscard]] std::optional<SplitName> match(std::string_view name) const;

private:
    enum class Place { Library, Metric, Anything };
    using Part = std::variant<std::string, Place>;
    [[nodiscard]] bool matchFrom(std::size_t part, std::string_view rest,
                                 std::vector<std::string_view> &taken, std::size_t &budget) const;

    std::vector<Part> m_parts;
};

/// The first pattern that matches; else the last part is the library and the rest the metric, where
/// parts are separated by '/', or by '.' when there is none. Run settings that Google Benchmark
/// appends (/threads:4, /real_time, ...) belong to the metric; so does a last part that is a
/// number, which is a size and no library. A name of one part has the metric "all".
[[nodiscard]] SplitName splitName(std::string_view name, const std::vector<NamePattern> &patterns);

} // namespace jinbang::core::archive
