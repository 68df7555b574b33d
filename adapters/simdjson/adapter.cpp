// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what simdjson offers, and the words about it.
#include "adapters/simdjson/adapter.h"

#include "adapters/simdjson/tables.h"
#include "core/contract/cpufeatures.h"

#include <simdjson.h>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

using Do = core::Operation;

std::vector<Offer> offers()
{
    return joined({simdjsonOnDemand(), simdjsonPredicted(), simdjsonDom()});
}

Variant variant(std::string id, Tier tier, Api api, std::string summary)
{
    std::vector<Do> operations = operationsOf(offers(), id);
    return {.id = std::move(id),
            .tier = tier,
            .checking = Checking::Strict,
            .api = api,
            .summary = std::move(summary),
            .operations = std::move(operations)};
}

} // namespace

About SimdjsonAdapter::about() const
{
#define JINBANG_TEXT_OF(x) #x
#define JINBANG_TEXT(x) JINBANG_TEXT_OF(x)
    About about;
    about.id = "simdjson";
    about.library = "simdjson";
    about.version = JINBANG_TEXT(SIMDJSON_VERSION);
    about.homepage = "https://simdjson.org";
    about.license = "Apache-2.0";
    // builtin_implementation() would name what the shared library was compiled for; On-Demand is
    // compiled here, stage 1 and the DOM run in the kernel that the library picked for this CPU.
    about.facts = {
        {"kernel of the DOM and of stage 1", simdjson::get_active_implementation()->name()},
        {"kernel of On-Demand", JINBANG_TEXT(SIMDJSON_BUILTIN_IMPLEMENTATION)},
        {"library form", "shared library; On-Demand compiled with this program's flags"},
        {"binding", "none: structs are read by hand"},
        {"integers", "refused beyond 64 bits"},
        {"text limit", "4294967295 bytes"}};
    // Its own limit counts the level within: only an empty array or object may be one deeper.
    // On-Demand does not count.
    about.depthLimit = simdjson::DEFAULT_MAX_DEPTH - 1;
    about.cpuFeatures = compiledForFeatures();
    about.variants = {
        variant("ondemand", Tier::Idiomatic, Api::OnDemand,
                "object[\"key\"] for every field, strings copied, end of input checked; "
                "keys must be written without escapes"),
        variant("predicted", Tier::Tuned, Api::OnDemand,
                "members in their order with the next key predicted, end of input checked"),
        variant("dom", Tier::Idiomatic, Api::Dom, "dom::parser; minify(element)"),
    };
    about.defaults = {{Do::Deserialize, "ondemand"},
                      {Do::Parse, "dom"},
                      {Do::Stringify, "dom"},
                      {Do::Walk, "dom"},
                      {Do::Validate, "dom"}};
    about.unsupported = {
        {Do::Serialize, "simdjson " + about.version + " has no writer for typed data (4.0 has)"},
        {Do::Prettify, "simdjson has no pretty printer"}};
    return about;
#undef JINBANG_TEXT
#undef JINBANG_TEXT_OF
}

Result<std::unique_ptr<contract::Operation>> SimdjsonAdapter::make(const Task &task) const
{
    return makeOffered(offers(), about(), task);
}

} // namespace jinbang::adapters
