#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A contender as a process: its pipes, its limits and its end. While it measures, this side sleeps
// in one poll; nothing it prints can block it or us.

#include "core/contest/launcher.h"
#include "core/contest/spawn.h"
#include "core/contest/ticker.h"

#include <deque>
#include <filesystem>

namespace jinbang::core::contest {

class ChildProcess final : public Child
{
public:
    ChildProcess(Spawned spawned, Ticker &ticker, std::vector<std::filesystem::path> oomFiles);
    ~ChildProcess() override;
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    void send(std::string line, std::string_view payload) override;
    Received line(double deadlineNs, const std::stop_token &stop) override;
    Received bytes(std::uint64_t count, double deadlineNs, const std::stop_token &stop) override;
    Ending end(double deadlineNs) override;
    std::string_view errorText() const override { return m_errorText; }

private:
    struct Pending {
        std::string line;
        std::string_view payload;
        std::size_t written = 0;
    };
    enum class Wake { Something, Deadline, Stopped };

    Wake wait(double deadlineNs, const std::stop_token &stop);
    void readOutput();
    void readError();
    void writeInput();
    void take(std::size_t count);
    [[nodiscard]] bool hasEnded() const;
    template <class Ready>
    Received receive(double deadlineNs, const std::stop_token &stop, Ready &&ready);

    Spawned m_process;
    Ticker &m_ticker;
    FileDescriptor m_stopEvent;
    std::deque<Pending> m_pending;
    std::string m_output;
    std::size_t m_taken = 0, m_searched = 0; // offsets into it
    std::string m_errorText;
    std::vector<std::filesystem::path> m_oomFiles;
    std::uint64_t m_oomKillsBefore = 0;
    std::optional<Ending> m_ending;
};

} // namespace jinbang::core::contest
