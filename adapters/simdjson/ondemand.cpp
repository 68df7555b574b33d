// SPDX-License-Identifier: GPL-3.0-or-later
// On-Demand by key, and its walk.
#include "adapters/simdjson/ondemand.h"

#include "adapters/simdjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

template <class T>
using ReadByKey = SimdjsonOnDemandRead<T, SimdjsonByKey>;

constexpr std::array kOffers{
    Offer{"ondemand", Do::Deserialize, &makeForRecord<ReadByKey>},
    Offer{"ondemand", Do::Walk, &makeForDocument<SimdjsonOnDemandWalk>},
};

} // namespace

std::span<const Offer> simdjsonOnDemand()
{
    return kOffers;
}

} // namespace jinbang::adapters
