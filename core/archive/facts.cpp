// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/facts.h"

#include "core/base/number.h"

namespace jinbang::core::archive {
namespace {

using Facts = std::vector<std::pair<std::string, std::string>>;

void add(Facts &facts, const char *name, std::string value)
{
    if (!value.empty())
        facts.emplace_back(name, std::move(value));
}

/// "2026-08-02T14:32:00Z" for people.
std::string momentOf(std::string utc)
{
    if (!utc.ends_with('Z'))
        return utc;
    if (const auto between = utc.find('T'); between != utc.npos)
        utc[between] = ' ';
    return utc.replace(utc.size() - 1, 1, " UTC");
}

std::string coresOf(const system::Environment &machine)
{
    if (machine.logicalCores == 0) // another machine tells no more
        return machine.usableCores > 0 ? std::to_string(machine.usableCores) + " usable" : "";
    std::string text = std::to_string(machine.logicalCores) + " logical";
    if (machine.physicalCores > 0)
        text += ", " + std::to_string(machine.physicalCores) + " physical";
    if (machine.usableCores > 0)
        text += ", " + std::to_string(machine.usableCores) + " usable";
    return text;
}

void addMachine(Facts &facts, const system::Environment &machine)
{
    std::string runner;
    for (const std::string &word : machine.runner)
        runner.append(runner.empty() ? "" : " ").append(word);
    add(facts, "Runner", runner);
    add(facts, "CPU", machine.cpuModel);
    add(facts, "Cores", coresOf(machine));
    std::string caches;
    for (const std::string &cache : machine.caches)
        caches.append(caches.empty() ? "" : ", ").append(cache);
    add(facts, "Caches", caches);
    if (machine.memBytes > 0)
        add(facts, "Memory", bytesText(static_cast<double>(machine.memBytes)));
    add(facts, "System", machine.os);
    add(facts, "Kernel", machine.kernel);
    add(facts, "Virtual machine", machine.hypervisor);
    add(facts, "Governor", machine.governor);
    add(facts, "Turbo", machine.turbo);
    add(facts, "Compiler", machine.compiler);
    add(facts, "Flags", machine.flags);
    add(facts, "Build", machine.buildType);
    if (machine.clockCostNs > 0)
        add(facts, "Clock",
            fixed(machine.clockCostNs, 1) + " ns a reading, step " + fixed(machine.clockStepNs, 1)
                + " ns");
    for (const system::MachineCheck &check : machine.checks) {
        if (check.level == system::CheckLevel::Warning
            || check.level == system::CheckLevel::Blocker)
            add(facts, "Warning", check.message);
    }
}

} // namespace

std::string titleOf(const Report &report)
{
    if (!report.title.empty())
        return report.title;
    return report.startedAt.empty() ? "Jinbang" : "Jinbang " + momentOf(report.startedAt);
}

std::vector<std::pair<std::string, std::string>> factsOf(const Report &report)
{
    Facts facts;
    std::string generator = report.generatorName;
    if (!report.generatorVersion.empty())
        generator += " " + report.generatorVersion;
    if (!report.generatorCommit.empty())
        generator += " (" + report.generatorCommit + ")";
    add(facts, "Measured by", generator);
    add(facts, "Started", momentOf(report.startedAt));
    add(facts, "Finished", momentOf(report.finishedAt));
    add(facts, "State", report.state);
    if (report.generatorName == "jinbang") {
        add(facts, "Preset", std::string(text(report.plan.preset)));
        add(facts, "Seed", std::to_string(report.plan.seed));
        add(facts, "Target", "±" + shortest(report.plan.sampling.targetRelHalfWidth * 100) + " %");
    }
    addMachine(facts, report.environment);
    for (const ReportContender &contender : report.contenders) {
        std::string value = contender.library + " " + contender.version + ", "
                            + std::string(text(contender.tier)) + ", "
                            + std::string(text(contender.checking)) + ", "
                            + std::string(text(contender.api));
        if (report.generatorName == "jinbang")
            add(facts, ("Contender " + contender.label).c_str(), value);
    }
    for (const ReportFixture &fixture : report.fixtures) {
        if (fixture.bytes > 0)
            add(facts, ("Fixture " + fixture.name).c_str(),
                grouped(fixture.bytes) + " bytes, SHA-256 " + fixture.sha256);
    }
    return facts;
}

} // namespace jinbang::core::archive
