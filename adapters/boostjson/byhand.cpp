// SPDX-License-Identifier: GPL-3.0-or-later
// Records through boost::json::value, without its conversions.
#include "adapters/boostjson/byhand.h"

#include "adapters/boostjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

constexpr std::array kOffers{
    Offer{"byhand", Do::Serialize, &makeForRecord<BoostHandSerialize>},
    Offer{"byhand", Do::Deserialize, &makeForRecord<BoostHandRead>},
};

} // namespace

std::span<const Offer> boostjsonByHand()
{
    return kOffers;
}

} // namespace jinbang::adapters
