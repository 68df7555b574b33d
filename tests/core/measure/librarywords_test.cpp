// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a reason that is mostly the path of a header on the machine of whoever compiled.
#include "core/measure/librarywords.h"

#include <gtest/gtest.h>

namespace jinbang::core::measure {
namespace {

TEST(LibraryWords, LoseThePlaceInTheLibrarysSource)
{
    EXPECT_EQ(
        libraryWords("too deep [boost.json:5 at /usr/include/boost/json/"
                     "basic_parser_impl.hpp:1901:54 in function 'const char* f(bool, bool)']"),
        "too deep");
    for (const char *whole : {"", "too deep", "expected ',' or ']'", "value [1] at /a",
                              "[boost.json:5]", "ends [here] at line 1 in function []x"})
        EXPECT_EQ(libraryWords(whole), whole);
}

} // namespace
} // namespace jinbang::core::measure
