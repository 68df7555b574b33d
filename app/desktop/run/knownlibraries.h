#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The libraries that a build can have, so that one whose package was not there when it was built
// stays in the list, with the reason, instead of seeming unknown.

#include "core/contest/roster.h"

#include <QString>

#include <vector>

namespace jinbang::app {

/// Those of our adapters that were not found, as candidates that cannot be used.
[[nodiscard]] std::vector<core::contest::Candidate>
missingLibraries(const std::vector<core::contest::Candidate> &found);

/// A library's name by its contender's id; the id itself for one that is not ours.
[[nodiscard]] QString knownName(const std::string &id);

} // namespace jinbang::app
