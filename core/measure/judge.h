#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Is the answer right? One answer against what it should be, with no code that a contender shares.

#include "core/contract/adapter.h"
#include "core/json/digest.h"

#include <set>
#include <string>
#include <string_view>

namespace jinbang::core::measure {

/// What an answer should be.
struct Expectation {
    std::string_view text;                     // valid JSON
    const record::AnyRecord *record = nullptr; // for record operations
    json::Digest digest;                       // of the text
    std::uint64_t fingerprint = 0;             // of the bytes, before anybody could change them
};

/// Errors: InvalidJson.
[[nodiscard]] Result<Expectation> expectationOf(std::string_view text,
                                                const record::AnyRecord *record);

struct Verdict {
    CellStatus status = CellStatus::Ok;
    std::string reason; // when not ok: where it differs first
    Exactness exactness = Exactness::NotApplicable;
    std::uint64_t largestUlp = 0;
    std::set<std::string> notes;

    [[nodiscard]] bool ok() const { return status == CellStatus::Ok; }
    /// Keeps the first failure, the worse exactness and all notes.
    void add(const Verdict &other);
};

[[nodiscard]] Verdict wrong(std::string reason);

/// Was the text, or the record that is written, changed since?
[[nodiscard]] Verdict untouched(const Expectation &expected);

/// Asks the operation for its last answer and compares it. Costs a digest of the answer; trees are
/// built only to name a difference.
[[nodiscard]] Verdict judge(core::Operation what, contract::Operation &operation,
                            const Expectation &expected);

} // namespace jinbang::core::measure
