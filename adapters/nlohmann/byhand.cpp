// SPDX-License-Identifier: GPL-3.0-or-later
// Records through nlohmann::json, without its conversions.
#include "adapters/nlohmann/byhand.h"

#include "adapters/nlohmann/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

constexpr std::array kOffers{
    Offer{"byhand", Do::Serialize, &makeForRecord<NlohmannHandSerialize>},
    Offer{"byhand", Do::Deserialize, &makeForRecord<NlohmannHandRead>},
};

} // namespace

std::span<const Offer> nlohmannByHand()
{
    return kOffers;
}

} // namespace jinbang::adapters
