// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: allocations counted twice (operator new over malloc), or not at all.
#include "core/contest/preloadnames.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

namespace {

std::string outputOf(const std::string &command)
{
    std::string output;
    const std::unique_ptr<FILE, int (*)(FILE *)> pipe(popen(command.c_str(), "r"), pclose);
    std::array<char, 256> buffer{};
    while (pipe && fgets(buffer.data(), buffer.size(), pipe.get()))
        output += buffer.data();
    return output;
}

TEST(Preload, CountsEveryWayToAllocateOnce)
{
    jinbang::core::contest::PreloadNames names;
    const auto library = names.nameFor(JINBANG_BIN_DIR "/libjinbang-alloc.so");
    ASSERT_TRUE(library.has_value());
    const std::string output =
        outputOf("LD_PRELOAD='" + *library + "' '" JINBANG_BIN_DIR "/test_allocations'");
    EXPECT_EQ(output, "start\n"
                      "nothing 0 0\n"
                      "malloc 3 300\n"
                      "new 3 138\n"
                      "calloc 2 270\n"
                      "aligned 2 384\n"
                      "vector 1 100\n");
}

TEST(Preload, IsNotThereUnlessAskedFor)
{
    EXPECT_EQ(outputOf("'" JINBANG_BIN_DIR "/test_allocations'"), "not preloaded\n");
}

} // namespace
