// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history.h"

#include "core/archive/reportjson.h"
#include "core/contest/journal.h"
#include "core/fixture/sha256.h"
#include "core/history/database.h"
#include "core/history/rows.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>

namespace jinbang::core::history {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBatch = 64; // runs a transaction: a stop loses no more
constexpr auto kTrashDays = std::chrono::days(30);
constexpr std::size_t kHashDigits = 12;

std::string contentOf(const archive::Report &report)
{
    std::string text;
    archive::Output output([&](std::string_view piece) { text += piece; });
    archive::writeReportJson(report, output);
    output.flush();
    return text;
}

bool isUnchanged(const RunFiles &files, const Stamp &stamp)
{
    return files.size == stamp.size && files.modifiedNs == stamp.modifiedNs
           && files.aboutModifiedNs == stamp.aboutModifiedNs
           && !(stamp.running && !contest::isBeingWritten(files.main));
}

} // namespace

struct History::State {
    State(fs::path folder, Database opened)
        : data(std::move(folder))
        , runs(runsFolder(data))
        , database(std::move(opened))
    {
    }

    fs::path data, runs;
    Database database;

    /// Does it; once more when the index could be mended or replaced.
    template <class F>
    auto guarded(F operation) -> decltype(operation())
    {
        for (bool again = false;; again = true) {
            try {
                if (again) {
                    if (auto done = refresh({}, {}); !done)
                        return done.error();
                }
                return operation();
            } catch (const SQLite::Exception &problem) {
                if (again || !recovered(problem))
                    return errorOf(data, problem);
            }
        }
    }
    bool recovered(const SQLite::Exception &problem)
    {
        try {
            return database.recover(problem);
        } catch (const SQLite::Exception &) {
            return false;
        }
    }

    Result<std::size_t> refresh(const std::stop_token &stop, const RefreshProgress &progress);
    Result<RunEntry> entryOf(std::string_view id);
};

Result<std::size_t> History::State::refresh(const std::stop_token &stop,
                                            const RefreshProgress &progress)
{
    auto there = runsIn(runs);
    if (!there)
        return there.error();
    auto stamps = stampsOf(database.handle());
    std::vector<RunFiles> changed;
    for (RunFiles &files : *there) {
        const auto known = stamps.find(files.id);
        const bool unchanged = known != stamps.end() && isUnchanged(files, known->second);
        if (known != stamps.end())
            stamps.erase(known);
        if (!unchanged)
            changed.push_back(std::move(files));
    }
    if (!stamps.empty()) {
        SQLite::Transaction transaction(database.handle(), SQLite::TransactionBehavior::IMMEDIATE);
        for (const auto &[id, stamp] : stamps)
            forget(database.handle(), stamp.number);
        transaction.commit();
    }
    // The newest first: a stop leaves the old ones for the next time.
    std::ranges::sort(changed, std::ranges::greater{}, &RunFiles::id);
    for (std::size_t at = 0; at < changed.size();) {
        std::vector<IndexedRun> batch;
        const std::size_t first = at;
        for (; at < changed.size() && batch.size() < kBatch && !stop.stop_requested(); ++at) {
            batch.push_back(indexRun(changed[at]));
            if (progress)
                progress(at + 1, changed.size());
        }
        SQLite::Transaction transaction(database.handle(), SQLite::TransactionBehavior::IMMEDIATE);
        for (std::size_t i = 0; i < batch.size(); ++i)
            put(database.handle(), changed[first + i], batch[i]);
        transaction.commit();
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "reading the history", {}};
    }
    return changed.size();
}

Result<RunEntry> History::State::entryOf(std::string_view id)
{
    RunFilter newest;
    newest.most = 1;
    if (id == "last") {
        auto entries = select(database.handle(), newest);
        if (entries.empty())
            return Error{ErrorCode::UnknownName, "run 'last'", "the history is empty"};
        return entries.front();
    }
    constexpr int kShown = 5;
    const auto ids = idsWith(database.handle(), id, kShown);
    if (ids.empty() || id.empty())
        return Error{ErrorCode::UnknownName, "run '" + std::string(id) + "'",
                     "'history list' names those that are there"};
    if (ids.size() > 1 && ids.front() != id) {
        std::string several;
        for (const std::string &each : ids)
            several.append(several.empty() ? "several begin so: " : ", ").append(each);
        return Error{ErrorCode::UnknownName, "run '" + std::string(id) + "'", several};
    }
    return entryWithId(database.handle(), ids.front());
}

History::History(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}
History::History(History &&) noexcept = default;
History &History::operator=(History &&) noexcept = default;
History::~History() = default;

