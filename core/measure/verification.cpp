// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verification.h"

#include "core/json/strictreader.h"
#include "core/record/generator.h"
#include "core/record/recordjson.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace jinbang::core::measure {
namespace {

constexpr std::size_t kMostDamaged = std::size_t{4} << 20;

/// What is damaged in the place of a document that would take long: whether a library looks does
/// not depend on the size.
std::string smallDocument(const contract::Task &task)
{
    if (!task.record)
        return R"({"name":"text","list":[1,2.5,true,null],"more":{"deep":["last"]}})";
    return record::canonicalText(record::generate(*task.record, task.many, 2, 1, "<p>text</p>"),
                                 KeyOrder::Ordered, 0);
}

/// Puts a byte into the input and the old one back at the end.
class ChangedByte
{
public:
    ChangedByte(Subject &subject, std::size_t offset, char other)
        : m_byte(subject.bytes()[offset])
        , m_old(m_byte)
    {
        m_byte = other;
    }
    ~ChangedByte() { m_byte = m_old; }
    ChangedByte(const ChangedByte &) = delete;
    ChangedByte &operator=(const ChangedByte &) = delete;

private:
    char &m_byte;
    char m_old;
};

/// Hears a document and keeps nothing.
class Nobody final : public json::EventSink
{
public:
    void startObject() override {}
    void key(std::string_view) override {}
    void endObject() override {}
    void startArray() override {}
    void endArray() override {}
    void string(std::string_view) override {}
    void integer(std::int64_t) override {}
    void unsignedInteger(std::uint64_t) override {}
    void real(double) override {}
    void boolean(bool) override {}
    void null() override {}
};

bool isValid(std::string_view text)
{
    Nobody nobody;
    json::SyntaxError error;
    return json::readStrict(text, nobody, error);
}

std::string_view withoutLastByte(std::string_view text)
{
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return text.substr(0, last == text.npos ? 0 : last);
}

} // namespace

Verification::Verification(const contract::Task &task, Checking checking, Subject &subject,
                           const Expectation &expected, std::uint64_t seed)
    : m_task(task)
    , m_checking(checking)
    , m_subject(subject)
    , m_expected(expected)
    , m_seed(seed)
{
}

Result<Verdict> Verification::run(contract::Operation &operation, bool thorough)
{
    Verdict verdict = untouched(m_expected);
    if (verdict.ok())
        verdict.add(judge(m_task.operation, operation, m_expected));
    if (!verdict.ok())
        return verdict;
    if (!thorough) {
        verdict.notes.insert("check-reduced");
        return verdict;
    }
    if (const Sites sites = findSites(m_subject.text(), m_seed); sites.scalar)
        verdict.add(decoy(operation, *sites.scalar));
    if (verdict.ok() && !isWriting(m_task.operation))
        verdict.add(damaged(operation));
    if (verdict.ok())
        verdict.add(untouched(m_expected));
    if (Result<void> again = operation.prepare(m_subject.input(m_task.operation)); !again)
        return again.error();
    return verdict;
}

/// The same document with one value changed: an answer that does not follow it was made before.
Verdict Verification::decoy(contract::Operation &operation, const Site &site)
{
    const ChangedByte changed(m_subject, site.offset, site.other);
    std::optional<record::AnyRecord> record;
    if (m_task.record) {
        Result<record::AnyRecord> read =
            record::readRecord(m_subject.text(), *m_task.record, m_task.many);
        if (!read)
            return {}; // the change made it another type of document: no decoy here
        record = std::move(*read);
    }
    const record::AnyRecord *typed = record ? &*record : nullptr;
    const Result<Expectation> expected = expectationOf(m_subject.text(), typed);
    if (!expected || json::equalByValue(expected->digest, m_expected.digest))
        return {};
    Result<void> done =
        operation.prepare({m_subject.text(), isWriting(m_task.operation) ? typed : nullptr});
    if (done)
        done = operation.run(1);
    if (!done)
        return wrong("it refuses the document with one value changed: " + done.error().detail);
    Verdict verdict = judge(m_task.operation, operation, *expected);
    if (!verdict.ok())
        verdict.reason = "with one value changed: " + verdict.reason;
    return verdict;
}

/// `damaged` need not outlive the call: the operation is prepared anew before it is used again.
bool Verification::accepts(contract::Operation &operation, std::string_view damaged)
{
    return !isValid(damaged) && operation.prepare({damaged, nullptr}) && operation.run(1);
}

Verdict Verification::damaged(contract::Operation &operation)
{
    const std::string text = m_subject.text().size() <= kMostDamaged ? std::string(m_subject.text())
                                                                     : smallDocument(m_task);
    std::vector<std::string> accepted;
    if (accepts(operation, withoutLastByte(text)))
        accepted.emplace_back("cut-short");
    if (const Sites sites = findSites(text, m_seed); sites.string) {
        std::string bad = text;
        bad[*sites.string] = '\xff';
        if (accepts(operation, bad))
            accepted.emplace_back("bad-utf8");
    }
    if (accepts(operation, text + 'x'))
        accepted.emplace_back("trailing-data");
    if (accepted.empty())
        return {};
    std::string list;
    for (const std::string &name : accepted)
        list += (list.empty() ? "" : ",") + name;
    if (m_checking == Checking::Strict)
        return wrong("it accepts damaged copies of the document (" + list
                     + "), a strict variant refuses them");
    Verdict verdict;
    verdict.notes.insert("accepts-damaged:" + list);
    return verdict;
}

} // namespace jinbang::core::measure
