#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Places in a JSON text where one byte can be changed so that the document stays valid and of the
// same types, but differs in one value: for decoys and damaged copies.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace jinbang::core::measure {

struct Site {
    std::size_t offset = 0;
    char other = 0; // the byte to put there
};

struct Sites {
    std::optional<Site> scalar;        // of a string or an integer that is a value
    std::optional<std::size_t> string; // of a plain character within a string that is a value
};

/// One place of each kind, chosen by the seed among all. Shape: `text` is valid JSON.
[[nodiscard]] Sites findSites(std::string_view text, std::uint64_t seed);

} // namespace jinbang::core::measure
