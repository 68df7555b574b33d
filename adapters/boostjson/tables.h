#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of Boost.JSON, one a source file (see core/contract/offers.h).

#include "core/contract/offers.h"

#include <span>

namespace jinbang::adapters {

[[nodiscard]] std::span<const core::contract::Offer> boostjsonValue();
[[nodiscard]] std::span<const core::contract::Offer> boostjsonByHand();
[[nodiscard]] std::span<const core::contract::Offer> boostjsonMonotonic();
[[nodiscard]] std::span<const core::contract::Offer> boostjsonSax();

} // namespace jinbang::adapters
