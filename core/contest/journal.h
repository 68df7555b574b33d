#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a run: one append-only file of JSON lines, each safe on the disk before the next
// block starts, so that nothing measured is ever only in memory. A run killed at any byte opens
// again.

#include "core/contest/filedescriptor.h"
#include "core/contest/rundata.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::contest {

inline constexpr const char *kJournalSchema = "jinbang-journal";
inline constexpr int kJournalVersion = 1;

/// The writing side. It holds a lock on the file, so that no other process takes the run for a dead
/// one.
class Journal
{
public:
    /// Creates `<folder>/<runId>.jsonl` with the header: plan, environment, entries, fixtures,
    /// rows. Errors: CannotWrite, DiskFull.
    [[nodiscard]] static Result<Journal> create(const std::filesystem::path &folder,
                                                const RunData &header);
    /// Opens the file of a run that stopped, cuts off an unfinished last line, and goes on behind
    /// it. Errors: CannotRead, CannotWrite, Busy when another process is writing it.
    [[nodiscard]] static Result<Journal> reopen(const std::filesystem::path &folder,
                                                const RunData &soFar);

    /// Each appends one line; blocks, rows and the end mark wait until all is on the disk.
    /// Errors: CannotWrite, DiskFull; the file then ends where it ended before.
    [[nodiscard]] Result<void> block(const std::vector<Fork> &forks);
    [[nodiscard]] Result<void> cellEnd(const CellEnd &end);
    [[nodiscard]] Result<void> extras(const CellExtras &extras);
    [[nodiscard]] Result<void> log(const LogLine &line);
    [[nodiscard]] Result<void> rowFinished(int row, bool metTarget);
    /// Forks whose judgement changed after their block was written.
    [[nodiscard]] Result<void> judged(const std::vector<Fork> &forks);
    [[nodiscard]] Result<void> finished(RunState state, const std::string &finishedAt);

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    Journal(FileDescriptor file, std::filesystem::path path);
    [[nodiscard]] Result<void> append(std::string_view line, bool wait);
    FileDescriptor m_file;
    std::filesystem::path m_path;
};

/// A run as far as its journal tells. An unfinished last line is left out, a damaged one before it
/// too, which the log then says; without an end mark the state is Stopped.
/// Errors: CannotRead; BadFormat for what is no journal; NewerVersion.
[[nodiscard]] Result<RunData> readJournal(const std::filesystem::path &file);

/// Bytes up to the end of the last line that could be read. Errors: as readJournal.
[[nodiscard]] Result<std::uint64_t> goodLength(const std::filesystem::path &file);

/// Whether a process holds the journal open to write it.
[[nodiscard]] bool isBeingWritten(const std::filesystem::path &file);

struct UnfinishedRun {
    std::filesystem::path file;
    std::string runId, title, startedAt;
    std::size_t forks = 0; // finished ones
    bool died = false;     // without an end of its own: its program was killed, or the power went
};
/// Journals without "complete" that no process is writing, the newest first. Unreadable files are
/// left out.
[[nodiscard]] std::vector<UnfinishedRun> unfinishedRuns(const std::filesystem::path &folder);

} // namespace jinbang::core::contest
