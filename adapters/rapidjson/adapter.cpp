// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what RapidJSON offers, and the words about it.
#include "adapters/rapidjson/adapter.h"

#include "adapters/rapidjson/dom.h"
#include "adapters/rapidjson/sax.h"
#include "adapters/rapidjson/writer.h"
#include "core/contract/cpufeatures.h"
#include "core/contract/offers.h"

#include <array>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

using Strict = RapidjsonFromView<kRapidjsonStrict>;
using Insitu = RapidjsonFromCopy<kRapidjsonStrict>;
using Trusting = RapidjsonFromView<kRapidjsonTrusting>;
template <class T>
using ReadStrict = RapidjsonRead<T, Strict>;
template <class T>
using ReadInsitu = RapidjsonRead<T, Insitu>;
template <class T>
using ReadTrusting = RapidjsonRead<T, Trusting>;
using Stringify = RapidjsonPrint<RapidjsonCompact>;
using Prettify = RapidjsonPrint<RapidjsonPretty>;
using Do = core::Operation;

constexpr std::array kOffers{
    Offer{"dom", Do::Serialize, &makeForRecord<RapidjsonSerialize>},
    Offer{"dom", Do::Deserialize, &makeForRecord<ReadStrict>},
    Offer{"dom", Do::Parse, &makeForDocument<RapidjsonParse<Strict>>},
    Offer{"dom", Do::Stringify, &makeForDocument<Stringify>},
    Offer{"dom", Do::Prettify, &makeForDocument<Prettify>},
    Offer{"dom", Do::Walk, &makeForDocument<RapidjsonWalk<Strict>>},
    Offer{"sax", Do::Serialize, &makeForRecord<RapidjsonSerialize>},
    Offer{"sax", Do::Deserialize, &makeForRecord<RapidjsonSaxRead>},
    Offer{"sax", Do::Walk, &makeForDocument<RapidjsonSaxWalk>},
    Offer{"sax", Do::Validate, &makeForDocument<RapidjsonValidate>},
    Offer{"insitu", Do::Deserialize, &makeForRecord<ReadInsitu>},
    Offer{"insitu", Do::Parse, &makeForDocument<RapidjsonParse<Insitu>>},
    Offer{"insitu", Do::Walk, &makeForDocument<RapidjsonWalk<Insitu>>},
    Offer{"trusting", Do::Serialize, &makeForRecord<RapidjsonSerialize>},
    Offer{"trusting", Do::Deserialize, &makeForRecord<ReadTrusting>},
    Offer{"trusting", Do::Parse, &makeForDocument<RapidjsonParse<Trusting>>},
    Offer{"trusting", Do::Stringify, &makeForDocument<Stringify>},
    Offer{"trusting", Do::Prettify, &makeForDocument<Prettify>},
    Offer{"trusting", Do::Walk, &makeForDocument<RapidjsonWalk<Trusting>>},
};

Variant variant(std::string id, Tier tier, Checking checking, Api api, std::string summary)
{
    std::vector<Do> operations = operationsOf(kOffers, id);
    return {.id = std::move(id),
            .tier = tier,
            .checking = checking,
            .api = api,
            .summary = std::move(summary),
            .operations = std::move(operations)};
}

} // namespace

About RapidjsonAdapter::about() const
{
#if defined(RAPIDJSON_SSE42)
    const char *simd = "SSE4.2";
#elif defined(RAPIDJSON_SSE2)
    const char *simd = "SSE2";
#else
    const char *simd = "none";
#endif
    About about;
    about.id = "rapidjson";
    about.library = "RapidJSON";
    about.version = RAPIDJSON_VERSION_STRING;
    about.homepage = "https://rapidjson.org";
    about.license = "MIT";
    about.facts = {{"SIMD compiled in", simd},
                   {"library form", "header only"},
                   {"depth limit", "none (recursive)"},
                   {"UTF-8 on writing", "not checked"}};
    about.cpuFeatures = compiledForFeatures();
    about.variants = {
        variant(
            "dom", Tier::Idiomatic, Checking::Strict, Api::Dom,
            "Document::Parse with full precision and UTF-8 validation; Writer into StringBuffer"),
        variant("sax", Tier::Tuned, Checking::Strict, Api::Sax,
                "Reader with a handler into the struct, full precision and UTF-8 validation"),
        variant("insitu", Tier::Tuned, Checking::Strict, Api::Dom,
                "Document::ParseInsitu in a timed copy, full precision and UTF-8 validation"),
        variant("trusting", Tier::Idiomatic, Checking::Trusting, Api::Dom,
                "Document::Parse with default flags: UTF-8 unchecked, doubles up to 2 ulp off"),
    };
    about.defaults = {{Do::Serialize, "dom"}, {Do::Deserialize, "dom"}, {Do::Parse, "dom"},
                      {Do::Stringify, "dom"}, {Do::Prettify, "dom"},    {Do::Walk, "dom"},
                      {Do::Validate, "sax"}};
    return about;
}

Result<std::unique_ptr<contract::Operation>> RapidjsonAdapter::make(const Task &task) const
{
    return makeOffered(kOffers, about(), task);
}

} // namespace jinbang::adapters
