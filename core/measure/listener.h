#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Who hears about a measurement between its batches. Nothing of it is called inside a timed batch.

#include "core/protocol/messages.h"

#include <string_view>

namespace jinbang::core::measure {

class Listener
{
public:
    virtual ~Listener() = default;
    /// True when the measurement is no longer wanted (cancelled, or the engine is gone).
    [[nodiscard]] virtual bool stopped() = 0;
    virtual void sampled(const protocol::Sample &sample) = 0;
    virtual void progressed(std::string_view phase, int done, int of) = 0;
};

} // namespace jinbang::core::measure