Result<History> History::open(const fs::path &dataFolder)
{
    if (dataFolder.empty())
        return Error{ErrorCode::CannotWrite, "the history", "there is no home folder"};
    std::error_code problem;
    fs::create_directories(runsFolder(dataFolder), problem);
    if (problem && !fs::is_directory(dataFolder))
        return Error{problem == std::errc::no_space_on_device ? ErrorCode::DiskFull
                                                              : ErrorCode::CannotWrite,
                     dataFolder.string(), problem.message()};
    auto database = Database::open(dataFolder / "history.db");
    if (!database)
        return database.error();
    return History(std::make_unique<State>(dataFolder, *std::move(database)));
}

const std::vector<std::string> &History::notes() const
{
    return m_state->database.notes();
}

const fs::path &History::folder() const
{
    return m_state->runs;
}

Result<std::size_t> History::refresh(std::stop_token stop, const RefreshProgress &progress)
{
    return m_state->guarded([&] { return m_state->refresh(stop, progress); });
}

Result<std::size_t> History::rebuild(std::stop_token stop, const RefreshProgress &progress)
{
    return m_state->guarded([&]() -> Result<std::size_t> {
        // Row by row: another process sees every run all the time.
        m_state->database.handle().exec("UPDATE runs SET size = -1");
        return m_state->refresh(stop, progress);
    });
}

Result<std::vector<RunEntry>> History::list(const RunFilter &filter)
{
    return m_state->guarded([&]() -> Result<std::vector<RunEntry>> {
        return select(m_state->database.handle(), filter);
    });
}

Result<RunEntry> History::find(std::string_view id)
{
    return m_state->guarded([&] { return m_state->entryOf(id); });
}

Result<archive::Report> History::report(std::string_view id)
{
    const auto entry = find(id);
    if (!entry)
        return entry.error();
    const auto files = runFiles(m_state->runs, entry->id);
    if (!files)
        return files.error();
    return readRun(*files);
}

Result<RunEntry> History::change(std::string_view id, const AboutChange &change)
{
    const auto entry = find(id);
    if (!entry)
        return entry;
    if (auto done = changeAbout(m_state->data, entry->id, entry->about, change); !done)
        return done.error();
    if (auto done = refresh(); !done)
        return done.error();
    return find(entry->id);
}

Result<Removal> History::remove(const std::vector<std::string> &ids,
                                std::chrono::system_clock::time_point now)
{
    std::vector<RunFiles> runs;
    for (const std::string &id : ids) {
        const auto entry = find(id);
        if (!entry)
            return entry.error();
        auto files = runFiles(m_state->runs, entry->id);
        if (!files)
            return files.error();
        if (files->isJournal && contest::isBeingWritten(files->main))
            return Error{ErrorCode::Busy, "run " + files->id, "it is still going on"};
        if (std::ranges::find(runs, files->id, &RunFiles::id) == runs.end())
            runs.push_back(*std::move(files));
    }
    emptyTrash(m_state->data, now - kTrashDays);
    Removal removal;
    for (const RunFiles &files : runs) {
        if (auto moved = moveToTrash(m_state->data, files); !moved) {
            (void)restore(removal);
            return moved.error();
        }
        removal.ids.push_back(files.id);
    }
    if (auto done = refresh(); !done)
        return done.error();
    return removal;
}

Result<void> History::restore(const Removal &removal)
{
    Result<void> outcome;
    for (const std::string &id : removal.ids) {
        if (auto moved = moveBack(m_state->data, id); !moved && outcome)
            outcome = moved;
    }
    if (auto done = refresh(); !done && outcome)
        outcome = done.error();
    return outcome;
}

Result<RunEntry> History::keep(const archive::Report &report)
{
    if (auto done = refresh(); !done)
        return done.error();
    archive::Report kept = report;
    const auto same = isRunId(report.runId)
                          ? find(report.runId)
                          : Result<RunEntry>(Error{ErrorCode::UnknownName, {}, {}});
    if (same && same->id == report.runId && same->startedAt == report.startedAt)
        return same;
    if (same || !isRunId(report.runId))
        kept.runId = "import-" + fixture::sha256(contentOf(report)).substr(0, kHashDigits);
    if (const auto there = find(kept.runId); there && there->id == kept.runId)
        return there;
    if (auto saved = saveRun(m_state->data, kept); !saved)
        return saved.error();
    if (auto done = refresh(); !done)
        return done.error();
    return find(kept.runId);
}

Result<std::vector<CellName>> History::cells()
{
    return m_state->guarded(
        [&]() -> Result<std::vector<CellName>> { return cellNames(m_state->database.handle()); });
}

Result<std::vector<TrendPoint>> History::trend(const CellName &cell, const RunFilter &filter)
{
    return m_state->guarded([&]() -> Result<std::vector<TrendPoint>> {
        return trendOf(m_state->database.handle(), cell, filter);
    });
}

} // namespace jinbang::core::history
