#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The one place of the window that knows how the engine is started: where contenders are, where
// runs are kept. Everything above it sees functions.

#include "app/desktop/shell/mainwindow.h"
#include "core/contest/launcher.h"
#include "core/contest/ticker.h"

#include <QTemporaryDir>

#include <filesystem>
#include <mutex>
#include <thread>

namespace jinbang::app {

/// The user's data folder, where runs and their index are kept.
[[nodiscard]] std::filesystem::path dataFolder();

class Engine
{
public:
    Engine();
    ~Engine();

    [[nodiscard]] BenchPage::WorkFor workFor();
    [[nodiscard]] BoardPage::Ranker ranker() const;
    [[nodiscard]] Services::Reporter reporter() const;
    [[nodiscard]] HttpWorkFor httpWorkFor();
    /// Runs whose journals are kept.
    [[nodiscard]] PastRuns pastRuns();
    /// Looks for contenders on a thread of its own, since each is started once; the answer comes on
    /// the window's thread.
    [[nodiscard]] Services::Scout scout();

private:
    [[nodiscard]] core::contest::Roster find();
    /// Calls `run` with what a contest needs.
    template <class Run>
    [[nodiscard]] auto within(Run run);

    std::unique_ptr<core::contest::Ticker> m_ticker;
    std::unique_ptr<core::contest::Launcher> m_launcher;
    QTemporaryDir m_scratch;
    std::mutex m_mutex;
    core::contest::Roster m_roster;          // guarded by m_mutex
    core::system::Environment m_environment; // guarded by m_mutex
    std::jthread m_historian;
    std::jthread m_scout; // last two: joined before what they use goes
};

} // namespace jinbang::app
