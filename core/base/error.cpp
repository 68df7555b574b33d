// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <array>
#include <string_view>

namespace jinbang::core {
namespace {

struct Entry {
    ErrorCode code;
    const char *name;
    const char *text; // %s subject, %d detail (dropped with its brackets when empty)
};

constexpr std::array kEntries{
    Entry{ErrorCode::CannotRead, "cannot-read",
          "Cannot read %s (%d). Check the path and its permissions."},
    Entry{ErrorCode::NotRegularFile, "not-regular-file",
          "%s is not a regular file (%d). Give a file, not a folder, pipe or device."},
    Entry{ErrorCode::CannotWrite, "cannot-write",
          "Cannot write %s (%d). An existing file there was left as it was; choose another place."},
    Entry{ErrorCode::DiskFull, "disk-full",
          "No space left to write %s (%d). An existing file there was left as it was; free some "
          "space or choose another disk."},
    Entry{ErrorCode::OutputIsInput, "output-is-input",
          "The output %s is also an input (%d). Choose another name for the output."},
    Entry{ErrorCode::UnknownSuffix, "unknown-suffix",
          "The format of %s is not known from its name (%d). Use one of the listed suffixes."},
    Entry{ErrorCode::EmptyInput, "empty-input",
          "%s is empty: nothing to measure (%d). Choose a file with content."},
    Entry{ErrorCode::InvalidJson, "invalid-json",
          "%s is not valid JSON (%d). Mend the file at that place."},
    Entry{ErrorCode::InvalidText, "invalid-text",
          "%s is not valid text (%d). Name its encoding, or save it as UTF-8."},
    Entry{ErrorCode::DocumentStream, "document-stream",
          "%s holds several JSON documents (%d). Split it, or wrap the documents into one array."},
    Entry{ErrorCode::TooLarge, "too-large",
          "%s is too large (%d). Choose a smaller input or raise the limit."},
    Entry{ErrorCode::UnknownName, "unknown-name",
          "There is no %s (%d). Choose one of the listed names."},
    Entry{ErrorCode::OutOfRange, "out-of-range",
          "%s is out of range (%d). Choose a value in the allowed range."},
    Entry{ErrorCode::Contradiction, "contradiction",
          "%s does not go together with another choice (%d). Leave one of them out."},
    Entry{ErrorCode::NothingToDo, "nothing-to-do",
          "There is nothing to do: %s (%d). Choose at least one."},
    Entry{ErrorCode::NoContender, "no-contender",
          "The contender %s cannot be used (%d). Run 'jinbang-cli list' to see what is there."},
    Entry{ErrorCode::ProtocolViolation, "protocol-violation",
          "The contender %s broke the protocol (%d). See docs/protocol.md."},
    Entry{
        ErrorCode::ProtocolVersion, "protocol-version",
        "The contender %s speaks another protocol version (%d). Build it for protocol version 1."},
    Entry{ErrorCode::Unsupported, "unsupported",
          "%s cannot do this (%d). Leave it out or choose another."},
    Entry{ErrorCode::Rejected, "rejected",
          "%s refuses the input (%d). Compare with 'jinbang-cli check'."},
    Entry{ErrorCode::WrongAnswer, "wrong-answer",
          "The answer of %s differs (%d). The cell has no number; report it to the library or the "
          "adapter."},
    Entry{ErrorCode::Crashed, "crashed",
          "%s crashed (%d). The other cells were measured; try a newer version of the library."},
    Entry{ErrorCode::TimedOut, "timed-out",
          "%s did not finish in time (%d). Raise --timeout or choose a smaller input."},
    Entry{ErrorCode::OutOfMemory, "out-of-memory",
          "%s ran out of memory (%d). Raise --memory-cap or choose a smaller input."},
    Entry{ErrorCode::FixtureChanged, "fixture-changed",
          "%s changed while it was being measured (%d). Leave the file alone during the run and "
          "start again."},
    Entry{ErrorCode::TooFewSamples, "too-few-samples",
          "Too few values for %s (%d). Measure more blocks."},
    Entry{ErrorCode::InvalidNumber, "invalid-number",
          "%s is not a usable number (%d). Check the source of the value."},
    Entry{ErrorCode::BadFormat, "bad-format",
          "%s cannot be understood (%d). Nothing was imported; check the file at that place."},
    Entry{ErrorCode::NewerVersion, "newer-version",
          "%s was written by a newer Jinbang (%d). Update Jinbang; the file was left as it was."},
    Entry{ErrorCode::Busy, "busy",
          "%s is in use (%d). Wait for the other program or choose another."},
    Entry{ErrorCode::Cancelled, "cancelled", "%s was cancelled (%d). What was finished is kept."},
    Entry{ErrorCode::System, "system",
          "The system refused %s (%d). Try again; if it stays, report it."},
};

const Entry &entry(ErrorCode code)
{
    for (const Entry &candidate : kEntries) {
        if (candidate.code == code)
            return candidate;
    }
    return kEntries.back();
}

} // namespace

const char *name(ErrorCode code)
{
    return entry(code).name;
}

std::string sentence(const Error &error)
{
    std::string result;
    std::string_view text = entry(error.code).text;
    if (const auto bracket = text.find(" (%d)"); error.detail.empty() && bracket != text.npos) {
        result.assign(text.substr(0, bracket)).append(text.substr(bracket + 5));
    } else {
        result = text;
    }
    // Detail first: a subject may itself contain "%d".
    if (const auto at = result.find("%d"); at != result.npos)
        result.replace(at, 2, error.detail);
    if (const auto at = result.find("%s"); at != result.npos)
        result.replace(at, 2, error.subject);
    return result;
}

} // namespace jinbang::core
