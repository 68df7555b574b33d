#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The machine check (measurement 2.1): what may spoil a number, and what to do about it.

#include "core/system/clock.h"
#include "core/system/environment.h"
#include "core/system/textfile.h"

namespace jinbang::core::system {

/// What is true now and may be otherwise in a minute.
struct Conditions {
    bool onBattery = false;
    bool traced = false;     // a debugger is attached
    double cpuPressure = 0;  // percent of the last 10 s in which somebody waited for a core
    double canarySpread = 0; // slowest decile of the canary over its median, minus 1
    friend bool operator==(const Conditions &, const Conditions &) = default;
};
[[nodiscard]] Conditions readConditions(const Root &root, Clock &clock);

/// Of the last minute: processes that run or wait for a core. Cheap enough to ask now and then.
[[nodiscard]] double loadAverage(const Root &root);

/// How a program was built, as far as it decides about ranking.
struct Build {
    std::string type, sanitizers;
    bool assertions = false;
};
/// Of this program.
[[nodiscard]] Build ownBuild();

/// One line a check, all ids each time, in a fixed order. A Blocker measures but is never ranked.
[[nodiscard]] std::vector<MachineCheck>
checkMachine(const Environment &environment, const Conditions &conditions, const Build &build);

/// Everything that a report says about this machine and this build, checks included; some 10 ms.
[[nodiscard]] Environment gatherEnvironment(const Root &root, Clock &clock);

} // namespace jinbang::core::system
