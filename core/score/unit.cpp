// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/unit.h"

#include "core/base/number.h"

#include <array>
#include <cmath>
#include <optional>

namespace jinbang::core::score {
namespace {

struct TimeUnit {
    std::string_view name;
    double seconds;
};

struct Thing {
    std::string_view name; // as written before or behind the slash
    std::string_view counted;
    double factor; // of the counted thing in one of these
};

constexpr std::array kTimes{
    TimeUnit{"ns", 1e-9}, TimeUnit{"us", 1e-6}, TimeUnit{"µs", 1e-6},   TimeUnit{"μs", 1e-6},
    TimeUnit{"ms", 1e-3}, TimeUnit{"s", 1},     TimeUnit{"sec", 1},     TimeUnit{"m", 60},
    TimeUnit{"min", 60},  TimeUnit{"hr", 3600}, TimeUnit{"day", 86400},
};

constexpr std::array kThings{
    Thing{"op", "op", 1},
    Thing{"ops", "op", 1},
    Thing{"item", "item", 1},
    Thing{"items", "item", 1},
    Thing{"req", "request", 1},
    Thing{"request", "request", 1},
    Thing{"requests", "request", 1},
    Thing{"byte", "byte", 1},
    Thing{"bytes", "byte", 1},
    Thing{"B", "byte", 1},
    Thing{"KB", "byte", 1e3},
    Thing{"MB", "byte", 1e6},
    Thing{"GB", "byte", 1e9},
    Thing{"KiB", "byte", 1024},
    Thing{"MiB", "byte", 1048576},
    Thing{"GiB", "byte", 1073741824},
};

template <class Table>
auto find(const Table &table, std::string_view name) -> std::optional<typename Table::value_type>
{
    for (const auto &entry : table) {
        if (entry.name == name)
            return entry;
    }
    return std::nullopt;
}

} // namespace

Result<Unit> parseUnit(std::string_view text)
{
    const auto slash = text.find('/');
    const std::string_view before = text.substr(0, slash);
    const std::string_view behind = slash == text.npos ? "op" : text.substr(slash + 1);
    if (const auto time = find(kTimes, before)) {
        if (const auto thing = find(kThings, behind)) {
            return Unit{Direction::LowerIsBetter, time->seconds / thing->factor,
                        std::string(thing->counted)};
        }
    }
    if (const auto thing = find(kThings, before)) {
        if (const auto time = find(kTimes, behind)) {
            return Unit{Direction::HigherIsBetter, thing->factor / time->seconds,
                        std::string(thing->counted)};
        }
    }
    return Error{ErrorCode::UnknownName, "unit '" + std::string(text) + "'",
                 "known are ops/s, ns/op, us/op, ms/op, s/op, MB/s and their like"};
}

Result<double> perSecond(double score, const Unit &unit)
{
    const double scaled = score * unit.factor;
    const double rate = unit.direction == Direction::LowerIsBetter ? 1 / scaled : scaled;
    if (!(score > 0) || !std::isfinite(rate) || !(rate > 0))
        return Error{ErrorCode::InvalidNumber, "score", shortest(score)};
    return rate;
}

} // namespace jinbang::core::score
