// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/childprocess.h"

#include "core/contest/oomwatch.h"
#include "core/contest/preloadnames.h"
#include "core/contest/strays.h"
#include "core/protocol/messages.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstring>
#include <fstream>
#include <iterator>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/wait.h>

namespace jinbang::core::contest {
namespace {

// A pipe has no MSG_NOSIGNAL: a write to a dead contender would end the whole application. The
// signal is held back in this thread and, if the write raised it, taken away.
class SigpipeGuard
{
public:
    SigpipeGuard()
    {
        sigemptyset(&m_set);
        sigaddset(&m_set, SIGPIPE);
        sigset_t pending;
        sigpending(&pending);
        m_wasPending = sigismember(&pending, SIGPIPE) == 1;
        ::pthread_sigmask(SIG_BLOCK, &m_set, &m_before);
    }
    ~SigpipeGuard()
    {
        const timespec now{0, 0};
        while (!m_wasPending && ::sigtimedwait(&m_set, nullptr, &now) < 0 && errno == EINTR) {
        }
        ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    SigpipeGuard(const SigpipeGuard &) = delete;
    SigpipeGuard &operator=(const SigpipeGuard &) = delete;

private:
    sigset_t m_set, m_before;
    bool m_wasPending = false;
};

timespec toTimespec(double nanoseconds)
{
    const double seconds = std::floor(nanoseconds / 1e9);
    return {static_cast<time_t>(seconds), static_cast<long>(nanoseconds - seconds * 1e9)};
}

// Reads what is there. False at the end of the stream.
template <class Take>
bool drain(const FileDescriptor &descriptor, Take &&take)
{
    std::array<char, 64 << 10> buffer;
    while (true) {
        const ssize_t got = ::read(descriptor.get(), buffer.data(), buffer.size());
        if (got > 0) {
            if (!take(std::string_view(buffer.data(), static_cast<std::size_t>(got))))
                return true;
        } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
            return false;
        } else if (errno == EAGAIN) {
            return true;
        }
    }
}

class ProcessLauncher final : public Launcher
{
public:
    explicit ProcessLauncher(Ticker &ticker)
        : m_ticker(ticker)
    {
        std::ifstream file("/proc/self/cgroup", std::ios::binary);
        const std::string groups{std::istreambuf_iterator<char>(file),
                                 std::istreambuf_iterator<char>()};
        m_oomFiles = oomCounterFiles(groups, "/");
    }
    Result<std::unique_ptr<Child>> launch(const LaunchSpec &spec) override
    {
        auto spelled = spec;
        for (auto &library : spelled.preload) {
            auto name = m_preloadNames.nameFor(library);
            if (!name)
                return name.error();
            library = *std::move(name);
        }
        auto spawned = spawn(spelled);
        if (!spawned)
            return spawned.error();
        return std::unique_ptr<Child>(
            std::make_unique<ChildProcess>(std::move(*spawned), m_ticker, m_oomFiles));
    }

private:
    Ticker &m_ticker;
    std::vector<std::filesystem::path> m_oomFiles;
    PreloadNames m_preloadNames;
};

} // namespace

ChildProcess::ChildProcess(Spawned spawned, Ticker &ticker,
                           std::vector<std::filesystem::path> oomFiles)
    : m_process(std::move(spawned))
    , m_ticker(ticker)
    , m_stopEvent(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_oomFiles(std::move(oomFiles))
    , m_oomKillsBefore(oomKills(m_oomFiles))
{
}

ChildProcess::~ChildProcess()
{
    end(0);
}

void ChildProcess::send(std::string line, std::string_view payload)
{
    m_pending.push_back({std::move(line), payload, 0});
}

Received ChildProcess::line(double deadlineNs, const std::stop_token &stop)
{
    return receive(deadlineNs, stop, [this]() -> std::optional<Received> {
        const auto end = m_output.find('\n', m_searched);
        const auto length = std::min(end, m_output.size()) - m_taken;
        if (length > protocol::kLongestLine)
            return Received{ReceiveState::TooLong, m_output.substr(m_taken, 200)};
        if (end == m_output.npos) {
            m_searched = m_output.size();
            return std::nullopt;
        }
        Received received{ReceiveState::Got, m_output.substr(m_taken, length)};
        take(length + 1);
        return received;
    });
}

Received ChildProcess::bytes(std::uint64_t count, double deadlineNs, const std::stop_token &stop)
{
    return receive(deadlineNs, stop, [this, count]() -> std::optional<Received> {
        if (m_output.size() - m_taken < count)
            return std::nullopt;
        Received received{ReceiveState::Got, m_output.substr(m_taken, count)};
        take(count);
        return received;
    });
}

// Moving the rest to the front for each line would be quadratic for a flood of short ones.
void ChildProcess::take(std::size_t count)
{
    m_taken += count;
    if (m_taken > m_output.size() / 2) {
        m_output.erase(0, m_taken);
        m_taken = 0;
    }
    m_searched = m_taken;
}

template <class Ready>
Received ChildProcess::receive(double deadlineNs, const std::stop_token &stop, Ready &&ready)
{
    const int event = m_stopEvent.get();
    eventfd_t ofAnEarlierToken = 0; // left there, it would wake every later wait at once
    ::eventfd_read(event, &ofAnEarlierToken);
    const std::stop_callback wakeUp(stop, [event] { ::eventfd_write(event, 1); });
    while (true) {
        if (auto received = ready())
            return std::move(*received);
        if (stop.stop_requested())
            return {ReceiveState::Stopped, {}};
        if (!m_process.output)
            return {ReceiveState::End, {}};
        if (wait(deadlineNs, stop) == Wake::Deadline)
            return {ReceiveState::TimedOut, {}};
    }
}

ChildProcess::Wake ChildProcess::wait(double deadlineNs, const std::stop_token &stop)
{
    const double left = deadlineNs - m_ticker.nowNs();
    if (left <= 0)
        return Wake::Deadline;
    if (m_pending.empty() == false && !m_process.input)
        m_pending.clear();
    std::array<pollfd, 5> polled{{
        {m_process.output.get(), POLLIN, 0},
        {m_process.error.get(), POLLIN, 0},
        {m_pending.empty() ? -1 : m_process.input.get(), POLLOUT, 0},
        {m_stopEvent.get(), POLLIN, 0},
        {m_process.process.get(), POLLIN, 0},
    }};
    const timespec timeout = toTimespec(std::min(left, 1e15));
    if (::ppoll(polled.data(), polled.size(), &timeout, nullptr) <= 0)
        return Wake::Something; // the time is looked at again
    if (stop.stop_requested())
        return Wake::Stopped;
    if (polled[2].revents != 0)
        writeInput();
    if (polled[1].revents != 0)
        readError();
    if (polled[0].revents != 0)
        readOutput();
    // It has ended, though a child of its own may hold the pipes open: what it left is taken, no
    // more.
    if (polled[4].revents != 0 && polled[0].revents == 0)
        m_process.output.reset();
    return Wake::Something;
}

void ChildProcess::readOutput()
{
    const bool open = drain(m_process.output, [this](std::string_view piece) {
        m_output += piece;
        return m_output.size() - m_taken <= protocol::kLongestLine; // the rest waits in the pipe
    });
    if (!open)
        m_process.output.reset();
}

void ChildProcess::readError()
{
    std::size_t taken = 0;
    const bool open = drain(m_process.error, [&](std::string_view piece) {
        m_errorText += piece;
        if (m_errorText.size() > 2 * protocol::kKeptStderr)
            m_errorText.erase(0, m_errorText.size() - protocol::kKeptStderr);
        taken += piece.size();
        return taken < (1U << 20); // it may write without end, and the deadline must still be seen
    });
    if (m_errorText.size() > protocol::kKeptStderr)
        m_errorText.erase(0, m_errorText.size() - protocol::kKeptStderr);
    if (!open)
        m_process.error.reset();
}

void ChildProcess::writeInput()
{
    const SigpipeGuard guard;
    while (!m_pending.empty()) {
        auto &first = m_pending.front();
        const bool inLine = first.written < first.line.size();
        const std::string_view rest = inLine
                                          ? std::string_view(first.line).substr(first.written)
                                          : first.payload.substr(first.written - first.line.size());
        if (rest.empty()) {
            m_pending.pop_front();
            continue;
        }
        const ssize_t written = ::write(m_process.input.get(), rest.data(), rest.size());
        if (written >= 0) {
            first.written += static_cast<std::size_t>(written);
        } else if (errno == EAGAIN) {
            return;
        } else if (errno != EINTR) { // it closed its input; its output will say why
            m_pending.clear();
            m_process.input.reset();
            return;
        }
    }
}

bool ChildProcess::hasEnded() const
{
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(m_process.pid), &info, WEXITED | WNOHANG | WNOWAIT)
               == 0
           && info.si_pid == m_process.pid;
}

Ending ChildProcess::end(double deadlineNs)
{
    if (m_ending)
        return *m_ending;
    m_process.input.reset();
    m_pending.clear();
    while (!hasEnded() && m_ticker.nowNs() < deadlineNs) {
        take(m_output.size() - m_taken); // what it still says is of no use, but must not block it
        std::array<pollfd, 3> polled{{{m_process.output.get(), POLLIN, 0},
                                      {m_process.error.get(), POLLIN, 0},
                                      {m_process.process.get(), POLLIN, 0}}};
        const timespec timeout = toTimespec(std::clamp(deadlineNs - m_ticker.nowNs(), 0.0, 1e15));
        if (::ppoll(polled.data(), polled.size(), &timeout, nullptr) <= 0)
            continue;
        if (polled[0].revents != 0)
            readOutput();
        if (polled[1].revents != 0)
            readError();
    }
    Ending ending;
    ending.killedByUs = !hasEnded();
    // Not yet reaped, so the group's number is still ours; what the contender started dies with it.
    ::kill(-m_process.pid, SIGKILL);
    int status = 0;
    while (::waitpid(m_process.pid, &status, 0) < 0 && errno == EINTR) {
    }
    if (m_process.error)
        readError();
    ending.signalled = WIFSIGNALED(status);
    ending.code = ending.signalled ? WTERMSIG(status) : WEXITSTATUS(status);
    ending.outOfMemory = ending.signalled && ending.code == SIGKILL && !ending.killedByUs
                         && oomKills(m_oomFiles) > m_oomKillsBefore;
    if (ending.killedByUs || ending.signalled || ending.code != 0)
        killStrays(m_process.mark);
    m_ending = ending;
    return ending;
}

std::string signalName(int number)
{
    const char *name = ::sigabbrev_np(number);
    return name != nullptr ? "SIG" + std::string(name) : "signal " + std::to_string(number);
}

std::unique_ptr<Launcher> processLauncher(Ticker &ticker)
{
    return std::make_unique<ProcessLauncher>(ticker);
}

} // namespace jinbang::core::contest
