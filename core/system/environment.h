#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The machine and the build behind a number: what every report must name.

#include "core/base/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::system {

enum class CheckLevel { Ok, Note, Warning, Blocker };

struct MachineCheck {
    std::string id; // governor, turbo, battery, hypervisor, load, memory, build, sanitizer,
                    // debugger, clock, quota, canary
    CheckLevel level = CheckLevel::Ok;
    std::string message;
    friend bool operator==(const MachineCheck &, const MachineCheck &) = default;
};

struct Environment {
    std::string os, kernel, cpuModel, hypervisor, governor, turbo, compiler, flags, buildType,
        hostName;
    int physicalCores = 0, logicalCores = 0, usableCores = 0;
    std::vector<std::string> caches; // "L1d 32 KiB", ...
    std::uint64_t memBytes = 0, availableBytes = 0;
    std::optional<double> cgroupQuota; // cores
    double clockCostNs = 0, clockStepNs = 0, canaryMedianNs = 0, loadAverage = 0;
    bool perfCounters = false;
    std::string perfCountersReason;
    std::vector<MachineCheck> checks;
    // "ssh", "host": what was put before each contender. Then the facts are of that machine, and
    // what it does not tell is 0 here and null in a file.
    std::vector<std::string> runner;
    friend bool operator==(const Environment &, const Environment &) = default;
};

} // namespace jinbang::core::system

namespace jinbang::core {

template <>
inline constexpr std::array kWords<system::CheckLevel>{
    Word{system::CheckLevel::Ok, "ok"}, Word{system::CheckLevel::Note, "note"},
    Word{system::CheckLevel::Warning, "warning"}, Word{system::CheckLevel::Blocker, "blocker"}};

} // namespace jinbang::core
