#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The canonical text of a document: minified UTF-8, members in order of arrival, shortest exact
// numbers, '/' and non-ASCII unescaped. Its length is the byte count of every throughput.

#include "core/json/events.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace jinbang::core::json {

/// Appends the events it receives to a string as canonical JSON. Doubles are never written with a
/// loss: integral ones as "1.0"; non-finite ones as null (a caller that allows them has a bug).
class CanonicalWriter final : public EventSink
{
public:
    explicit CanonicalWriter(std::string &out);
    void startObject() override;
    void key(std::string_view text) override;
    void endObject() override;
    void startArray() override;
    void endArray() override;
    void string(std::string_view text) override;
    void integer(std::int64_t value) override;
    void unsignedInteger(std::uint64_t value) override;
    void real(double value) override;
    void boolean(bool value) override;
    void null() override;

private:
    void separate();
    std::string &m_out;
    bool m_needComma = false;
};

/// Counts the bytes that a CanonicalWriter would append, and keeps none of them.
class CanonicalCounter final : public EventSink
{
public:
    void startObject() override;
    void key(std::string_view text) override;
    void endObject() override;
    void startArray() override;
    void endArray() override;
    void string(std::string_view text) override;
    void integer(std::int64_t value) override;
    void unsignedInteger(std::uint64_t value) override;
    void real(double value) override;
    void boolean(bool value) override;
    void null() override;

    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }

private:
    void add(std::uint64_t bytes);
    std::uint64_t m_bytes = 0;
    bool m_needComma = false;
};

/// Appends a JSON string with its quotation marks; only what must be escaped is.
void appendQuoted(std::string &out, std::string_view text);

/// Appends a double so that it reads back as the same double: "1.0", "0.1", "1e+22".
void appendReal(std::string &out, double value);

/// White space outside strings: none is compact, at least one line break is pretty.
enum class TextShape { Compact, Pretty, Mixed };
[[nodiscard]] TextShape shapeOf(std::string_view text);

} // namespace jinbang::core::json
