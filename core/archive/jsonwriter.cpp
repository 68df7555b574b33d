// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/jsonwriter.h"

#include "core/base/number.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace jinbang::core::archive {

void JsonWriter::key(std::string_view name)
{
    separate();
    m_output << quoted(name) << ": ";
    m_afterKey = true;
}

void JsonWriter::number(double value)
{
    element(shortest(value));
}

void JsonWriter::members(std::string_view raw)
{
    if (raw.empty())
        return;
    separate();
    m_output << raw;
}

std::string JsonWriter::quoted(std::string_view value)
{
    const bool plain = std::ranges::all_of(value, [](char byte) {
        return byte >= ' ' && byte < '\x7f' && byte != '"' && byte != '\\';
    });
    if (plain) {
        std::string result = "\"";
        return result.append(value).append("\"");
    }
    return nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void JsonWriter::begin(char bracket, Layout layout)
{
    separate();
    const bool within = !m_open.empty() && m_open.back().oneLine;
    m_open.push_back({within || layout == Layout::OneLine, true});
    m_output << std::string_view(&bracket, 1);
}

void JsonWriter::end(char bracket)
{
    const Open closed = m_open.back();
    m_open.pop_back();
    if (!closed.oneLine && !closed.empty)
        m_output << "\n" << std::string(m_open.size(), ' ');
    m_output << std::string_view(&bracket, 1);
}

void JsonWriter::element(std::string_view text)
{
    separate();
    m_output << text;
}

void JsonWriter::separate()
{
    if (m_afterKey || m_open.empty()) {
        m_afterKey = false;
        return;
    }
    Open &open = m_open.back();
    if (open.oneLine)
        m_output << (open.empty ? "" : ", ");
    else
        m_output << (open.empty ? "\n" : ",\n") << std::string(m_open.size(), ' ');
    open.empty = false;
}

} // namespace jinbang::core::archive
