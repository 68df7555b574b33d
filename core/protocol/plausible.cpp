// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/plausible.h"

#include "core/base/number.h"

namespace jinbang::core::protocol {
namespace {

constexpr double kLeastNs = 2;
constexpr double kLeastNsPerByte = 0.03;

} // namespace

std::string implausible(double nsPerOperation, std::uint64_t bytes)
{
    if (nsPerOperation >= kLeastNs + kLeastNsPerByte * static_cast<double>(bytes))
        return {};
    return "implausible:" + bytesText(static_cast<double>(bytes)) + " in "
           + durationText(nsPerOperation);
}

} // namespace jinbang::core::protocol
