#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontal bars from 0 as inline SVG, with whiskers: the charts of the HTML report.

#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::archive {

struct SvgBar {
    std::string name;
    std::string value;            // as text
    std::optional<double> length; // nothing: no bar, `value` says why
    std::optional<double> low, high;
    int colour = 1; // 1..8
};

/// `title` is what a screen reader says; `axis` names unit and direction.
[[nodiscard]] std::string svgBars(const std::string &title, const std::string &axisHtml,
                                  const std::vector<SvgBar> &bars);

} // namespace jinbang::core::archive
