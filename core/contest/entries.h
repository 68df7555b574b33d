#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From a plan to what runs: entries, rows and cells. Pure.

#include "core/contest/roster.h"
#include "core/contest/rundata.h"

#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::contest {

/// Named ones, or every usable contender but the floor. One named twice is measured twice; labels
/// are unique ("simdjson dom", "simdjson #2"). `leftOut` gets a sentence for each that was found
/// but cannot be used. Errors: UnknownName for a contender or variant with those that exist,
/// NoContender.
[[nodiscard]] Result<std::vector<Entry>> chooseEntries(const Plan &plan, const Roster &roster,
                                                       std::vector<std::string> &leftOut);

/// Whether the plan measures this on such a workload. Without a list records are serialized and
/// deserialized, documents parsed and stringified. In a list the operations of records are for
/// records and the others for documents; on records, too, where the plan has no document or names
/// no operation of records, for then nothing else can be meant.
[[nodiscard]] bool takesOperation(const Plan &plan, Operation operation, bool isRecord,
                                  bool anyDocument);

/// Operation outermost, as the first article lays out its columns; takesOperation() says which.
/// What produces text does not depend on the order of keys in its input, so it has one row.
[[nodiscard]] std::vector<Row> makeRows(const Plan &plan,
                                        const std::vector<FixtureRecord> &fixtures);

/// Whether the choice stands for this cell.
[[nodiscard]] bool isNamedBy(const CellChoice &choice, const Row &row, const FixtureRecord &fixture,
                             const Entry &entry);

/// Whether the plan wants this cell, or all.
[[nodiscard]] bool isAsked(const Plan &plan, const Row &row, const FixtureRecord &fixture,
                           const Entry &entry);

/// Takes the rows away of which no cell is wanted.
void keepAskedRows(std::vector<Row> &rows, const Plan &plan,
                   const std::vector<FixtureRecord> &fixtures, const std::vector<Entry> &entries);

/// The variant that will run, or nothing and why in `reason`.
[[nodiscard]] std::optional<std::string> variantFor(const Entry &entry, Operation operation,
                                                    std::string &reason);

/// A cell that will not be measured ends like this.
struct NotRun {
    CellStatus status = CellStatus::Skipped;
    std::string reason;
};

/// Why a cell that the plan has will not be measured, or nothing; `variant` becomes the one that
/// would run. `problem`: of the fixture, or null; `remote`: contenders run on another machine.
[[nodiscard]] std::optional<NotRun> whyNotRun(const Row &row, const Entry &entry,
                                              const Error *problem, bool remote,
                                              std::string &variant);

/// Enters the entry with most cells a second time, unless nobody has any.
void addTwin(std::vector<Entry> &entries, const std::vector<Row> &rows);

/// Why a contender's cells have no address-space limit: a sanitizer reserves far more than any.
[[nodiscard]] bool isSanitized(const protocol::Hello &hello);

/// Null for an unknown id.
[[nodiscard]] const protocol::VariantInfo *findVariant(const protocol::Hello &hello,
                                                       const std::string &id);

} // namespace jinbang::core::contest
