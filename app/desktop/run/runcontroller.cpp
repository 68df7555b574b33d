// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/runcontroller.h"

#include <utility>

namespace jinbang::app {

namespace {

constexpr int kTickMs = 250;
constexpr int kFewCoresTickMs = 1000;

} // namespace

RunController::RunController(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(std::thread::hardware_concurrency() <= 2 ? kFewCoresTickMs : kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &RunController::deliver);
}

RunController::~RunController() = default;

void RunController::start(Work work)
{
    if (m_running)
        return;
    m_running = true;
    m_queue.clear();
    m_timer.start();
    m_worker = std::jthread([this, work = std::move(work)](std::stop_token stop) {
        const core::contest::Observer observer = [this](const core::contest::RunEvent &event) {
            const std::lock_guard lock(m_mutex);
            m_queue.push_back(event);
        };
        auto result = work(stop, observer);
        // Runs on the window's thread; dropped by Qt when the controller is gone by then.
        QMetaObject::invokeMethod(
            this, [this, result = std::move(result)]() mutable { finish(std::move(result)); },
            Qt::QueuedConnection);
    });
}

void RunController::stop()
{
    m_worker.request_stop();
}

void RunController::setVisible(bool visible)
{
    if (!m_running)
        return;
    if (!visible) {
        m_timer.stop();
        return;
    }
    deliver();
    m_timer.start();
}

void RunController::deliver()
{
    std::vector<core::contest::RunEvent> events;
    {
        const std::lock_guard lock(m_mutex);
        events.swap(m_queue);
    }
    if (!events.empty())
        Q_EMIT arrived(events);
}

void RunController::finish(core::Result<core::contest::RunData> result)
{
    if (m_worker.joinable())
        m_worker.join();
    m_timer.stop();
    deliver();
    m_running = false;
    Q_EMIT ended(result);
}

} // namespace jinbang::app
