#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What two reports say about their machines, plans, inputs and libraries. Inside core/archive only.

#include "core/archive/compare.h"

namespace jinbang::core::archive {

/// Every fact that either side has, in the order of factsOf(), but nothing about single contenders
/// or fixtures.
[[nodiscard]] std::vector<FactPair> factPairs(const Report &base, const Report &next);

/// Sentences on what differs although a comparison would want it equal: harness, plan, machine,
/// build, fixtures' bytes, libraries' versions and flags; and on runs that were not finished.
[[nodiscard]] std::vector<std::string> differences(const Report &base, const Report &next);

} // namespace jinbang::core::archive
