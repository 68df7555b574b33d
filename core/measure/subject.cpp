// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/subject.h"

#include "core/record/recordjson.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <new>
#include <unistd.h>

namespace jinbang::core::measure {
namespace {

Result<void> readFile(const protocol::FixtureRef &fixture, char *to)
{
    const int file = open(fixture.path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return Error{ErrorCode::CannotRead, fixture.path, std::strerror(errno)};
    std::uint64_t done = 0;
    while (done < fixture.bytes) {
        const ssize_t got =
            pread(file, to + done, fixture.bytes - done, static_cast<off_t>(fixture.offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        done += static_cast<std::uint64_t>(got);
    }
    const std::string problem = done < fixture.bytes ? "it is shorter than it was" : "";
    close(file);
    if (!problem.empty())
        return Error{ErrorCode::CannotRead, fixture.path, problem};
    return {};
}

} // namespace

Result<Subject> Subject::load(const protocol::FixtureRef &fixture, Channel &channel,
                              std::size_t before)
{
    Subject subject;
    subject.m_bytes.reset(new (std::nothrow) char[before + fixture.bytes]);
    if (!subject.m_bytes)
        return Error{ErrorCode::OutOfMemory, "the input", std::to_string(fixture.bytes) + " bytes"};
    subject.m_before = before;
    subject.m_size = fixture.bytes;
    if (!fixture.path.empty()) {
        if (Result<void> read = readFile(fixture, subject.bytes()); !read)
            return read.error();
    } else if (!channel.read(subject.bytes(), fixture.bytes)) {
        return Error{ErrorCode::ProtocolViolation, "engine", "the input ended before its bytes"};
    }
    return subject;
}

Result<void> Subject::bind(record::RecordType type, bool many)
{
    Result<record::AnyRecord> record = record::readRecord(text(), type, many);
    if (!record)
        return record.error();
    m_record = std::make_unique<record::AnyRecord>(std::move(*record));
    return {};
}

Result<contract::Task> taskOf(const protocol::TaskSpec &spec)
{
    contract::Task task;
    task.operation = spec.operation;
    task.variant = spec.variant;
    task.many = spec.many;
    task.reuse = spec.reuse;
    if (!spec.record.empty()) {
        task.record = record::parseRecordType(spec.record);
        if (!task.record)
            return Error{ErrorCode::UnknownName, "record " + spec.record, {}};
    }
    if (task.record.has_value() != isRecordOperation(spec.operation))
        return Error{ErrorCode::Unsupported, std::string(text(spec.operation)),
                     task.record ? "it takes documents" : "it takes records"};
    return task;
}

} // namespace jinbang::core::measure
