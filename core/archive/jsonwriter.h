#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// JSON for people and for diff: one member a line, what is marked as one line on one line. Streams,
// since a tree of a large report would need ten times its size.

#include "core/archive/output.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::archive {

class JsonWriter
{
public:
    /// How a container is laid out. All within a container on one line is on that line too.
    enum class Layout { Lines, OneLine };

    explicit JsonWriter(Output &output)
        : m_output(output)
    {
    }

    void beginObject(Layout layout = Layout::Lines) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::Lines) { begin('[', layout); }
    void endArray() { end(']'); }
    void key(std::string_view name);

    void null() { element("null"); }
    void boolean(bool value) { element(value ? "true" : "false"); }
    /// Shortest text that reads back to the same double; null when not finite.
    void number(double value);
    void integer(std::int64_t value) { element(std::to_string(value)); }
    void natural(std::uint64_t value) { element(std::to_string(value)); }
    /// Bytes that are not UTF-8 become U+FFFD.
    void string(std::string_view value) { element(quoted(value)); }
    /// Members as they stood in another file; must be text that JsonTree read.
    void members(std::string_view raw);
    /// A line break after the last value.
    void finish() { m_output << "\n"; }

    /// A string with its quotes.
    [[nodiscard]] static std::string quoted(std::string_view value);

private:
    struct Open {
        bool oneLine = false;
        bool empty = true;
    };
    void begin(char bracket, Layout layout);
    void end(char bracket);
    void element(std::string_view text);
    void separate();

    Output &m_output;
    std::vector<Open> m_open;
    bool m_afterKey = false;
};

} // namespace jinbang::core::archive
