// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: allocations of the harness counted with those of the operation.
#include "core/contest/preloadnames.h"
#include "tests/core/measure/talk.h"

#include <gtest/gtest.h>

namespace jinbang::core::measure {
namespace {

protocol::RunResult allocationsOf(const std::vector<std::string> &command)
{
    test::Talk probe(command);
    protocol::Run run;
    run.task.operation = core::Operation::Parse;
    run.task.variant = "three-allocs";
    run.measure.pass = protocol::Pass::Allocations;
    probe.say(test::runLine(run, "[1,2]"));
    const protocol::Event event = probe.hear();
    const auto *result = std::get_if<protocol::RunResult>(&event);
    EXPECT_NE(result, nullptr);
    return result ? *result : protocol::RunResult{};
}

TEST(AllocationPass, ThreeAllocationsOfAHundredBytes)
{
    contest::PreloadNames names;
    const auto library = names.nameFor(JINBANG_BIN_DIR "/libjinbang-alloc.so");
    ASSERT_TRUE(library.has_value());
    const protocol::RunResult result =
        allocationsOf({"env", "LD_PRELOAD=" + *library, JINBANG_PROBE});
    EXPECT_EQ(result.allocationsPerOp, 3.0);
    EXPECT_EQ(result.allocatedBytesPerOp, 300.0);
}

TEST(AllocationPass, WithoutTheLibraryThereIsNoFigure)
{
    const protocol::RunResult result = allocationsOf({JINBANG_PROBE});
    EXPECT_EQ(result.allocationsPerOp, std::nullopt);
    EXPECT_EQ(result.allocatedBytesPerOp, std::nullopt);
}

} // namespace
} // namespace jinbang::core::measure
