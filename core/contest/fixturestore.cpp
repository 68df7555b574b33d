// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/fixturestore.h"

#include "core/base/number.h"
#include "core/fixture/loadfixture.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kScratchPrefix = "jinbang-";

// "jinbang-<pid>-<name>" of a process that is no more.
bool isLeftBehind(const fs::path &folder)
{
    const auto name = folder.filename().string();
    if (!name.starts_with(kScratchPrefix))
        return false;
    const auto digits = std::string_view(name).substr(kScratchPrefix.size());
    const auto pid = parseInteger(digits.substr(0, digits.find('-')));
    return pid && *pid > 1 && *pid <= 1 << 22 && ::kill(static_cast<pid_t>(*pid), 0) != 0
           && errno == ESRCH;
}

} // namespace

void removeLeftBehind(const fs::path &parent)
{
    std::error_code problem;
    std::vector<fs::path> old;
    for (fs::directory_iterator at(parent, problem), end; !problem && at != end;
         at.increment(problem)) {
        if (isLeftBehind(at->path()))
            old.push_back(at->path());
    }
    for (const auto &folder : old)
        fs::remove_all(folder, problem);
}

namespace {

fixture::Workload workloadOf(const WorkloadChoice &choice)
{
    return {choice.name, choice.isFile, choice.count};
}

FixtureRecord recordOf(const fixture::Fixture &fixture)
{
    FixtureRecord record;
    record.name = fixture.name;
    record.kind = fixture.kind == fixture::FixtureKind::Record ? "record" : "document";
    record.record = fixture.record ? std::string(record::text(*fixture.record)) : std::string();
    record.many = fixture.many;
    record.count = fixture.count;
    record.seed = fixture.seed;
    record.path = fixture.source ? fixture.source->path : std::string();
    record.encoding = fixture.source ? fixture.source->encoding : std::string("UTF-8");
    record.sha256 = fixture.sha256;
    record.facts = fixture.facts;
    for (const auto &note : fixture.notes)
        record.notes.push_back(fixture::text(note));
    return record;
}

// A row of it still exists, so that the report says what was asked for and why it has no number.
FixtureRecord brokenRecord(const WorkloadChoice &choice, const Error &problem)
{
    FixtureRecord record = unmadeFixture(choice);
    record.notes = {sentence(problem)};
    return record;
}

} // namespace

std::vector<WorkloadChoice> workloadsOf(const Plan &plan)
{
    if (plan.workloads.empty())
        return {{"small", false, {}, {}}, {"medium", false, {}, {}}, {"large", false, {}, {}}};
    std::vector<WorkloadChoice> once;
    for (const auto &workload : plan.workloads) {
        if (std::find(once.begin(), once.end(), workload) == once.end())
            once.push_back(workload);
    }
    return once;
}

FixtureRecord unmadeFixture(const WorkloadChoice &choice)
{
    FixtureRecord record;
    record.name =
        choice.isFile ? fixture::fixtureName(choice.name) : fixture::spelling(workloadOf(choice));
    record.kind = choice.isFile ? "document" : "record";
    record.path = choice.isFile ? choice.name : std::string();
    return record;
}

void makeNamesUnique(std::vector<FixtureRecord> &records)
{
    std::vector<fixture::Fixture> named(records.size());
    for (std::size_t i = 0; i < records.size(); ++i)
        named[i].name = records[i].name;
    fixture::makeNamesUnique(named);
    for (std::size_t i = 0; i < records.size(); ++i)
        records[i].name = named[i].name;
}

ScratchFolder::ScratchFolder(fs::path path)
    : m_path(std::move(path))
{
}

Result<ScratchFolder> ScratchFolder::make(const fs::path &parent, const std::string &name)
{
    removeLeftBehind(parent);
    const auto path =
        parent / (std::string(kScratchPrefix) + std::to_string(::getpid()) + '-' + name);
    std::error_code problem;
    fs::create_directories(path, problem);
    if (problem)
        return Error{ErrorCode::CannotWrite, path.string(), problem.message()};
    return ScratchFolder(path);
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
}

