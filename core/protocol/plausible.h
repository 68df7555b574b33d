#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A time that no checked work on so many bytes can have: the answer was right, yet it was not made
// inside the timer.

#include "core/protocol/messages.h"

#include <cstdint>
#include <span>
#include <string>

namespace jinbang::core::protocol {

/// The shortest time of an operation in ns; 0 when no sample has a time.
[[nodiscard]] double fastestOf(std::span<const Sample> samples);

/// The note "implausible:..." for a time below 2 ns plus 0.03 ns a byte (33 GB/s: three times what
/// the fastest readers and the memory of one core reach), else empty. `bytes`: the larger of what
/// is read and what is written.
[[nodiscard]] std::string implausible(double nsPerOperation, std::uint64_t bytes);

/// The same note for samples that are longer, all together, than the run looked from outside; a
/// little is left for clocks that go differently. Else empty.
[[nodiscard]] std::string implausibleLength(double claimedNs, double seenNs);

} // namespace jinbang::core::protocol
