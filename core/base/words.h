#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the product (docs: architecture, section 3) as types, with the one spelling that
// files, the command line and the protocol share.

#include <array>
#include <optional>
#include <string_view>

namespace jinbang::core {

/// What is timed. The first two bind records, the others take documents.
enum class Operation { Serialize, Deserialize, Parse, Stringify, Prettify, Walk, Validate };
enum class Mode { Throughput, AverageTime, SampleTime, SingleShot };
enum class Tier { Idiomatic, Tuned };
enum class Checking { Strict, Trusting };
enum class Api { Dom, Sax, OnDemand, Binding, None };
/// Every cell ends in exactly one of these; only Ok has a number.
enum class CellStatus {
    Ok,
    Unsupported,
    Wrong,
    Rejected,
    Crashed,
    Timeout,
    OutOfMemory,
    Cancelled,
    Skipped
};
enum class KeyOrder { Ordered, Shuffled };
/// How the answer's doubles compare with the correctly rounded ones.
enum class Exactness { Exact, Ulp1, Worse, NotApplicable };
/// How points become a ranking, and what a cell without a score earns in it.
enum class Formula { Article, Geometric };
enum class UnsupportedRule { Zero, Omit };

template <class E>
struct Word {
    E value;
    std::string_view text;
};
template <class E>
Word(E, std::string_view) -> Word<E>; // clang before 17 does not deduce aggregates

template <class E>
inline constexpr std::array<Word<E>, 0> kWords{};
template <>
inline constexpr std::array kWords<Operation>{
    Word{Operation::Serialize, "serialize"}, Word{Operation::Deserialize, "deserialize"},
    Word{Operation::Parse, "parse"},         Word{Operation::Stringify, "stringify"},
    Word{Operation::Prettify, "prettify"},   Word{Operation::Walk, "walk"},
    Word{Operation::Validate, "validate"}};
template <>
inline constexpr std::array kWords<Mode>{
    Word{Mode::Throughput, "thrpt"}, Word{Mode::AverageTime, "avgt"},
    Word{Mode::SampleTime, "sample"}, Word{Mode::SingleShot, "ss"}};
template <>
inline constexpr std::array kWords<Tier>{Word{Tier::Idiomatic, "idiomatic"},
                                         Word{Tier::Tuned, "tuned"}};
template <>
inline constexpr std::array kWords<Checking>{Word{Checking::Strict, "strict"},
                                             Word{Checking::Trusting, "trusting"}};
template <>
inline constexpr std::array kWords<Api>{Word{Api::Dom, "dom"}, Word{Api::Sax, "sax"},
                                        Word{Api::OnDemand, "on-demand"},
                                        Word{Api::Binding, "binding"}, Word{Api::None, "none"}};
template <>
inline constexpr std::array kWords<CellStatus>{Word{CellStatus::Ok, "ok"},
                                               Word{CellStatus::Unsupported, "unsupported"},
                                               Word{CellStatus::Wrong, "wrong"},
                                               Word{CellStatus::Rejected, "rejected"},
                                               Word{CellStatus::Crashed, "crashed"},
                                               Word{CellStatus::Timeout, "timeout"},
                                               Word{CellStatus::OutOfMemory, "out-of-memory"},
                                               Word{CellStatus::Cancelled, "cancelled"},
                                               Word{CellStatus::Skipped, "skipped"}};
template <>
inline constexpr std::array kWords<KeyOrder>{Word{KeyOrder::Ordered, "ordered"},
                                             Word{KeyOrder::Shuffled, "shuffled"}};
template <>
inline constexpr std::array kWords<Exactness>{
    Word{Exactness::Exact, "exact"}, Word{Exactness::Ulp1, "ulp1"}, Word{Exactness::Worse, "worse"},
    Word{Exactness::NotApplicable, "n/a"}};
template <>
inline constexpr std::array kWords<Formula>{Word{Formula::Article, "article"},
                                            Word{Formula::Geometric, "geometric"}};
template <>
inline constexpr std::array kWords<UnsupportedRule>{Word{UnsupportedRule::Zero, "zero"},
                                                    Word{UnsupportedRule::Omit, "omit"}};

/// The spelling of a word in files, on the command line and in the protocol.
template <class E>
[[nodiscard]] constexpr std::string_view text(E value)
{
    for (const auto &word : kWords<E>) {
        if (word.value == value)
            return word.text;
    }
    return {};
}

/// The word with this spelling, or nothing.
template <class E>
[[nodiscard]] constexpr std::optional<E> parseWord(std::string_view spelling)
{
    for (const auto &word : kWords<E>) {
        if (word.text == spelling)
            return word.value;
    }
    return std::nullopt;
}

[[nodiscard]] constexpr bool isRecordOperation(Operation operation)
{
    return operation == Operation::Serialize || operation == Operation::Deserialize;
}
/// Operations that produce text: their throughput counts the canonical minified bytes.
[[nodiscard]] constexpr bool isWriting(Operation operation)
{
    return operation == Operation::Serialize || operation == Operation::Stringify
           || operation == Operation::Prettify;
}

} // namespace jinbang::core
