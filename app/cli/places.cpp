// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/places.h"

#include "core/contest/fixturestore.h"
#include "core/fixture/loadfixture.h"

#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace jinbang::app {
namespace {

namespace fs = std::filesystem;

/// A folder of the XDG specification: its variable when absolute, else below the home folder.
fs::path xdgFolder(const char *variable, const char *belowHome)
{
    if (const char *value = std::getenv(variable); value && fs::path(value).is_absolute())
        return value;
    const char *home = std::getenv("HOME");
    return home && *home != '\0' ? fs::path(home) / belowHome : fs::path{};
}

/// ../libexec/jinbang of an installation; in the build tree the contenders are beside the program.
fs::path libexecOf(const fs::path &program)
{
    std::error_code ignored;
    const fs::path installed =
        (program.parent_path() / ".." / "libexec" / "jinbang").lexically_normal();
    return fs::is_directory(installed, ignored) ? installed : program.parent_path();
}

} // namespace

Places findPlaces(const std::string &dataDir)
{
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
    Places places;
    places.libexec = libexecOf(program);
    places.resources = core::fixture::findDataDir(program);
    if (const fs::path config = xdgFolder("XDG_CONFIG_HOME", ".config"); !config.empty())
        places.registered = config / "jinbang" / "contenders.conf";
    if (!dataDir.empty())
        places.data = fs::absolute(dataDir, ignored);
    else if (const fs::path data = xdgFolder("XDG_DATA_HOME", ".local/share"); !data.empty())
        places.data = data / "jinbang";
    const fs::path counter = places.libexec / "libjinbang-alloc.so";
    if (fs::exists(counter, ignored))
        places.allocationCounter = counter;
    return places;
}

core::Result<ScratchFolder> ScratchFolder::make()
{
    std::error_code problem;
    const fs::path temporary = fs::temp_directory_path(problem);
    const fs::path base = problem ? fs::path("/tmp") : temporary;
    core::contest::removeLeftBehind(base);
    std::string name = (base / ("jinbang-" + std::to_string(::getpid()) + "-XXXXXX")).string();
    if (!::mkdtemp(name.data()))
        return core::Error{core::ErrorCode::CannotWrite, name,
                           std::error_code(errno, std::generic_category()).message()};
    return ScratchFolder(name);
}

ScratchFolder::ScratchFolder(fs::path path)
    : m_path(std::move(path))
{
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

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
}

} // namespace jinbang::app
