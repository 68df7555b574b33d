#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The index as a file: opened so that several processes can use it, brought to the present schema,
// and put aside when it cannot be ours. Nothing is in it that the runs' files do not say.

#include "core/base/result.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace jinbang::core::history {

/// Steps from an empty database to the present one; a step is never changed once it was released.
[[nodiscard]] std::span<const char *const> migrations();

class Database
{
public:
    /// `file` is made where it is missing. One that is damaged, of another program or of a newer
    /// Jinbang is renamed; where none can be written the index is in memory. Errors: Busy.
    [[nodiscard]] static Result<Database> open(const std::filesystem::path &file);

    [[nodiscard]] SQLite::Database &handle() { return *m_handle; }
    [[nodiscard]] std::vector<std::string> &notes() { return m_notes; }

    /// After an exception: puts a damaged file aside and starts anew, or goes on in memory when the
    /// disk is full. False: there is nothing to be done.
    [[nodiscard]] bool recover(const SQLite::Exception &problem);

private:
    explicit Database(std::filesystem::path file);
    void openFile();
    bool recoverLocked(const SQLite::Exception &problem);
    void putAside(const std::string &suffix, const std::string &why);
    void goOnInMemory(const std::string &why);

    std::filesystem::path m_file;
    std::unique_ptr<SQLite::Database> m_handle;
    std::vector<std::string> m_notes;
    bool m_inMemory = false;
};

/// Busy for a database that another process holds for too long, else System.
[[nodiscard]] Error errorOf(const std::filesystem::path &file, const SQLite::Exception &problem);

} // namespace jinbang::core::history
