// SPDX-License-Identifier: GPL-3.0-or-later
// What is read by a Reader.
#include "adapters/rapidjson/sax.h"

#include "adapters/rapidjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

constexpr std::array kOffers{
    Offer{"sax", Do::Deserialize, &makeForRecord<RapidjsonSaxRead>},
    Offer{"sax", Do::Walk, &makeForDocument<RapidjsonSaxWalk>},
    Offer{"sax", Do::Validate, &makeForDocument<RapidjsonValidate>},
};

} // namespace

std::span<const Offer> rapidjsonSax()
{
    return kOffers;
}

} // namespace jinbang::adapters
