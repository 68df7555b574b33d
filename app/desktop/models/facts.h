#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The few sentences worth saying about a ranking, found by rules, never by taste.

#include "app/desktop/theme/icons.h"
#include "core/archive/report.h"

#include <QString>

#include <vector>

namespace jinbang::app {

struct Fact {
    Icon icon = Icon::Info;
    bool warning = false;
    QString title;
    QString text;
};

/// At most three, the most telling first. `other` is the same scope under the other formula, or
/// null.
[[nodiscard]] std::vector<Fact> factsOf(const core::archive::Report &report,
                                        const core::archive::Ranking &ranking,
                                        const core::archive::Ranking *other);

} // namespace jinbang::app
