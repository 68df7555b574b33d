// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/rows.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace jinbang::core::history {
namespace {

constexpr char kSeparator = '\x1f';

std::string joined(const std::vector<std::string> &list)
{
    std::string text;
    for (const std::string &item : list) {
        if (&item != &list.front())
            text += kSeparator;
        text += item;
    }
    return text;
}

std::vector<std::string> split(const std::string &text)
{
    std::vector<std::string> list;
    for (std::size_t at = 0; !text.empty() && at <= text.size();) {
        const std::size_t end = std::min(text.find(kSeparator, at), text.size());
        list.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return list;
}

/// Binds the values one after another; an empty optional is NULL.
class Binder
{
public:
    explicit Binder(SQLite::Statement &statement)
        : m_statement(statement)
    {
    }
    Binder &operator<<(const std::string &text) { return bind(text); }
    Binder &operator<<(std::string_view text) { return bind(std::string(text)); }
    Binder &operator<<(std::int64_t value) { return bind(value); }
    Binder &operator<<(double value) { return bind(value); }
    Binder &operator<<(const std::optional<double> &value)
    {
        return value ? bind(*value) : bind(nullptr);
    }

private:
    template <class T>
    Binder &bind(const T &value)
    {
        if constexpr (std::is_same_v<T, std::nullptr_t>)
            m_statement.bind(++m_index);
        else
            m_statement.bind(++m_index, value);
        return *this;
    }
    SQLite::Statement &m_statement;
    int m_index = 0;
};

/// Reads the columns one after another.
class Reader
{
public:
    explicit Reader(SQLite::Statement &statement)
        : m_statement(statement)
    {
    }
    std::string text() { return m_statement.getColumn(m_index++).getString(); }
    std::vector<std::string> list() { return split(text()); }
    std::int64_t integer() { return m_statement.getColumn(m_index++).getInt64(); }
    double real() { return m_statement.getColumn(m_index++).getDouble(); }
    std::optional<double> maybe()
    {
        const auto column = m_statement.getColumn(m_index++);
        return column.isNull() ? std::nullopt : std::optional(column.getDouble());
    }

private:
    SQLite::Statement &m_statement;
    int m_index = 0;
};

constexpr const char *kColumns =
    "id, kind, state, problem, file, title, tags, note, startedAt, finishedAt, durationNs, preset, "
    "fixtures, operations, libraries, cells, cellsOk, leaders, leaderTotal, host, cpu, kernel, "
    "compiler, flags, buildType, generatorVersion, seed, importedFrom, importedAs";

RunEntry entryOf(SQLite::Statement &row)
{
    Reader from(row);
    RunEntry entry;
    entry.id = from.text();
    entry.kind = parseWord<RunKind>(from.text()).value_or(RunKind::Import);
    entry.state = parseWord<RunState>(from.text()).value_or(RunState::Unreadable);
    entry.problem = from.text();
    entry.file = from.text();
    entry.about.title = from.text();
    entry.about.tags = from.list();
    entry.about.note = from.text();
    entry.startedAt = from.text();
    entry.finishedAt = from.text();
    entry.durationNs = from.maybe();
    entry.preset = from.text();
    entry.fixtures = from.list();
    entry.operations = from.list();
    entry.libraries = from.list();
    entry.cells = static_cast<std::size_t>(from.integer());
    entry.cellsOk = static_cast<std::size_t>(from.integer());
    entry.leaders = from.list();
    entry.leaderTotal = from.maybe();
    entry.host = from.text();
    entry.cpu = from.text();
    entry.kernel = from.text();
    entry.compiler = from.text();
    entry.flags = from.text();
    entry.buildType = from.text();
    entry.generatorVersion = from.text();
    entry.seed = static_cast<std::uint64_t>(from.integer());
    entry.importedFrom = from.text();
    entry.importedAs = from.text();
    return entry;
}

std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at)
            words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

/// What the filter asks of a row of runs, as SQL and the values for its places.
struct Condition {
    std::string sql = "1";
    std::vector<std::string> values;

