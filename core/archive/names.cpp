// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/names.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace jinbang::core::archive {
namespace {

bool isNumber(std::string_view part)
{
    return !part.empty() && std::ranges::all_of(part, [](unsigned char byte) {
        return std::isdigit(byte) || byte == '.';
    });
}

/// An argument with its name, "size:10".
bool isNamedNumber(std::string_view part)
{
    const auto colon = part.find(':');
    return colon != part.npos && colon > 0 && isNumber(part.substr(colon + 1));
}

/// What Google Benchmark appends to a name about how it ran.
bool isRunSetting(std::string_view part)
{
    static constexpr std::array<std::string_view, 3> kPlain{"real_time", "process_time",
                                                            "manual_time"};
    static constexpr std::array<std::string_view, 5> kValued{
        "threads:", "repeats:", "iterations:", "min_time:", "min_warmup_time:"};
    return std::ranges::find(kPlain, part) != kPlain.end() || isNamedNumber(part)
           || std::ranges::any_of(kValued,
                                  [&](std::string_view start) { return part.starts_with(start); });
}

std::vector<std::string_view> partsOf(std::string_view name, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= name.size();) {
        const std::size_t end = std::min(name.find(separator, at), name.size());
        parts.push_back(name.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

} // namespace

Result<NamePattern> NamePattern::parse(std::string_view text)
{
    const auto wrong = [&](const char *why) {
        return Error{ErrorCode::BadFormat, std::string(text), why};
    };
    NamePattern pattern;
    int libraries = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '{') {
            const std::size_t end = std::min(text.find('{', at), text.size());
            pattern.m_parts.emplace_back(std::string(text.substr(at, end - at)));
            at = end;
            continue;
        }
        const std::size_t close = text.find('}', at);
        const std::string_view word =
            close == text.npos ? std::string_view{} : text.substr(at + 1, close - at - 1);
        if (word != "library" && word != "metric" && word != "*")
            return wrong("a place is {library}, {metric} or {*}");
        libraries += word == "library";
        pattern.m_parts.emplace_back(word == "library"  ? Place::Library
                                     : word == "metric" ? Place::Metric
                                                        : Place::Anything);
        at = close + 1;
    }
    if (libraries != 1)
        return wrong("{library} must stand in it exactly once");
    return pattern;
}

std::optional<SplitName> NamePattern::match(std::string_view name) const
{
    std::vector<std::string_view> taken(m_parts.size());
    std::size_t budget = 100'000; // a pattern of many places on a long name could try for ever
    if (!matchFrom(0, name, taken, budget))
        return std::nullopt;
    SplitName split;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Place *place = std::get_if<Place>(&m_parts[i]);
        if (place && *place == Place::Library)
            split.library = taken[i];
        if (place && *place == Place::Metric)
            split.metric.append(split.metric.empty() ? "" : "/").append(taken[i]);
    }
    if (split.metric.empty())
        split.metric = "all";
    return split;
}

bool NamePattern::matchFrom(std::size_t part, std::string_view rest,
                            std::vector<std::string_view> &taken, std::size_t &budget) const
{
    if (budget == 0)
        return false;
    --budget;
    if (part == m_parts.size())
        return rest.empty();
    if (const auto *literal = std::get_if<std::string>(&m_parts[part]))
        return rest.starts_with(*literal)
               && matchFrom(part + 1, rest.substr(literal->size()), taken, budget);
    const bool most = std::get<Place>(m_parts[part]) == Place::Anything;
    for (std::size_t tried = 1; tried <= rest.size(); ++tried) {
        const std::size_t size = most ? rest.size() + 1 - tried : tried;
        taken[part] = rest.substr(0, size);
        if (matchFrom(part + 1, rest.substr(size), taken, budget))
            return true;
    }
    return false;
}

SplitName splitName(std::string_view name, const std::vector<NamePattern> &patterns)
{
    for (const NamePattern &pattern : patterns) {
        if (auto split = pattern.match(name))
            return *split;
    }
    const char separator = name.find('/') != name.npos ? '/' : '.';
    const auto parts = partsOf(name, separator);
    const auto isLibrary = [&](std::string_view part) {
        return !part.empty() && !(separator == '/' && (isRunSetting(part) || isNumber(part)));
    };
    const auto library = std::find_if(parts.rbegin(), parts.rend(), isLibrary);
    if (library == parts.rend())
        return {"all", std::string(name)};
    SplitName split{{}, std::string(*library)};
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (part + 1 != library.base())
            split.metric.append(split.metric.empty() ? "" : std::string(1, separator))
                .append(*part);
    }
    if (split.metric.empty())
        split.metric = "all";
    return split;
}

} // namespace jinbang::core::archive
