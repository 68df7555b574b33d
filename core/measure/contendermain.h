#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of every contender that is built with the engine.

#include "core/contract/adapter.h"
#include "core/measure/serve.h"

namespace jinbang::core::measure {

/// Speaks the protocol (docs/protocol.md) on standard input and output for `adapter` until the end
/// of input. Whatever the library prints to standard output goes to standard error. `serve`:
/// serveHttp of core/measure/httpserver.h for contenders that are to serve (link jinbang_serve).
/// Returns the exit status of the program.
int contenderMain(const contract::Adapter &adapter, ServeFunction serve = nullptr);

} // namespace jinbang::core::measure
