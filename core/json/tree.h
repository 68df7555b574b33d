#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A document held whole, so that the comparison can look at it in another order than it was told.
// Flat and without recursion: depth is bounded by memory only.

#include "core/json/events.h"

#include <cstddef>
#include <string>
#include <vector>

namespace jinbang::core::json {

/// Holds the events it receives as nodes; node 0 is the root.
class Tree final : public EventSink
{
public:
    enum class Kind : std::uint8_t {
        Null,
        False,
        True,
        Integer,
        Unsigned,
        Real,
        String,
        Object,
        Array
    };
    static constexpr std::size_t kNone = ~std::size_t{0};

    struct Node {
        Kind kind = Kind::Null;
        std::uint64_t hash = 0;  // equal for equal values
        std::uint64_t bits = 0;  // of a number, in its kind's type
        std::uint64_t count = 0; // children
        std::size_t text = 0, textLength = 0;
        std::size_t key = 0, keyLength = 0;
        std::size_t parent = kNone, next = kNone, first = kNone, index = 0;

        [[nodiscard]] bool isNumber() const { return kind >= Kind::Integer && kind <= Kind::Real; }
        [[nodiscard]] double asDouble() const;
    };

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

    [[nodiscard]] bool empty() const { return m_nodes.empty(); }
    [[nodiscard]] const Node &node(std::size_t at) const { return m_nodes[at]; }
    [[nodiscard]] std::string_view key(std::size_t at) const;
    [[nodiscard]] std::vector<std::size_t> children(std::size_t at) const;
    /// Children by key; those of one key in document order.
    [[nodiscard]] std::vector<std::size_t> sortedMembers(std::size_t at) const;
    /// Index behind the last of `members` that has the key of members[from].
    [[nodiscard]] std::size_t endOfKey(const std::vector<std::size_t> &members,
                                       std::size_t from) const;
    /// JSON pointer (RFC 6901).
    [[nodiscard]] std::string pointer(std::size_t at) const;
    /// The value for a person: a scalar as JSON, at most 60 code points of a string; the size of a
    /// container.
    [[nodiscard]] std::string shown(std::size_t at) const;

private:
    struct Open {
        std::size_t node, last;
    };
    Node &add(Kind kind, std::uint64_t hash);
    void open(Kind kind);
    void close();

    std::vector<Node> m_nodes;
    std::vector<Open> m_open;
    std::string m_text;
    std::size_t m_key = 0, m_keyLength = 0;
};

} // namespace jinbang::core::json
