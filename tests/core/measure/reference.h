#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A library that does everything right, from the engine's own reader and writer, and a lie that can
// be told with it: each lie must be found out.

#include "core/contract/adapter.h"
#include "core/json/canonicalwriter.h"
#include "core/json/strictreader.h"
#include "core/record/recordjson.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace jinbang::core::measure::test {

enum class Lie {
    None,
    DiscardsResult,
    ConstantAnswer,
    DropsLastOfStrings,
    OneUlp,
    TwoUlp,
    MissedEscape,
    PrettyForCompact,
    CompactForPretty,
    ChangesInput,
    ChangesRecord,
    AcceptsCutShort,
    AcceptsTrailing,
    AcceptsBadUtf8,
    WrongWalkSum,
    WrongLater,
    NoAnswer,
    Throws
};

/// Passes events on and bends them.
class Bending final : public json::EventSink
{
public:
    Bending(json::EventSink &sink, Lie lie)
        : m_sink(sink)
        , m_lie(lie)
    {
    }
    void startObject() override { m_sink.startObject(); }
    void key(std::string_view text) override { m_sink.key(text); }
    void endObject() override { m_sink.endObject(); }
    void startArray() override { m_sink.startArray(); }
    void endArray() override { m_sink.endArray(); }
    void string(std::string_view text) override
    {
        std::size_t end = text.size();
        if (m_lie == Lie::DropsLastOfStrings && end > 0)
            for (--end; end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U;)
                --end;
        m_sink.string(text.substr(0, end));
    }
    void integer(std::int64_t value) override { m_sink.integer(value); }
    void unsignedInteger(std::uint64_t value) override { m_sink.unsignedInteger(value); }
    void real(double value) override;
    void boolean(bool value) override { m_sink.boolean(value); }
    void null() override { m_sink.null(); }

private:
    json::EventSink &m_sink;
    Lie m_lie;
};

class ReferenceOperation final : public contract::Operation
{
public:
    ReferenceOperation(contract::Task task, Lie lie);
    Result<void> prepare(const contract::Input &input) override;
    Result<void> run(std::uint64_t n) override;
    void output(contract::AnswerSink &sink) override;
    std::uint64_t outputBytes() const override { return m_text.size(); }

    /// Called in each operation, where a test wants to look around.
    std::function<void(std::string_view input)> inside;

private:
    [[nodiscard]] Result<void> once();
    [[nodiscard]] Result<void> read();
    void write();

    contract::Task m_task;
    Lie m_lie;
    contract::Input m_input;
    std::string m_text; // canonical: what a reader holds, or what a writer wrote
    std::optional<record::AnyRecord> m_record;
    bool m_answered = false;
    std::uint64_t m_runs = 0;
};

class ReferenceAdapter final : public contract::Adapter
{
public:
    explicit ReferenceAdapter(Lie lie = Lie::None)
        : m_lie(lie)
    {
    }
    contract::About about() const override;
    Result<std::unique_ptr<contract::Operation>> make(const contract::Task &task) const override;

    std::function<void(std::string_view input)> inside;

private:
    Lie m_lie;
};

} // namespace jinbang::core::measure::test
