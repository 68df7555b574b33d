#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// An HTTP load on a thread of its own; the window hears of it a few times a second.

#include "core/archive/report.h"
#include "core/http/httprun.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>

namespace jinbang::app {

/// Where a load is.
struct HttpPlace {
    std::string label;                    // of the library that is asked
    int round = 0, rounds = 0;            // from 1
    std::uint64_t done = 0, requests = 0; // of this round; both 0 while the server starts
    double share = 0;                     // of everything, 0..1
};

class HttpController : public QObject
{
    Q_OBJECT
public:
    using Shared = std::shared_ptr<const core::archive::Report>;
    /// What the work tells, on its own thread: each event, the report after each round, and that it
    /// could not be kept.
    struct Watch {
        core::http::HttpObserver event;
        std::function<void(const core::archive::Report &)> grown;
        std::function<void(const std::string &)> notKept;
    };
    /// The engine's load, or a play of a test. It must return soon after stop is asked for.
    using Work = std::function<core::Result<core::archive::Report>(std::stop_token, const Watch &)>;

    explicit HttpController(QObject *parent = nullptr);
    ~HttpController() override;

    /// Nothing happens when some work is running.
    void start(Work work);
    void stop() { m_worker.request_stop(); }
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void moved(const HttpPlace &place);
    void grown(const HttpController::Shared &report);
    /// A sentence of the engine; the load went on.
    void notKept(const std::string &why);
    /// The worker has ended. A stopped load has the report of what was finished.
    void ended(const core::Result<HttpController::Shared> &report);

private:
    void finish(const core::Result<Shared> &result);
    template <class Told>
    void post(Told told);

    bool m_running = false;
    std::jthread m_worker; // last: stopped and joined before what it uses goes
};

/// Makes the work of a load from its plan.
using HttpWorkFor = std::function<HttpController::Work(const core::http::HttpPlan &)>;

} // namespace jinbang::app
