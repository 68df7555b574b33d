#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON file as a flat list of nodes, each of which knows where it stands in the text, so that a
// wrong value deep inside a file can be named by line and column and a part that nobody knows can
// be kept as it was. A 100 MB report is one allocation of nodes, not ten million.

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::archive {

class JsonNode;

class JsonTree
{
public:
    /// `text` must outlive the tree. `subject` names the file in errors.
    /// Shape:  a byte order mark at the start is skipped; up to 2 GiB.
    /// Errors: EmptyInput, BadFormat with line and column, TooLarge.
    [[nodiscard]] static Result<JsonTree> parse(std::string_view text, std::string subject);

    [[nodiscard]] JsonNode root() const;

private:
    friend class JsonNode;
    friend class JsonTreeBuilder;

    enum class Kind : std::uint8_t {
        Null,
        False,
        True,
        Integer,
        Unsigned,
        Real,
        String,
        Array,
        Object
    };
    struct Piece {
        std::uint32_t at, size; // in the arena
    };
    struct Entry {
        Kind kind{};
        std::uint32_t next = 0;           // index after this value and all within
        std::uint32_t begin = 0, end = 0; // in the text
        union {
            std::int64_t integer;
            std::uint64_t natural;
            double real;
            Piece string;
            std::uint64_t children; // of an object: its members
        };
    };

    JsonTree() = default;

    std::string_view m_text;
    std::string m_subject;
    std::vector<Entry> m_entries;         // a member is its key (String) and then its value
    std::unique_ptr<std::string> m_arena; // on the heap: views into it survive a move of the tree
};

/// A value within a tree, or "missing". A handle as cheap as an index; the tree must live on.
class JsonNode
{
public:
    JsonNode() = default;

    [[nodiscard]] bool isMissing() const { return m_tree == nullptr; }
    [[nodiscard]] bool isNull() const;
    [[nodiscard]] bool isObject() const;
    [[nodiscard]] bool isArray() const;
    [[nodiscard]] bool isString() const;
    [[nodiscard]] bool isNumber() const;

    [[nodiscard]] std::optional<bool> boolean() const;
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    [[nodiscard]] std::optional<std::uint64_t> natural() const;
    [[nodiscard]] std::optional<std::string_view> string() const;

    /// Number of elements or members; 0 for everything else.
    [[nodiscard]] std::size_t size() const;
    /// The first member of that name; missing when there is none or this is no object.
    [[nodiscard]] JsonNode operator[](std::string_view key) const;
    /// First element or first key; missing when there is none.
    [[nodiscard]] JsonNode first() const;
    /// What follows this value among its siblings; for a key that is its value. Missing at the end.
    [[nodiscard]] JsonNode next() const;

    /// Where the value starts in the text.
    [[nodiscard]] std::size_t offset() const;
    /// The value's own text.
    [[nodiscard]] std::string_view raw() const;
    /// BadFormat at this value's line and column.
    [[nodiscard]] Error error(std::string_view what) const;

    /// Calls `visit(JsonNode)` for each element of an array.
    template <class F>
    void forEachElement(F visit) const
    {
        if (!isArray())
            return;
        for (JsonNode element = first(); !element.isMissing(); element = element.next())
            visit(element);
    }
    /// Calls `visit(std::string_view key, JsonNode value)` for each member of an object.
    template <class F>
    void forEachMember(F visit) const
    {
        if (!isObject())
            return;
        for (JsonNode key = first(); !key.isMissing();) {
            const JsonNode value = key.next();
            visit(*key.string(), value);
            key = value.next();
        }
    }

private:
    friend class JsonTree;
    JsonNode(const JsonTree *tree, std::uint32_t index, std::uint32_t end)
        : m_tree(tree)
        , m_index(index)
        , m_end(end)
    {
    }
    [[nodiscard]] const JsonTree::Entry &entry() const { return m_tree->m_entries[m_index]; }

    const JsonTree *m_tree = nullptr;
    std::uint32_t m_index = 0;
    std::uint32_t m_end = 0; // where the container of this value ends
};

/// "line 3, column 14" of a byte offset; columns count code points.
[[nodiscard]] std::string placeInText(std::string_view text, std::size_t offset);

} // namespace jinbang::core::archive
