#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has chosen for an HTTP load, as a value: it becomes a plan and a remembered JSON
// object. No widget in here.

#include "core/contest/roster.h"
#include "core/http/httprun.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace jinbang::app {

/// The article's two loads, both of them in one run, or figures of one's own.
enum class HttpSize { Small, Large, Both, Own };
enum class OnOff { On, Off, Both };

struct HttpChoices {
    HttpSize size = HttpSize::Small;
    int requests = 5000, connections = 10; // of HttpSize::Own
    OnOff keepAlive = OnOff::Off;          // as ab without -k, and so the article
    OnOff reuse = OnOff::On;
    bool open = false; // at a fixed rate
    int rate = 2000;   // requests a second
    int rounds = core::http::kRounds;
    QString record = QStringLiteral("entity");
    friend bool operator==(const HttpChoices &, const HttpChoices &) = default;
};

/// Requests and connections of the article's load, or nothing for one's own figures.
[[nodiscard]] std::optional<std::pair<int, int>> articleLoad(HttpSize size);

/// The loads in the order in which they run.
[[nodiscard]] std::vector<core::http::Load> loadsOf(const HttpChoices &choices);

/// `bench` gives what the dialog does not ask: allocators, limits, cores, seed.
[[nodiscard]] core::http::HttpPlan planOf(const HttpChoices &choices,
                                          const core::contest::Plan &bench,
                                          std::vector<core::contest::EntryChoice> entries);

/// A row of the list of contenders: a library, or one of its other ways to write.
struct HttpContender {
    core::contest::EntryChoice entry;
    QString name;   // "nlohmann/json 3.11.2", "nlohmann/json · byhand"
    QString detail; // what the variant is, or why it cannot take part
    bool can = false;
    friend bool operator==(const HttpContender &, const HttpContender &) = default;
};
/// Each library with its variants that write; libraries that cannot are listed with the reason.
[[nodiscard]] std::vector<HttpContender>
httpContenders(const std::vector<core::contest::Candidate> &candidates);

[[nodiscard]] QJsonObject toJson(const HttpChoices &choices);
/// Whatever is missing, of a wrong type or out of range keeps its default.
[[nodiscard]] HttpChoices httpChoicesOf(const QJsonObject &object);

} // namespace jinbang::app
