// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/probequeue.h"

#include "core/fixture/loadfixture.h"

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

constexpr int kListing = -1, kSizing = -2; // the numbers of list() and size()

} // namespace

ProbeQueue::ProbeQueue(QObject *parent)
    : QObject(parent)
    , m_worker([this](const std::stop_token &ended) { run(ended); })
{
}

ProbeQueue::~ProbeQueue()
{
    cancel();
}

void ProbeQueue::ask(int id, const QString &path, const ProbeOptions &options)
{
    push(id, [this, id, path, options](const std::stop_token &stop) -> std::function<void()> {
        return [this, id, probe = probeFile(path, options, stop)] { Q_EMIT probed(id, probe); };
    });
}

void ProbeQueue::list(const QStringList &paths)
{
    push(kListing, [this, paths](const std::stop_token &stop) -> std::function<void()> {
        return [this, list = listFiles(paths, stop)] { Q_EMIT listed(list); };
    });
}

void ProbeQueue::size(std::vector<core::contest::WorkloadChoice> wanted,
                      const std::filesystem::path &dataDir)
{
    push(kSizing,
         [this, wanted = std::move(wanted),
          dataDir](const std::stop_token &stop) -> std::function<void()> {
             std::vector<SizedWorkload> sizes;
             for (const auto &workload : wanted) {
                 if (stop.stop_requested())
                     break;
                 const auto fixture = core::fixture::builtinFixture(
                     workload.name, workload.count, 1, core::KeyOrder::Ordered, dataDir);
                 if (fixture)
                     sizes.push_back({workload, double(fixture->facts.bytes), {}});
                 else
                     sizes.push_back({workload, 0, fixture.error()});
             }
             return [this, sizes] { Q_EMIT sized(sizes); };
         });
}

void ProbeQueue::push(int id, Work work)
{
    const std::lock_guard lock(m_mutex);
    if (id != kListing) { // folders add up, everything else is replaced
        for (Job &job : m_jobs) {
            if (job.id == id)
                job.stop.request_stop();
        }
    }
    m_jobs.push_back({id, std::move(work), {}});
    m_wake.notify_one();
}

void ProbeQueue::cancel()
{
    const std::lock_guard lock(m_mutex);
    for (Job &job : m_jobs)
        job.stop.request_stop();
}

void ProbeQueue::run(const std::stop_token &ended)
{
    const auto waiting = [this] {
        return std::find_if(m_jobs.begin(), m_jobs.end(),
                            [](const Job &job) { return job.work != nullptr; });
    };
    while (true) {
        std::unique_lock lock(m_mutex);
        if (!m_wake.wait(lock, ended, [&] { return waiting() != m_jobs.end(); }))
            return;
        // It stays in the list until its answer is told, so that it can be cancelled until then.
        const auto next = waiting();
        const Work work = std::exchange(next->work, nullptr);
        const std::stop_source stop = next->stop;
        lock.unlock();
        std::function<void()> answer;
        if (!stop.stop_requested())
            answer = work(stop.get_token());
        QMetaObject::invokeMethod(
            this,
            [this, stop, answer = std::move(answer)] {
                {
                    const std::lock_guard told(m_mutex);
                    std::erase_if(m_jobs, [&](const Job &job) { return job.stop == stop; });
                }
                if (!stop.stop_requested())
                    answer();
            },
            Qt::QueuedConnection);
    }
}

} // namespace jinbang::app
