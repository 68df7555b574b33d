// SPDX-License-Identifier: GPL-3.0-or-later
// What is written: the same for every variant, which differ in reading.
#include "adapters/rapidjson/writer.h"

#include "adapters/rapidjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

using Stringify = RapidjsonPrint<RapidjsonCompact>;
using Prettify = RapidjsonPrint<RapidjsonPretty>;

constexpr std::array kOffers{
    Offer{"dom", Do::Serialize, &makeForRecord<RapidjsonSerialize>},
    Offer{"dom", Do::Stringify, &makeForDocument<Stringify>},
    Offer{"dom", Do::Prettify, &makeForDocument<Prettify>},
    Offer{"sax", Do::Serialize, &makeForRecord<RapidjsonSerialize>},
    Offer{"trusting", Do::Serialize, &makeForRecord<RapidjsonSerialize>},
    Offer{"trusting", Do::Stringify, &makeForDocument<Stringify>},
    Offer{"trusting", Do::Prettify, &makeForDocument<Prettify>},
};

} // namespace

std::span<const Offer> rapidjsonWriting()
{
    return kOffers;
}

} // namespace jinbang::adapters
