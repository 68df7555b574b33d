#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A report in which no member has its default, so that a member that a file format forgets is seen.

#include "core/archive/report.h"
#include "core/archive/texttable.h"

namespace jinbang::core::archive {

[[nodiscard]] Report fullReport();

/// One cell a contender and operation, as a run leaves it, without forks.
[[nodiscard]] Cell plainCell(const std::string &contender, Operation operation,
                             const std::string &fixture, double nsPerOp);

/// The table of one metric, which is there.
[[nodiscard]] TextTable tableOf(const Report &report, const std::string &key);

/// All that an exporter writes, as one text.
template <class Write>
[[nodiscard]] std::string written(Write write, const Report &report);

} // namespace jinbang::core::archive

#include "core/archive/output.h"

namespace jinbang::core::archive {

template <class Write>
std::string written(Write write, const Report &report)
{
    std::string text;
    Output output([&](std::string_view piece) { text += piece; });
    write(report, output);
    output.flush();
    return text;
}

} // namespace jinbang::core::archive
