// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/bodyjudge.h"

#include "core/json/difference.h"
#include "core/json/strictreader.h"
#include "core/json/tree.h"

namespace jinbang::core::http {

bool BodyJudge::isRight(std::string_view body)
{
    if (!m_known.empty() && body == m_known)
        return true;
    json::Tree ignored;
    json::SyntaxError syntax;
    if (!json::readStrict(body, ignored, syntax)) {
        m_difference = "not JSON: byte " + std::to_string(syntax.at.byte) + ": " + syntax.message;
        return false;
    }
    const auto teller = [](std::string_view text) {
        return [text](json::EventSink &sink) {
            json::SyntaxError none;
            (void)json::readStrict(text, sink, none); // both were found to be JSON
        };
    };
    const json::Difference difference = json::compare(teller(m_expected), teller(body));
    if (!difference.equal || difference.duplicateKeysDropped) {
        m_difference = difference.message;
        return false;
    }
    m_known = body;
    m_exactness = json::exactness(difference);
    return true;
}

} // namespace jinbang::core::http
