#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Every run that was kept. The files in the data folder are the truth: a journal for each run, a
// report for a run without one (an HTTP load, an import), and beside it what the user wrote about
// it. The database is an index over them, made anew whenever it is lost.
//
//     <data>/runs/<id>.jsonl  <id>.jinbang.json  <id>.about.json
//     <data>/history.db       <data>/trash/<id>/...

#include "core/archive/report.h"
#include "core/base/result.h"
#include "core/history/runentry.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>

namespace jinbang::core::history {

/// Runs that were deleted together, for the undo.
struct Removal {
    std::vector<std::string> ids;
};

/// Files read so far, and how many there are to read.
using RefreshProgress = std::function<void(std::size_t done, std::size_t total)>;

/// One object a thread; any number of objects and processes may use one folder.
class History
{
public:
    /// Makes the folder and the index where they are missing. An index that is damaged or of a
    /// newer version is kept under another name; one that cannot be written is replaced by one in
    /// memory. Both are told by notes().
    /// Errors: CannotWrite, DiskFull when there is neither a folder nor room for one; Busy.
    [[nodiscard]] static Result<History> open(const std::filesystem::path &dataFolder);
    History(History &&) noexcept;
    History &operator=(History &&) noexcept;
    ~History();

    /// What the user should know, a sentence each: "the index was damaged and is kept as ...".
    [[nodiscard]] const std::vector<std::string> &notes() const;
    [[nodiscard]] const std::filesystem::path &folder() const; // <data>/runs

    /// Reads what is new or has changed since, and forgets what is gone. Cheap when nothing did.
    /// Result: how many files were read. Errors: Cancelled, CannotRead.
    [[nodiscard]] Result<std::size_t> refresh(std::stop_token stop = {},
                                              const RefreshProgress &progress = {});
    /// Reads every file again, whatever the index says of it. Errors: as refresh().
    [[nodiscard]] Result<std::size_t> rebuild(std::stop_token stop = {},
                                              const RefreshProgress &progress = {});

    /// The newest first. Errors: CannotRead.
    [[nodiscard]] Result<std::vector<RunEntry>> list(const RunFilter &filter = {});
    /// By the id or a beginning of it that only one run has; "last" is the newest run.
    /// Errors: UnknownName, also with the ids when several begin so.
    [[nodiscard]] Result<RunEntry> find(std::string_view id);
    /// The whole report, with the title and tags of the user.
    /// Errors: UnknownName; as readJournal() or readReportJson().
    [[nodiscard]] Result<archive::Report> report(std::string_view id);

    /// Changes what the user wrote, as it is on the disk by then: of several processes that do so
    /// at once none undoes another's work. Errors: UnknownName; CannotWrite, DiskFull: what was
    /// there stays.
    [[nodiscard]] Result<RunEntry> change(std::string_view id, const AboutChange &change);

    /// Puts the runs into the trash, where they stay for 30 days; empties what is older. All or
    /// none. Errors: UnknownName; Busy for a run that is being written; CannotWrite.
    [[nodiscard]] Result<Removal> remove(const std::vector<std::string> &ids,
                                         std::chrono::system_clock::time_point now);
    /// Undoes a removal, also of an earlier process. Errors: UnknownName; CannotWrite;
    /// Contradiction when a run of that id is there again.
    [[nodiscard]] Result<void> restore(const Removal &removal);

    /// Keeps a report that has no journal; under its own run id, or one made from its content. What
    /// is there already stays as it is and is found. Errors: CannotWrite, DiskFull.
    [[nodiscard]] Result<RunEntry> keep(const archive::Report &report);

    /// Cells that have a number in some run, sorted. Errors: CannotRead.
    [[nodiscard]] Result<std::vector<CellName>> cells();
    /// The cell's values, the oldest first. Errors: CannotRead.
    [[nodiscard]] Result<std::vector<TrendPoint>> trend(const CellName &cell,
                                                        const RunFilter &filter = {});

private:
    struct State;
    explicit History(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace jinbang::core::history
