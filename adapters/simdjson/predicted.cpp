// SPDX-License-Identifier: GPL-3.0-or-later
// On-Demand with predicted keys.
#include "adapters/simdjson/predicted.h"

#include "adapters/simdjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

template <class T>
using ReadPredicted = SimdjsonOnDemandRead<T, SimdjsonPredicted>;

constexpr std::array kOffers{
    Offer{"predicted", Do::Deserialize, &makeForRecord<ReadPredicted>},
};

} // namespace

std::span<const Offer> simdjsonPredicted()
{
    return kOffers;
}

} // namespace jinbang::adapters