ScratchFolder::ScratchFolder(ScratchFolder &&other) noexcept
    : m_path(std::exchange(other.m_path, {}))
{
}

ScratchFolder &ScratchFolder::operator=(ScratchFolder &&other) noexcept
{
    std::swap(m_path, other.m_path);
    return *this;
}

FixtureStore::FixtureStore(ScratchFolder folder)
    : m_folder(std::move(folder))
{
}

Result<std::vector<FixtureRecord>> FixtureStore::load(const Plan &plan, const fs::path &dataDir,
                                                      const std::stop_token &stop,
                                                      const InputWatch &watch)
{
    std::vector<FixtureRecord> records;
    bool anyGood = false;
    for (const auto &choice : workloadsOf(plan)) {
        Item item;
        fixture::LoadOptions options;
        options.encoding = choice.encoding;
        options.stop = stop;
        if (watch.progress)
            options.progress = [&](double share) { watch.progress(choice.name, share); };
        for (const auto keys : plan.keys) {
            auto made = fixture::makeFixture(workloadOf(choice), plan.seed, keys, dataDir, options);
            if (!made && made.error().code == ErrorCode::Cancelled)
                return made.error();
            if (!made) {
                item.problem = made.error();
                break;
            }
            const bool isDocument = made->kind == fixture::FixtureKind::Document;
            item.fixtures.emplace(keys, std::move(*made));
            if (isDocument) // it is measured as it is
                break;
        }
        anyGood = anyGood || !item.problem;
        records.push_back(item.problem ? brokenRecord(choice, *item.problem)
                                       : recordOf(item.fixtures.begin()->second));
        m_items.push_back(std::move(item));
    }
    if (!anyGood) {
        for (std::size_t i = 1; i < m_items.size() && watch.alsoRefused; ++i)
            watch.alsoRefused(*m_items[i].problem);
        return *m_items.front().problem;
    }
    makeNamesUnique(records);
    return records;
}

const Error *FixtureStore::problem(int index) const
{
    const auto &item = m_items[static_cast<std::size_t>(index)];
    return item.problem ? &*item.problem : nullptr;
}

const fixture::Fixture &FixtureStore::fixtureOf(int index, KeyOrder keys) const
{
    const auto &fixtures = m_items[static_cast<std::size_t>(index)].fixtures;
    const auto found = fixtures.find(keys);
    return found != fixtures.end() ? found->second : fixtures.begin()->second;
}

std::string_view FixtureStore::text(int index, KeyOrder keys) const
{
    return fixtureOf(index, keys).text->view();
}

Result<protocol::FixtureRef> FixtureStore::file(int index, KeyOrder keys)
{
    auto &files = m_items[static_cast<std::size_t>(index)].files;
    auto found = files.find(keys);
    if (found == files.end()) {
        auto made = fixture::FixtureFile::make(fixtureOf(index, keys), m_folder.path());
        if (!made)
            return made.error();
        found = files.emplace(keys, std::move(*made)).first;
    }
    const auto &file = found->second;
    auto path = nameFor(file.path());
    if (!path)
        return path.error();
    return protocol::FixtureRef{*std::move(path), file.offset(), file.bytes()};
}

Result<std::string> FixtureStore::nameFor(const fs::path &path)
{
    const std::string &bytes = path.native();
    if (json::validUtf8Prefix(bytes) == bytes.size())
        return bytes;
    auto &open = m_oddlyNamed[path];
    if (!open)
        open = FileDescriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!open)
        return Error{ErrorCode::CannotRead, bytes, std::strerror(errno)};
    return "/proc/" + std::to_string(::getpid()) + "/fd/" + std::to_string(open.get());
}

Result<void> FixtureStore::checkUnchanged(int index) const
{
    for (const auto &[keys, fixture] : m_items[static_cast<std::size_t>(index)].fixtures) {
        if (auto same = fixture::checkUnchanged(fixture); !same)
            return same;
    }
    return {};
}

} // namespace jinbang::core::contest
