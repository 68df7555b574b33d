// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/preloadnames.h"

#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <system_error>

namespace jinbang::core::contest {
namespace {

namespace fs = std::filesystem;

bool isReadAsItIs(std::string_view path)
{
    return path.find_first_of(" :$") == path.npos;
}

std::vector<fs::path> usualFolders()
{
    std::error_code ignored;
    std::vector<fs::path> folders{fs::temp_directory_path(ignored), "/tmp", "/var/tmp", "/dev/shm"};
    if (const char *runtime = std::getenv("XDG_RUNTIME_DIR"))
        folders.emplace_back(runtime);
    return folders;
}

} // namespace

PreloadNames::PreloadNames(std::vector<fs::path> folders)
    : m_folders(folders.empty() ? usualFolders() : std::move(folders))
{
}

PreloadNames::~PreloadNames()
{
    std::error_code ignored;
    if (!m_folder.empty())
        fs::remove_all(m_folder, ignored);
}

Result<void> PreloadNames::makeFolder()
{
    Error problem{ErrorCode::CannotWrite, "a folder for links to preloaded libraries",
                  "none of the usual ones has a name without blank, colon and dollar sign"};
    for (const auto &folder : m_folders) {
        std::string name = (folder / "jinbang-preload-XXXXXX").string();
        if (!folder.is_absolute() || !isReadAsItIs(name))
            continue;
        if (::mkdtemp(name.data()) != nullptr) {
            m_folder = name;
            return {};
        }
        problem = {ErrorCode::CannotWrite, name, std::generic_category().message(errno)};
    }
    return problem;
}

Result<std::string> PreloadNames::nameFor(const std::string &library)
{
    if (isReadAsItIs(library))
        return library;
    const std::scoped_lock lock(m_mutex);
    if (const auto known = m_links.find(library); known != m_links.end())
        return known->second;
    if (m_folder.empty()) {
        if (const auto made = makeFolder(); !made)
            return made.error();
    }
    const fs::path link = m_folder / (std::to_string(m_links.size()) + ".so");
    std::error_code problem;
    fs::create_symlink(fs::absolute(library), link, problem);
    if (problem)
        return Error{ErrorCode::CannotWrite, link.string(), problem.message()};
    return m_links.emplace(library, link.string()).first->second;
}

} // namespace jinbang::core::contest
