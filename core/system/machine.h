#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about the machine, each read when it is asked for: a contender needs two of them and has
// 30 ms to start. What cannot be read is empty or 0, never guessed.

#include "core/system/textfile.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::system {

/// "Debian GNU/Linux 12 (bookworm)"; the kernel's name where no release file is.
[[nodiscard]] std::string osName(const Root &root);
/// "AMD EPYC 7763"; empty when unknown.
[[nodiscard]] std::string cpuModel(const Root &root);
/// Flags as in /proc/cpuinfo: a contender states what its program needs, in these words.
[[nodiscard]] std::vector<std::string> cpuFeatures(const Root &root);
/// "KVM (Google Compute Engine)", "yes" when only the CPU's flag tells; empty on bare metal.
[[nodiscard]] std::string hypervisor(const Root &root);
/// "performance", "powersave", ... of the first CPU; empty when the kernel does not say.
[[nodiscard]] std::string governor(const Root &root);
/// "on", "off" or empty.
[[nodiscard]] std::string turbo(const Root &root);
/// "L1d 32 KiB", "L1i 32 KiB", "L2 1024 KiB", "L3 32768 KiB" of the first CPU.
[[nodiscard]] std::vector<std::string> caches(const Root &root);

struct Cores {
    int physical = 0, logical = 0;
    int allowed = 0; // by this process's affinity
    friend bool operator==(const Cores &, const Cores &) = default;
};
[[nodiscard]] Cores cores(const Root &root);
/// The numbers of the CPUs that this process may run on; empty where the kernel does not say.
[[nodiscard]] std::vector<int> allowedCpus(const Root &root);
/// CPUs' worth of time that this process's control group (or one above it) may use.
[[nodiscard]] std::optional<double> cpuQuota(const Root &root);
/// Cores that threads can really run on at once: affinity and quota, at least 1.
[[nodiscard]] int usableCores(const Root &root);

struct Memory {
    std::uint64_t total = 0, available = 0; // bytes; both within the limit of the control group
    friend bool operator==(const Memory &, const Memory &) = default;
};
[[nodiscard]] Memory memory(const Root &root);
/// What the control group (or one above it) leaves; nothing when it sets no limit.
[[nodiscard]] std::optional<Memory> memoryLimit(const Root &root);

} // namespace jinbang::core::system
