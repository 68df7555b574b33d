// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/plainanswers.h"

#include "app/desktop/shell/exportcommand.h"
#include "core/base/buildinfo.h"

#include <QtGlobal>

#include <algorithm>
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
            std::puts(
                "usage: jinbang [FILE...]\n"
                "       jinbang --export-chart [--metric marks|ops|ns|mbs|points] [--chart N]\n"
                "               [--scale 1|2|3] [--theme light|dark] [--language en|zh_CN]\n"
                "               REPORT FILE.png|.svg|.pdf\n\n"
                "Opens the workbench. FILE is a .json or .html file to measure, or a report\n"
                "(.jinbang.json) to look at. Measuring without a screen: jinbang-cli --help");
            return 0;
        }
    }
    // Qt would abort, and advise to install the program anew.
    const auto isSet = [](const char *name) { return qEnvironmentVariableIsSet(name); };
    const bool chosen =
        isSet("QT_QPA_PLATFORM") || std::any_of(argv + 1, argv + argc, [](const char *argument) {
            return std::string_view(argument) == "-platform";
        });
    if (!chosen && !isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY") && !isExport(argc, argv)) {
        std::fputs("jinbang: there is no display (DISPLAY and WAYLAND_DISPLAY are not set). "
                   "Without one: jinbang-cli run, or jinbang --export-chart.\n",
                   stderr);
        return 1;
    }
    return std::nullopt;
}

} // namespace jinbang::app
