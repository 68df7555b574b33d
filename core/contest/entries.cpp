// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/entries.h"

#include "core/contest/allocators.h"

#include <algorithm>
#include <set>

namespace jinbang::core::contest {
namespace {

constexpr std::string_view kFloor = "floor"; // the harness's own cost: shown on request only

template <class List, class NameOf>
std::string listed(const List &list, NameOf &&nameOf)
{
    std::string names;
    for (const auto &item : list)
        names += (names.empty() ? "" : ", ") + nameOf(item);
    return names.empty() ? "there are none" : "there are " + names;
}

std::vector<EntryChoice> choicesOf(const Plan &plan, const Roster &roster,
                                   std::vector<std::string> &leftOut)
{
    if (!plan.entries.empty())
        return plan.entries;
    std::vector<EntryChoice> choices;
    for (const auto &candidate : roster.candidates) {
        if (candidate.usable() && candidate.command.id != kFloor)
            choices.push_back({candidate.command.id, {}});
        else if (!candidate.usable())
            leftOut.push_back(candidate.command.id + " is left out: " + candidate.problem);
    }
    return choices;
}

void makeLabelsUnique(std::vector<Entry> &entries)
{
    std::set<std::string> taken;
    for (auto &entry : entries) {
        const std::string base =
            entry.variant.empty() ? entry.contender : entry.contender + ' ' + entry.variant;
        entry.label = base;
        for (int number = 2; !taken.insert(entry.label).second; ++number)
            entry.label = base + " #" + std::to_string(number);
    }
}

std::vector<KeyOrder> keysFor(const Plan &plan, Operation operation, bool isRecord)
{
    if (!isRecord)
        return {KeyOrder::Ordered}; // a file is measured as it is
    return isWriting(operation) ? std::vector<KeyOrder>{plan.keys.front()} : plan.keys;
}

template <class T>
std::vector<T> withoutRepeats(std::vector<T> list)
{
    std::vector<T> once;
    for (const T &item : list) {
        if (std::find(once.begin(), once.end(), item) == once.end())
            once.push_back(item);
    }
    return once;
}

std::size_t cellsOf(const Entry &entry, const std::vector<Row> &rows)
{
    return static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [&](const Row &row) {
        std::string ignored;
        return variantFor(entry, row.operation, ignored).has_value();
    }));
}

} // namespace

bool takesOperation(const Plan &plan, Operation operation, bool isRecord, bool anyDocument)
{
    const auto &listed = plan.operations;
    if (listed.empty())
        return isRecord ? isRecordOperation(operation)
                        : operation == Operation::Parse || operation == Operation::Stringify;
    if (std::find(listed.begin(), listed.end(), operation) == listed.end())
        return false;
    if (isRecordOperation(operation))
        return isRecord;
    return !isRecord || !anyDocument
           || std::none_of(listed.begin(), listed.end(), isRecordOperation);
}

const protocol::VariantInfo *findVariant(const protocol::Hello &hello, const std::string &id)
{
    const auto found = std::find_if(hello.variants.begin(), hello.variants.end(),
                                    [&](const auto &variant) { return variant.id == id; });
    return found == hello.variants.end() ? nullptr : &*found;
}

Result<std::vector<Entry>> chooseEntries(const Plan &plan, const Roster &roster,
                                         std::vector<std::string> &leftOut)
{
    std::vector<Entry> entries;
    bool anyUsable = false;
    for (const auto &choice : choicesOf(plan, roster, leftOut)) {
        const auto *candidate = roster.find(choice.contender);
        if (candidate == nullptr)
            return Error{
                ErrorCode::UnknownName, "contender " + choice.contender,
                listed(roster.candidates, [](const auto &other) { return other.command.id; })};
        Entry entry;
        entry.contender = choice.contender;
        entry.variant = choice.variant;
        entry.hello.id = entry.hello.library = choice.contender;
        if (candidate->hello)
            entry.hello = *candidate->hello;
        if (candidate->usable() && !choice.variant.empty()
            && findVariant(entry.hello, choice.variant) == nullptr)
            return Error{
                ErrorCode::UnknownName, "variant " + choice.contender + '.' + choice.variant,
                listed(entry.hello.variants, [](const auto &variant) { return variant.id; })};
        anyUsable = anyUsable || candidate->usable();
        entries.push_back(std::move(entry));
    }
    if (entries.empty())
        return Error{ErrorCode::NoContender, "of any library",
                     leftOut.empty() ? "none was found" : leftOut.front()};
    if (!anyUsable)
        return Error{ErrorCode::NoContender, entries.front().contender,
                     roster.find(entries.front().contender)->problem};
    makeLabelsUnique(entries);
    return entries;
}

