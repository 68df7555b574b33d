// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/ticker.h"

#include <array>
#include <chrono>
#include <ctime>

namespace jinbang::core::contest {
namespace {

class SystemTicker final : public Ticker
{
public:
    double nowNs() override
    {
        using Nanoseconds = std::chrono::duration<double, std::nano>;
        return Nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
    std::string utcNow() override
    {
        const std::time_t now = std::time(nullptr);
        std::tm parts{};
        gmtime_r(&now, &parts);
        std::array<char, 32> text{};
        const auto length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
        return {text.data(), length};
    }
};

} // namespace

std::unique_ptr<Ticker> systemTicker()
{
    return std::make_unique<SystemTicker>();
}

} // namespace jinbang::core::contest
