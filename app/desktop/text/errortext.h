#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The only place that turns an error into a sentence with a next step, in the user's language.

#include "core/base/error.h"

#include <QString>

namespace jinbang::app {

[[nodiscard]] QString errorText(const core::Error &error);

} // namespace jinbang::app
