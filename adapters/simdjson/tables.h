#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of simdjson, one a source file (see core/contract/offers.h).

#include "core/contract/offers.h"

#include <span>

namespace jinbang::adapters {

[[nodiscard]] std::span<const core::contract::Offer> simdjsonOnDemand();
[[nodiscard]] std::span<const core::contract::Offer> simdjsonPredicted();
[[nodiscard]] std::span<const core::contract::Offer> simdjsonDom();

} // namespace jinbang::adapters
