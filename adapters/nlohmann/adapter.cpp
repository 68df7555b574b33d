// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what nlohmann/json offers, and the words about it.
#include "adapters/nlohmann/adapter.h"

#include "adapters/nlohmann/tables.h"
#include "core/contract/cpufeatures.h"

#include <nlohmann/json.hpp>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

using Do = core::Operation;

std::vector<Offer> offers()
{
    return joined({nlohmannJson(), nlohmannByHand(), nlohmannOrdered(), nlohmannSax()});
}

Variant variant(std::string id, Tier tier, Api api, std::string summary)
{
    std::vector<Do> operations = operationsOf(offers(), id);
    return {.id = std::move(id),
            .tier = tier,
            .checking = Checking::Strict,
            .api = api,
            .summary = std::move(summary),
            .operations = std::move(operations),
            .dropsDuplicateKeys = api != Api::Sax};
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
        variant("json", Tier::Idiomatic, Api::Binding,
                "json::parse and get_to; to_json and dump; keys sorted (std::map)"),
        variant("byhand", Tier::Idiomatic, Api::Dom,
                "json built and read by hand, member by member; keys sorted (std::map)"),
        variant("ordered_json", Tier::Idiomatic, Api::Binding,
                "ordered_json::parse and get_to; to_json and dump; keys in order, linear lookup"),
        variant("sax", Tier::Tuned, Api::Sax, "json::sax_parse with a handler into the struct"),
    };
    for (Variant &each : about.variants)
        each.sortsKeys = each.id == "json" || each.id == "byhand";
    about.defaults = {{Do::Serialize, "json"}, {Do::Deserialize, "json"}, {Do::Parse, "json"},
                      {Do::Stringify, "json"}, {Do::Prettify, "json"},    {Do::Walk, "json"},
                      {Do::Validate, "json"}};
    return about;
}

Result<std::unique_ptr<contract::Operation>> NlohmannAdapter::make(const Task &task) const
{
    return makeOffered(offers(), about(), task);
}

} // namespace jinbang::adapters
