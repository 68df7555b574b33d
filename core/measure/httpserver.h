#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP server of a contender, as in the article about one: each request is answered with the
// record serialized anew.

#include "core/measure/serve.h"

namespace jinbang::core::measure {

/// A ServeFunction: one thread, 127.0.0.1 only, a port that the system chooses, any number of
/// connections, kept alive as each asks. An operation that fails gives status 500 with its
/// sentence.
Result<void> serveHttp(const ServePlan &plan);

} // namespace jinbang::core::measure
