// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/worker.h"

#include <utility>

namespace jinbang::app {

Worker::Worker()
    : m_thread([this](std::stop_token stop) { work(stop); })
{
}

Worker::~Worker() = default;

void Worker::push(std::function<void()> job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_one();
}

void Worker::work(std::stop_token stop)
{
    while (true) {
        std::function<void()> job;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, stop, [this] { return !m_jobs.empty(); });
            if (stop.stop_requested())
                return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        job();
    }
}

void Worker::deliver(int id, std::shared_ptr<void> result)
{
    QMetaObject::invokeMethod(
        &m_home,
        [this, id, result = std::move(result)] {
            auto found = m_answers.extract(id); // an answer may ask again
            if (!found.empty())
                found.mapped()(result.get());
        },
        Qt::QueuedConnection);
}

} // namespace jinbang::app
