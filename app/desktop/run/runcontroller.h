#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a contest on one worker thread and hands its events to the window four times a second, so
// that painting stays a small share of a core while something is being measured.

#include "core/contest/events.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace jinbang::app {

class RunController : public QObject
{
    Q_OBJECT
public:
    /// The work of the worker thread: the engine's contest, or a play of a test. It must return
    /// soon after stop is asked for.
    using Work = std::function<core::Result<core::contest::RunData>(
        std::stop_token, const core::contest::Observer &)>;

    explicit RunController(QObject *parent = nullptr);
    ~RunController() override;

    /// Starts the work; nothing happens when some is running.
    void start(Work work);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Events are held back while nobody can see them.
    void setVisible(bool visible);

Q_SIGNALS:
    void arrived(const std::vector<core::contest::RunEvent> &events);
    /// After the last events; the worker has ended.
    void ended(const core::Result<core::contest::RunData> &result);

private:
    void deliver();
    void finish(core::Result<core::contest::RunData> result);

    std::mutex m_mutex;
    std::vector<core::contest::RunEvent> m_queue; // guarded by m_mutex
    QTimer m_timer;
    bool m_running = false;
    std::jthread m_worker; // last: stopped and joined before what it uses goes
};

} // namespace jinbang::app
