// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/hello.h"

#include "core/base/buildinfo.h"
#include "core/measure/heap.h"
#include "core/system/machine.h"

namespace jinbang::core::measure {
namespace {

#ifdef NDEBUG
constexpr const char *kAssertions = "off";
#else
constexpr const char *kAssertions = "on";
#endif

protocol::VariantInfo infoOf(const contract::Variant &variant)
{
    return {variant.id,      variant.tier,       variant.checking,           variant.api,
            variant.summary, variant.operations, variant.dropsDuplicateKeys, variant.sortsKeys};
}

} // namespace

protocol::Hello helloOf(const contract::About &about)
{
    protocol::Hello hello;
    hello.id = about.id;
    hello.library = about.library;
    hello.version = about.version;
    hello.homepage = about.homepage;
    hello.license = about.license;
    hello.selfChecking = true;
    hello.checked = about.checked;
    for (const contract::Fact &fact : about.facts)
        hello.facts[fact.name] = fact.value;
    if (about.depthLimit)
        hello.facts["depth limit"] = std::to_string(*about.depthLimit);
    if (std::string heap = heapFact(); !heap.empty())
        hello.facts["heap"] = std::move(heap);
    hello.cpuFeatures = about.cpuFeatures;
    for (const contract::Variant &variant : about.variants)
        hello.variants.push_back(infoOf(variant));
    hello.defaults = {about.defaults.begin(), about.defaults.end()};
    hello.unsupported = {about.unsupported.begin(), about.unsupported.end()};
    hello.build = {{"compiler", buildinfo::kCompiler},
                   {"flags", buildinfo::kFlags},
                   {"buildType", buildinfo::kBuildType},
                   {"sanitizers", buildinfo::kSanitizers},
                   {"assertions", kAssertions},
                   {"jinbang", buildinfo::kVersion},
                   {"os", system::osName({})},
                   {"cpuModel", system::cpuModel({})},
                   {"cores", std::to_string(system::usableCores({}))}};
    return hello;
}

} // namespace jinbang::core::measure
