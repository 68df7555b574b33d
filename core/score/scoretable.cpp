// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/scoretable.h"

#include <array>

namespace jinbang::core::score {
namespace {

struct ArticleColumn {
    std::string_view name;
    Operation operation;
    std::string_view subject;
};

constexpr std::array kColumns{
    ArticleColumn{"SS", Operation::Serialize, "small"},
    ArticleColumn{"MS", Operation::Serialize, "medium"},
    ArticleColumn{"BS", Operation::Serialize, "large"},
    ArticleColumn{"SDS", Operation::Deserialize, "small"},
    ArticleColumn{"MDS", Operation::Deserialize, "medium"},
    ArticleColumn{"BDS", Operation::Deserialize, "large"},
};

} // namespace

std::optional<MetricName> fromArticleName(std::string_view name)
{
    for (const ArticleColumn &column : kColumns) {
        if (column.name == name)
            return MetricName{column.operation, std::string(column.subject)};
    }
    return std::nullopt;
}

std::string_view articleName(Operation operation, std::string_view subject)
{
    for (const ArticleColumn &column : kColumns) {
        if (column.operation == operation && column.subject == subject)
            return column.name;
    }
    return {};
}

Metric metricNamed(std::string_view key)
{
    Metric metric{std::string(key), std::nullopt, std::string(key), {}};
    if (const auto name = fromArticleName(key)) {
        metric.operation = name->operation;
        metric.subject = name->subject;
        return metric;
    }
    const auto slash = key.find('/');
    if (slash == key.npos)
        return metric;
    if (const auto operation = parseWord<Operation>(key.substr(0, slash))) {
        metric.operation = operation;
        metric.subject = key.substr(slash + 1);
    }
    return metric;
}

} // namespace jinbang::core::score
