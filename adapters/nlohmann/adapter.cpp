// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what nlohmann/json offers, and the words about it.
#include "adapters/nlohmann/adapter.h"

#include "adapters/nlohmann/dom.h"
#include "adapters/nlohmann/sax.h"
#include "core/contract/cpufeatures.h"
#include "core/contract/offers.h"

#include <array>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;
template <class T>
using ReadJson = NlohmannRead<T, Json>;
template <class T>
using ReadOrdered = NlohmannRead<T, Ordered>;
template <class T>
using SerializeJson = NlohmannSerialize<T, Json>;
template <class T>
using SerializeOrdered = NlohmannSerialize<T, Ordered>;
using Do = core::Operation;

constexpr int kCompact = -1;
constexpr int kPretty = 4;

constexpr std::array kOffers{
    Offer{"json", Do::Serialize, &makeForRecord<SerializeJson>},
    Offer{"json", Do::Deserialize, &makeForRecord<ReadJson>},
    Offer{"json", Do::Parse, &makeForDocument<NlohmannParse<Json>>},
    Offer{"json", Do::Stringify, &makeForDocument<NlohmannPrint<Json, kCompact>>},
    Offer{"json", Do::Prettify, &makeForDocument<NlohmannPrint<Json, kPretty>>},
    Offer{"json", Do::Walk, &makeForDocument<NlohmannWalk<Json>>},
    Offer{"json", Do::Validate, &makeForDocument<NlohmannValidate>},
    Offer{"ordered_json", Do::Serialize, &makeForRecord<SerializeOrdered>},
    Offer{"ordered_json", Do::Deserialize, &makeForRecord<ReadOrdered>},
    Offer{"ordered_json", Do::Parse, &makeForDocument<NlohmannParse<Ordered>>},
    Offer{"ordered_json", Do::Stringify, &makeForDocument<NlohmannPrint<Ordered, kCompact>>},
    Offer{"ordered_json", Do::Prettify, &makeForDocument<NlohmannPrint<Ordered, kPretty>>},
    Offer{"ordered_json", Do::Walk, &makeForDocument<NlohmannWalk<Ordered>>},
    Offer{"sax", Do::Deserialize, &makeForRecord<NlohmannSaxRead>},
    Offer{"sax", Do::Walk, &makeForDocument<NlohmannSaxWalk>},
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

About NlohmannAdapter::about() const
{
    About about;
    about.id = "nlohmann";
    about.library = "nlohmann/json";
    about.version = std::to_string(NLOHMANN_JSON_VERSION_MAJOR) + "."
                    + std::to_string(NLOHMANN_JSON_VERSION_MINOR) + "."
                    + std::to_string(NLOHMANN_JSON_VERSION_PATCH);
    about.homepage = "https://json.nlohmann.me";
    about.license = "MIT";
    about.facts = {{"library form", "header only"},
                   {"depth limit", "none (dump is recursive)"},
                   {"reuse", "no object to keep: on and off are the same"},
                   {"after the document", "a NUL ends the text and hides what follows"}};
    about.cpuFeatures = compiledForFeatures();
    about.variants = {
        variant("json", Tier::Idiomatic, Api::Dom,
                "json::parse and get_to; to_json and dump; keys sorted (std::map)"),
        variant("ordered_json", Tier::Idiomatic, Api::Dom,
                "ordered_json::parse and get_to; to_json and dump; keys in order, linear lookup"),
        variant("sax", Tier::Tuned, Api::Sax, "json::sax_parse with a handler into the struct"),
    };
    about.variants.front().sortsKeys = true;
    about.defaults = {{Do::Serialize, "json"}, {Do::Deserialize, "json"}, {Do::Parse, "json"},
                      {Do::Stringify, "json"}, {Do::Prettify, "json"},    {Do::Walk, "json"},
                      {Do::Validate, "json"}};
    return about;
}

Result<std::unique_ptr<contract::Operation>> NlohmannAdapter::make(const Task &task) const
{
    return makeOffered(kOffers, about(), task);
}

} // namespace jinbang::adapters
