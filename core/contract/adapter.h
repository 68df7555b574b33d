#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What an adapter is: it says who it is and what it can do, and hands out operations. It holds no
// clock, no warm-up, no statistic and no loop count.

#include "core/base/result.h"
#include "core/base/words.h"
#include "core/json/digest.h"
#include "core/json/events.h"
#include "core/record/anyrecord.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::contract {

/// A const view of any record: a pointer to the alternative.
using RecordView = const record::AnyRecord *;

/// What an operation works on. Both views stay valid and unchanged until the next prepare().
struct Input {
    std::string_view text;                     // exactly n bytes, nothing promised behind them
    const record::AnyRecord *record = nullptr; // the same content typed; null for documents
};

/// Receives what the last run of an operation produced. An adapter calls what fits its operation:
/// Serialize/Stringify/Prettify text(), Deserialize record(), Parse and Walk document() (events of
/// everything it holds) and Walk also walked(), Validate accepted().
class AnswerSink
{
public:
    virtual ~AnswerSink() = default;
    virtual void text(std::string_view text) = 0;
    virtual void record(const record::AnyRecord &record) = 0;
    virtual json::EventSink &document() = 0;
    virtual void walked(const json::WalkSum &sum) = 0;
    virtual void accepted() = 0;
};

/// One way of doing one thing with one library.
class Operation
{
public:
    virtual ~Operation() = default;

    /// Untimed: takes an input; builds what a writing operation starts from. May be called again.
    [[nodiscard]] virtual Result<void> prepare(const Input &input) = 0;
    /// Timed: nothing but the library's work, n times; every return code is checked.
    /// Errors: Rejected with the library's message; OutOfMemory.
    [[nodiscard]] virtual Result<void> run(std::uint64_t n) = 0;
    /// Untimed: what the last run produced, from the objects that run left behind.
    virtual void output(AnswerSink &sink) = 0;
    /// Bytes of the text last written, 0 for reading operations.
    [[nodiscard]] virtual std::uint64_t outputBytes() const { return 0; }
};

/// What is asked of an adapter.
struct Task {
    core::Operation operation{};
    std::string variant;
    std::optional<record::RecordType> record; // nothing: a document
    bool many = false;                        // std::vector of the record
    bool reuse = true; // parser, writer, buffer, arena kept between operations
};

/// One way of using the library.
struct Variant {
    std::string id;
    Tier tier = Tier::Idiomatic;
    Checking checking = Checking::Strict;
    Api api = Api::Dom;
    std::string summary;                     // "Document::Parse with full precision and validation"
    std::vector<core::Operation> operations; // what it offers
    bool dropsDuplicateKeys = false;
    bool sortsKeys = false;
};

struct Fact {
    std::string name, value; // "kernel active" = "icelake"
};

/// Who a contender is.
struct About {
    std::string id, library, version, homepage, license;
    std::vector<Fact> facts;              // compile-time and run-time facts of the library
    std::vector<std::string> cpuFeatures; // what the binary needs, as in /proc/cpuinfo
    std::vector<Variant> variants;
    std::vector<std::pair<core::Operation, std::string>>
        defaults; // default variant of an operation
    std::vector<std::pair<core::Operation, std::string>> unsupported; // operation, reason
    std::optional<std::uint64_t> depthLimit; // levels of nesting that it reads; nothing: no limit
    bool checked = true; // false: its answers are no answers (floor); measured, never ranked
};

class Adapter
{
public:
    virtual ~Adapter() = default;
    [[nodiscard]] virtual About about() const = 0;
    /// Errors: Unsupported with the reason, UnknownName for a variant.
    [[nodiscard]] virtual Result<std::unique_ptr<Operation>> make(const Task &task) const = 0;
};

} // namespace jinbang::core::contract
