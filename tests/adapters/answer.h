#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Asks an adapter one thing and keeps all that it answers, as the measuring half does, but without
// clock and protocol.

#include "core/contract/adapter.h"
#include "core/json/canonicalwriter.h"
#include "core/json/difference.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::tests {

/// The events of a document as canonical text and digest, with its numbers as doubles.
class Recorder final : public core::json::EventSink
{
public:
    void startObject() override;
    void key(std::string_view text) override;
    void endObject() override;
    void startArray() override;
    void endArray() override;
    void string(std::string_view text) override;
    void integer(std::int64_t value) override;
    void unsignedInteger(std::uint64_t value) override;
    void real(double value) override;
    void boolean(bool value) override;
    void null() override;

    [[nodiscard]] const std::string &text() const { return *m_text; }
    [[nodiscard]] const core::json::Digest &digest() const { return m_digester.digest(); }
    [[nodiscard]] const std::vector<double> &numbers() const { return m_numbers; }

private:
    std::unique_ptr<std::string> m_text = std::make_unique<std::string>(); // m_writer refers to it
    core::json::CanonicalWriter m_writer{*m_text};
    core::json::Digester m_digester;
    std::vector<double> m_numbers;
};

class Answer final : public core::contract::AnswerSink
{
public:
    void text(std::string_view text) override { m_text = text; }
    void record(const core::record::AnyRecord &record) override { m_record = record; }
    core::json::EventSink &document() override { return m_document.emplace(); }
    void walked(const core::json::WalkSum &sum) override { m_walked = sum; }
    void accepted() override { m_accepted = true; }

    std::optional<std::string> m_text;
    std::optional<core::record::AnyRecord> m_record;
    std::optional<Recorder> m_document;
    std::optional<core::json::WalkSum> m_walked;
    bool m_accepted = false;
    std::uint64_t m_outputBytes = 0; // of the operation
};

/// A text in a heap block of exactly its size, so that a sanitizer sees every byte read beyond it.
class ExactText
{
public:
    explicit ExactText(std::string_view text);
    [[nodiscard]] std::string_view view() const { return {m_bytes.get(), m_size}; }
    void overwrite(char with);

private:
    std::size_t m_size;
    std::unique_ptr<char[]> m_bytes;
};

/// Makes, prepares, runs `n` times and takes the answer.
[[nodiscard]] core::Result<Answer> ask(const core::contract::Adapter &adapter,
                                       const core::contract::Task &task,
                                       const core::contract::Input &input, std::uint64_t n = 2);

/// What the strict reader holds; nothing when it refuses the text.
[[nodiscard]] std::optional<Recorder> strictly(std::string_view text);

/// By value, doubles up to `ulp` apart; members as a multiset.
[[nodiscard]] core::json::Difference difference(std::string_view expected, std::string_view actual,
                                                std::uint64_t ulp);

[[nodiscard]] std::string readCase(std::string_view file);

} // namespace jinbang::tests
