#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the history, which are all that must never be lost: what belongs to a run, and how
// it is written, moved away and brought back.

#include "core/archive/report.h"
#include "core/base/result.h"
#include "core/history/runentry.h"

#include <chrono>
#include <string_view>

namespace jinbang::core::history {

/// A run as a folder shows it, without opening a file.
struct RunFiles {
    std::string id;
    std::filesystem::path main, about; // journal or report; empty where there is none
    bool isJournal = false;
    std::int64_t size = 0, modifiedNs = 0, aboutModifiedNs = 0;
};

[[nodiscard]] std::filesystem::path runsFolder(const std::filesystem::path &data);
[[nodiscard]] std::filesystem::path trashFolder(const std::filesystem::path &data);

/// Whether an id may be part of a file's name: letters, digits, '-', '_' and '.', not first.
[[nodiscard]] bool isRunId(std::string_view text);

/// Errors: CannotRead; a folder that is not there has no runs.
[[nodiscard]] Result<std::vector<RunFiles>> runsIn(const std::filesystem::path &folder);

/// One run's files, without looking at those of the others. Errors: UnknownName.
[[nodiscard]] Result<RunFiles> runFiles(const std::filesystem::path &folder, const std::string &id);

/// What a user wrote; nothing where there is no such file or none of ours.
[[nodiscard]] std::optional<About> readAbout(const std::filesystem::path &file);
/// Errors: CannotWrite, DiskFull; the old file stays.
[[nodiscard]] Result<void> writeAbout(const std::filesystem::path &data, const std::string &id,
                                      const About &about);

/// Changes what is written there now, or `fallback` where nothing is; others who change something
/// wait meanwhile. Errors: as writeAbout().
[[nodiscard]] Result<void> changeAbout(const std::filesystem::path &data, const std::string &id,
                                       About fallback, const AboutChange &change);

/// Writes the report of a run that has no journal, as often as it grows. An HTTP load does so after
/// every contender. Errors: CannotWrite, DiskFull; the old file stays. BadFormat for a bad id.
[[nodiscard]] Result<void> saveRun(const std::filesystem::path &data,
                                   const archive::Report &report);

/// Moves the run's files into the trash. Errors: CannotWrite; the run then is where it was.
[[nodiscard]] Result<void> moveToTrash(const std::filesystem::path &data, const RunFiles &files);
/// Errors: UnknownName, Contradiction, CannotWrite.
[[nodiscard]] Result<void> moveBack(const std::filesystem::path &data, const std::string &id);
/// Deletes for good what came into the trash before.
void emptyTrash(const std::filesystem::path &data, std::chrono::system_clock::time_point before);

} // namespace jinbang::core::history
