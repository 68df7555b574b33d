// SPDX-License-Identifier: GPL-3.0-or-later
// What is read by sax_parse.
#include "adapters/nlohmann/sax.h"

#include "adapters/nlohmann/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

constexpr std::array kOffers{
    Offer{"sax", Do::Deserialize, &makeForRecord<NlohmannSaxRead>},
    Offer{"sax", Do::Walk, &makeForDocument<NlohmannSaxWalk>},
};

} // namespace

std::span<const Offer> nlohmannSax()
{
    return kOffers;
}

} // namespace jinbang::adapters
