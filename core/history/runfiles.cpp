// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/runfiles.h"

#include "core/archive/reportjson.h"
#include "core/archive/safefile.h"
#include "core/contest/filedescriptor.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <memory>
#include <sys/file.h>
#include <sys/stat.h>
#include <unordered_map>

namespace jinbang::core::history {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kJournal = ".jsonl", kReport = ".jinbang.json", kAbout = ".about.json";
constexpr std::size_t kLongestId = 100;

std::int64_t nanoseconds(const ::timespec &time)
{
    return static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

Error cannotWrite(const fs::path &path, const std::error_code &problem)
{
    const bool full = problem == std::errc::no_space_on_device;
    return {full ? ErrorCode::DiskFull : ErrorCode::CannotWrite, path.string(), problem.message()};
}

Result<void> make(const fs::path &folder)
{
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem)
        return cannotWrite(folder, problem);
    return {};
}

std::string stringOf(const nlohmann::json &json, const char *name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

void take(const fs::path &folder, std::string_view name, std::string_view suffix,
          const struct ::stat &facts, std::unordered_map<std::string, RunFiles> &runs)
{
    const std::string id(name.substr(0, name.size() - suffix.size()));
    if (!isRunId(id))
        return;
    RunFiles &files = runs[id];
    files.id = id;
    if (suffix == kAbout) {
        files.about = folder / name;
        files.aboutModifiedNs = nanoseconds(facts.st_mtim);
        return;
    }
    if (files.isJournal) // which says more than a report of the same run
        return;
    files.main = folder / name;
    files.isJournal = suffix == kJournal;
    files.size = facts.st_size;
    files.modifiedNs = nanoseconds(facts.st_mtim);
}

} // namespace

fs::path runsFolder(const fs::path &data)
{
    return data / "runs";
}

fs::path trashFolder(const fs::path &data)
{
    return data / "trash";
}

bool isRunId(std::string_view text)
{
    return !text.empty() && text.size() <= kLongestId && text.front() != '.'
           && std::ranges::all_of(text, [](unsigned char byte) {
                  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
                         || (byte >= '0' && byte <= '9') || byte == '-' || byte == '_'
                         || byte == '.';
              });
}

Result<std::vector<RunFiles>> runsIn(const fs::path &folder)
{
    const std::unique_ptr<DIR, int (*)(DIR *)> open(::opendir(folder.c_str()), &::closedir);
    if (!open) {
        if (errno == ENOENT)
            return std::vector<RunFiles>{};
        return Error{ErrorCode::CannotRead, folder.string(),
                     std::error_code(errno, std::generic_category()).message()};
    }
    std::unordered_map<std::string, RunFiles> runs;
    while (const ::dirent *entry = ::readdir(open.get())) {
        const std::string_view name = entry->d_name;
        for (const std::string_view suffix : {kJournal, kReport, kAbout}) {
            struct ::stat facts {
            };
            if (name.ends_with(suffix)
                && ::fstatat(::dirfd(open.get()), entry->d_name, &facts, 0) == 0
                && S_ISREG(facts.st_mode))
                take(folder, name, suffix, facts, runs);
        }
    }
    std::vector<RunFiles> result;
    result.reserve(runs.size());
    for (auto &[id, files] : runs) {
        if (!files.main.empty())
            result.push_back(std::move(files));
    }
    return result;
}

Result<RunFiles> runFiles(const fs::path &folder, const std::string &id)
{
    std::unordered_map<std::string, RunFiles> runs;
    for (const std::string_view suffix : {kJournal, kReport, kAbout}) {
        const std::string name = std::string(id).append(suffix);
        struct ::stat facts {
        };
        if (::stat((folder / name).c_str(), &facts) == 0 && S_ISREG(facts.st_mode))
            take(folder, name, suffix, facts, runs);
    }
    const auto found = runs.find(id);
    if (found == runs.end() || found->second.main.empty())
        return Error{ErrorCode::UnknownName, "run '" + id + "'", "it is no longer there"};
    return found->second;
}

std::optional<About> readAbout(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    const auto json = nlohmann::json::parse(content, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    About about{stringOf(json, "title"), {}, stringOf(json, "note")};
    if (const auto tags = json.find("tags"); tags != json.end() && tags->is_array()) {
        for (const auto &tag : *tags) {
            if (tag.is_string())
                about.tags.push_back(tag.get<std::string>());
        }
    }
    return about;
}

Result<void> writeAbout(const fs::path &data, const std::string &id, const About &about)
{
    const nlohmann::ordered_json json{
        {"title", about.title}, {"tags", about.tags}, {"note", about.note}};
    const std::string text =
        json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
    return archive::writeFileSafely(runsFolder(data) / std::string(id).append(kAbout),
                                    [&](archive::Output &output) { output << text; });
}

Result<void> changeAbout(const fs::path &data, const std::string &id, About fallback,
                         const AboutChange &change)
{
    // A file of its own: the one with the texts is replaced, and a lock on it would go with it.
    const contest::FileDescriptor lock(
        ::open((data / "about.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    while (lock && ::flock(lock.get(), LOCK_EX) != 0 && errno == EINTR) {
    }
    About about =
        readAbout(runsFolder(data) / std::string(id).append(kAbout)).value_or(std::move(fallback));
    change(about);
    return writeAbout(data, id, about);
}

Result<void> saveRun(const fs::path &data, const archive::Report &report)
{
    if (!isRunId(report.runId))
        return Error{ErrorCode::BadFormat, report.runId, "this is no id of a run"};
    if (auto made = make(runsFolder(data)); !made)
        return made;
    std::string name = report.runId;
    return archive::writeFileSafely(
        runsFolder(data) / name.append(kReport),
        [&](archive::Output &output) { archive::writeReportJson(report, output); });
}

Result<void> moveToTrash(const fs::path &data, const RunFiles &files)
{
    const fs::path place = trashFolder(data) / files.id;
    std::error_code problem;
    fs::remove_all(place, problem); // an older run of that id, deleted before
    if (auto made = make(place); !made)
        return made;
    // The main file goes first: a run without its notes would be worse than notes without a run.
    fs::rename(files.main, place / files.main.filename(), problem);
    if (problem)
        return cannotWrite(place, problem);
    if (!files.about.empty())
        fs::rename(files.about, place / files.about.filename(), problem);
    return {};
}

Result<void> moveBack(const fs::path &data, const std::string &id)
{
    const fs::path place = trashFolder(data) / id;
    const auto files = isRunId(id) ? runsIn(place) : std::vector<RunFiles>{};
    if (!files)
        return files.error();
    if (files->size() != 1)
        return Error{ErrorCode::UnknownName, id, "it is not in the trash"};
    const RunFiles &run = files->front();
    const fs::path folder = runsFolder(data);
    std::error_code problem;
    if (fs::exists(folder / run.main.filename(), problem))
        return Error{ErrorCode::Contradiction, id, "a run of that name is there again"};
    if (!run.about.empty())
        fs::rename(run.about, folder / run.about.filename(), problem);
    fs::rename(run.main, folder / run.main.filename(), problem);
    if (problem)
        return cannotWrite(folder, problem);
    fs::remove_all(place, problem);
    return {};
}

void emptyTrash(const fs::path &data, std::chrono::system_clock::time_point before)
{
    const std::int64_t limit =
        std::chrono::duration_cast<std::chrono::nanoseconds>(before.time_since_epoch()).count();
    std::error_code problem;
    for (fs::directory_iterator at(trashFolder(data), problem), end; !problem && at != end;
         at.increment(problem)) {
        struct ::stat facts {
        };
        std::error_code ignored;
        if (::stat(at->path().c_str(), &facts) == 0 && nanoseconds(facts.st_mtim) < limit)
            fs::remove_all(at->path(), ignored);
    }
}

} // namespace jinbang::core::history
