// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/tree.h"

#include "core/json/canonicalwriter.h"
#include "core/json/difference.h"
#include "core/json/hash.h"

#include <algorithm>

namespace jinbang::core::json {

double Tree::Node::asDouble() const
{
    switch (kind) {
    case Kind::Integer:
        return static_cast<double>(std::bit_cast<std::int64_t>(bits));
    case Kind::Unsigned:
        return static_cast<double>(bits);
    default:
        return std::bit_cast<double>(bits);
    }
}

Tree::Node &Tree::add(Kind kind, std::uint64_t hash)
{
    const std::size_t at = m_nodes.size();
    Node node;
    node.kind = kind;
    node.hash = hash;
    if (!m_open.empty()) {
        Open &open = m_open.back();
        Node &parent = m_nodes[open.node];
        node.parent = open.node;
        node.index = parent.count++;
        node.key = m_key;
        node.keyLength = m_keyLength;
        (open.last == kNone ? parent.first : m_nodes[open.last].next) = at;
        open.last = at;
    }
    return m_nodes.emplace_back(node);
}

void Tree::open(Kind kind)
{
    add(kind, 0);
    m_open.push_back({m_nodes.size() - 1, kNone});
}

void Tree::close()
{
    Node &node = m_nodes[m_open.back().node];
    const bool object = node.kind == Kind::Object;
    std::uint64_t state = 0;
    for (std::size_t at = node.first; at != kNone; at = m_nodes[at].next) {
        const std::uint64_t hash = m_nodes[at].hash;
        state =
            object ? state + hash::member(hash::bytes(key(at)), hash) : hash::element(state, hash);
    }
    node.hash = hash::container(object, state, node.count);
    m_open.pop_back();
}

void Tree::startObject()
{
    open(Kind::Object);
}

void Tree::key(std::string_view text)
{
    m_key = m_text.size();
    m_keyLength = text.size();
    m_text.append(text);
}

void Tree::endObject()
{
    close();
}

void Tree::startArray()
{
    open(Kind::Array);
}

void Tree::endArray()
{
    close();
}

void Tree::string(std::string_view text)
{
    Node &node = add(Kind::String, hash::bytes(text));
    node.text = m_text.size();
    node.textLength = text.size();
    m_text.append(text);
}

void Tree::integer(std::int64_t value)
{
    add(Kind::Integer, hash::integer(value)).bits = static_cast<std::uint64_t>(value);
}

void Tree::unsignedInteger(std::uint64_t value)
{
    add(Kind::Unsigned, hash::unsignedInteger(value)).bits = value;
}

void Tree::real(double value)
{
    add(Kind::Real, hash::real(value)).bits = std::bit_cast<std::uint64_t>(value);
}

void Tree::boolean(bool value)
{
    add(value ? Kind::True : Kind::False, value ? hash::kTrue : hash::kFalse);
}

void Tree::null()
{
    add(Kind::Null, hash::kNull);
}

std::string_view Tree::key(std::size_t at) const
{
    return std::string_view(m_text).substr(m_nodes[at].key, m_nodes[at].keyLength);
}

std::vector<std::size_t> Tree::children(std::size_t at) const
{
    std::vector<std::size_t> result;
    result.reserve(m_nodes[at].count);
    for (std::size_t child = m_nodes[at].first; child != kNone; child = m_nodes[child].next)
        result.push_back(child);
    return result;
}

std::vector<std::size_t> Tree::sortedMembers(std::size_t at) const
{
    std::vector<std::size_t> result = children(at);
    std::stable_sort(result.begin(), result.end(),
                     [this](std::size_t a, std::size_t b) { return key(a) < key(b); });
    return result;
}

std::size_t Tree::endOfKey(const std::vector<std::size_t> &members, std::size_t from) const
{
    std::size_t end = from;
    while (end < members.size() && key(members[end]) == key(members[from]))
        ++end;
    return end;
}

std::string Tree::pointer(std::size_t at) const
{
    std::vector<std::size_t> path;
    for (; m_nodes[at].parent != kNone; at = m_nodes[at].parent)
        path.push_back(at);
    std::string result;
    for (; !path.empty(); path.pop_back()) {
        const Node &node = m_nodes[path.back()];
        if (m_nodes[node.parent].kind == Kind::Object)
            appendPointer(result, key(path.back()));
        else
            appendPointer(result, std::to_string(node.index));
    }
    return result;
}

std::string Tree::shown(std::size_t at) const
{
    const Node &node = m_nodes[at];
    std::string result;
    switch (node.kind) {
    case Kind::Null:
        return "null";
    case Kind::False:
        return "false";
    case Kind::True:
        return "true";
    case Kind::Integer:
        return std::to_string(std::bit_cast<std::int64_t>(node.bits));
    case Kind::Unsigned:
        return std::to_string(node.bits);
    case Kind::Real:
        if (!std::isfinite(node.asDouble()))
            return "a number that is not finite";
        appendReal(result, node.asDouble());
        return result;
    case Kind::String:
        return shownText(std::string_view(m_text).substr(node.text, node.textLength));
    case Kind::Object:
        return "an object of " + std::to_string(node.count);
    case Kind::Array:
        break;
    }
    return "an array of " + std::to_string(node.count);
}

} // namespace jinbang::core::json
