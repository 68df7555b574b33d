// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/conditions.h"

#include "core/base/buildinfo.h"
#include "core/base/number.h"
#include "core/system/canary.h"
#include "core/system/machine.h"
#include "core/system/perfcounters.h"

#include <algorithm>
#include <cstdlib>
#include <unistd.h>

namespace jinbang::core::system {
namespace {

constexpr int kCanaries = 101;

bool onBattery(const Root &root)
{
    const Root folder =
        root.empty() ? Root("/sys/class/power_supply") : root / "sys/class/power_supply";
    std::error_code none;
    for (const auto &supply : std::filesystem::directory_iterator(folder, none)) {
        const std::string path = "/sys/class/power_supply/" + supply.path().filename().string();
        if (fileLine(root, path + "/type") == "Battery"
            && fileLine(root, path + "/status") == "Discharging")
            return true;
    }
    return false;
}

/// avg10 of "some avg10=1.23 avg60=... total=..."
double cpuPressure(const Root &root)
{
    constexpr std::string_view kName = "avg10=";
    const std::string line = fileLine(root, "/proc/pressure/cpu");
    const std::size_t at = line.find(kName);
    if (at == line.npos)
        return 0;
    const std::string_view value = std::string_view(line).substr(at + kName.size());
    return parseNumber(value.substr(0, value.find(' '))).value_or(0);
}

double canarySpread(Clock &clock)
{
    std::vector<double> times(kCanaries);
    std::generate(times.begin(), times.end(), [&] { return canaryNs(clock); });
    std::sort(times.begin(), times.end());
    const double median = times[times.size() / 2];
    return median > 0 ? times[times.size() * 9 / 10] / median - 1 : 0;
}

std::string hostName()
{
    char name[256] = {};
    return gethostname(name, sizeof name - 1) == 0 ? name : "";
}

} // namespace

double loadAverage(const Root &root)
{
    const std::string line = fileLine(root, "/proc/loadavg");
    return parseNumber(std::string_view(line).substr(0, line.find(' '))).value_or(0);
}

Conditions readConditions(const Root &root, Clock &clock)
{
    const std::string status = fileText(root, "/proc/self/status").value_or("");
    return {onBattery(root), entry(status, "TracerPid", ':').value_or("0") != "0",
            cpuPressure(root), canarySpread(clock)};
}

Build ownBuild()
{
#ifdef NDEBUG
    constexpr bool kAssertions = false;
#else
    constexpr bool kAssertions = true;
#endif
    return {buildinfo::kBuildType, buildinfo::kSanitizers, kAssertions};
}

Environment gatherEnvironment(const Root &root, Clock &clock)
{
    Environment environment;
    environment.os = osName(root);
    environment.kernel = fileLine(root, "/proc/sys/kernel/osrelease");
    environment.cpuModel = cpuModel(root);
    environment.hypervisor = hypervisor(root);
    environment.governor = governor(root);
    environment.turbo = turbo(root);
    environment.compiler = buildinfo::kCompiler;
    environment.flags = buildinfo::kFlags;
    environment.buildType = buildinfo::kBuildType;
    environment.hostName = hostName();
    const Cores count = cores(root);
    environment.physicalCores = count.physical;
    environment.logicalCores = count.logical;
    environment.usableCores = usableCores(root);
    environment.caches = caches(root);
    const Memory bytes = memory(root);
    environment.memBytes = bytes.total;
    environment.availableBytes = bytes.available;
    environment.cgroupQuota = cpuQuota(root);
    const ClockFacts facts = measureClock(clock);
    environment.clockCostNs = facts.costNs;
    environment.clockStepNs = facts.stepNs;
    environment.canaryMedianNs = canaryMedianNs(clock, kCanaries);
    environment.loadAverage = loadAverage(root);
    const Result<PerfCounters> counters = PerfCounters::open();
    environment.perfCounters = counters.has_value();
    if (!counters)
        environment.perfCountersReason = counters.error().detail;
    environment.checks = checkMachine(environment, readConditions(root, clock), ownBuild());
    return environment;
}

} // namespace jinbang::core::system
