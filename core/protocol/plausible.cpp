// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/plausible.h"

#include "core/base/number.h"

#include <algorithm>

namespace jinbang::core::protocol {
namespace {

constexpr double kLeastNs = 2;
constexpr double kLeastNsPerByte = 0.03;
constexpr double kClocksDiffer = 1.01, kClocksDifferNs = 1e6;

} // namespace

double fastestOf(std::span<const Sample> samples)
{
    double fastest = 0;
    for (const Sample &sample : samples) {
        if (sample.n == 0 || !(sample.wallNs > 0))
            continue;
        const double ns = sample.wallNs / static_cast<double>(sample.n);
        fastest = fastest == 0 ? ns : std::min(fastest, ns);
    }
    return fastest;
}

std::string implausible(double nsPerOperation, std::uint64_t bytes)
{
    if (nsPerOperation >= kLeastNs + kLeastNsPerByte * static_cast<double>(bytes))
        return {};
    return "implausible:" + bytesText(static_cast<double>(bytes)) + " in "
           + durationText(nsPerOperation);
}

std::string implausibleLength(double claimedNs, double seenNs)
{
    if (claimedNs <= kClocksDiffer * seenNs + kClocksDifferNs)
        return {};
    return "implausible:samples of " + durationText(claimedNs) + " in a run of "
           + durationText(seenNs);
}

} // namespace jinbang::core::protocol
