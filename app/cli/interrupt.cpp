// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <sys/eventfd.h>
#include <unistd.h>

namespace jinbang::app {
namespace {

// A signal handler reaches nothing but a global.
std::atomic<int> signalled{-1};
std::atomic<std::int64_t> firstAtNs{0};

// Some send two where one was meant: timeout(1) to the program and to its group, a terminal and the
// shell that it runs in. They must not cost what the first one saves.
constexpr std::int64_t kSameWishNs = 1'000'000'000;

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

std::int64_t nowNs()
{
    ::timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<std::int64_t>(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

void onSignal(int number)
{
    const int before = errno;
    std::int64_t first = 0;
    if (const std::int64_t now = nowNs(); firstAtNs.compare_exchange_strong(first, now)) {
        const std::uint64_t one = 1;
        if (const int descriptor = signalled.load(); descriptor >= 0)
            (void)!::write(descriptor, &one, sizeof one);
    } else if (now - first > kSameWishNs) {
        std::signal(number, SIG_DFL);
        ::raise(number); // comes when this handler is left
    }
    errno = before;
}

} // namespace

Interrupt::Interrupt()
{
    const int descriptor = ::eventfd(0, EFD_CLOEXEC);
    firstAtNs = 0;
    signalled = descriptor;
    for (const int number : kSignals) {
        struct sigaction before {
        };
        ::sigaction(number, nullptr, &before);
        if (before.sa_handler == SIG_IGN) // nohup: its wish holds
            continue;
        struct sigaction action {
        };
        action.sa_handler = onSignal;
        action.sa_flags = SA_RESTART;
        ::sigaction(number, &action, nullptr);
    }
    m_watch = std::jthread([this, descriptor](const std::stop_token &done) {
        std::uint64_t count = 0;
        while (::read(descriptor, &count, sizeof count) < 0 && errno == EINTR) {
        }
        if (!done.stop_requested())
            m_stop.request_stop();
    });
}

Interrupt::~Interrupt()
{
    for (const int number : kSignals) {
        struct sigaction now {
        };
        ::sigaction(number, nullptr, &now);
        if (now.sa_handler == onSignal)
            std::signal(number, SIG_DFL);
    }
    const int descriptor = signalled.exchange(-1);
    m_watch.request_stop();
    const std::uint64_t one = 1;
    (void)!::write(descriptor, &one, sizeof one);
    m_watch.join();
    ::close(descriptor);
}

} // namespace jinbang::app
