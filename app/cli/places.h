#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Where things are: what was installed beside the program, and the user's own folders (XDG).

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace jinbang::app {

struct Places {
    std::filesystem::path libexec;           // contenders
    std::filesystem::path resources;         // the sample article
    std::filesystem::path registered;        // contenders.conf
    std::filesystem::path data;              // runs of this user; empty where there is no home
    std::filesystem::path allocationCounter; // empty where it was not built

    [[nodiscard]] std::filesystem::path journals() const
    {
        return data.empty() ? data : data / "runs";
    }
};

/// `dataDir` replaces the user's data folder.
[[nodiscard]] Places findPlaces(const std::string &dataDir);

/// A folder for fixtures, gone with this object.
class ScratchFolder
{
public:
    /// Errors: CannotWrite.
    [[nodiscard]] static core::Result<ScratchFolder> make();
    ScratchFolder(ScratchFolder &&other) noexcept;
    ScratchFolder &operator=(ScratchFolder &&other) noexcept;
    ~ScratchFolder();

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    explicit ScratchFolder(std::filesystem::path path);

    std::filesystem::path m_path;
};

} // namespace jinbang::app
