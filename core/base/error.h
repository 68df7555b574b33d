#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The closed list of what can go wrong, so that every failure can be named, located and followed by
// a next step, in any language, by whoever shows it.

#include <string>

namespace jinbang::core {

enum class ErrorCode {
    CannotRead,        // subject: path
    NotRegularFile,    // subject: path
    CannotWrite,       // subject: path
    DiskFull,          // subject: path
    OutputIsInput,     // subject: path
    UnknownSuffix,     // subject: path
    EmptyInput,        // subject: path
    InvalidJson,       // subject: path; detail: line, column, byte offset, what
    InvalidText,       // subject: path; detail: encoding, byte offset
    DocumentStream,    // subject: path; detail: line where the second document starts
    TooLarge,          // subject: thing; detail: size and limit
    UnknownName,       // subject: what was asked for; detail: what exists
    OutOfRange,        // subject: option; detail: value and allowed range
    Contradiction,     // subject: option; detail: the other option
    NothingToDo,       // subject: what is missing
    NoContender,       // subject: id; detail: why it cannot be used
    ProtocolViolation, // subject: contender; detail: the line, shortened
    ProtocolVersion,   // subject: contender; detail: its version
    Unsupported,       // subject: contender or feature; detail: reason
    Rejected,          // subject: library; detail: its message
    WrongAnswer,       // subject: contender; detail: first difference
    Crashed,           // subject: contender; detail: signal or exit status
    TimedOut,          // subject: contender; detail: limit
    OutOfMemory,       // subject: contender; detail: limit
    FixtureChanged,    // subject: path
    TooFewSamples,     // subject: statistic; detail: given and needed
    InvalidNumber,     // subject: statistic or text; detail: value
    BadFormat,         // subject: path; detail: line, column, what
    NewerVersion,      // subject: path; detail: its version and ours
    Busy,              // subject: resource
    Cancelled,         // subject: what was cancelled
    System,            // subject: call; detail: errno text
};

struct Error {
    ErrorCode code{};
    std::string subject;
    std::string detail; // technical, not translated: offset, errno, a library's own words

    friend bool operator==(const Error &, const Error &) = default;
};

/// Stable lower-case name of a code for files and scripts, e.g. "cannot-read".
[[nodiscard]] const char *name(ErrorCode code);

/// One English sentence that names the thing, the place and the next step.
/// The desktop translates by code; the command line prints this.
[[nodiscard]] std::string sentence(const Error &error);

} // namespace jinbang::core
