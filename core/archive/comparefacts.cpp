// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/comparefacts.h"

#include "core/archive/cellblocks.h"
#include "core/archive/facts.h"
#include "core/base/number.h"

#include <algorithm>

namespace jinbang::core::archive {
namespace {

bool isAboutOne(const std::string &name)
{
    return name.starts_with("Contender ") || name.starts_with("Fixture ") || name == "Warning";
}

class Differences
{
public:
    /// Nothing is said where one side does not know.
    void compare(const std::string &what, const std::string &base, const std::string &next)
    {
        if (base != next && !base.empty() && !next.empty())
            sentences.push_back("The " + what + " differs: " + base + ", then " + next + ".");
    }
    void add(std::string sentence) { sentences.push_back(std::move(sentence)); }

    std::vector<std::string> sentences;
};

std::string samplingText(const contest::Sampling &sampling)
{
    std::string text = std::to_string(sampling.minBlocks) + " to "
                       + std::to_string(sampling.maxBlocks) + " blocks of "
                       + std::to_string(sampling.samplesPerFork) + " samples of "
                       + durationText(sampling.sampleTargetNs);
    if (sampling.fixed)
        text += ", iterations " + std::to_string(sampling.fixed->iterations) + " x "
                + durationText(sampling.fixed->iterationNs);
    return text;
}

void comparePlans(const Report &base, const Report &next, Differences &found)
{
    if (base.generatorName != "jinbang" || next.generatorName != "jinbang")
        return;
    found.compare("preset", std::string(text(base.plan.preset)),
                  std::string(text(next.plan.preset)));
    if (base.plan.preset == next.plan.preset)
        found.compare("sampling", samplingText(base.plan.sampling),
                      samplingText(next.plan.sampling));
    found.compare("seed", std::to_string(base.plan.seed), std::to_string(next.plan.seed));
    found.compare("version of Jinbang", base.generatorVersion, next.generatorVersion);
}

void compareFixtures(const Report &base, const Report &next, Differences &found)
{
    for (const ReportFixture &fixture : base.fixtures) {
        const auto same = std::ranges::find(next.fixtures, fixture.name, &ReportFixture::name);
        if (same == next.fixtures.end() || fixture.sha256.empty() || same->sha256.empty())
            continue;
        if (same->sha256 != fixture.sha256)
            found.add("The fixture " + fixture.name + " differs: other bytes under one name.");
    }
}

/// Before contenders settled their heap, none had this fact; times of large inputs differ by it.
void compareHeaps(const ReportContender &base, const ReportContender &next, Differences &found)
{
    const auto isSettled = [](const ReportContender &one) { return one.facts.contains("heap"); };
    if (base.library == next.library && !base.facts.empty() && !next.facts.empty()
        && isSettled(base) != isSettled(next))
        found.add("The heap of " + base.label + " was settled before timing only in the "
                  + (isSettled(base) ? "first" : "second")
                  + ": times of inputs over 100 KB are not comparable.");
}

void compareContenders(const Report &base, const Report &next, Differences &found)
{
    for (const ReportContender &contender : base.contenders) {
        const ReportContender *other = contenderOf(next, contender.label);
        if (!other || contender.twin)
            continue;
        found.compare("version of " + contender.label, contender.version, other->version);
        found.compare("variant of " + contender.label, contender.variant, other->variant);
        found.compare("flags of " + contender.label, contender.flags, other->flags);
        for (const auto &[name, value] : contender.facts) {
            const auto fact = other->facts.find(name);
            if (fact != other->facts.end())
                found.compare(name + " of " + contender.label, value, fact->second);
        }
        compareHeaps(contender, *other, found);
    }
}

} // namespace

std::vector<FactPair> factPairs(const Report &base, const Report &next)
{
    std::vector<FactPair> pairs;
    for (auto &[name, value] : factsOf(base)) {
        if (!isAboutOne(name))
            pairs.push_back({name, value, {}});
    }
    for (auto &[name, value] : factsOf(next)) {
        if (isAboutOne(name))
            continue;
        const auto same = std::ranges::find(pairs, name, &FactPair::name);
        if (same != pairs.end())
            same->next = value;
        else
            pairs.push_back({name, {}, value});
    }
    return pairs;
}

std::vector<std::string> differences(const Report &base, const Report &next)
{
    Differences found;
    found.compare("harness", base.generatorName, next.generatorName);
    comparePlans(base, next, found);
    const system::Environment &before = base.environment, &after = next.environment;
    found.compare("machine", before.cpuModel, after.cpuModel);
    found.compare("machine", before.hostName, after.hostName);
    found.compare("system", before.os, after.os);
    found.compare("kernel", before.kernel, after.kernel);
    found.compare("governor", before.governor, after.governor);
    found.compare("turbo", before.turbo, after.turbo);
    found.compare("compiler", before.compiler, after.compiler);
    found.compare("set of flags", before.flags, after.flags);
    found.compare("build type", before.buildType, after.buildType);
    compareFixtures(base, next, found);
    compareContenders(base, next, found);
    for (const Report *report : {&base, &next}) {
        if (report->state != "complete")
            found.add(titleOf(*report) + " is not complete: it "
                      + (report->state == "stopped" ? "was stopped." : "failed."));
        for (const std::string &banner : report->banners)
            found.add(titleOf(*report) + ": " + banner);
    }
    return found.sentences;
}

} // namespace jinbang::core::archive
