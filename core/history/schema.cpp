// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/database.h"

#include <array>

namespace jinbang::core::history {
namespace {

// Lists are texts with a unit separator (U+001F) between their members.
constexpr const char *kRuns = R"(
CREATE TABLE runs (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL, modified INTEGER NOT NULL, aboutModified INTEGER NOT NULL,
    kind TEXT NOT NULL, state TEXT NOT NULL, problem TEXT NOT NULL, file TEXT NOT NULL,
    title TEXT NOT NULL, tags TEXT NOT NULL, note TEXT NOT NULL,
    startedAt TEXT NOT NULL, finishedAt TEXT NOT NULL, durationNs REAL,
    preset TEXT NOT NULL, fixtures TEXT NOT NULL, operations TEXT NOT NULL,
    libraries TEXT NOT NULL, cells INTEGER NOT NULL, cellsOk INTEGER NOT NULL,
    leaders TEXT NOT NULL, leaderTotal REAL,
    host TEXT NOT NULL, cpu TEXT NOT NULL, kernel TEXT NOT NULL, compiler TEXT NOT NULL,
    flags TEXT NOT NULL, buildType TEXT NOT NULL, generatorVersion TEXT NOT NULL,
    seed INTEGER NOT NULL
);
CREATE INDEX runsByTime ON runs (startedAt, id);
)";

// For trends. Names and subjects repeat in thousands of runs, so they are kept once; the runs that
// an older index knew are read again.
constexpr const char *kCells = R"(
CREATE TABLE names (
    number INTEGER PRIMARY KEY, metric TEXT NOT NULL, label TEXT NOT NULL, UNIQUE (metric, label));
CREATE TABLE subjects (
    number INTEGER PRIMARY KEY, variant TEXT NOT NULL, version TEXT NOT NULL, input TEXT NOT NULL,
    UNIQUE (variant, version, input));
CREATE TABLE cells (
    name INTEGER NOT NULL, run INTEGER NOT NULL, subject INTEGER NOT NULL,
    value REAL NOT NULL, low REAL, high REAL, isTime INTEGER NOT NULL, ranked INTEGER NOT NULL,
    PRIMARY KEY (name, run)) WITHOUT ROWID;
CREATE INDEX cellsByRun ON cells (run);
UPDATE runs SET size = -1;
)";

// Of results that another program measured; which they are, their files say.
constexpr const char *kOrigin = R"(
ALTER TABLE runs ADD COLUMN importedFrom TEXT NOT NULL DEFAULT '';
ALTER TABLE runs ADD COLUMN importedAs TEXT NOT NULL DEFAULT '';
UPDATE runs SET size = -1;
)";

constexpr std::array kMigrations{kRuns, kCells, kOrigin};

} // namespace

std::span<const char *const> migrations()
{
    return kMigrations;
}

} // namespace jinbang::core::history
