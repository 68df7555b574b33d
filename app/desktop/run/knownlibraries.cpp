// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/knownlibraries.h"

#include <QCoreApplication>

#include <algorithm>

namespace jinbang::app {

namespace {

struct Known {
    const char *id, *name, *package; // Debian's
};
constexpr Known kLibraries[] = {{"boostjson", "Boost.JSON", "libboost1.81-dev"},
                                {"nlohmann", "nlohmann/json", "nlohmann-json3-dev"},
                                {"qtjson", "QJsonDocument", "qt6-base-dev"},
                                {"rapidjson", "RapidJSON", "rapidjson-dev"},
                                {"simdjson", "simdjson", "libsimdjson-dev"}};

} // namespace

std::vector<core::contest::Candidate>
missingLibraries(const std::vector<core::contest::Candidate> &found)
{
    std::vector<core::contest::Candidate> missing;
    for (const Known &known : kLibraries) {
        if (std::any_of(found.begin(), found.end(),
                        [&](const auto &candidate) { return candidate.command.id == known.id; }))
            continue;
        core::contest::Candidate candidate;
        candidate.command.id = known.id;
        candidate.problem =
            QCoreApplication::translate("Setup", "not in this build; it needs the package %1")
                .arg(QString::fromLatin1(known.package))
                .toStdString();
        missing.push_back(candidate);
    }
    return missing;
}

QString knownName(const std::string &id)
{
    for (const Known &known : kLibraries) {
        if (id == known.id)
            return QString::fromLatin1(known.name);
    }
    return QString::fromStdString(id);
}

} // namespace jinbang::app
