// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/jsontree.h"

#include "core/json/canonicalwriter.h"
#include "core/json/strictreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace jinbang::core::archive {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLargest = std::size_t{1} << 31;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// nlohmann's message without its prefix: "[json.exception.parse_error.101] parse error at line 1,
/// column 2: syntax error ..." becomes "syntax error ...".
std::string plainMessage(const char *what)
{
    std::string message = what;
    if (const auto close = message.find("] "); message.starts_with('[') && close != message.npos)
        message.erase(0, close + 2);
    if (const auto colon = message.find(": ");
        message.starts_with("parse error") && colon != message.npos)
        message.erase(0, colon + 2);
    return message;
}

} // namespace

/// Receives the parser's events and finds each token's place by walking the text along with them:
/// between two tokens there is nothing but blanks, commas and colons.
class JsonTreeBuilder final : public nlohmann::json_sax<Json>
{
public:
    explicit JsonTreeBuilder(JsonTree &tree)
        : m_tree(tree)
    {
    }

    bool null() override { return scalar(JsonTree::Kind::Null), true; }
    bool boolean(bool value) override
    {
        scalar(value ? JsonTree::Kind::True : JsonTree::Kind::False);
        return true;
    }
    bool number_integer(std::int64_t value) override
    {
        scalar(JsonTree::Kind::Integer).integer = value;
        return true;
    }
    bool number_unsigned(std::uint64_t value) override
    {
        scalar(JsonTree::Kind::Unsigned).natural = value;
        return true;
    }
    bool number_float(double value, const std::string &) override
    {
        scalar(JsonTree::Kind::Real).real = value;
        return true;
    }
    bool string(std::string &value) override
    {
        text(value);
        return true;
    }
    bool binary(Json::binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(JsonTree::Kind::Object); }
    bool start_array(std::size_t) override { return open(JsonTree::Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(std::string &value) override
    {
        ++m_tree.m_entries[m_open.back()].children;
        text(value);
        return true;
    }
    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &problem) override
    {
        m_errorAt = position == 0 ? 0 : position - 1;
        m_message = plainMessage(problem.what());
        return false;
    }

    [[nodiscard]] std::size_t errorAt() const { return m_errorAt; }
    [[nodiscard]] const std::string &message() const { return m_message; }

private:
    JsonTree::Entry &scalar(JsonTree::Kind kind)
    {
        JsonTree::Entry &entry = begin(kind);
        m_cursor = kind == JsonTree::Kind::String ? endOfString() : endOfWord();
        entry.end = static_cast<std::uint32_t>(m_cursor);
        entry.next = static_cast<std::uint32_t>(m_tree.m_entries.size());
        return entry;
    }

    void text(const std::string &value)
    {
        std::string &arena = *m_tree.m_arena;
        scalar(JsonTree::Kind::String).string = {static_cast<std::uint32_t>(arena.size()),
                                                 static_cast<std::uint32_t>(value.size())};
        arena += value;
    }

    bool open(JsonTree::Kind kind)
    {
        const auto index = static_cast<std::uint32_t>(m_tree.m_entries.size());
        begin(kind).children = 0;
        ++m_cursor;
        m_open.push_back(index);
        return true;
    }

    bool close()
    {
        skipBetween();
        ++m_cursor;
        JsonTree::Entry &entry = m_tree.m_entries[m_open.back()];
        entry.end = static_cast<std::uint32_t>(m_cursor);
        entry.next = static_cast<std::uint32_t>(m_tree.m_entries.size());
        m_open.pop_back();
        return true;
    }

    JsonTree::Entry &begin(JsonTree::Kind kind)
    {
        skipBetween();
        if (!m_open.empty() && m_tree.m_entries[m_open.back()].kind == JsonTree::Kind::Array)
            ++m_tree.m_entries[m_open.back()].children;
        JsonTree::Entry &entry = m_tree.m_entries.emplace_back();
        entry.kind = kind;
        entry.begin = static_cast<std::uint32_t>(m_cursor);
        return entry;
    }

    void skipBetween()
    {
        const std::string_view text = m_tree.m_text;
        while (m_cursor < text.size()
               && std::string_view(" \t\r\n,:").find(text[m_cursor]) != std::string_view::npos)
            ++m_cursor;
    }

    [[nodiscard]] std::size_t endOfString() const
    {
        const std::string_view text = m_tree.m_text;
        std::size_t at = m_cursor + 1;
        while (at < text.size() && text[at] != '"')
            at += text[at] == '\\' ? 2 : 1;
        return std::min(at + 1, text.size());
    }

    [[nodiscard]] std::size_t endOfWord() const
    {
        const std::string_view text = m_tree.m_text;
        const std::size_t at = text.find_first_of(" \t\r\n,:]}", m_cursor);
        return at == text.npos ? text.size() : at;
    }

    JsonTree &m_tree;
    std::vector<std::uint32_t> m_open;
    std::size_t m_cursor = 0;
    std::size_t m_errorAt = 0;
    std::string m_message;
};

namespace {

/// The place and what is wrong there in the words of our own reader, which every other file is
/// judged by and which the desktop translates; nlohmann's own words where the two do not agree.
std::string describeMistake(std::string_view text, const JsonTreeBuilder &builder)
{
    json::CanonicalCounter nobody;
    json::SyntaxError error;
    return json::readStrict(text, nobody, error)
               ? placeInText(text, builder.errorAt()) + ": " + builder.message()
               : placeInText(text, error.at.byte) + ": " + error.message;
}

} // namespace

Result<JsonTree> JsonTree::parse(std::string_view text, std::string subject)
{
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    if (text.size() >= kLargest)
        return Error{ErrorCode::TooLarge, std::move(subject), "at most 2 GiB"};
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return Error{ErrorCode::EmptyInput, std::move(subject), {}};

    JsonTree tree;
    tree.m_text = text;
    tree.m_subject = std::move(subject);
    tree.m_arena = std::make_unique<std::string>();
    tree.m_entries.reserve(text.size() / 10);
    JsonTreeBuilder builder(tree);
    if (!Json::sax_parse(text.begin(), text.end(), &builder))
        return Error{ErrorCode::BadFormat, tree.m_subject, describeMistake(text, builder)};
    return tree;
}

JsonNode JsonTree::root() const
{
    return {this, 0, static_cast<std::uint32_t>(m_entries.size())};
}

bool JsonNode::isNull() const
{
    return m_tree && entry().kind == JsonTree::Kind::Null;
}

bool JsonNode::isObject() const
{
    return m_tree && entry().kind == JsonTree::Kind::Object;
}

bool JsonNode::isArray() const
{
    return m_tree && entry().kind == JsonTree::Kind::Array;
}

bool JsonNode::isString() const
{
    return m_tree && entry().kind == JsonTree::Kind::String;
}

bool JsonNode::isNumber() const
{
    return number().has_value();
}

std::optional<bool> JsonNode::boolean() const
{
    if (!m_tree || (entry().kind != JsonTree::Kind::True && entry().kind != JsonTree::Kind::False))
        return std::nullopt;
    return entry().kind == JsonTree::Kind::True;
}

std::optional<double> JsonNode::number() const
{
    if (!m_tree)
        return std::nullopt;
    switch (entry().kind) {
    case JsonTree::Kind::Integer:
        return static_cast<double>(entry().integer);
    case JsonTree::Kind::Unsigned:
        return static_cast<double>(entry().natural);
    case JsonTree::Kind::Real:
        return entry().real;
    default:
        return std::nullopt;
    }
}

std::optional<std::int64_t> JsonNode::integer() const
{
    if (m_tree && entry().kind == JsonTree::Kind::Integer)
        return entry().integer;
    constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();
    if (m_tree && entry().kind == JsonTree::Kind::Unsigned && entry().natural <= kMost)
        return static_cast<std::int64_t>(entry().natural);
    constexpr double kExact = 9007199254740992.0; // above 2^53 a double no longer names one integer
    if (m_tree && entry().kind == JsonTree::Kind::Real && std::fabs(entry().real) <= kExact
        && entry().real == std::floor(entry().real))
        return static_cast<std::int64_t>(entry().real);
    return std::nullopt;
}

std::optional<std::uint64_t> JsonNode::natural() const
{
    if (m_tree && entry().kind == JsonTree::Kind::Unsigned)
        return entry().natural;
    const auto value = integer();
    if (!value || *value < 0)
        return std::nullopt;
    return static_cast<std::uint64_t>(*value);
}

std::optional<std::string_view> JsonNode::string() const
{
    if (!isString())
        return std::nullopt;
    return std::string_view(*m_tree->m_arena).substr(entry().string.at, entry().string.size);
}

std::size_t JsonNode::size() const
{
    return isObject() || isArray() ? entry().children : 0;
}

JsonNode JsonNode::operator[](std::string_view key) const
{
    if (!isObject())
        return {};
    for (JsonNode name = first(); !name.isMissing();) {
        const JsonNode value = name.next();
        if (*name.string() == key)
            return value;
        name = value.next();
    }
    return {};
}

JsonNode JsonNode::first() const
{
    if (!(isObject() || isArray()) || m_index + 1 == entry().next)
        return {};
    return {m_tree, m_index + 1, entry().next};
}

JsonNode JsonNode::next() const
{
    if (!m_tree || entry().next >= m_end)
        return {};
    return {m_tree, entry().next, m_end};
}

std::size_t JsonNode::offset() const
{
    return m_tree ? entry().begin : 0;
}

std::string_view JsonNode::raw() const
{
    if (!m_tree)
        return {};
    return m_tree->m_text.substr(entry().begin, entry().end - entry().begin);
}

Error JsonNode::error(std::string_view what) const
{
    if (!m_tree)
        return Error{ErrorCode::BadFormat, {}, std::string(what)};
    return Error{ErrorCode::BadFormat, m_tree->m_subject,
                 placeInText(m_tree->m_text, entry().begin) + ": " + std::string(what)};
}

std::string placeInText(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    std::size_t line = 1, lineStart = 0;
    for (std::size_t at = 0; at < before.size(); ++at) {
        const bool alone = before[at] == '\r' && !(at + 1 < text.size() && text[at + 1] == '\n');
        if (before[at] == '\n' || alone) {
            ++line;
            lineStart = at + 1;
        }
    }
    const auto column = 1 + std::ranges::count_if(before.substr(lineStart), [](char byte) {
                            return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
                        });
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

} // namespace jinbang::core::archive
