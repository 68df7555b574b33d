// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/engine.h"

#include "core/archive/makehttpreport.h"
#include "core/archive/makereport.h"
#include "core/contest/contest.h"
#include "core/contest/journal.h"
#include "core/fixture/loadfixture.h"
#include "core/history/kepthttp.h"
#include "core/system/conditions.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace jinbang::app {

namespace {

std::filesystem::path pathOf(const QString &text)
{
    return std::filesystem::path(text.toStdU16String());
}

// In an installation beside us in ../libexec/jinbang; in a build tree in our own folder.
QDir helperFolder()
{
    const QDir own(QCoreApplication::applicationDirPath());
    const QDir installed(own.absoluteFilePath(QStringLiteral("../libexec/jinbang")));
    return installed.exists() ? installed : own;
}

std::filesystem::path allocationCounter()
{
    const QString file = helperFolder().absoluteFilePath(QStringLiteral("libjinbang-alloc.so"));
    return QFileInfo::exists(file) ? pathOf(file) : std::filesystem::path();
}

std::filesystem::path registryFile()
{
    const QDir config(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    return pathOf(config.filePath(QStringLiteral("jinbang/contenders.conf")));
}

} // namespace

std::filesystem::path dataFolder()
{
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    return pathOf(data.filePath(QStringLiteral("jinbang")));
}

namespace {

std::filesystem::path journalFolder()
{
    const std::filesystem::path folder = dataFolder() / "runs";
    std::error_code ignored; // the journal tells it when there is no folder
    std::filesystem::create_directories(folder, ignored);
    return folder;
}

} // namespace

Engine::Engine()
    : m_ticker(core::contest::systemTicker())
    , m_launcher(core::contest::processLauncher(*m_ticker))
{
}

Engine::~Engine() = default;

core::contest::Roster Engine::find()
{
    auto commands = core::contest::installedContenders(pathOf(helperFolder().absolutePath()));
    // A registry with a mistake in it must not take the installed libraries away.
    if (const auto registered = core::contest::registeredContenders(registryFile()))
        commands.insert(commands.end(), registered->begin(), registered->end());
    return core::contest::describeAll(commands, *m_launcher, *m_ticker);
}

Services::Scout Engine::scout()
{
    return [this](Services::Found found) {
        m_scout = std::jthread([this, found = std::move(found)] {
            core::contest::Roster roster = find();
            core::system::SystemClock clock;
            core::system::Environment environment = core::system::gatherEnvironment({}, clock);
            {
                const std::lock_guard lock(m_mutex);
                m_roster = roster;
                m_environment = environment;
            }
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [found, candidates = std::move(roster.candidates),
                 environment = std::move(environment)] { found(candidates, environment); },
                Qt::QueuedConnection);
        });
    };
}

template <class Run>
auto Engine::within(Run run)
{
    std::unique_lock lock(m_mutex);
    const core::contest::Roster roster = m_roster;
    const core::system::Environment environment = m_environment;
    lock.unlock();
    const core::contest::Surroundings surroundings{
        *m_launcher,
        *m_ticker,
        core::fixture::findDataDir(pathOf(QCoreApplication::applicationFilePath())),
        journalFolder(),
        pathOf(m_scratch.path()),
        environment,
        allocationCounter(),
        {}};
    return run(roster, surroundings);
}

BenchPage::WorkFor Engine::workFor()
{
    return [this](const core::contest::Plan &plan) -> RunController::Work {
        return [this, plan](std::stop_token stop, const core::contest::Observer &observer) {
            return within([&](const core::contest::Roster &roster,
                              const core::contest::Surroundings &around) {
                return core::contest::runContest(plan, roster, around, stop, observer);
            });
        };
    };
}

HttpWorkFor Engine::httpWorkFor()
{
    return [this](const core::http::HttpPlan &plan) -> HttpController::Work {
        return [this,
                plan](std::stop_token stop,
                      const HttpController::Watch &watch) -> core::Result<core::archive::Report> {
            core::history::KeptHttpRun kept(journalFolder());
            const auto run = within([&](const core::contest::Roster &roster,
                                        const core::contest::Surroundings &around) {
                return core::http::runHttp(plan, roster, around, stop,
                                           [&](const core::http::HttpEvent &event) {
                                               watch.event(event);
                                               if (kept.take(event))
                                                   watch.grown(kept.soFar());
                                           });
            });
            if (!run)
                return run.error();
            core::archive::Report report = core::archive::makeHttpReport(*run);
            if (report.http.empty())
                return report; // stopped before anything began
            kept.keep(report);
            if (!kept.problem().empty())
                watch.notKept(kept.problem());
            return report;
        };
    };
}

PastRuns Engine::pastRuns()
{
    PastRuns past;
    past.find = [this](std::function<void(const PastRuns::Unfinished &)> found) {
        m_historian = std::jthread([found = std::move(found)] {
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [found, runs = core::contest::unfinishedRuns(journalFolder())] { found(runs); },
                Qt::QueuedConnection);
        });
    };
    past.resume = [this](const std::string &runId) -> RunController::Work {
        return [this, runId](std::stop_token stop, const core::contest::Observer &observer)
                   -> core::Result<core::contest::RunData> {
            auto soFar = core::contest::readJournal(journalFolder() / (runId + ".jsonl"));
            if (!soFar)
                return soFar.error();
            return within([&](const core::contest::Roster &roster,
                              const core::contest::Surroundings &around) {
                return core::contest::resumeContest(*std::move(soFar), roster, around, stop,
                                                    observer);
            });
        };
    };
    past.settle = [this](const std::string &runId) -> core::Result<void> {
        const auto soFar = core::contest::readJournal(journalFolder() / (runId + ".jsonl"));
        if (!soFar)
            return soFar.error();
        auto journal = core::contest::Journal::reopen(journalFolder(), *soFar);
        if (!journal)
            return journal.error();
        return journal->finished(core::contest::RunState::Stopped, m_ticker->utcNow());
    };
    return past;
}

BoardPage::Ranker Engine::ranker() const
{
    return [](const core::archive::Report &report, core::contest::Formula formula,
              core::contest::UnsupportedRule rule) {
        auto ranked = core::archive::rank(report, formula, rule);
        return ranked ? *ranked : std::vector<core::archive::Ranking>();
    };
}

Services::Reporter Engine::reporter() const
{
    return [](const core::contest::RunData &data) { return core::archive::makeReport(data); };
}

} // namespace jinbang::app
