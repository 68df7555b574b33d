// SPDX-License-Identifier: GPL-3.0-or-later
// What is read through a Document.
#include "adapters/rapidjson/dom.h"

#include "adapters/rapidjson/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

template <class T>
using ReadStrict = RapidjsonRead<T, RapidjsonStrict>;
template <class T>
using ReadInsitu = RapidjsonRead<T, RapidjsonInsitu>;
template <class T>
using ReadTrusting = RapidjsonRead<T, RapidjsonTrusting>;

constexpr std::array kOffers{
    Offer{"dom", Do::Deserialize, &makeForRecord<ReadStrict>},
    Offer{"dom", Do::Parse, &makeForDocument<RapidjsonParse<RapidjsonStrict>>},
    Offer{"dom", Do::Walk, &makeForDocument<RapidjsonWalk<RapidjsonStrict>>},
    Offer{"insitu", Do::Deserialize, &makeForRecord<ReadInsitu>},
    Offer{"insitu", Do::Parse, &makeForDocument<RapidjsonParse<RapidjsonInsitu>>},
    Offer{"insitu", Do::Walk, &makeForDocument<RapidjsonWalk<RapidjsonInsitu>>},
    Offer{"trusting", Do::Deserialize, &makeForRecord<ReadTrusting>},
    Offer{"trusting", Do::Parse, &makeForDocument<RapidjsonParse<RapidjsonTrusting>>},
    Offer{"trusting", Do::Walk, &makeForDocument<RapidjsonWalk<RapidjsonTrusting>>},
};

} // namespace

std::span<const Offer> rapidjsonDom()
{
    return kOffers;
}

} // namespace jinbang::adapters