    explicit Condition(const RunFilter &filter)
    {
        for (const std::string &word : wordsOf(filter.text))
            add("instr(lower(id || ' ' || title || ' ' || tags || ' ' || note || ' ' || libraries "
                "|| ' ' || fixtures || ' ' || host || ' ' || cpu || ' ' || compiler || ' ' || "
                "preset || ' ' || kind || ' ' || state || ' ' || importedFrom), lower(?)) > 0",
                word);
        if (!filter.tag.empty())
            add("instr(char(31) || tags || char(31), char(31) || ? || char(31)) > 0", filter.tag);
        if (!filter.since.empty())
            add("startedAt >= ?", filter.since);
        if (!filter.before.empty())
            add("startedAt < ?", filter.before);
    }

private:
    void add(const std::string &term, const std::string &value)
    {
        sql += " AND " + term;
        values.push_back(value);
    }
};

std::string limitOf(const RunFilter &filter)
{
    return filter.most ? " LIMIT " + std::to_string(*filter.most) : std::string{};
}

std::int64_t numberOf(SQLite::Database &database, const char *insert, const char *find,
                      const std::vector<std::string> &values)
{
    for (const char *sql : {insert, find}) {
        SQLite::Statement statement(database, sql);
        Binder to(statement);
        for (const std::string &value : values)
            to << value;
        if (statement.executeStep())
            return statement.getColumn(0).getInt64();
    }
    return 0;
}

void putCell(SQLite::Database &database, std::int64_t run, const IndexedCell &cell,
             SQLite::Statement &insert)
{
    const std::int64_t name =
        numberOf(database, "INSERT OR IGNORE INTO names (metric, label) VALUES (?, ?)",
                 "SELECT number FROM names WHERE metric = ? AND label = ?",
                 {cell.name.metric, cell.name.label});
    const std::int64_t subject = numberOf(
        database, "INSERT OR IGNORE INTO subjects (variant, version, input) VALUES (?, ?, ?)",
        "SELECT number FROM subjects WHERE variant = ? AND version = ? AND input = ?",
        {cell.variant, cell.version, cell.input});
    insert.reset();
    insert.clearBindings();
    Binder(insert) << name << run << subject << cell.value << cell.low << cell.high
                   << std::int64_t{cell.isTime} << std::int64_t{cell.ranked};
    insert.exec();
}

} // namespace

std::unordered_map<std::string, Stamp> stampsOf(SQLite::Database &database)
{
    std::unordered_map<std::string, Stamp> stamps;
    SQLite::Statement rows(
        database, "SELECT id, number, size, modified, aboutModified, state = 'running' FROM runs");
    while (rows.executeStep()) {
        Reader from(rows);
        Stamp &stamp = stamps[from.text()];
        stamp.number = from.integer();
        stamp.size = from.integer();
        stamp.modifiedNs = from.integer();
        stamp.aboutModifiedNs = from.integer();
        stamp.running = from.integer() != 0;
    }
    return stamps;
}

void forget(SQLite::Database &database, std::int64_t number)
{
    for (const char *sql :
         {"DELETE FROM cells WHERE run = ?", "DELETE FROM runs WHERE number = ?"}) {
        SQLite::Statement statement(database, sql);
        statement.bind(1, number);
        statement.exec();
    }
}

void put(SQLite::Database &database, const RunFiles &files, const IndexedRun &run)
{
    SQLite::Statement old(database, "SELECT number FROM runs WHERE id = ?");
    old.bind(1, files.id);
    if (old.executeStep())
        forget(database, old.getColumn(0).getInt64());
    const RunEntry &entry = run.entry;
    SQLite::Statement row(
        database, std::string("INSERT INTO runs (size, modified, aboutModified, ") + kColumns
                      + ") VALUES (?,?,?, ?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,"
                        "?,?,?,?,?,?,?,?,?)");
    Binder(row) << files.size << files.modifiedNs << files.aboutModifiedNs << entry.id
                << text(entry.kind) << text(entry.state) << entry.problem << entry.file.string()
                << entry.about.title << joined(entry.about.tags) << entry.about.note
                << entry.startedAt << entry.finishedAt << entry.durationNs << entry.preset
                << joined(entry.fixtures) << joined(entry.operations) << joined(entry.libraries)
                << static_cast<std::int64_t>(entry.cells)
                << static_cast<std::int64_t>(entry.cellsOk) << joined(entry.leaders)
                << entry.leaderTotal << entry.host << entry.cpu << entry.kernel << entry.compiler
                << entry.flags << entry.buildType << entry.generatorVersion
                << static_cast<std::int64_t>(entry.seed) << entry.importedFrom << entry.importedAs;
    row.exec();
    const std::int64_t number = database.getLastInsertRowid();
    SQLite::Statement insert(database,
                             "INSERT OR REPLACE INTO cells (name, run, subject, value, low, high, "
                             "isTime, ranked) VALUES (?,?,?,?,?,?,?,?)");
    for (const IndexedCell &cell : run.cells)
        putCell(database, number, cell, insert);
}

