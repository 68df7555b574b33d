// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/measure/reference.h"

#include "core/json/digest.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace jinbang::core::measure::test {
namespace {

double moved(double value, int ulps)
{
    for (int i = 0; i < ulps; ++i)
        value = std::nextafter(value, std::numeric_limits<double>::infinity());
    return value;
}

/// Line breaks after commas and brackets outside strings.
std::string prettified(const std::string &compact)
{
    std::string out;
    bool inString = false, escaped = false;
    for (const char c : compact) {
        out += c;
        if (!inString && (c == ',' || c == '[' || c == '{'))
            out += '\n';
        if (c == '"' && !escaped)
            inString = !inString;
        escaped = inString && c == '\\' && !escaped;
    }
    return out;
}

} // namespace

void Bending::real(double value)
{
    m_sink.real(m_lie == Lie::OneUlp   ? moved(value, 1)
                : m_lie == Lie::TwoUlp ? moved(value, 2)
                                       : value);
}

ReferenceOperation::ReferenceOperation(contract::Task task, Lie lie)
    : m_task(std::move(task))
    , m_lie(lie)
{
}

Result<void> ReferenceOperation::prepare(const contract::Input &input)
{
    m_input = input;
    if (m_lie != Lie::ConstantAnswer)
        m_text.clear();
    return {};
}

Result<void> ReferenceOperation::run(std::uint64_t n)
{
    for (; n > 0; --n) {
        if (inside)
            inside(m_input.text);
        ++m_runs;
        if (Result<void> done = once(); !done)
            return done;
    }
    return {};
}

Result<void> ReferenceOperation::once()
{
    if (m_lie == Lie::Throws)
        throw std::runtime_error("thrown by the library");
    if (m_lie == Lie::ConstantAnswer && m_answered)
        return {};
    m_answered = true;
    const bool typed = m_task.operation == core::Operation::Serialize;
    if (Result<void> done = typed ? Result<void>{} : read(); !done)
        return done;
    if (m_lie == Lie::ChangesInput)
        const_cast<char &>(m_input.text[m_input.text.size() / 2]) ^= 1;
    if (m_lie == Lie::ChangesRecord && m_input.record)
        std::get<record::User>(const_cast<record::AnyRecord &>(*m_input.record)).age++;
    if (isWriting(m_task.operation))
        write();
    return {};
}

Result<void> ReferenceOperation::read()
{
    std::string text(m_input.text);
    if (m_lie == Lie::AcceptsCutShort && text.back() != '}' && text.front() == '{')
        text += '}';
    if (m_lie == Lie::AcceptsTrailing && text.back() == 'x')
        text.pop_back();
    if (m_lie == Lie::AcceptsBadUtf8)
        for (char &c : text)
            c = c == '\xff' ? '?' : c;
    m_text.clear();
    json::CanonicalWriter writer(m_text);
    Bending bending(writer, m_lie);
    if (Result<void> done = json::readStrict(text, bending, "reference"); !done)
        return Error{ErrorCode::Rejected, "reference", done.error().detail};
    if (m_lie == Lie::WrongLater && m_runs > 20)
        m_text = std::string("[]");
    if (m_task.operation != core::Operation::Deserialize)
        return {};
    Result<record::AnyRecord> record = record::readRecord(m_text, *m_task.record, m_task.many);
    if (!record)
        return Error{ErrorCode::Rejected, "reference", record.error().detail};
    m_record = std::move(*record);
    return {};
}

void ReferenceOperation::write()
{
    if (m_task.operation == core::Operation::Serialize) {
        m_text.clear();
        json::CanonicalWriter writer(m_text);
        Bending bending(writer, m_lie);
        record::tell(*m_input.record, bending);
    }
    if (m_lie == Lie::MissedEscape) {
        for (std::size_t at = m_text.find('\\'); at != m_text.npos; at = m_text.find('\\', at))
            m_text.erase(at, 1);
    }
    const bool pretty = m_task.operation == core::Operation::Prettify;
    if (pretty ? m_lie != Lie::CompactForPretty : m_lie == Lie::PrettyForCompact)
        m_text = prettified(m_text);
}

void ReferenceOperation::output(contract::AnswerSink &sink)
{
    if (m_lie == Lie::NoAnswer)
        return;
    const std::string text = m_lie == Lie::DiscardsResult ? std::string("null") : m_text;
    switch (m_task.operation) {
    case core::Operation::Serialize:
    case core::Operation::Stringify:
    case core::Operation::Prettify:
        return sink.text(text);
    case core::Operation::Deserialize:
        return sink.record(*m_record);
    case core::Operation::Validate:
        return sink.accepted();
    case core::Operation::Walk: {
        json::Digester digester;
        (void)json::readStrict(text, digester, "reference");
        json::WalkSum sum = digester.digest().sum;
        sum.strings += m_lie == Lie::WrongWalkSum;
        sink.walked(sum);
        break;
    }
    case core::Operation::Parse:
        break;
    }
    (void)json::readStrict(text, sink.document(), "reference");
}

contract::About ReferenceAdapter::about() const
{
    contract::About about;
    about.id = "reference";
    about.library = "Reference";
    about.version = std::string("1.0");
    contract::Variant strict;
    strict.id = std::string("strict");
    for (const auto &word : kWords<core::Operation>)
        strict.operations.push_back(word.value);
    contract::Variant trusting = strict;
    trusting.id = "trusting";
    trusting.checking = Checking::Trusting;
    about.variants = {strict, trusting};
    return about;
}

Result<std::unique_ptr<contract::Operation>>
ReferenceAdapter::make(const contract::Task &task) const
{
    if (task.variant == "none")
        return Error{ErrorCode::Unsupported, "reference", "no such thing"};
    auto operation = std::make_unique<ReferenceOperation>(task, m_lie);
    operation->inside = inside;
    return std::unique_ptr<contract::Operation>(std::move(operation));
}

} // namespace jinbang::core::measure::test
