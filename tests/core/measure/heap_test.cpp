// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: times of large documents that depend on what a process happened to free before.
#include "core/base/buildinfo.h"
#include "core/measure/heap.h"
#include "tests/core/measure/reference.h"
#include "tests/core/measure/talk.h"

#include <gtest/gtest.h>

#include <array>
#include <malloc.h>
#include <memory>
#include <unistd.h>

namespace jinbang::core::measure {
namespace {

constexpr std::size_t kLarge = 8 << 20;

/// Blocks that glibc mapped from the kernel for one large request.
std::size_t mappedForALargeBlock()
{
    const std::size_t before = mallinfo2().hblks;
    const auto block = std::make_unique<char[]>(kLarge);
    asm volatile("" : : "g"(block.get()) : "memory");
    return mallinfo2().hblks - before;
}

/// What an operation sees that runs in a pass of a contender: one character a look.
std::string seenIn(protocol::Pass pass)
{
    std::array<int, 2> pipe{};
    EXPECT_EQ(::pipe(pipe.data()), 0);
    test::ReferenceAdapter adapter;
    adapter.inside = [&] {
        const char mapped = mappedForALargeBlock() > 0 ? 'm' : 'h';
        EXPECT_EQ(::write(pipe[1], &mapped, 1), 1);
    };
    test::Talk talk(adapter);
    protocol::Run run;
    run.task.operation = core::Operation::Parse;
    run.task.variant = "strict";
    run.measure.pass = pass;
    run.measure.n = 1;
    run.measure.samples = 1;
    run.measure.check = false;
    run.measure.fixed = protocol::FixedIterations{0, 1e3, 1, 1e3};
    talk.say(test::runLine(run, "[1]"));
    EXPECT_TRUE(std::holds_alternative<protocol::RunResult>(talk.hearAll().back()));
    char seen = 0;
    EXPECT_EQ(::read(pipe[0], &seen, 1), 1);
    for (const int end : pipe)
        ::close(end);
    return {seen};
}

TEST(Heap, IsSettledWhereTimesAreTakenAndNowhereElse)
{
    // A sanitizer's allocator maps nothing that glibc knows of, and its contenders say nothing.
    const bool sanitized = !std::string_view(buildinfo::kSanitizers).empty();
    EXPECT_EQ(heapFact().empty(), sanitized);
    const std::string fresh = sanitized ? "h" : "m";
    EXPECT_EQ(seenIn(protocol::Pass::Time), "h");
    EXPECT_EQ(seenIn(protocol::Pass::Counters), "h");
    EXPECT_EQ(seenIn(protocol::Pass::Memory), fresh);
    EXPECT_EQ(seenIn(protocol::Pass::Allocations), fresh);
}

TEST(Heap, AContenderTells)
{
    test::Talk talk{test::ReferenceAdapter()};
    talk.say(protocol::Describe{});
    const auto hello = std::get<protocol::Hello>(talk.hear());
    EXPECT_EQ(hello.facts.contains("heap"), !heapFact().empty());
}

} // namespace
} // namespace jinbang::core::measure
