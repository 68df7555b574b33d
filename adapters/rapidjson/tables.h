#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of RapidJSON, one a source file (see core/contract/offers.h).

#include "core/contract/offers.h"

#include <span>

namespace jinbang::adapters {

[[nodiscard]] std::span<const core::contract::Offer> rapidjsonDom();
[[nodiscard]] std::span<const core::contract::Offer> rapidjsonByHand();
[[nodiscard]] std::span<const core::contract::Offer> rapidjsonSax();
[[nodiscard]] std::span<const core::contract::Offer> rapidjsonWriting();

} // namespace jinbang::adapters
