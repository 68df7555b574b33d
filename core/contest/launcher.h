#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Starting contenders and talking to them. The contest knows only this interface; the real one is
// made of processes, the one of the tests of scripts.

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::contest {

class Ticker;

/// The stack that every contender gets, whatever the shell's limit: how deep a recursive parser
/// comes must not depend on who started it.
inline constexpr std::uint64_t kStackBytes = 8U << 20;

/// What to start, and within which limits.
struct LaunchSpec {
    std::vector<std::string> arguments; // [0] is the program: a path, or a name found along PATH
    bool wholeEnvironment = false;      // a runner like ssh needs its agent's variables
    std::vector<std::string> preload;   // shared libraries, for the allocation pass and allocators
    std::size_t environmentPad = 0;     // bytes that shift the initial stack
    std::optional<std::uint64_t> memoryCapBytes; // of address space
    std::vector<int> cpus;                       // to run on; empty: all
};

/// How a contender ended.
struct Ending {
    bool signalled = false;
    int code = 0;             // exit status, or number of the signal
    bool killedByUs = false;  // it was still there
    bool outOfMemory = false; // the kernel's killer, not ours
    friend bool operator==(const Ending &, const Ending &) = default;
};

/// "SIGSEGV" for 11, "signal 40" where there is no name.
[[nodiscard]] std::string signalName(int number);

enum class ReceiveState {
    Got,
    End,      // it ended or closed its output
    TimedOut, // the deadline passed
    Stopped,  // stop was asked for
    TooLong   // a line beyond the protocol's limit
};
struct Received {
    ReceiveState state = ReceiveState::End;
    std::string text;
};

/// One running contender. The destructor kills its process group and reaps it.
class Child
{
public:
    virtual ~Child() = default;

    /// Queues a request line; it is written while something is received. `payload` follows the line
    /// at once and must stay valid until an answer has come.
    virtual void send(std::string line, std::string_view payload = {}) = 0;
    /// The next line without its end. `deadlineNs` is a time of the Ticker.
    [[nodiscard]] virtual Received line(double deadlineNs, const std::stop_token &stop) = 0;
    /// Exactly `count` raw bytes.
    [[nodiscard]] virtual Received bytes(std::uint64_t count, double deadlineNs,
                                         const std::stop_token &stop) = 0;
    /// Closes its input, gives it until `deadlineNs` to end, then kills its process group; reaps
    /// it.
    virtual Ending end(double deadlineNs) = 0;
    /// The last 64 KiB it wrote to standard error.
    [[nodiscard]] virtual std::string_view errorText() const = 0;
};

class Launcher
{
public:
    virtual ~Launcher() = default;
    /// May be called by several threads at once.
    /// Errors: System with the reason when the program cannot be started.
    [[nodiscard]] virtual Result<std::unique_ptr<Child>> launch(const LaunchSpec &spec) = 0;
};

/// Real processes: own group, killed with this one, no shell, no inherited descriptors.
/// Shape: `ticker` outlives the launcher.
[[nodiscard]] std::unique_ptr<Launcher> processLauncher(Ticker &ticker);

} // namespace jinbang::core::contest
