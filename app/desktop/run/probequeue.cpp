// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/probequeue.h"

#include "core/fixture/loadfixture.h"

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

void ProbeQueue::size(std::vector<core::contest::WorkloadChoice> wanted, const std::filesystem::path &dataDir)
{
    push(kSizing, [this, wanted = std::move(wanted), dataDir](const std::stop_token &stop) -> std::function<void()> {
        std::vector<std::pair<core::contest::WorkloadChoice, double>> bytes;
        for (const auto &workload : wanted) {
            if (stop.stop_requested())
                break;
            if (const auto fixture = core::fixture::builtinFixture(workload.name, workload.count, 1, core::KeyOrder::Ordered, dataDir))
                bytes.emplace_back(workload, double(fixture->facts.bytes));
        }
        return [this, bytes] { Q_EMIT sized(bytes); };
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
    while (true) {
        std::unique_lock lock(m_mutex);
        if (!m_wake.wait(lock, ended, [this] { return !m_jobs.empty(); }))
            return;
        const Job job = m_jobs.front();
        lock.unlock();
        std::function<void()> answer;
        if (!job.stop.stop_requested())
            answer = job.work(job.stop.get_token());
        lock.lock();
        m_jobs.pop_front();
        lock.unlock();
        if (!answer)
            continue;
        // Looked at again on the window's thread: what was cancelled meanwhile is not told.
        QMetaObject::invokeMethod(
            this,
            [stop = job.stop, answer = std::move(answer)] {
                if (!stop.stop_requested())
                    answer();
            },
            Qt::QueuedConnection);
    }
}

} // namespace jinbang::app
