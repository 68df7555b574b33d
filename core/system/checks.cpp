// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number.h"
#include "core/system/conditions.h"

namespace jinbang::core::system {
namespace {

constexpr double kBusyLoad = 0.25;     // of the cores
constexpr double kBusyPressure = 10;   // percent
constexpr double kUnevenCanary = 0.10; // as in the pollution rule
constexpr double kCoarseNs = 1000;     // of the clock's step or cost
constexpr std::uint64_t kLittleMemory = std::uint64_t{1} << 30;

MachineCheck ok(const char *id, std::string message)
{
    return {id, CheckLevel::Ok, std::move(message)};
}
MachineCheck note(const char *id, std::string message)
{
    return {id, CheckLevel::Note, std::move(message)};
}
MachineCheck warning(const char *id, std::string message)
{
    return {id, CheckLevel::Warning, std::move(message)};
}
MachineCheck blocker(const char *id, std::string message)
{
    return {id, CheckLevel::Blocker, std::move(message)};
}

std::string percent(double share)
{
    return fixed(100 * share, 0) + " %";
}

MachineCheck buildCheck(const Build &build)
{
    if (build.assertions || build.type == "Debug")
        return blocker("build", "This is a debug build: its times are measured and never ranked. "
                                "Build the preset release.");
    return ok("build", "Built for speed (" + build.type + ").");
}

MachineCheck sanitizerCheck(const Build &build)
{
    if (!build.sanitizers.empty())
        return blocker(
            "sanitizer",
            "Built with sanitizers (" + build.sanitizers
                + "): its times are measured and never ranked. Build the preset release.");
    return ok("sanitizer", "No sanitizer.");
}

MachineCheck governorCheck(const Environment &environment)
{
    if (environment.governor.empty())
        return note("governor", "The kernel does not say how it sets the CPU's frequency.");
    if (environment.governor == "performance")
        return ok("governor", "The CPU runs at its performance setting.");
    return warning("governor", "The CPU's frequency follows its load (" + environment.governor
                                   + "). Set the governor to performance for steadier times.");
}

MachineCheck turboCheck(const Environment &environment)
{
    if (environment.turbo == "on")
        return note("turbo", "Turbo is on: the frequency depends on heat and on the other cores.");
    return ok("turbo", environment.turbo == "off" ? "Turbo is off." : "No turbo is visible.");
}

MachineCheck hypervisorCheck(const Environment &environment)
{
    if (environment.hypervisor.empty())
        return ok("hypervisor", "No virtual machine.");
    return note("hypervisor", "A virtual machine (" + environment.hypervisor
                                  + "): neighbours can slow it in phases that no counter shows.");
}

MachineCheck quotaCheck(const Environment &environment)
{
    if (!environment.cgroupQuota)
        return ok("quota", "No limit on CPU time.");
    const std::string cores = fixed(*environment.cgroupQuota, 1);
    if (*environment.cgroupQuota < 1)
        return warning("quota",
                       "CPU time is limited to " + cores
                           + " cores: samples will be throttled. Raise the limit to at least 1.");
    return note("quota", "CPU time is limited to " + cores + " cores.");
}

MachineCheck loadCheck(const Environment &environment, const Conditions &conditions)
{
    const double share =
        environment.logicalCores > 0 ? environment.loadAverage / environment.logicalCores : 0;
    if (share > kBusyLoad || conditions.cpuPressure > kBusyPressure)
        return warning("load", "Other programs are at work (load "
                                   + fixed(environment.loadAverage, 1) + ", waiting "
                                   + fixed(conditions.cpuPressure, 0)
                                   + " % of the time). Close them, or wait.");
    return ok("load", "The machine is quiet (load " + fixed(environment.loadAverage, 1) + ").");
}

MachineCheck memoryCheck(const Environment &environment)
{
    const std::string available = bytesText(static_cast<double>(environment.availableBytes));
    if (environment.availableBytes < kLittleMemory)
        return warning(
            "memory",
            "Only " + available
                + " of memory are available. Close other programs, or measure small inputs.");
    return ok("memory", available + " of memory are available.");
}

MachineCheck clockCheck(const Environment &environment)
{
    const std::string facts = "a step of " + durationText(environment.clockStepNs)
                              + " and a cost of " + durationText(environment.clockCostNs);
    if (environment.clockStepNs > kCoarseNs || environment.clockCostNs > kCoarseNs)
        return warning("clock", "The clock is coarse, with " + facts
                                    + ": samples are made longer to match.");
    return ok("clock", "The clock has " + facts + ".");
}

MachineCheck canaryCheck(const Environment &environment, const Conditions &conditions)
{
    if (environment.canaryMedianNs <= 0)
        return note("canary",
                    "The clock is too coarse for the canary: slow phases cannot be recognised.");
    if (conditions.canarySpread > kUnevenCanary)
        return warning("canary",
                       "The same work takes up to " + percent(conditions.canarySpread)
                           + " longer from one moment to the next. Expect wide intervals.");
    return ok("canary", "The same work takes the same time ("
                            + durationText(environment.canaryMedianNs) + ").");
}

} // namespace

std::vector<MachineCheck> checkMachine(const Environment &environment, const Conditions &conditions,
                                       const Build &build)
{
    return {buildCheck(build),
            sanitizerCheck(build),
            conditions.traced ? warning("debugger", "A debugger is attached. Measure without it.")
                              : ok("debugger", "No debugger."),
            governorCheck(environment),
            turboCheck(environment),
            conditions.onBattery
                ? warning("battery", "The machine runs on its battery. Plug it in.")
                : ok("battery", "Not on battery."),
            hypervisorCheck(environment),
            quotaCheck(environment),
            loadCheck(environment, conditions),
            memoryCheck(environment),
            clockCheck(environment),
            canaryCheck(environment, conditions)};
}

} // namespace jinbang::core::system
