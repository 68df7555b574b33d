#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON text as a sequence of events. Whatever a library holds after parsing is told as these
// events; they are digested, compared and written by code that no contender shares.

#include <cstdint>
#include <string_view>

namespace jinbang::core::json {

/// Receiver of one document. Calls come in document order; a string_view lives for its call only.
/// A number arrives in the first of int64, uint64, double that holds it; comparison is by value.
class EventSink
{
public:
    virtual ~EventSink() = default;

    virtual void startObject() = 0;
    virtual void key(std::string_view text) = 0;
    virtual void endObject() = 0;
    virtual void startArray() = 0;
    virtual void endArray() = 0;
    virtual void string(std::string_view text) = 0;
    virtual void integer(std::int64_t value) = 0;
    virtual void unsignedInteger(std::uint64_t value) = 0; // only above INT64_MAX
    virtual void real(double value) = 0;
    virtual void boolean(bool value) = 0;
    virtual void null() = 0;
};

} // namespace jinbang::core::json
