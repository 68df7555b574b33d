// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/svgbars.h"

#include "core/archive/htmltext.h"
#include "core/base/number.h"
#include "core/json/utf8.h"

#include <algorithm>

namespace jinbang::core::archive {
namespace {

constexpr double kNameWidth = 190, kBarWidth = 650, kRow = 28, kValueWidth = 170;

double longestOf(const std::vector<SvgBar> &bars)
{
    double longest = 0;
    for (const SvgBar &bar : bars)
        longest = std::max({longest, bar.length.value_or(0), bar.high.value_or(0)});
    return longest > 0 ? longest : 1;
}

std::string barAt(const SvgBar &bar, double y, double longest)
{
    const auto px = [](double value) { return fixed(value, 2); };
    const auto x = [&](double value) { return kNameWidth + kBarWidth * value / longest; };
    std::string svg = "<text x=\"0\" y=\"" + px(y + 18) + "\">"
                      + escapedHtml(json::shortened(bar.name, 26)) + "<title>"
                      + escapedHtml(bar.name) + "</title></text>";
    svg += "<rect class=\"t\" x=\"" + px(kNameWidth) + "\" y=\"" + px(y + 6) + "\" width=\""
           + px(kBarWidth) + "\" height=\"16\" rx=\"3\"/>";
    if (bar.length) {
        svg += "<rect class=\"b" + std::to_string(bar.colour) + "\" x=\"" + px(kNameWidth)
               + "\" y=\"" + px(y + 6) + "\" width=\""
               + px(std::max(1.0, kBarWidth * *bar.length / longest))
               + "\" height=\"16\" rx=\"3\"/>";
        if (bar.low && bar.high)
            svg += "<line class=\"w\" x1=\"" + px(x(*bar.low)) + "\" x2=\"" + px(x(*bar.high))
                   + "\" y1=\"" + px(y + 14) + "\" y2=\"" + px(y + 14) + "\"/>";
    }
    return svg + "<text x=\"" + px(kNameWidth + kBarWidth + 8) + "\" y=\"" + px(y + 18) + "\">"
           + escapedHtml(bar.value) + "</text>";
}

} // namespace

std::string svgBars(const std::string &title, const std::string &axisHtml,
                    const std::vector<SvgBar> &bars)
{
    const double longest = longestOf(bars);
    const double height = kRow * static_cast<double>(bars.size()) + 4;
    std::string svg = "<p class=\"soft\">" + axisHtml + "</p><svg role=\"img\" viewBox=\"0 0 "
                      + fixed(kNameWidth + kBarWidth + kValueWidth, 0) + " " + fixed(height, 0)
                      + "\"><title>" + escapedHtml(title) + "</title>";
    double y = 0;
    for (const SvgBar &bar : bars) {
        svg += barAt(bar, y, longest);
        y += kRow;
    }
    return svg + "</svg>\n";
}

} // namespace jinbang::core::archive
