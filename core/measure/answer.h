#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer as bytes that another process can judge.

#include "core/contract/adapter.h"

#include <string>

namespace jinbang::core::measure {

/// The text as written, or what a reading operation holds as canonical JSON; empty for validate.
[[nodiscard]] std::string answerText(contract::Operation &operation);

} // namespace jinbang::core::measure
