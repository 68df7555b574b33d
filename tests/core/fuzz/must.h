#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every input; a fuzz target stops where it does not.

#include <cstdlib>

namespace jinbang::core {

inline void must(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace jinbang::core
