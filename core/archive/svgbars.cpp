// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/svgbars.h"

#include "core/archive/htmltext.h"
#include "core/base/number.h"
#include "core/json/utf8.h"

#include <algorithm>

namespace jinbang::core::archive {
namespace {

// The bars stretch with the page and the text does not shrink with them: places are in percent of
// the plot, and names and values stand beside it, moved there by the style.
constexpr double kRow = 28, kBar = 16;

double longestOf(const std::vector<SvgBar> &bars)
{
    double longest = 0;
    for (const SvgBar &bar : bars)
        longest = std::max({longest, bar.length.value_or(0), bar.high.value_or(0)});
    return longest > 0 ? longest : 1;
}

std::string line(const char *kind, const std::string &x1, const std::string &x2, double y1,
                 double y2)
{
    std::string svg("<line class=\"");
    svg.append(kind).append("\" x1=\"").append(x1).append("\" x2=\"").append(x2);
    svg.append("\" y1=\"").append(fixed(y1, 0)).append("\" y2=\"").append(fixed(y2, 0));
    return svg.append("\"/>");
}

/// A line with two ends; a pale one below keeps it visible on every bar.
std::string whisker(const std::string &low, const std::string &high, double middle)
{
    constexpr double kEnd = 4;
    std::string svg;
    for (const char *kind : {"h", "w"}) {
        svg += line(kind, low, high, middle, middle);
        for (const std::string &end : {low, high})
            svg += line(kind, end, end, middle - kEnd, middle + kEnd);
    }
    return svg;
}

std::string rect(const std::string &kind, const std::string &width, double y)
{
    std::string svg("<rect class=\"");
    svg.append(kind).append("\" x=\"0\" y=\"").append(fixed(y, 0)).append("\" width=\"");
    svg.append(width).append("\" height=\"").append(fixed(kBar, 0));
    return svg.append("\" rx=\"3\"/>");
}

std::string word(const char *x, const char *kind, double y, const std::string &inside)
{
    std::string svg("<text x=\"");
    svg.append(x).append("\" y=\"").append(fixed(y, 0)).append("\" class=\"").append(kind);
    return svg.append("\">").append(inside).append("</text>");
}

/// Text beside the bar; where it has a Chinese, both, of which the style shows one.
std::string valueOf(const std::string &value, double y)
{
    const std::string chinese = inChinese(value);
    if (chinese.empty())
        return word("100%", "v", y, escapedHtml(value));
    return word("100%", "v en", y, escapedHtml(value))
           + word("100%", "v zh", y, escapedHtml(chinese));
}

std::string barAt(const SvgBar &bar, double y, double longest)
{
    constexpr double kTop = 6, kBase = 18;
    constexpr std::size_t kLetters = 26;
    const auto share = [&](double value) { return fixed(100 * value / longest, 2).append("%"); };
    std::string svg = word("0", "n", y + kBase,
                           escapedHtml(json::shortened(bar.name, kLetters)) + "<title>"
                               + escapedHtml(bar.name) + "</title>");
    svg += rect("t", "100%", y + kTop);
    if (bar.length) {
        svg += rect(std::string("b").append(std::to_string(bar.colour)),
                    share(std::max(longest / 1000, *bar.length)), y + kTop);
        if (bar.low && bar.high && *bar.low < *bar.high)
            svg += whisker(share(std::max(0.0, *bar.low)), share(*bar.high), y + kTop + kBar / 2);
    }
    return svg + valueOf(bar.value, y + kBase);
}

} // namespace

std::string svgBars(const std::string &title, const std::string &axisHtml,
                    const std::vector<SvgBar> &bars)
{
    const double longest = longestOf(bars);
    const double height = kRow * static_cast<double>(bars.size()) + 4;
    std::string svg = "<p class=\"soft\">" + axisHtml
                      + "</p><div class=\"bars\"><svg role=\"img\" height=\"" + fixed(height, 0)
                      + "\"><title>" + escapedHtml(title) + "</title>";
    double y = 0;
    for (const SvgBar &bar : bars) {
        svg += barAt(bar, y, longest);
        y += kRow;
    }
    return svg + "</svg></div>\n";
}

} // namespace jinbang::core::archive
