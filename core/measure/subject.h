#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a task works on: the fixture in memory of its own, its typed form, and the operation.

#include "core/contract/adapter.h"
#include "core/measure/channel.h"
#include "core/protocol/messages.h"

#include <memory>
#include <optional>
#include <string_view>

namespace jinbang::core::measure {

class Subject
{
public:
    /// Reads the fixture, by path or from the channel. Nothing lies behind its n bytes, so that a
    /// sanitizer sees who reads on; `before` bytes lie in front (placeInPage()).
    /// Errors: CannotRead, OutOfMemory, ProtocolViolation.
    [[nodiscard]] static Result<Subject> load(const protocol::FixtureRef &fixture, Channel &channel,
                                              std::size_t before = 0);

    /// Reads the text into the record of the task. Errors: InvalidJson, BadFormat.
    [[nodiscard]] Result<void> bind(record::RecordType type, bool many);

    [[nodiscard]] std::string_view text() const { return {m_bytes.get() + m_before, m_size}; }
    /// For checks that damage a byte and put it back.
    [[nodiscard]] char *bytes() { return m_bytes.get() + m_before; }
    [[nodiscard]] const record::AnyRecord *record() const { return m_record.get(); }
    /// A reading operation does not get the record, which is its answer.
    [[nodiscard]] contract::Input input(core::Operation operation) const
    {
        return {text(), isWriting(operation) ? record() : nullptr};
    }

private:
    std::unique_ptr<char[]> m_bytes;
    std::size_t m_before = 0;
    std::size_t m_size = 0;
    std::unique_ptr<record::AnyRecord> m_record; // its address must not change
};

/// The task of the contract. Errors: UnknownName for a record.
[[nodiscard]] Result<contract::Task> taskOf(const protocol::TaskSpec &spec);

} // namespace jinbang::core::measure
