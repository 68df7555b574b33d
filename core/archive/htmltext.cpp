// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/htmltext.h"

#include "core/archive/htmlwords.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace jinbang::core::archive {
namespace {

/// What stands in the places of a pattern; nothing when the text does not fit it.
std::optional<std::vector<std::string_view>> placesOf(std::string_view pattern,
                                                      std::string_view text)
{
    std::vector<std::string_view> places;
    for (;;) {
        const auto place = pattern.find("{}");
        const std::string_view literal = pattern.substr(0, place);
        if (!text.starts_with(literal))
            return std::nullopt;
        text.remove_prefix(literal.size());
        if (place == pattern.npos)
            return text.empty() ? std::optional(places) : std::nullopt;
        pattern.remove_prefix(place + 2);
        const std::string_view next = pattern.substr(0, pattern.find("{}"));
        // The last piece of text is looked for from the end: a name may hold the same words.
        const bool last = next.size() == pattern.size();
        const auto end = next.empty() ? text.size() : last ? text.rfind(next) : text.find(next);
        if (end == text.npos)
            return std::nullopt;
        places.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

std::string filled(std::string_view pattern, const std::vector<std::string_view> &places)
{
    std::string result;
    for (const std::string_view place : places) {
        const auto at = pattern.find("{}");
        result.append(pattern.substr(0, at)).append(place);
        pattern.remove_prefix(at + 2);
    }
    return result.append(pattern);
}

} // namespace

std::string escapedHtml(std::string_view text)
{
    std::string result;
    for (const char *at = text.data(), *end = at + text.size(); at != end;) {
        const std::size_t length = json::sequenceLength(at, end);
        const std::string_view piece(at, length == 0 ? 1 : length);
        const auto byte = static_cast<unsigned char>(*at);
        if (piece == "&")
            result += "&amp;";
        else if (piece == "<")
            result += "&lt;";
        else if (piece == ">")
            result += "&gt;";
        else if (piece == "\"")
            result += "&quot;";
        else if (piece == "'")
            result += "&#39;";
        else if (piece == "\xE2\x80\xA8")
            result += "&#x2028;";
        else if (piece == "\xE2\x80\xA9")
            result += "&#x2029;";
        else if (length == 0 || byte == 0x7f || (byte < 0x20 && byte != '\t' && byte != '\n'))
            result += "\xEF\xBF\xBD";
        else
            result += piece;
        at += piece.size();
    }
    return result;
}

std::string inChinese(std::string_view english)
{
    std::string whole;
    for (const HtmlWords &entry : kHtmlWords) {
        const auto different = placesOf(entry.english, english);
        if (!different)
            continue;
        whole = filled(entry.chinese, *different);
        const auto holdsSentence = [](std::string_view place) {
            return place.find(": ") != place.npos;
        };
        if (std::ranges::none_of(*different, holdsSentence))
            return whole;
        break; // it took a name and its sentence for one name
    }
    // "RapidJSON: not ranked: under 6 blocks": names before what there is a sentence for.
    const auto colon = english.find(": ");
    if (colon == english.npos)
        return whole;
    std::string rest = inChinese(english.substr(colon + 2));
    const std::string name = inChinese(english.substr(0, colon));
    if (rest.empty() && (name.empty() || !whole.empty()))
        return whole;
    if (rest.empty())
        rest = english.substr(colon + 2);
    return (name.empty() ? std::string(english.substr(0, colon)) : name) + "：" + rest;
}

std::string bilingual(std::string_view english)
{
    const std::string chinese = inChinese(english);
    return chinese.empty() ? escapedHtml(english) : inBoth(english, chinese);
}

std::string inBoth(std::string_view english, std::string_view chinese)
{
    return "<span class=\"en\" lang=\"en\">" + escapedHtml(english)
           + "</span><span class=\"zh\" lang=\"zh-CN\">" + escapedHtml(chinese) + "</span>";
}

} // namespace jinbang::core::archive
