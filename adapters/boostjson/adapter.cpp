// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what Boost.JSON offers, and the words about it.
#include "adapters/boostjson/adapter.h"

#include "adapters/boostjson/tables.h"
#include "core/contract/cpufeatures.h"

#include <boost/json/parse_options.hpp>
#include <boost/version.hpp>

namespace jinbang::adapters {

using namespace core;
using namespace core::contract;

namespace {

using Do = core::Operation;

std::vector<Offer> offers()
{
    return joined({boostjsonValue(), boostjsonByHand(), boostjsonMonotonic(), boostjsonSax()});
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
                   {"UTF-8 on writing", "not checked"},
                   {"doubles", BOOST_VERSION < 108300 ? "up to 1 ulp off (2 for extreme exponents)"
                                                      : "library default: up to 1 ulp off"},
                   {"beyond double's range", "read as infinity"}};
    about.depthLimit = boost::json::parse_options().max_depth;
    about.cpuFeatures = compiledForFeatures();
    about.variants = {
        variant("value", Tier::Idiomatic, Api::Binding,
                "parse and value_to; value_from and serialize"),
        variant("byhand", Tier::Idiomatic, Api::Dom,
                "json::value built and read by hand, member by member"),
        variant("monotonic", Tier::Tuned, Api::Binding,
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
    return makeOffered(offers(), about(), task);
}

} // namespace jinbang::adapters
