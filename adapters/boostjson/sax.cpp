// SPDX-License-Identifier: GPL-3.0-or-later
// What is read by basic_parser.
#include "adapters/boostjson/sax.h"

#include "adapters/boostjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

constexpr std::array kOffers{
    Offer{"basic_parser", Do::Deserialize, &makeForRecord<BoostSaxRead>},
    Offer{"basic_parser", Do::Walk, &makeForDocument<BoostSaxWalk>},
    Offer{"basic_parser", Do::Validate, &makeForDocument<BoostValidate>},
};

} // namespace

std::span<const Offer> boostjsonSax()
{
    return kOffers;
}

} // namespace jinbang::adapters
