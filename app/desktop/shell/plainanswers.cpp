// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/plainanswers.h"

#include "core/base/buildinfo.h"

#include <cstdio>
#include <string_view>

namespace jinbang::app {

std::optional<int> answerWithoutWindow(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--version") {
            std::printf("jinbang %s (%s)\n", core::buildinfo::kVersion, core::buildinfo::kCommit);
            return 0;
        }
        if (argument == "--help" || argument == "-h") {
            std::puts("usage: jinbang [FILE...]\n"
                      "       jinbang --export-chart [--metric marks|ops|ns|mbs|points] [--chart N]\n"
                      "               [--scale 1|2|3] [--theme light|dark] REPORT FILE.png|.svg|.pdf\n\n"
                      "Opens the workbench. FILE is a .json or .html file to measure, or a report\n"
                      "(.jinbang.json) to look at. Measuring without a screen: jinbang-cli --help");
            return 0;
        }
    }
    return std::nullopt;
}

} // namespace jinbang::app
