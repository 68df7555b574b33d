// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/eligibility.h"

#include "core/archive/cellfigures.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace jinbang::core::archive {
namespace {

constexpr double kPollutionMatters = 0.02;
constexpr std::size_t kMostNamed = 6;

std::string buildFact(const contest::Entry &entry, const std::string &name)
{
    const auto found = entry.hello.build.find(name);
    return found == entry.hello.build.end() ? std::string{} : found->second;
}

/// Whether the way it measures promises to check nothing: its label and the banner say so.
bool isTrusting(const contest::Entry &entry, const Cell &cell)
{
    const auto way =
        std::ranges::find(entry.hello.variants, cell.variant, &protocol::VariantInfo::id);
    return way != entry.hello.variants.end() && way->checking == Checking::Trusting;
}

bool isDebug(const std::string &buildType)
{
    return buildType == "Debug";
}

std::string list(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < kMostNamed; ++i)
        text.append(i == 0 ? "" : ", ").append(names[i]);
    if (names.size() > kMostNamed)
        text.append(" and ").append(std::to_string(names.size() - kMostNamed)).append(" more");
    return text;
}

std::string nameOf(const Cell &cell)
{
    return cell.label + " " + metricKey(cell);
}

template <class Test>
std::vector<std::string> cellsWith(const Report &report, Test test)
{
    std::vector<std::string> names;
    for (const Cell &cell : report.cells) {
        if (cell.status == CellStatus::Ok && cell.nsPerOp && test(cell))
            names.push_back(nameOf(cell));
    }
    return names;
}

bool pollutionChangedIt(const Cell &cell)
{
    const auto full = fullEstimate(cell);
    return full && std::fabs(*full / *cell.nsPerOp - 1) > kPollutionMatters;
}

/// Strict and trusting ones in one ranking do not do the same work.
std::string uncheckedNames(const Report &report)
{
    std::set<Checking> kinds;
    std::vector<std::string> trusting;
    for (const ReportContender &contender : report.contenders) {
        if (contender.id == "floor" || contender.twin)
            continue;
        kinds.insert(contender.checking);
        if (contender.checking == Checking::Trusting)
            trusting.push_back(contender.label);
    }
    return kinds.size() > 1 ? list(trusting) : std::string{};
}

} // namespace

std::string unrankedReason(const contest::Entry &entry, const system::Environment &machine,
                           const Cell &cell)
{
    if (entry.contender == "floor")
        return "the harness's own cost, shown for comparison; its answer is not checked";
    if (!entry.hello.checked)
        return "its answer is not checked";
    if (entry.twin)
        return "twin: a second copy that shows the noise floor";
    if (!buildFact(entry, "sanitizers").empty())
        return "built with sanitizers (" + buildFact(entry, "sanitizers") + ")";
    const std::string buildType = buildFact(entry, "buildType");
    const bool assertions =
        buildFact(entry, "ndebug") == "false" || buildFact(entry, "ndebug") == "0";
    if (isDebug(buildType) || assertions || (buildType.empty() && isDebug(machine.buildType)))
        return "debug build";
    for (const std::string &note : cell.notes) {
        if (note.starts_with("implausible"))
            return note;
        if (note == "drops-duplicate-keys")
            return "not equal work: it drops duplicate keys";
        if (note.starts_with("accepts-damaged") && !isTrusting(entry, cell))
            return "not equal work: a strict variant that accepts damaged input (" + note + ")";
    }
    return {};
}

std::vector<std::string> bannersOf(const Report &report)
{
    std::vector<std::string> banners;
    if (report.state == "stopped")
        banners.emplace_back("This run was stopped: it shows what was finished until then.");
    if (report.state == "failed")
        banners.emplace_back("This run failed: it shows what was finished until then.");
    const auto debug = cellsWith(report, [](const Cell &cell) {
        return cell.unrankedReason == "debug build"
               || cell.unrankedReason.starts_with("built with sanitizers");
    });
    if (!debug.empty())
        banners.push_back("Debug or sanitizer build: " + list(debug) + " are not ranked.");
    if (const std::string trusting = uncheckedNames(report); !trusting.empty())
        banners.push_back("Checking differs: " + trusting
                          + " trust their input (no UTF-8 check); the others check it.");
    const auto polluted = cellsWith(report, pollutionChangedIt);
    if (!polluted.empty())
        banners.push_back(
            "Disturbed machine: with the rejected samples the figure changes by more than 2 % for "
            + list(polluted) + ".");
    const auto missed = cellsWith(report, [](const Cell &cell) { return cell.targetMet == false; });
    const auto all = cellsWith(report, [](const Cell &cell) { return cell.targetMet.has_value(); });
    if (!missed.empty())
        banners.push_back("The target of ±"
                          + shortest(report.plan.sampling.targetRelHalfWidth * 100)
                          + " % was not met in " + std::to_string(missed.size()) + " of "
                          + std::to_string(all.size()) + " cells: " + list(missed) + ".");
    return banners;
}

} // namespace jinbang::core::archive
