#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of records, and one value that may hold any of them. A new record is its struct in
// records.h, one line here and its generator.

#include "core/base/result.h"
#include "core/record/records.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace jinbang::core::record {

enum class RecordType { User, Article, Bean, MiniUser, Entity, Client };

using AnyRecord = std::variant<User, Article, Bean, MiniUser, Entity, Client, std::vector<User>,
                               std::vector<Article>, std::vector<Bean>, std::vector<MiniUser>,
                               std::vector<Entity>, std::vector<Client>>;

/// Spelling in files and in the protocol: "User", "Article", ...
[[nodiscard]] std::string_view text(RecordType type);
[[nodiscard]] std::optional<RecordType> parseRecordType(std::string_view text);

/// Calls f(std::type_identity<T>{}) with T = User, or std::vector<User> when `many`, and so on.
template <class F>
decltype(auto) withRecordType(RecordType type, bool many, F &&f)
{
    const auto call = [&]<class T>(std::type_identity<T>) -> decltype(auto) {
        return many ? f(std::type_identity<std::vector<T>>{}) : f(std::type_identity<T>{});
    };
    switch (type) {
    case RecordType::User:
        return call(std::type_identity<User>{});
    case RecordType::Article:
        return call(std::type_identity<Article>{});
    case RecordType::Bean:
        return call(std::type_identity<Bean>{});
    case RecordType::MiniUser:
        return call(std::type_identity<MiniUser>{});
    case RecordType::Entity:
        return call(std::type_identity<Entity>{});
    case RecordType::Client:
        break;
    }
    return call(std::type_identity<Client>{});
}

} // namespace jinbang::core::record
