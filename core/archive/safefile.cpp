// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/safefile.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <random>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace jinbang::core::archive {
namespace {

namespace fs = std::filesystem;

Error failure(const fs::path &path, int number)
{
    const bool full = number == ENOSPC || number == EDQUOT;
    return {full ? ErrorCode::DiskFull : ErrorCode::CannotWrite, path.string(),
            std::error_code(number, std::generic_category()).message()};
}

/// An open descriptor; close() tells what a destructor could not.
class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool close() { return ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

/// Writes all pieces; the first failure ends it. Answers the number of bytes.
Result<std::uintmax_t> writeAll(int descriptor, const fs::path &path, const FileWriter &write)
{
    std::uintmax_t written = 0;
    int problem = 0;
    Output output([&](std::string_view piece) {
        while (!piece.empty() && problem == 0) {
            const ssize_t done = ::write(descriptor, piece.data(), piece.size());
            if (done < 0 && errno == EINTR)
                continue;
            if (done <= 0) {
                problem = done < 0 ? errno : ENOSPC;
                return;
            }
            written += static_cast<std::uintmax_t>(done);
            piece.remove_prefix(static_cast<std::size_t>(done));
        }
    });
    write(output);
    output.flush();
    if (problem != 0)
        return failure(path, problem);
    return written;
}

bool isOtherThanFile(const fs::path &place)
{
    std::error_code ignored;
    const auto status = fs::status(place, ignored);
    return fs::exists(status) && !fs::is_regular_file(status);
}

/// A symbolic link is written through: what it points to is replaced, not the link.
fs::path placeOf(const fs::path &path)
{
    std::error_code ignored;
    const fs::path whole = fs::absolute(path, ignored);
    if (isOtherThanFile(whole))
        return whole; // a pipe behind /dev/stdout has no other name
    const fs::path resolved = fs::weakly_canonical(whole, ignored);
    return resolved.empty() ? whole : resolved;
}

Result<void> refuse(const fs::path &path, const fs::path &place,
                    const std::vector<fs::path> &inputs)
{
    std::error_code ignored;
    for (const fs::path &input : inputs) {
        if (fs::equivalent(place, input, ignored))
            return Error{ErrorCode::OutputIsInput, path.string(), input.string()};
    }
    if (fs::is_directory(place, ignored))
        return failure(path, EISDIR);
    return {};
}

Result<void> writeInPlace(const fs::path &path, const fs::path &place, const FileWriter &write)
{
    // Without O_NONBLOCK a named pipe that nobody reads would be waited for, perhaps for ever.
    Descriptor file(::open(place.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (file.number() < 0)
        return errno == ENXIO
                   ? Error{ErrorCode::CannotWrite, path.string(), "nobody reads from this pipe"}
                   : failure(path, errno);
    const int flags = ::fcntl(file.number(), F_GETFL);
    if (flags < 0 || ::fcntl(file.number(), F_SETFL, flags & ~O_NONBLOCK) != 0)
        return failure(path, errno);
    if (auto written = writeAll(file.number(), path, write); !written)
        return written.error();
    if (!file.close())
        return failure(path, errno);
    return {};
}

/// A new file beside `place`, gone with this object unless it was moved there.
class Temporary
{
public:
    explicit Temporary(const fs::path &place)
        : m_name(place.parent_path()
                 / (".jinbang-" + std::to_string(std::random_device{}()) + ".tmp"))
        , m_file(::open(m_name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666))
        , m_problem(m_file.number() < 0 ? errno : 0)
    {
    }
    Temporary(const Temporary &) = delete;
    Temporary &operator=(const Temporary &) = delete;
    ~Temporary()
    {
        if (m_problem == 0 && !m_moved)
            ::unlink(m_name.c_str());
    }

    [[nodiscard]] int problem() const { return m_problem; }
    [[nodiscard]] Descriptor &file() { return m_file; }

    /// Everything is on the disk, as long as it should be, and in its place; else an errno.
    [[nodiscard]] int moveTo(const fs::path &place, std::uintmax_t bytes)
    {
        struct ::stat facts {
        };
        if (::fsync(m_file.number()) != 0 || ::fstat(m_file.number(), &facts) != 0)
            return errno;
        if (static_cast<std::uintmax_t>(facts.st_size) != bytes)
            return ENOSPC;
        struct ::stat before {
        };
        if (::stat(place.c_str(), &before) == 0
            && ::fchmod(m_file.number(), before.st_mode & 07777) != 0)
            return errno;
        if (!m_file.close() || ::rename(m_name.c_str(), place.c_str()) != 0)
            return errno;
        m_moved = true;
        return 0;
    }

private:
    fs::path m_name;
    Descriptor m_file;
    int m_problem = 0;
    bool m_moved = false;
};

} // namespace

Result<void> writeFileSafely(const fs::path &path, const FileWriter &write,
                             const std::vector<fs::path> &inputs)
{
    const fs::path place = placeOf(path);
    if (auto fine = refuse(path, place, inputs); !fine)
        return fine;
    if (isOtherThanFile(place))
        return writeInPlace(path, place, write);
    Temporary temporary(place);
    if (temporary.problem() != 0)
        return failure(path, temporary.problem());
    const auto written = writeAll(temporary.file().number(), path, write);
    if (!written)
        return written.error();
    if (const int problem = temporary.moveTo(place, *written); problem != 0)
        return failure(path, problem);
    Descriptor folder(::open(place.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number() >= 0)
        (void)::fsync(
            folder.number()); // the name, too, survives a power cut where the system allows
    return {};
}

Result<void> checkWritable(const fs::path &path, const std::vector<fs::path> &inputs)
{
    const fs::path place = placeOf(path);
    if (auto fine = refuse(path, place, inputs); !fine)
        return fine;
    if (isOtherThanFile(place))
        return ::access(place.c_str(), W_OK) == 0 ? Result<void>{}
                                                  : Result<void>{failure(path, errno)};
    const Temporary temporary(place);
    if (temporary.problem() != 0)
        return failure(path, temporary.problem());
    return {};
}

} // namespace jinbang::core::archive
