#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What each adapter's test file tells the conformance suite: the adapter, and what its library is
// known to do with inputs on which libraries disagree.

#include "core/contract/adapter.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::tests {

/// One file of tests/data/cases and what each variant makes of it, a letter each:
/// '=' accepts and holds what the strict reader holds; '~' accepts and holds something else
/// (another number, fewer members); '+' accepts what the strict reader refuses; 'x' refuses; '-'
/// has no walk.
struct Outcome {
    std::string_view file;
    std::string_view said;
};

/// What is known of one variant.
struct KnownVariant {
    std::string_view id;
    std::uint64_t ulp = 0; // that its doubles may be off on ordinary data
    /// The seventeen numbers of A14: '=' exact, '1' or '2' ulp off, '!' worse, '~' at most 2 ulp
    /// off (it depends on whether the compiler fuses multiply and add), '?' undefined behaviour in
    /// the library, so any. Empty: has no walk.
    std::string_view numbers;
};

struct Expectations {
    /// In the order of the letters of an outcome, which are asked through walk.
    std::vector<KnownVariant> variants;
    std::vector<Outcome> outcomes;
    /// Texts of the suite that are no JSON and that the library takes all the same.
    std::vector<std::string_view> lenient = {};
};

/// Defined by the file of each adapter.
[[nodiscard]] std::unique_ptr<core::contract::Adapter> adapterUnderTest();
[[nodiscard]] Expectations expectations();

} // namespace jinbang::tests
