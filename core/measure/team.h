#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Several threads that do the same operation at the same time (measurement 2.13). Each has an
// operation of its own; a window starts for all at one deadline and nobody idles while another
// counts.

#include "core/contract/adapter.h"
#include "core/measure/instruments.h"
#include "core/protocol/messages.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace jinbang::core::measure {

class Team
{
public:
    /// Makes an operation that is prepared; called in each thread, so that its memory is that
    /// thread's.
    using Maker = std::function<Result<std::unique_ptr<contract::Operation>>()>;

    Team(int threads, Maker maker);
    ~Team();
    Team(const Team &) = delete;
    Team &operator=(const Team &) = delete;

    /// Waits until every thread has its operation. Errors: the first of the makers' or the
    /// system's.
    [[nodiscard]] Result<void> start();

    struct Window {
        protocol::Sample sample; // n of all, wallNs = n / throughput, usage summed
        double startSkewNs = 0;
    };
    /// One window of `lengthNs`, the same for all, whenever a thread gets its turn in it; every
    /// thread looks at the clock after each `chunk` operations. The throughput counts what was done
    /// within the window, the chunk at its end for its part. (With more threads than cores, each
    /// one's own time from its first operation to its last leaves out its waiting, and the sum of
    /// such rates promised more than the cores can do.)
    /// Errors: the first of the operations'.
    [[nodiscard]] Result<Window> window(double lengthNs, std::uint64_t chunk);

    /// The operations, while no window runs.
    [[nodiscard]] contract::Operation &operation(int thread)
    {
        return *m_members[std::size_t(thread)]->operation;
    }
    [[nodiscard]] int size() const { return m_threads; }

private:
    /// Padded: a counter must not share a cache line with another thread's.
    struct alignas(128) Member {
        std::unique_ptr<contract::Operation> operation;
        std::optional<Error> problem;
        std::uint64_t count = 0;
        double within = 0; // of the operations, in the window
        std::int64_t begin = 0, end = 0;
        Usage used;
        std::thread thread;
    };

    void live(Member &member);
    void takePart(Member &member, Instruments &instruments);
    void runOne(Member &member);
    [[nodiscard]] Result<void> firstProblem() const;

    Maker m_maker;
    int m_threads;
    std::vector<std::unique_ptr<Member>> m_members;
    system::SystemClock m_clock;
    std::uint64_t m_chunk = 1;
    double m_lengthNs = 0;
    alignas(128) std::atomic<int> m_round{0}; // a new value starts a window; -1 ends the threads
    alignas(128) std::atomic<int> m_loaded{0};
    alignas(128) std::atomic<int> m_arrived{0};
    alignas(128) std::atomic<std::int64_t> m_startAt{0};
    alignas(128) std::atomic<int> m_counted{0};
    alignas(128) std::atomic<int> m_done{0};
};

} // namespace jinbang::core::measure
