// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what RapidJSON offers, and the words about it.
#include "adapters/rapidjson/adapter.h"

#include "adapters/rapidjson/library.h"
#include "adapters/rapidjson/tables.h"
#include "core/contract/cpufeatures.h"

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

using Do = core::Operation;

std::vector<Offer> offers()
{
    return joined({rapidjsonDom(), rapidjsonByHand(), rapidjsonSax(), rapidjsonWriting()});
}

Variant variant(std::string id, Tier tier, Checking checking, Api api, std::string summary)
{
    std::vector<Do> operations = operationsOf(offers(), id);
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
                   {"binding", "none: structs are written and read by hand"},
                   {"UTF-8 on writing", "not checked"}};
    about.cpuFeatures = compiledForFeatures();
    about.variants = {
        variant(
            "dom", Tier::Idiomatic, Checking::Strict, Api::Dom,
            "Document::Parse with full precision and UTF-8 validation; Writer into StringBuffer"),
        variant("byhand", Tier::Idiomatic, Checking::Strict, Api::Dom,
                "writes through a Document built by hand; reads like dom"),
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
    return makeOffered(offers(), about(), task);
}

} // namespace jinbang::adapters
