// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/anyrecord.h"

#include <array>
#include <utility>

namespace jinbang::core::record {
namespace {

constexpr std::array<std::pair<RecordType, std::string_view>, 6> kNames{
    {{RecordType::User, "User"},
     {RecordType::Article, "Article"},
     {RecordType::Bean, "Bean"},
     {RecordType::MiniUser, "MiniUser"},
     {RecordType::Entity, "Entity"},
     {RecordType::Client, "Client"}}};

} // namespace

std::string_view text(RecordType type)
{
    for (const auto &[value, name] : kNames) {
        if (value == type)
            return name;
    }
    return {};
}

std::optional<RecordType> parseRecordType(std::string_view text)
{
    for (const auto &[value, name] : kNames) {
        if (name == text)
            return value;
    }
    return std::nullopt;
}

} // namespace jinbang::core::record
