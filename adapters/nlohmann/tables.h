#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of nlohmann/json, one a source file (see core/contract/offers.h).

#include "core/contract/offers.h"

#include <span>

namespace jinbang::adapters {

[[nodiscard]] std::span<const core::contract::Offer> nlohmannJson();
[[nodiscard]] std::span<const core::contract::Offer> nlohmannByHand();
[[nodiscard]] std::span<const core::contract::Offer> nlohmannOrdered();
[[nodiscard]] std::span<const core::contract::Offer> nlohmannSax();

} // namespace jinbang::adapters
