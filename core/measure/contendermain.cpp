// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/contendermain.h"

#include "core/measure/depth.h"
#include "core/measure/session.h"

#include <csignal>

namespace jinbang::core::measure {

int contenderMain(const contract::Adapter &adapter, ServeFunction serve)
{
    tellFullStack();
    Channel channel = Channel::ofProcess();
    std::signal(SIGPIPE, SIG_IGN); // an engine that is gone is noticed by the failing write
    ThreadInstruments instruments;
    return Session(adapter, channel, instruments, serve).run();
}

} // namespace jinbang::core::measure
