// SPDX-License-Identifier: GPL-3.0-or-later
// The DOM.
#include "adapters/simdjson/dom.h"

#include "adapters/simdjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

constexpr std::array kOffers{
    Offer{"dom", Do::Deserialize, &makeForRecord<SimdjsonDomRead>},
    Offer{"dom", Do::Parse, &makeForDocument<SimdjsonParse>},
    Offer{"dom", Do::Stringify, &makeForDocument<SimdjsonStringify>},
    Offer{"dom", Do::Walk, &makeForDocument<SimdjsonWalk>},
    Offer{"dom", Do::Validate, &makeForDocument<SimdjsonValidate>},
};

} // namespace

std::span<const Offer> simdjsonDom()
{
    return kOffers;
}

} // namespace jinbang::adapters
