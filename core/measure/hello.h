#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a contender says about itself.

#include "core/contract/adapter.h"
#include "core/protocol/messages.h"

namespace jinbang::core::measure {

/// Who the contender is, and how and where it was built.
[[nodiscard]] protocol::Hello helloOf(const contract::About &about);

} // namespace jinbang::core::measure
