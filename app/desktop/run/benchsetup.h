#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has chosen on the Bench, as a value: it becomes a plan, a matrix of estimates, and
// a remembered JSON object. No widget and no process in here.

#include "app/desktop/charts/reportbars.h"
#include "app/desktop/models/matrix.h"
#include "core/contest/plan.h"
#include "core/contest/roster.h"

#include <QJsonObject>
#include <QString>

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace jinbang::app {

struct SetupWorkload {
    QString name; // of the engine, or a file's path
    bool isFile = false;
    bool document = false; // takes the document operations, else the typed ones
    bool takesCount = false;
    QString counts;                        // "1,10,100"; empty: the workload's own
    double bytes = 0;                      // of its JSON text; 0: not known
    std::map<std::uint64_t, double> sizes; // bytes by count, where they are known
    QString encoding;                      // of a file, as the person chose; empty: detected
    bool chosen = false;
    std::string
        missing; // of a built-in one that cannot be made: the engine's sentence; the run skips it
    QString problem;     // of a file that cannot be measured, in a sentence
    bool probed = false; // the file has been looked at since the program started
};

struct BenchSetup {
    std::vector<core::contest::Candidate> candidates; // what was found
    // libraries whose usual way is not to take part
    std::set<std::string> excluded;
    // other ways of a library, each a column of its own
    std::vector<core::contest::EntryChoice> variants;
    std::vector<SetupWorkload> workloads;
    std::set<core::Operation> operations{core::Operation::Serialize, core::Operation::Deserialize,
                                         core::Operation::Parse, core::Operation::Stringify};
    std::vector<core::contest::CellChoice> leftOut; // cells taken off the matrix by hand
    // preset, sampling, threads, ...; its lists of entries are not used
    core::contest::Plan options;
};

/// The built-in workloads, the article's three chosen.
[[nodiscard]] BenchSetup defaultSetup();

/// "1,10, 100" as counts. Errors: InvalidNumber; OutOfRange outside 1..10 000 000.
[[nodiscard]] core::Result<std::vector<std::uint64_t>> parseCounts(const QString &text);

/// Can take part: was found, answered, and is not the floor.
[[nodiscard]] bool isUsable(const core::contest::Candidate &candidate);

/// The ways to use a library beside the usual one: variants that are not the default of everything
/// they can do.
[[nodiscard]] std::vector<core::protocol::VariantInfo>
otherWays(const core::protocol::Hello &hello);

/// A column's name: the library, with the variant where one was asked for.
[[nodiscard]] QString entryName(const core::protocol::Hello &hello, const std::string &variant);

/// The plan without its list of single cells.
[[nodiscard]] core::contest::Plan listsOf(const BenchSetup &setup);

/// With that list, where cells are left out.
[[nodiscard]] core::contest::Plan planOf(const BenchSetup &setup);

/// What keeps the plan from running, in a sentence; empty when nothing does.
[[nodiscard]] QString obstacleOf(const BenchSetup &setup, int usableCores);

/// The cells that the engine will make of the plan, each with an estimate if it will run.
[[nodiscard]] Matrix plannedMatrix(const BenchSetup &setup, const SlotOf &slotOf);

/// Takes cells of the planned matrix off the plan, or puts them back when all of them are off.
void toggleLeftOut(BenchSetup &setup, const std::vector<std::pair<int, int>> &cells);

struct PlanSummary {
    int cells = 0;
    int all = 0;                 // with those that a library cannot do
    double seconds = 0;          // at most, by the deadline too
    std::vector<QString> cannot; // libraries that skip cells
    int skipped = 0;
    int leftOut = 0;    // by hand
    int missing = 0;    // cells of workloads that cannot be made
    QString whyMissing; // of the first of them, in the engine's words
};
[[nodiscard]] PlanSummary summaryOf(const Matrix &matrix, const core::contest::Sampling &sampling);

[[nodiscard]] QJsonObject toJson(const BenchSetup &setup);
/// Takes over what it understands; candidates stay as they are.
void restore(BenchSetup &setup, const QJsonObject &object);

} // namespace jinbang::app
