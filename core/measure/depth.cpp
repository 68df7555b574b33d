// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/depth.h"

#include "core/base/buildinfo.h"
#include "core/measure/librarywords.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

namespace jinbang::core::measure {
namespace {

/// "too deep", "DEPTH_ERROR", "too deeply nested document".
bool speaksOfDepth(std::string_view words)
{
    return words.find("deep") != words.npos || words.find("DEPTH") != words.npos;
}

// A signal handler reaches nothing but what lives as long as the process.
constinit std::uintptr_t stackStart = 0, stackBytes = 0;
constinit std::array<char, 200> fullStackWords{};
constinit std::size_t fullStackLength = 0;
alignas(16) constinit std::array<char, 16384> handlerStack{};

/// What lies above main() (arguments, environment), and how far beyond the end a large frame and
/// the kernel's guard gap reach.
constexpr std::uintptr_t kAboveMain = 256U << 10, kBeyondEnd = 2U << 20;

void onSegmentationFault(int number, siginfo_t *info, void *)
{
    if (info->si_code <= 0) { // sent, not met: no access would be made again
        ::raise(number);
        return;
    }
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    const std::uintptr_t used = stackStart - at; // huge for what lies above
    if (used + kAboveMain >= stackBytes && used <= stackBytes + kBeyondEnd) {
        [[maybe_unused]] const auto written =
            ::write(STDERR_FILENO, fullStackWords.data(), fullStackLength);
    }
    // SA_RESETHAND: the same access is made again, and now ends the process.
}

} // namespace

Depth depthOf(std::string_view text, std::uint64_t limit)
{
    Depth depth{0, text.size()};
    std::uint64_t open = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++open == limit + 1)
                depth.beyondAt = std::min<std::uint64_t>(depth.beyondAt, i);
            depth.deepest = std::max(depth.deepest, open);
        } else if ((c == ']' || c == '}') && open > 0) {
            --open;
        }
    }
    return depth;
}

Error withDepth(Error error, const contract::About &about, std::string_view text)
{
    if (error.code != ErrorCode::Rejected || !about.depthLimit || !speaksOfDepth(error.detail))
        return error;
    const std::uint64_t limit = *about.depthLimit;
    const Depth depth = depthOf(text, limit);
    if (depth.deepest <= limit)
        return error;
    error.detail = libraryWords(error.detail) + ": at byte " + std::to_string(depth.beyondAt)
                   + " the input goes beyond the " + std::to_string(limit)
                   + " levels of nesting that it reads (the deepest has "
                   + std::to_string(depth.deepest)
                   + "). Choose a flatter input, or leave this library out.";
    return error;
}

void tellFullStack()
{
    rlimit limit{};
    if (!std::string_view(buildinfo::kSanitizers).empty() || ::getrlimit(RLIMIT_STACK, &limit) != 0
        || limit.rlim_cur == RLIM_INFINITY)
        return;
    stackStart = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
    stackBytes = limit.rlim_cur;
    // Composed now: a handler may not format.
    const int length = std::snprintf(
        fullStackWords.data(), fullStackWords.size(),
        "the stack of %llu KiB is full: the input is nested deeper than this library, which has no "
        "limit of its own, can recurse. Choose a flatter input, or leave this library out.\n",
        static_cast<unsigned long long>(limit.rlim_cur >> 10U));
    fullStackLength =
        std::min(static_cast<std::size_t>(std::max(length, 0)), fullStackWords.size() - 1);
    const stack_t own{handlerStack.data(), 0, handlerStack.size()};
    struct sigaction action {
    };
    action.sa_sigaction = onSegmentationFault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | static_cast<int>(SA_RESETHAND);
    if (::sigaltstack(&own, nullptr) == 0)
        ::sigaction(SIGSEGV, &action, nullptr);
}

} // namespace jinbang::core::measure
