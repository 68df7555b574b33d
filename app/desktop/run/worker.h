#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One thread for questions that take longer than a frame: a folder of runs, a large file, a
// comparison. Answers come on the window's thread, in order, and not at all once the asker is gone.

#include <QObject>
#include <QPointer>

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace jinbang::app {

class Worker
{
public:
    Worker();
    /// Waits for the question at work; the others are dropped.
    ~Worker();
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    /// `question()` runs on the worker, `answer(result)` here, unless `asker` was destroyed.
    template <typename Question, typename Answer>
    void ask(QObject *asker, Question question, Answer answer)
    {
        using Result = std::invoke_result_t<Question>;
        const int id = m_next++;
        m_answers[id] = [guard = QPointer<QObject>(asker),
                         answer = std::move(answer)](void *result) mutable {
            if (guard)
                answer(std::move(*static_cast<Result *>(result)));
        };
        push([this, id, question = std::move(question)]() mutable {
            deliver(id, std::make_shared<Result>(question()));
        });
    }

private:
    void push(std::function<void()> job);
    void work(std::stop_token stop);
    void deliver(int id, std::shared_ptr<void> result);

    QObject m_home; // lives on the window's thread
    int m_next = 0;
    std::map<int, std::function<void(void *)>> m_answers; // touched on the window's thread only
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<std::function<void()>> m_jobs; // guarded by m_mutex
    std::jthread m_thread;                    // last: joined before what it uses goes
};

} // namespace jinbang::app
