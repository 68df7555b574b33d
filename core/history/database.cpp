// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/database.h"

#include "core/contest/filedescriptor.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>

namespace jinbang::core::history {
namespace {

namespace fs = std::filesystem;

constexpr int kBusyMs = 10'000;          // a refresh of the other process takes less
constexpr int kApplication = 0x4A424847; // "JBHG", so that no other program's file is taken over

bool isDamage(int code)
{
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
}

bool cannotBeWritten(int code)
{
    return code == SQLITE_FULL || code == SQLITE_READONLY || code == SQLITE_IOERR
           || code == SQLITE_CANTOPEN || code == SQLITE_PERM;
}

int number(SQLite::Database &handle, const char *pragma)
{
    return handle.execAndGet(pragma).getInt();
}

/// Other processes wait while one opens: two of them must not put the same file aside.
contest::FileDescriptor lockedBeside(const fs::path &file)
{
    const std::string name = fs::path(file).replace_extension(".lock").string();
    contest::FileDescriptor lock(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (lock)
        (void)::flock(lock.get(), LOCK_EX);
    return lock;
}

/// What there is of the index, where only reading is possible.
void copyInto(SQLite::Database &memory, const fs::path &file)
{
    try {
        SQLite::Database source("file:" + file.string() + "?immutable=1",
                                SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        SQLite::Backup(memory, source).executeStep();
    } catch (const SQLite::Exception &) { // then it is read from the runs
    }
}

bool isSound(const fs::path &file)
{
    try {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, kBusyMs);
        return database.execAndGet("PRAGMA quick_check(1)").getString() == "ok";
    } catch (const SQLite::Exception &) {
        return false;
    }
}

} // namespace

Error errorOf(const fs::path &file, const SQLite::Exception &problem)
{
    const int code = problem.getErrorCode();
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
        return {ErrorCode::Busy, file.string(), "another Jinbang is writing the history"};
    return {ErrorCode::System, file.string(), problem.what()};
}

Database::Database(fs::path file)
    : m_file(std::move(file))
{
}

Result<Database> Database::open(const fs::path &file)
{
    Database database(file);
    const auto lock = lockedBeside(file);
    try {
        try {
            database.openFile();
        } catch (const SQLite::Exception &problem) {
            if (!database.recoverLocked(problem))
                return errorOf(file, problem);
        }
    } catch (const SQLite::Exception &problem) {
        return errorOf(file, problem);
    }
    return database;
}

void Database::openFile()
{
    m_handle =
        std::make_unique<SQLite::Database>(m_inMemory ? ":memory:" : m_file.string(),
                                           SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyMs);
    const auto known = static_cast<int>(migrations().size());
    int version = number(*m_handle, "PRAGMA user_version");
    if (number(*m_handle, "SELECT count(*) FROM sqlite_schema") > 0
        && number(*m_handle, "PRAGMA application_id") != kApplication) {
        putAside("other", "is not of Jinbang");
        version = 0;
    } else if (version > known) {
        putAside("newer", "is of a newer Jinbang");
        version = 0;
    }
    if (!m_inMemory) {
        m_handle->exec("PRAGMA journal_mode = WAL");
        m_handle->exec("PRAGMA synchronous = NORMAL"); // it can be made anew
    }
    if (version == known)
        return;
    SQLite::Transaction transaction(*m_handle, SQLite::TransactionBehavior::IMMEDIATE);
    m_handle->exec("PRAGMA application_id = " + std::to_string(kApplication));
    for (; version < known; ++version)
        m_handle->exec(migrations()[static_cast<std::size_t>(version)]);
    m_handle->exec("PRAGMA user_version = " + std::to_string(known));
    transaction.commit();
}

void Database::putAside(const std::string &suffix, const std::string &why)
{
    m_handle.reset();
    std::error_code ignored;
    fs::path place;
    for (int copy = 1; place.empty() || fs::exists(place, ignored); ++copy)
        place = m_file.string() + "." + suffix + "-" + std::to_string(copy);
    // With its log, in which the last changes may be.
    for (const char *part : {"-wal", "-shm", ""}) {
        std::error_code problem;
        fs::rename(m_file.string() + part, place.string() + part, problem);
        if (problem && *part == '\0')
            m_inMemory = true; // it stays where it is, and as it is
    }
    m_notes.push_back("The index of the history " + why + (m_inMemory ? "" : "; it is kept as ")
                      + (m_inMemory ? "" : place.string()) + ". A new one is made from the runs.");
    m_handle =
        std::make_unique<SQLite::Database>(m_inMemory ? ":memory:" : m_file.string(),
                                           SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyMs);
}

void Database::goOnInMemory(const std::string &why)
{
    m_inMemory = true;
    m_notes.push_back("The index of the history cannot be written (" + why
                      + "); it is made in memory. No run is touched.");
    std::unique_ptr<SQLite::Database> file = std::move(m_handle);
    auto memory = std::make_unique<SQLite::Database>(
        ":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyMs);
    try {
        if (file)
            SQLite::Backup(*memory, *file).executeStep();
        else
            copyInto(*memory, m_file);
    } catch (const SQLite::Exception &) { // then it is read from the runs
    }
    if (number(*memory, "PRAGMA user_version") == static_cast<int>(migrations().size())) {
        m_handle = std::move(memory);
        return;
    }
    openFile();
}

bool Database::recover(const SQLite::Exception &problem)
{
    const auto lock = lockedBeside(m_file);
    return recoverLocked(problem);
}

bool Database::recoverLocked(const SQLite::Exception &problem)
{
    if (m_inMemory)
        return false;
    const int code = problem.getErrorCode();
    if (isDamage(code)) {
        m_handle.reset();
        if (!isSound(m_file)) // else another process has mended it
            putAside("damaged", "is damaged");
        openFile();
        return true;
    }
    if (!cannotBeWritten(code))
        return false;
    goOnInMemory(problem.what());
    return true;
}

} // namespace jinbang::core::history
