// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/labels.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace jinbang::core::archive {
namespace {

/// What makes an entry: its contender and what it is called. Not its variant, which may be another
/// one for each operation.
using Identity = std::pair<std::string, std::string>;

struct Known {
    Identity identity;
    std::string variant, version;
};

/// All entries in the order of the file.
std::vector<Known> entriesOf(const Report &report)
{
    std::vector<Known> all;
    std::set<Identity> seen;
    const auto add = [&](const std::string &id, const auto &entry) {
        if (!id.empty() && seen.insert({id, entry.label}).second)
            all.push_back({{id, entry.label}, entry.variant, entry.version});
    };
    for (const ReportContender &contender : report.contenders)
        add(contender.id, contender);
    for (const Cell &cell : report.cells)
        add(cell.contender, cell);
    return all;
}

std::string numbered(int number)
{
    return std::string("#").append(std::to_string(number));
}

/// What is put behind the label, from the first kind that tells the entries apart.
std::vector<std::string> suffixesOf(const std::vector<Known> &same,
                                    const std::set<std::string> &taken)
{
    const std::string &plain = same.front().identity.second;
    const auto fits = [&](const std::vector<std::string> &suffixes) {
        std::set<std::string> labels;
        return std::ranges::all_of(suffixes, [&](const std::string &suffix) {
            const std::string label = plain + " " + suffix;
            return !suffix.empty() && !taken.contains(label) && labels.insert(label).second;
        });
    };
    std::vector<std::string> versions, variants, ids;
    for (const Known &entry : same) {
        versions.push_back(entry.version);
        variants.push_back(entry.variant);
        ids.push_back(entry.identity.first);
    }
    for (const auto &suffixes : {versions, variants, ids}) {
        if (fits(suffixes))
            return suffixes;
    }
    std::vector<std::string> numbers;
    for (int number = 1; numbers.size() < same.size(); ++number) {
        if (!taken.contains(plain + " " + numbered(number)))
            numbers.push_back(numbered(number));
    }
    return numbers;
}

std::map<Identity, std::string> newLabels(const Report &report)
{
    std::map<std::string, std::vector<Known>> byLabel;
    std::set<std::string> taken;
    for (Known &entry : entriesOf(report)) {
        taken.insert(entry.identity.second);
        byLabel[entry.identity.second].push_back(std::move(entry));
    }
    std::map<Identity, std::string> labels;
    for (const auto &[label, same] : byLabel) {
        if (same.size() < 2)
            continue;
        const auto suffixes = suffixesOf(same, taken);
        for (std::size_t i = 0; i < same.size(); ++i) {
            labels[same[i].identity] = label + " " + suffixes[i];
            taken.insert(label + " " + suffixes[i]);
        }
    }
    return labels;
}

/// A second cell of one entry in one row is a figure of its own, by its variant or a number.
void separateRepeats(Report &report)
{
    std::set<std::pair<std::string, std::string>> taken; // row and label
    std::set<std::string> added;
    for (Cell &cell : report.cells) {
        const std::string row = metricKey(cell), plain = cell.label;
        if (!cell.variant.empty() && taken.contains({row, plain}))
            cell.label = plain + " " + cell.variant;
        for (int number = 2; !taken.insert({row, cell.label}).second; ++number)
            cell.label = plain + " " + numbered(number);
        const auto contender = std::ranges::find(report.contenders, plain, &ReportContender::label);
        if (cell.label == plain || contender == report.contenders.end()
            || !added.insert(cell.label).second)
            continue;
        ReportContender another = *contender;
        another.label = cell.label;
        report.contenders.push_back(std::move(another));
    }
}

} // namespace

void makeLabelsUnique(Report &report)
{
    const auto labels = newLabels(report);
    const auto rename = [&](auto &entry, const std::string &id) {
        if (const auto found = labels.find({id, entry.label}); found != labels.end())
            entry.label = found->second;
    };
    for (ReportContender &contender : report.contenders)
        rename(contender, contender.id);
    for (Cell &cell : report.cells)
        rename(cell, cell.contender);
    for (Ranking &ranking : report.rankings) {
        for (RankingEntry &entry : ranking.entries)
            rename(entry, entry.contender);
    }
    separateRepeats(report);
}

} // namespace jinbang::core::archive