std::vector<RunEntry> select(SQLite::Database &database, const RunFilter &filter)
{
    const Condition condition(filter);
    SQLite::Statement rows(database, std::string("SELECT ") + kColumns + " FROM runs WHERE "
                                         + condition.sql + " ORDER BY startedAt DESC, id DESC"
                                         + limitOf(filter));
    Binder to(rows);
    for (const std::string &value : condition.values)
        to << value;
    std::vector<RunEntry> entries;
    while (rows.executeStep())
        entries.push_back(entryOf(rows));
    return entries;
}

Result<RunEntry> entryWithId(SQLite::Database &database, const std::string &id)
{
    SQLite::Statement row(database, std::string("SELECT ") + kColumns + " FROM runs WHERE id = ?");
    row.bind(1, id);
    if (row.executeStep())
        return entryOf(row);
    return Error{ErrorCode::UnknownName, "run '" + id + "'", "it is no longer there"};
}

std::vector<std::string> idsWith(SQLite::Database &database, std::string_view begin, int most)
{
    SQLite::Statement rows(database, "SELECT id FROM runs WHERE substr(id, 1, length(?1)) = ?1 "
                                     "ORDER BY id = ?1 DESC, startedAt DESC LIMIT ?2");
    rows.bind(1, std::string(begin));
    rows.bind(2, most);
    std::vector<std::string> ids;
    while (rows.executeStep())
        ids.push_back(rows.getColumn(0).getString());
    return ids;
}

std::vector<CellName> cellNames(SQLite::Database &database)
{
    SQLite::Statement rows(database,
                           "SELECT metric, label FROM names WHERE number IN (SELECT name FROM "
                           "cells) ORDER BY metric, label");
    std::vector<CellName> names;
    while (rows.executeStep()) {
        Reader from(rows);
        CellName name;
        name.metric = from.text();
        name.label = from.text();
        names.push_back(std::move(name));
    }
    return names;
}

std::vector<TrendPoint> trendOf(SQLite::Database &database, const CellName &cell,
                                const RunFilter &filter)
{
    const Condition condition(filter);
    SQLite::Statement rows(
        database,
        "SELECT id, title, startedAt, value, low, high, isTime, ranked, variant, version, "
        "input, cpu, host, kernel, compiler, flags, buildType, generatorVersion "
        "FROM names JOIN cells ON cells.name = names.number "
        "JOIN runs ON runs.number = cells.run "
        "JOIN subjects ON subjects.number = cells.subject "
        "WHERE metric = ? AND label = ? AND "
            + condition.sql + " ORDER BY startedAt DESC, id DESC" + limitOf(filter));
    Binder to(rows);
    to << cell.metric << cell.label;
    for (const std::string &value : condition.values)
        to << value;
    std::vector<TrendPoint> points;
    std::vector<std::vector<archive::FactPair>> facts; // `next` of each
    while (rows.executeStep()) {
        Reader from(rows);
        TrendPoint point;
        point.runId = from.text();
        point.title = from.text();
        point.startedAt = from.text();
        point.value = from.real();
        point.low = from.maybe();
        point.high = from.maybe();
        point.isTime = from.integer() != 0;
        point.ranked = from.integer() != 0;
        point.variant = from.text();
        point.version = from.text();
        point.fixtureSha256 = from.text();
        facts.push_back({{"version", {}, point.version},
                         {"variant", {}, point.variant},
                         {"input", {}, point.fixtureSha256}});
        for (const char *name :
             {"processor", "host", "kernel", "compiler", "flags", "build", "jinbang"})
            facts.back().push_back({name, {}, from.text()});
        points.push_back(std::move(point));
    }
    std::ranges::reverse(points); // the limit keeps the newest
    std::ranges::reverse(facts);
    for (std::size_t i = 1; i < points.size(); ++i) {
        for (std::size_t fact = 0; fact < facts[i].size(); ++fact) {
            archive::FactPair pair = facts[i][fact];
            pair.base = facts[i - 1][fact].next;
            if (pair.differs())
                points[i].changes.push_back(std::move(pair));
        }
    }
    return points;
}

} // namespace jinbang::core::history