std::vector<Row> makeRows(const Plan &plan, const std::vector<FixtureRecord> &fixtures)
{
    std::vector<Operation> operations = plan.operations;
    if (operations.empty())
        operations = {Operation::Serialize, Operation::Deserialize, Operation::Parse,
                      Operation::Stringify};
    const bool anyDocument =
        std::any_of(fixtures.begin(), fixtures.end(),
                    [](const FixtureRecord &fixture) { return fixture.kind != "record"; });
    std::vector<Row> rows;
    for (const auto operation : operations) {
        for (std::size_t index = 0; index < fixtures.size(); ++index) {
            const bool isRecord = fixtures[index].kind == "record";
            if (!takesOperation(plan, operation, isRecord, anyDocument))
                continue;
            for (const auto mode : plan.modes)
                for (const int threads : plan.threads)
                    for (const bool reuse : plan.reuse)
                        for (const auto keys : keysFor(plan, operation, isRecord))
                            for (const auto &allocator : plan.allocators)
                                rows.push_back({operation, static_cast<int>(index), mode, threads,
                                                reuse, keys, allocator});
        }
    }
    return withoutRepeats(rows);
}

bool isNamedBy(const CellChoice &choice, const Row &row, const FixtureRecord &fixture,
               const Entry &entry)
{
    const auto fits = [](const auto &wanted, const auto &value) {
        return !wanted || *wanted == value;
    };
    return choice.operation == row.operation && choice.contender == entry.contender
           && choice.variant == entry.variant
           && (choice.workload == fixture.name
               || (!fixture.path.empty() && choice.workload == fixture.path))
           && fits(choice.mode, row.mode) && fits(choice.threads, row.threads)
           && fits(choice.reuse, row.reuse) && fits(choice.keys, row.keys)
           && fits(choice.allocator, row.allocator);
}

bool isAsked(const Plan &plan, const Row &row, const FixtureRecord &fixture, const Entry &entry)
{
    return plan.only.empty()
           || std::any_of(plan.only.begin(), plan.only.end(), [&](const CellChoice &choice) {
                  return isNamedBy(choice, row, fixture, entry);
              });
}

void keepAskedRows(std::vector<Row> &rows, const Plan &plan,
                   const std::vector<FixtureRecord> &fixtures, const std::vector<Entry> &entries)
{
    std::erase_if(rows, [&](const Row &row) {
        const auto &fixture = fixtures[static_cast<std::size_t>(row.fixture)];
        return std::none_of(entries.begin(), entries.end(),
                            [&](const Entry &entry) { return isAsked(plan, row, fixture, entry); });
    });
}

std::optional<std::string> variantFor(const Entry &entry, Operation operation, std::string &reason)
{
    const auto &hello = entry.hello;
    const std::string what(text(operation));
    if (!entry.variant.empty()) {
        const auto *variant = findVariant(hello, entry.variant);
        if (variant != nullptr
            && std::find(variant->operations.begin(), variant->operations.end(), operation)
                   != variant->operations.end())
            return entry.variant;
        reason = "its variant " + entry.variant + " has no " + what;
        return std::nullopt;
    }
    if (const auto standard = hello.defaults.find(operation); standard != hello.defaults.end())
        return standard->second;
    const auto why = hello.unsupported.find(operation);
    reason = why != hello.unsupported.end() ? why->second : "it has no " + what;
    return std::nullopt;
}

bool isSanitized(const protocol::Hello &hello)
{
    const auto found = hello.build.find("sanitizers");
    return found != hello.build.end() && !found->second.empty() && found->second != "none";
}

std::optional<NotRun> whyNotRun(const Row &row, const Entry &entry, const Error *problem,
                                bool remote, std::string &variant)
{
    std::string reason;
    const auto found = variantFor(entry, row.operation, reason);
    variant = found.value_or(entry.variant);
    if (!found)
        return NotRun{CellStatus::Unsupported, reason};
    if (problem != nullptr)
        return NotRun{CellStatus::Skipped, sentence(*problem)};
    reason = allocatorProblem(row.allocator, remote, isSanitized(entry.hello));
    if (!reason.empty())
        return NotRun{CellStatus::Unsupported, reason};
    return std::nullopt;
}

void addTwin(std::vector<Entry> &entries, const std::vector<Row> &rows)
{
    const auto most =
        std::max_element(entries.begin(), entries.end(), [&](const Entry &a, const Entry &b) {
            return cellsOf(a, rows) < cellsOf(b, rows);
        });
    if (most == entries.end() || cellsOf(*most, rows) == 0)
        return;
    Entry twin = *most;
    twin.twin = true;
    twin.label += " (twin)";
    entries.push_back(std::move(twin));
}

} // namespace jinbang::core::contest
