#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Every record type, single and many: what holds for one must hold for all.

#include "core/json/digest.h"
#include "core/json/strictreader.h"
#include "core/record/generator.h"
#include "core/record/recordjson.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace jinbang::core::record {

inline constexpr std::string_view kBody = "<p class=\"x\">金榜 & \\ / \t\r\n\x01 </p>";

struct Kind {
    RecordType type;
    bool many;
};

inline std::vector<Kind> allKinds()
{
    std::vector<Kind> kinds;
    for (const RecordType type : {RecordType::User, RecordType::Article, RecordType::Bean,
                                  RecordType::MiniUser, RecordType::Entity, RecordType::Client})
        kinds.insert(kinds.end(), {{type, false}, {type, true}});
    return kinds;
}

inline json::Digest digestOf(std::string_view text)
{
    json::Digester digester;
    json::SyntaxError error;
    EXPECT_TRUE(json::readStrict(text, digester, error)) << error.message;
    return digester.digest();
}

} // namespace jinbang::core::record
