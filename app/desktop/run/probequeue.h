#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads files one after another on a thread of its own. A question that is asked again under the
// same number replaces the earlier one, also while that is being answered.

#include "app/desktop/run/filelist.h"
#include "app/desktop/run/fileprobe.h"
#include "core/contest/plan.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace jinbang::app {

/// How large a built-in workload is, or why it cannot be made.
struct SizedWorkload {
    core::contest::WorkloadChoice choice;
    double bytes = 0;
    std::optional<core::Error> problem;
};

class ProbeQueue : public QObject
{
    Q_OBJECT
public:
    explicit ProbeQueue(QObject *parent = nullptr);
    ~ProbeQueue() override;

    void ask(int id, const QString &path, const ProbeOptions &options);
    /// Looks through folders; the answer comes as listed().
    void list(const QStringList &paths);
    /// Makes built-in workloads to see how large they are; the answer comes as sized().
    void size(std::vector<core::contest::WorkloadChoice> wanted,
              const std::filesystem::path &dataDir);
    /// Gives up everything that was asked; no answer comes any more.
    void cancel();

Q_SIGNALS:
    void probed(int id, const jinbang::app::FileProbe &probe);
    void listed(const jinbang::app::FileList &list);
    void sized(const std::vector<jinbang::app::SizedWorkload> &sizes);

private:
    /// Works on the thread and leaves what is to be done on the window's.
    using Work = std::function<std::function<void()>(const std::stop_token &)>;
    struct Job {
        int id;
        Work work;
        std::stop_source stop;
    };
    void push(int id, Work work);
    void run(const std::stop_token &ended);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    // guarded by m_mutex; not told yet, without its work while that is done
    std::deque<Job> m_jobs;
    std::jthread m_worker; // last: stopped and joined before what it uses goes
};

} // namespace jinbang::app
