// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/journal.h"

#include "core/contest/journalfields.h"
#include "core/contest/reflect.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>

namespace jinbang::core::contest {
namespace {

Error writeError(const std::filesystem::path &path, int number)
{
    const bool full = number == ENOSPC || number == EDQUOT || number == EFBIG;
    return {full ? ErrorCode::DiskFull : ErrorCode::CannotWrite, path.string(),
            std::generic_category().message(number)};
}

std::string lineOf(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

template <class T>
std::string lineOf(const char *name, const T &value)
{
    return lineOf(Json{{name, toJson(value)}});
}

bool lock(const FileDescriptor &file)
{
    return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

// A new name in a folder is only safe when the folder is.
void syncFolder(const std::filesystem::path &folder)
{
    const FileDescriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor)
        ::fsync(descriptor.get());
}

} // namespace

Journal::Journal(FileDescriptor file, std::filesystem::path path)
    : m_file(std::move(file))
    , m_path(std::move(path))
{
}

Result<Journal> Journal::create(const std::filesystem::path &folder, const RunData &header)
{
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    const auto path = folder / (header.runId + ".jsonl");
    FileDescriptor file(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644));
    if (!file)
        return writeError(path, errno);
    if (!lock(file))
        return Error{ErrorCode::Busy, path.string(), {}};
    Journal journal(std::move(file), path);
    const Json line{
        {"journal", kJournalSchema}, {"version", kJournalVersion}, {"run", toJson(header)}};
    if (auto written = journal.append(lineOf(line), true); !written)
        return written.error();
    syncFolder(folder);
    return journal;
}

Result<Journal> Journal::reopen(const std::filesystem::path &folder, const RunData &soFar)
{
    const auto path = folder / (soFar.runId + ".jsonl");
    FileDescriptor file(::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC));
    if (!file)
        return Error{ErrorCode::CannotRead, path.string(), std::generic_category().message(errno)};
    if (!lock(file))
        return Error{ErrorCode::Busy, path.string(), "another Jinbang goes on with this run"};
    const auto length = goodLength(path);
    if (!length)
        return length.error();
    if (::ftruncate(file.get(), static_cast<off_t>(*length)) != 0)
        return writeError(path, errno);
    return Journal(std::move(file), path);
}

Result<void> Journal::append(std::string_view line, bool wait)
{
    const off_t before = ::lseek(m_file.get(), 0, SEEK_END);
    for (std::string_view rest = line; !rest.empty();) {
        const ssize_t written = ::write(m_file.get(), rest.data(), rest.size());
        if (written > 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (written == 0 || errno != EINTR) {
            const auto error = writeError(m_path, written == 0 ? ENOSPC : errno);
            // What is there stays readable. If even this fails, the reader leaves out the cut line.
            static_cast<void>(::ftruncate(m_file.get(), before) == 0);
            return error;
        }
    }
    if (wait && ::fdatasync(m_file.get()) != 0)
        return writeError(m_path, errno);
    return {};
}

Result<void> Journal::block(const std::vector<Fork> &forks)
{
    return append(lineOf("block", forks), true);
}

Result<void> Journal::judged(const std::vector<Fork> &forks)
{
    return append(lineOf("judged", forks), true);
}

Result<void> Journal::cellEnd(const CellEnd &end)
{
    return append(lineOf("end", end), false);
}

Result<void> Journal::extras(const CellExtras &extras)
{
    return append(lineOf("extras", extras), false);
}

Result<void> Journal::log(const LogLine &line)
{
    return append(lineOf("log", line), false);
}

Result<void> Journal::rowFinished(int row, bool metTarget)
{
    return append(lineOf(Json{{"row", row}, {"metTarget", metTarget}}), true);
}

Result<void> Journal::finished(RunState state, const std::string &finishedAt)
{
    return append(lineOf(Json{{"finished", toJson(state)}, {"at", finishedAt}}), true);
}

} // namespace jinbang::core::contest
