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

/// Operation outermost, as the first article lays out its columns. Record operations need records;
/// what produces text does not depend on the order of keys in its input, so it has one row.
[[nodiscard]] std::vector<Row> makeRows(const Plan &plan,
                                        const std::vector<FixtureRecord> &fixtures);

/// Whether the plan wants this cell, or all.
[[nodiscard]] bool isAsked(const Plan &plan, const Row &row, const FixtureRecord &fixture,
                           const Entry &entry);

/// Takes the rows away of which no cell is wanted.
void keepAskedRows(std::vector<Row> &rows, const Plan &plan,
                   const std::vector<FixtureRecord> &fixtures, const std::vector<Entry> &entries);

/// The variant that will run, or nothing and why in `reason`.
[[nodiscard]] std::optional<std::string> variantFor(const Entry &entry, Operation operation,
                                                    std::string &reason);

/// Enters the entry with most cells a second time, unless nobody has any.
void addTwin(std::vector<Entry> &entries, const std::vector<Row> &rows);

/// Null for an unknown id.
[[nodiscard]] const protocol::VariantInfo *findVariant(const protocol::Hello &hello,
                                                       const std::string &id);

} // namespace jinbang::core::contest
