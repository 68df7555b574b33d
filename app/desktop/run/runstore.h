#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The kept runs as the window uses them: the history lives on a worker's thread, where it is opened
// with the first question.

#include "app/desktop/run/worker.h"
#include "core/history/history.h"

#include <filesystem>
#include <optional>

namespace jinbang::app {

class RunStore : public QObject
{
    Q_OBJECT
public:
    /// `dataFolder` holds the folder of runs.
    explicit RunStore(std::filesystem::path dataFolder, QObject *parent = nullptr);

    /// `question` takes the open history and answers a core::Result; when the history cannot be
    /// opened, the answer is that error.
    template <typename Question, typename Answer>
    void ask(QObject *asker, Question question, Answer answer)
    {
        using Result = std::invoke_result_t<Question, core::history::History &>;
        m_worker.ask(
            asker,
            [this, question = std::move(question)]() mutable -> Result {
                const core::Result<void> opened = open();
                if (!opened)
                    return opened.error();
                return question(*m_history);
            },
            std::move(answer));
    }
    /// For work that needs no history but should not hold up the window either.
    [[nodiscard]] Worker &worker() { return m_worker; }
    [[nodiscard]] const std::filesystem::path &dataFolder() const { return m_folder; }

Q_SIGNALS:
    /// What the user should know about the history itself.
    void noted(const QString &text);
    /// Runs were kept, changed or removed.
    void changed();

private:
    [[nodiscard]] core::Result<void> open();

    std::filesystem::path m_folder;
    std::optional<core::history::History> m_history; // on the worker's thread only
    Worker m_worker;                                 // last: joined before the history goes
};

} // namespace jinbang::app
