// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/journal.h"
#include "core/contest/journalfields.h"
#include "core/contest/reflect.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sys/file.h>

namespace jinbang::core::contest {
namespace {

constexpr std::size_t kTail = 512; // bytes that hold an end mark

template <class T>
T valueOf(const Json &json)
{
    T value{};
    fromJson(json, value);
    return value;
}

bool sameFork(const Fork &a, const Fork &b)
{
    return a.row == b.row && a.entry == b.entry && a.block == b.block && a.attempt == b.attempt;
}

// A run that went on may say another end of the same cell; the later one counts.
template <class T>
void putCell(std::vector<T> &list, T value)
{
    std::erase_if(list,
                  [&](const T &old) { return old.row == value.row && old.entry == value.entry; });
    list.push_back(std::move(value));
}

// Names what a line holds and puts it into the run.
void take(const Json &line, RunData &data)
{
    if (const auto block = line.find("block"); block != line.end()) {
        auto forks = valueOf<std::vector<Fork>>(*block);
        data.finishedAt.clear(); // it went on behind an earlier end
        data.forks.insert(data.forks.end(), std::make_move_iterator(forks.begin()),
                          std::make_move_iterator(forks.end()));
    } else if (const auto judged = line.find("judged"); judged != line.end()) {
        for (auto &fork : valueOf<std::vector<Fork>>(*judged)) {
            const auto old = std::find_if(data.forks.begin(), data.forks.end(),
                                          [&](const Fork &other) { return sameFork(fork, other); });
            if (old != data.forks.end())
                *old = std::move(fork);
        }
    } else if (const auto end = line.find("end"); end != line.end()) {
        putCell(data.ends, valueOf<CellEnd>(*end));
    } else if (const auto extras = line.find("extras"); extras != line.end()) {
        putCell(data.extras, valueOf<CellExtras>(*extras));
    } else if (const auto log = line.find("log"); log != line.end()) {
        data.log.push_back(valueOf<LogLine>(*log));
    } else if (const auto row = line.find("row"); row != line.end()) {
        data.finishedRows.push_back(row->get<int>());
        if (line.at("metTarget").get<bool>())
            data.rowsThatMetTarget.push_back(row->get<int>());
    } else if (const auto finished = line.find("finished"); finished != line.end()) {
        data.state = valueOf<RunState>(*finished);
        data.finishedAt = line.at("at").get<std::string>();
    }
}

Error badLine(const std::filesystem::path &file, std::size_t number, const char *what)
{
    return {ErrorCode::BadFormat, file.string(), "line " + std::to_string(number) + ": " + what};
}

struct Reading {
    RunData data;
    std::uint64_t goodLength = 0; // bytes up to the end of the last line that could be read
};

Result<void> takeHeader(const std::filesystem::path &file, const Json &line, RunData &data)
{
    if (line.value("journal", "") != kJournalSchema)
        return badLine(file, 1, "this is no journal of a run");
    if (const int version = line.value("version", 0); version != kJournalVersion)
        return Error{ErrorCode::NewerVersion, file.string(),
                     "version " + std::to_string(version)
                         + ", known: " + std::to_string(kJournalVersion)};
    fromJson(line.at("run"), data);
    return {};
}

void sayLeftOut(std::size_t first, std::size_t last, RunData &data)
{
    const std::string which =
        first == last ? "line " + std::to_string(first)
                      : "lines " + std::to_string(first) + " to " + std::to_string(last);
    data.log.push_back(
        {0, "warning",
         "the journal is damaged: " + which + " could not be read; what the others tell is kept"});
}

// Power may have failed while the last line was on its way, so a last line that cannot be read is
// one that never came. Any other is damage, which costs that line and not the run.
Result<Reading> read(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return Error{ErrorCode::CannotRead, file.string(), {}};
    Reading reading;
    std::string text;
    std::size_t number = 0, lastGood = 0;
    std::uint64_t length = 0;
    while (std::getline(stream, text) && !stream.eof()) {
        ++number;
        length += text.size() + 1;
        try {
            const auto line = Json::parse(text);
            if (number > 1)
                take(line, reading.data);
            else if (auto header = takeHeader(file, line, reading.data); !header)
                return header.error();
        } catch (const std::exception &) { // nlohmann's own, and words of a newer version
            if (number == 1)
                return badLine(file, 1, "this is no journal of a run");
            continue;
        }
        if (lastGood + 1 < number)
            sayLeftOut(lastGood + 1, number - 1, reading.data);
        lastGood = number;
        reading.goodLength = length;
    }
    if (number == 0)
        return badLine(file, 1, "it is empty");
    if (reading.data.state == RunState::Running)
        reading.data.state = RunState::Stopped;
    return reading;
}

bool isComplete(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    const auto size = static_cast<std::size_t>(std::max<std::streamoff>(stream.tellg(), 0));
    stream.seekg(static_cast<std::streamoff>(size - std::min(size, kTail)));
    const std::string tail{std::istreambuf_iterator<char>(stream),
                           std::istreambuf_iterator<char>()};
    return tail.ends_with('\n') && tail.rfind("{\"finished\":\"Complete\"") != tail.npos;
}

} // namespace

bool isBeingWritten(const std::filesystem::path &file)
{
    const FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    return descriptor && ::flock(descriptor.get(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

Result<RunData> readJournal(const std::filesystem::path &file)
{
    auto reading = read(file);
    if (!reading)
        return reading.error();
    return std::move(reading->data);
}

Result<std::uint64_t> goodLength(const std::filesystem::path &file)
{
    const auto reading = read(file);
    if (!reading)
        return reading.error();
    return reading->goodLength;
}

std::vector<UnfinishedRun> unfinishedRuns(const std::filesystem::path &folder)
{
    std::vector<UnfinishedRun> runs;
    std::error_code problem;
    for (std::filesystem::directory_iterator at(folder, problem), end; !problem && at != end;
         at.increment(problem)) {
        const auto &file = at->path();
        if (file.extension() != ".jsonl" || isComplete(file) || isBeingWritten(file))
            continue;
        const auto data = readJournal(file);
        if (data)
            runs.push_back({file, data->runId, data->plan.title, data->startedAt,
                            data->forks.size(), data->finishedAt.empty()});
    }
    std::sort(runs.begin(), runs.end(),
              [](const auto &a, const auto &b) { return a.startedAt > b.startedAt; });
    return runs;
}

} // namespace jinbang::core::contest
