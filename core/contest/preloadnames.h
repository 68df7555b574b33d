#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The dynamic linker splits LD_PRELOAD at blanks and colons, expands $ORIGIN and $LIB in it, and
// knows no quoting. A library in such a folder is preloaded by another name: a symbolic link in a
// private folder, which goes away with this object.

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace jinbang::core::contest {

class PreloadNames
{
public:
    /// `folders`: where the links may be made, the first that can be used; empty: TMPDIR, /tmp and
    /// other usual ones.
    explicit PreloadNames(std::vector<std::filesystem::path> folders = {});
    PreloadNames(const PreloadNames &) = delete;
    PreloadNames &operator=(const PreloadNames &) = delete;
    ~PreloadNames();

    /// `library` itself, or a link to it where the linker would misread its path. May be called by
    /// several threads at once.
    /// Errors: CannotWrite when there is no folder for the link.
    [[nodiscard]] Result<std::string> nameFor(const std::string &library);

private:
    [[nodiscard]] Result<void> makeFolder();

    std::vector<std::filesystem::path> m_folders;
    std::mutex m_mutex;
    std::filesystem::path m_folder; // empty until one is needed
    std::map<std::string, std::string> m_links;
};

} // namespace jinbang::core::contest
