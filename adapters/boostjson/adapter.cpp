// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what Boost.JSON offers, and the words about it.
#include "adapters/boostjson/adapter.h"

#include "adapters/boostjson/dom.h"
#include "adapters/boostjson/monotonic.h"
#include "adapters/boostjson/sax.h"
#include "core/contract/cpufeatures.h"
#include "core/contract/offers.h"

#include <boost/version.hpp>

#include <array>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

template <class T>
using ReadHeap = BoostRead<T, BoostHeap>;
template <class T>
using ReadArena = BoostRead<T, BoostArena>;
template <class T>
using SerializeHeap = BoostSerialize<T, BoostHeap, BoostText>;
template <class T>
using SerializeArena = BoostSerialize<T, BoostArena, BoostPump>;
using Do = core::Operation;

constexpr std::array kOffers{
    Offer{"value", Do::Serialize, &makeForRecord<SerializeHeap>},
    Offer{"value", Do::Deserialize, &makeForRecord<ReadHeap>},
    Offer{"value", Do::Parse, &makeForDocument<BoostParse<BoostHeap>>},
    Offer{"value", Do::Stringify, &makeForDocument<BoostStringify<BoostText>>},
    Offer{"value", Do::Walk, &makeForDocument<BoostWalk<BoostHeap>>},
    Offer{"monotonic", Do::Serialize, &makeForRecord<SerializeArena>},
    Offer{"monotonic", Do::Deserialize, &makeForRecord<ReadArena>},
    Offer{"monotonic", Do::Parse, &makeForDocument<BoostParse<BoostArena>>},
    Offer{"monotonic", Do::Stringify, &makeForDocument<BoostStringify<BoostPump>>},
    Offer{"monotonic", Do::Walk, &makeForDocument<BoostWalk<BoostArena>>},
    Offer{"basic_parser", Do::Deserialize, &makeForRecord<BoostSaxRead>},
    Offer{"basic_parser", Do::Walk, &makeForDocument<BoostSaxWalk>},
    Offer{"basic_parser", Do::Validate, &makeForDocument<BoostValidate>},
};

Variant variant(std::string id, Tier tier, Api api, std::string summary)
{
    std::vector<Do> operations = operationsOf(kOffers, id);
    return {.id = std::move(id),
            .tier = tier,
            .checking = Checking::Strict,
            .api = api,
            .summary = std::move(summary),
            .operations = std::move(operations),
            .dropsDuplicateKeys = api == Api::Dom};
}

} // namespace

About BoostjsonAdapter::about() const
{
    About about;
    about.id = "boostjson";
    about.library = "Boost.JSON";
    about.version = std::to_string(BOOST_VERSION / 100000) + "."
                    + std::to_string(BOOST_VERSION / 100 % 1000) + "."
                    + std::to_string(BOOST_VERSION % 100);
    about.homepage = "https://www.boost.org/libs/json";
    about.license = "BSL-1.0";
    about.facts = {{"library form", "sources compiled with this program's flags (src.hpp)"},
                   {"depth limit", std::to_string(boost::json::parse_options().max_depth)},
                   {"UTF-8 on writing", "not checked"},
                   {"doubles", BOOST_VERSION < 108300 ? "up to 1 ulp off (2 for extreme exponents)"
                                                      : "library default: up to 1 ulp off"},
                   {"beyond double's range", "read as infinity"}};
    about.cpuFeatures = compiledForFeatures();
    about.variants = {
        variant("value", Tier::Idiomatic, Api::Dom, "parse and value_to; value_from and serialize"),
        variant("monotonic", Tier::Tuned, Api::Dom,
                "the same in a monotonic_resource, with serializer and output buffer kept"),
        variant("basic_parser", Tier::Tuned, Api::Sax,
                "basic_parser with a handler into the struct"),
    };
    about.defaults = {{Do::Serialize, "value"}, {Do::Deserialize, "value"},
                      {Do::Parse, "value"},     {Do::Stringify, "value"},
                      {Do::Walk, "value"},      {Do::Validate, "basic_parser"}};
    about.unsupported = {{Do::Prettify, "Boost.JSON has no pretty printer, only example code"}};
    return about;
}

Result<std::unique_ptr<contract::Operation>> BoostjsonAdapter::make(const Task &task) const
{
    return makeOffered(kOffers, about(), task);
}

} // namespace jinbang::adapters
