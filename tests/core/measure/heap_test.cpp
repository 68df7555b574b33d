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
#include <set>
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

/// What an operation sees of its input that runs in a pass of a contender: a word of its own
/// process.
template <class Look>
std::uintptr_t seenIn(protocol::Pass pass, std::uint64_t seed, Look look)
{
    std::array<int, 2> pipe{};
    EXPECT_EQ(::pipe(pipe.data()), 0);
    test::ReferenceAdapter adapter;
    adapter.inside = [&](std::string_view input) {
        const std::uintptr_t word = look(input);
        EXPECT_EQ(::write(pipe[1], &word, sizeof(word)), sizeof(word));
    };
    test::Talk talk(adapter);
    protocol::Run run;
    run.task.operation = core::Operation::Parse;
    run.task.variant = "strict";
    run.measure.pass = pass;
    run.measure.seed = seed;
    run.measure.n = 1;
    run.measure.samples = 1;
    run.measure.check = false;
    run.measure.fixed = protocol::FixedIterations{0, 1e3, 1, 1e3};
    talk.say(test::runLine(run, "[1]"));
    EXPECT_TRUE(std::holds_alternative<protocol::RunResult>(talk.hearAll().back()));
    std::uintptr_t seen = 0;
    EXPECT_EQ(::read(pipe[0], &seen, sizeof(seen)), sizeof(seen));
    for (const int end : pipe)
        ::close(end);
    return seen;
}

bool mapsLargeBlocks(protocol::Pass pass)
{
    return seenIn(pass, 1, [](std::string_view) { return mappedForALargeBlock(); }) > 0;
}

/// Different places of the input in its page, over ten processes of one pass.
std::size_t placesIn(protocol::Pass pass)
{
    std::set<std::uintptr_t> places;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        places.insert(seenIn(pass, seed, [](std::string_view input) {
            return reinterpret_cast<std::uintptr_t>(input.data()) % 4096;
        }));
    }
    return places.size();
}

TEST(Heap, IsSettledWhereTimesAreTakenAndNowhereElse)
{
    // A sanitizer's allocator maps nothing that glibc knows of, and its contenders say nothing.
    const bool sanitized = !std::string_view(buildinfo::kSanitizers).empty();
    EXPECT_EQ(heapFact().empty(), sanitized);
    EXPECT_FALSE(mapsLargeBlocks(protocol::Pass::Time));
    EXPECT_FALSE(mapsLargeBlocks(protocol::Pass::Counters));
    EXPECT_EQ(mapsLargeBlocks(protocol::Pass::Memory), !sanitized);
    EXPECT_EQ(mapsLargeBlocks(protocol::Pass::Allocations), !sanitized);
}

// Two large blocks at the same distance in every process: a copy between them can take 16 times as
// long, in all of them.
TEST(Heap, TheInputLiesElsewhereInItsPageInEachTimedProcess)
{
    EXPECT_GE(placesIn(protocol::Pass::Time), 7U);
    EXPECT_EQ(placesIn(protocol::Pass::Allocations), 1U);
}

TEST(Heap, PlacesAreThoseThatAllocatorsGive)
{
    std::set<std::size_t> places;
    for (std::uint64_t seed = 0; seed < 4096; ++seed) {
        places.insert(placeInPage(seed));
        EXPECT_EQ(placeInPage(seed) % 16, 0U);
    }
    EXPECT_EQ(places.size(), 256U);
    EXPECT_LT(*places.rbegin(), 4096U);
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
