#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs into and out of the tables of the index.

#include "core/history/indexrun.h"

#include <SQLiteCpp/Database.h>

#include <unordered_map>

namespace jinbang::core::history {

/// By what a run's files are known to be unchanged.
struct Stamp {
    std::int64_t number = 0; // of the row
    std::int64_t size = 0, modifiedNs = 0, aboutModifiedNs = 0;
    bool running = false;
};
[[nodiscard]] std::unordered_map<std::string, Stamp> stampsOf(SQLite::Database &database);

void forget(SQLite::Database &database, std::int64_t number);
/// Instead of what was known of that id.
void put(SQLite::Database &database, const RunFiles &files, const IndexedRun &run);

/// The newest first.
[[nodiscard]] std::vector<RunEntry> select(SQLite::Database &database, const RunFilter &filter);
[[nodiscard]] Result<RunEntry> entryWithId(SQLite::Database &database, const std::string &id);
/// Ids that begin so, at most `most`.
[[nodiscard]] std::vector<std::string> idsWith(SQLite::Database &database, std::string_view begin,
                                               int most);
[[nodiscard]] std::vector<CellName> cellNames(SQLite::Database &database);
[[nodiscard]] std::vector<TrendPoint> trendOf(SQLite::Database &database, const CellName &cell,
                                              const RunFilter &filter);

} // namespace jinbang::core::history
