#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about the machine, each read when it is asked for: a contender needs two of them and has
// 30 ms to start.

#include "core/system/textfile.h"

#include <cstdint>
#include <vector>

namespace jinbang::core::system {

/// "Debian GNU/Linux 12 (bookworm)"; the kernel's name where no release file is.
[[nodiscard]] std::string osName(const Root &root);
/// "AMD EPYC 7763"; empty when unknown.
[[nodiscard]] std::string cpuModel(const Root &root);

} // namespace jinbang::core::system
