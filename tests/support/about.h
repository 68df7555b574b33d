#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// For tests that want the user's texts of a run to be exactly these.

#include "core/history/runentry.h"

#include <utility>

namespace jinbang::test {

inline core::history::AboutChange becomes(core::history::About about)
{
    return [about = std::move(about)](core::history::About &now) { now = about; };
}

} // namespace jinbang::test
