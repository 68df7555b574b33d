// SPDX-License-Identifier: GPL-3.0-or-later
// Lines from another program: whatever is accepted must be written and accepted again.
#include "core/protocol/codec.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace jinbang::core::protocol;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view line(reinterpret_cast<const char *>(data), size);
    if (const auto request = decodeRequest(line)) {
        const auto again = decodeRequest(encode(*request));
        if (!again || encode(*again) != encode(*request))
            std::abort();
    }
    std::uint64_t answerBytes = 0;
    if (const auto event = decodeEvent(line, answerBytes)) {
        const auto again = decodeEvent(encode(*event), answerBytes);
        if (!again || encode(*again) != encode(*event))
            std::abort();
    }
    return 0;
}
