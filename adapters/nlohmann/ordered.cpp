// SPDX-License-Identifier: GPL-3.0-or-later
// Everything through nlohmann::ordered_json.
#include "adapters/nlohmann/dom.h"
#include "adapters/nlohmann/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

using J = nlohmann::ordered_json;
template <class T>
using Read = NlohmannRead<T, J>;
template <class T>
using Serialize = NlohmannSerialize<T, J>;

constexpr int kCompact = -1;
constexpr int kPretty = 4;

constexpr std::array kOffers{
    Offer{"ordered_json", Do::Serialize, &makeForRecord<Serialize>},
    Offer{"ordered_json", Do::Deserialize, &makeForRecord<Read>},
    Offer{"ordered_json", Do::Parse, &makeForDocument<NlohmannParse<J>>},
    Offer{"ordered_json", Do::Stringify, &makeForDocument<NlohmannPrint<J, kCompact>>},
    Offer{"ordered_json", Do::Prettify, &makeForDocument<NlohmannPrint<J, kPretty>>},
    Offer{"ordered_json", Do::Walk, &makeForDocument<NlohmannWalk<J>>},
};

} // namespace

std::span<const Offer> nlohmannOrdered()
{
    return kOffers;
}

} // namespace jinbang::adapters
