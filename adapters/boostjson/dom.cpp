// SPDX-License-Identifier: GPL-3.0-or-later
// Everything through boost::json::value with the default storage.
#include "adapters/boostjson/dom.h"

#include "adapters/boostjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

template <class T>
using Read = BoostRead<T, BoostHeap>;
template <class T>
using Serialize = BoostSerialize<T, BoostHeap, BoostText>;

constexpr std::array kOffers{
    Offer{"value", Do::Serialize, &makeForRecord<Serialize>},
    Offer{"value", Do::Deserialize, &makeForRecord<Read>},
    Offer{"value", Do::Parse, &makeForDocument<BoostParse<BoostHeap>>},
    Offer{"value", Do::Stringify, &makeForDocument<BoostStringify<BoostText>>},
    Offer{"value", Do::Walk, &makeForDocument<BoostWalk<BoostHeap>>},
};

} // namespace

std::span<const Offer> boostjsonValue()
{
    return kOffers;
}

} // namespace jinbang::adapters
