// SPDX-License-Identifier: GPL-3.0-or-later
// What is written through a Document built by hand. Reading is by hand in every variant, so this
// one reads like `dom`.
#include "adapters/rapidjson/byhand.h"

#include "adapters/rapidjson/dom.h"
#include "adapters/rapidjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

template <class T>
using Read = RapidjsonRead<T, RapidjsonStrict>;

constexpr std::array kOffers{
    Offer{"byhand", Do::Serialize, &makeForRecord<RapidjsonHandSerialize>},
    Offer{"byhand", Do::Deserialize, &makeForRecord<Read>},
};

} // namespace

std::span<const Offer> rapidjsonByHand()
{
    return kOffers;
}

} // namespace jinbang::adapters
