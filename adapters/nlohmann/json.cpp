// SPDX-License-Identifier: GPL-3.0-or-later
// Everything through nlohmann::json.
#include "adapters/nlohmann/dom.h"
#include "adapters/nlohmann/tables.h"

#include <array>

namespace jinbang::adapters {

using namespace core::contract;
using Do = core::Operation;

namespace {

using J = nlohmann::json;
template <class T>
using Read = NlohmannRead<T, J>;
template <class T>
using Serialize = NlohmannSerialize<T, J>;

constexpr int kCompact = -1;
constexpr int kPretty = 4;

constexpr std::array kOffers{
    Offer{"json", Do::Serialize, &makeForRecord<Serialize>},
    Offer{"json", Do::Deserialize, &makeForRecord<Read>},
    Offer{"json", Do::Parse, &makeForDocument<NlohmannParse<J>>},
    Offer{"json", Do::Stringify, &makeForDocument<NlohmannPrint<J, kCompact>>},
    Offer{"json", Do::Prettify, &makeForDocument<NlohmannPrint<J, kPretty>>},
    Offer{"json", Do::Walk, &makeForDocument<NlohmannWalk<J>>},
    Offer{"json", Do::Validate, &makeForDocument<NlohmannValidate>},
};

} // namespace

std::span<const Offer> nlohmannJson()
{
    return kOffers;
}

} // namespace jinbang::adapters
