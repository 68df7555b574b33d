#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as the events, digests and tellers that the tests of this folder compare.

#include "core/json/canonicalwriter.h"
#include "core/json/difference.h"
#include "core/json/digest.h"
#include "core/json/strictreader.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace jinbang::core::json {

inline std::string canonical(std::string_view text)
{
    std::string out;
    CanonicalWriter writer(out);
    SyntaxError error;
    EXPECT_TRUE(readStrict(text, writer, error)) << text << ": " << error.message;
    return out;
}

inline Digest digestOf(std::string_view text)
{
    Digester digester;
    SyntaxError error;
    EXPECT_TRUE(readStrict(text, digester, error)) << text << ": " << error.message;
    return digester.digest();
}

inline Teller telling(std::string text)
{
    return [text = std::move(text)](EventSink &sink) {
        SyntaxError error;
        EXPECT_TRUE(readStrict(text, sink, error)) << text << ": " << error.message;
    };
}

} // namespace jinbang::core::json
