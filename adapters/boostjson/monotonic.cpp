// SPDX-License-Identifier: GPL-3.0-or-later
// The same in an arena.
#include "adapters/boostjson/monotonic.h"

#include "adapters/boostjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

template <class T>
using Read = BoostRead<T, BoostArena>;
template <class T>
using Serialize = BoostSerialize<T, BoostArena, BoostPump>;

constexpr std::array kOffers{
    Offer{"monotonic", Do::Serialize, &makeForRecord<Serialize>},
    Offer{"monotonic", Do::Deserialize, &makeForRecord<Read>},
    Offer{"monotonic", Do::Parse, &makeForDocument<BoostParse<BoostArena>>},
    Offer{"monotonic", Do::Stringify, &makeForDocument<BoostStringify<BoostPump>>},
    Offer{"monotonic", Do::Walk, &makeForDocument<BoostWalk<BoostArena>>},
};

} // namespace

std::span<const Offer> boostjsonMonotonic()
{
    return kOffers;
}

} // namespace jinbang::adapters
