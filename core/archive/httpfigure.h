#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What two loads must share to be compared, and the one figure by which they are: the requests a
// second of a closed loop; of an open one, where all carry the rate they are given, the time of a
// request. Inside core/archive only.

#include "core/archive/httpvalues.h"
#include "core/stats/blocks.h"

#include <string>

namespace jinbang::core::archive {

/// "http/entity 5000@10 closed keep-alive=on", with rate, reuse and allocator where they are not
/// the usual.
[[nodiscard]] std::string httpKey(const HttpResult &result);

/// The figure of each round, by its number; nothing for a round without one.
[[nodiscard]] stats::BlockValues httpFigures(const HttpResult &result);

/// The same as times: what the statistics of comparisons take. Units: ns.
[[nodiscard]] stats::BlockValues httpTimes(const HttpResult &result);

/// Of the whole load.
[[nodiscard]] std::optional<double> httpFigure(const HttpResult &result);

} // namespace jinbang::core::archive
