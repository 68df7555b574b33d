// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/httpfigure.h"

#include "core/base/number.h"

namespace jinbang::core::archive {
namespace {

bool isClosed(const HttpResult &result)
{
    return result.loop == http::Loop::Closed;
}

} // namespace

std::string httpKey(const HttpResult &result)
{
    std::string key = "http/";
    key.append(result.fixture).append(" ").append(std::to_string(result.requests));
    key.append("@").append(std::to_string(result.connections)).append(" ");
    key.append(text(result.loop));
    if (result.ratePerSecond)
        key.append(" ").append(shortest(*result.ratePerSecond)).append("/s");
    key += result.keepAlive ? " keep-alive=on" : " keep-alive=off";
    if (!result.reuse)
        key += " reuse=off";
    if (result.allocator != "system")
        key.append(" allocator=").append(result.allocator);
    return key;
}

stats::BlockValues httpFigures(const HttpResult &result)
{
    stats::BlockValues values;
    for (const HttpRoundResult &round : result.rounds) {
        const auto index = static_cast<std::size_t>(round.round);
        if (round.round < 0 || round.round >= http::kMostRounds)
            continue; // of a file
        if (values.size() <= index)
            values.resize(index + 1);
        values[index] = isClosed(result) ? round.requestsPerSecond : round.nsPerRequest;
    }
    return values;
}

stats::BlockValues httpTimes(const HttpResult &result)
{
    stats::BlockValues values = httpFigures(result);
    for (auto &value : values) {
        if (value && isClosed(result))
            value = 1e9 / *value;
    }
    return values;
}

std::optional<double> httpFigure(const HttpResult &result)
{
    return isClosed(result) ? result.requestsPerSecond : result.nsPerRequest;
}

} // namespace jinbang::core::archive
