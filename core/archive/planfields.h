#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a plan and of an environment in a report file; reportfields.h says how such a list
// is used.

#include "core/contest/plan.h"
#include "core/system/environment.h"

#include <concepts>
#include <type_traits>

namespace jinbang::core::archive {

template <class T, class Value>
concept Is = std::same_as<std::remove_const_t<T>, Value>;

void describe(auto &visit, Is<contest::EntryChoice> auto &choice)
{
    visit("contender", choice.contender);
    visit("variant", choice.variant);
}

void describe(auto &visit, Is<contest::WorkloadChoice> auto &choice)
{
    visit("name", choice.name);
    visit("isFile", choice.isFile);
    visit("count", choice.count);
    visit("encoding", choice.encoding);
}

void describe(auto &visit, Is<protocol::FixedIterations> auto &fixed)
{
    visit("warmupIterations", fixed.warmupIterations);
    visit("warmupNs", fixed.warmupNs);
    visit("iterations", fixed.iterations);
    visit("iterationNs", fixed.iterationNs);
}

void describe(auto &visit, Is<contest::CellChoice> auto &choice)
{
    visit("operation", choice.operation);
    visit("workload", choice.workload);
    visit("contender", choice.contender);
    visit("variant", choice.variant);
    visit("mode", choice.mode);
    visit("threads", choice.threads);
    visit("reuse", choice.reuse);
    visit("keys", choice.keys);
    visit("allocator", choice.allocator);
}

void describe(auto &visit, Is<contest::Plan> auto &plan)
{
    constexpr double kMs = 1e6; // ns
    visit("title", plan.title);
    visit("preset", plan.preset);
    visit("seed", plan.seed);
    visit.fixed("confidence", 0.95);
    visit.fixed("delta", 0.01);
    visit("targetRelHalfWidth", plan.sampling.targetRelHalfWidth);
    visit("minBlocks", plan.sampling.minBlocks);
    visit("maxBlocks", plan.sampling.maxBlocks);
    visit.scaled("deadlineMs", plan.sampling.deadlineNs, kMs);
    visit("memoryCap", plan.memoryCapBytes);
    visit("samplesPerFork", plan.sampling.samplesPerFork);
    visit("sampleTargetNs", plan.sampling.sampleTargetNs);
    visit.scaled("warmupMinMs", plan.sampling.warmupMinNs, kMs);
    visit.scaled("warmupMaxMs", plan.sampling.warmupMaxNs, kMs);
    visit.scaled("timeoutMs", plan.timeoutNs, kMs);
    visit.scaled("maxTimeMs", plan.maxTimeNs, kMs);
    visit("fixedIterations", plan.sampling.fixed);
    visit("twin", plan.sampling.twin);
    visit("entries", plan.entries);
    visit("workloads", plan.workloads);
    visit("operations", plan.operations);
    visit("modes", plan.modes);
    visit("threads", plan.threads);
    visit("reuse", plan.reuse);
    visit("keys", plan.keys);
    visit("allocators", plan.allocators);
    visit("only", plan.only);
    visit("oversubscribe", plan.oversubscribe);
    visit("pinnedCpus", plan.pinnedCpus);
    visit("extraPasses", plan.extraPasses);
    visit("score", plan.formula);
    visit("unsupported", plan.unsupported);
}

void describe(auto &visit, Is<system::MachineCheck> auto &check)
{
    visit("id", check.id);
    visit("level", check.level);
    visit("message", check.message);
}

void describe(auto &visit, Is<system::Environment> auto &environment)
{
    // Of another machine not everything is known; 0 of these would be a lie.
    const auto known = [](auto &into, const char *name, auto &value) {
        into.nullIf(value == 0, name, value);
    };
    const auto clock = [&](auto &inner) {
        known(inner, "costNs", environment.clockCostNs);
        known(inner, "stepNs", environment.clockStepNs);
    };
    const auto counters = [&](auto &inner) {
        inner("available", environment.perfCounters);
        inner("reason", environment.perfCountersReason);
    };
    const auto canary = [&](auto &inner) { known(inner, "medianNs", environment.canaryMedianNs); };

    visit("runner", environment.runner);
    visit("os", environment.os);
    visit("kernel", environment.kernel);
    visit("hostName", environment.hostName);
    visit("cpuModel", environment.cpuModel);
    known(visit, "physicalCores", environment.physicalCores);
    known(visit, "logicalCores", environment.logicalCores);
    known(visit, "usableCores", environment.usableCores);
    visit("caches", environment.caches);
    known(visit, "memBytes", environment.memBytes);
    known(visit, "availableBytes", environment.availableBytes);
    visit("hypervisor", environment.hypervisor);
    visit("governor", environment.governor);
    visit("turbo", environment.turbo);
    visit("cgroupQuota", environment.cgroupQuota);
    visit.nullIf(environment.logicalCores == 0, "loadAverage", environment.loadAverage);
    visit.group("clock", clock);
    visit("compiler", environment.compiler);
    visit("flags", environment.flags);
    visit("buildType", environment.buildType);
    visit.group("perfCounters", counters);
    visit.group("canary", canary);
    visit("checks", environment.checks);
}

} // namespace jinbang::core::archive
