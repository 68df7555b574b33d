// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/judge.h"

#include "core/json/canonicalwriter.h"
#include "core/json/difference.h"
#include "core/json/strictreader.h"
#include "core/measure/fingerprint.h"
#include "core/measure/numbers.h"
#include "core/record/recordjson.h"

#include <algorithm>
#include <optional>

namespace jinbang::core::measure {
namespace {

constexpr std::size_t kMostCompared = std::size_t{256} << 20; // trees of larger texts would not fit

/// Takes one answer and keeps what is needed to judge it.
class Collector final : public contract::AnswerSink
{
public:
    explicit Collector(const record::AnyRecord *expected)
        : m_expectedRecord(expected)
    {
    }
    void text(std::string_view text) override
    {
        hasText = true;
        shape = json::shapeOf(text);
        readable = json::readStrict(text, digester, syntaxError);
    }
    void record(const record::AnyRecord &record) override
    {
        if (m_expectedRecord)
            recordDifference = record::compareRecords(*m_expectedRecord, record, 1);
    }
    json::EventSink &document() override
    {
        hasDocument = true;
        return digester;
    }
    void walked(const json::WalkSum &sum) override { walkSum = sum; }
    void accepted() override { hasAccepted = true; }

    bool hasText = false, hasDocument = false, hasAccepted = false, readable = false;
    json::TextShape shape{};
    json::SyntaxError syntaxError;
    json::Digester digester;
    std::optional<json::Difference> recordDifference;
    std::optional<json::WalkSum> walkSum;

private:
    const record::AnyRecord *m_expectedRecord;
};

/// Passes the events of an answer, written or held, to a sink.
class Forwarder final : public contract::AnswerSink
{
public:
    explicit Forwarder(json::EventSink &sink)
        : m_sink(sink)
    {
    }
    void text(std::string_view text) override
    {
        json::SyntaxError error;
        m_read = json::readStrict(text, m_sink, error);
    }
    void record(const record::AnyRecord &record) override { record::tell(record, m_sink); }
    json::EventSink &document() override { return m_sink; }
    void walked(const json::WalkSum &) override {}
    void accepted() override {}

private:
    json::EventSink &m_sink;
    bool m_read = false;
};

Verdict right(const json::Digest &expected)
{
    Verdict verdict;
    verdict.exactness = expected.sum.numbers > 0 ? Exactness::Exact : Exactness::NotApplicable;
    return verdict;
}

Verdict inexact(std::uint64_t largestUlp)
{
    Verdict verdict;
    verdict.exactness = Exactness::Ulp1;
    verdict.largestUlp = largestUlp;
    return verdict;
}

Verdict ofDifference(const json::Difference &difference, const json::Digest &expected)
{
    if (difference.equal)
        return difference.inexact > 0 ? inexact(difference.largestUlp) : right(expected);
    if (difference.duplicateKeysDropped) {
        Verdict verdict = difference.inexact > 0 ? inexact(difference.largestUlp) : right(expected);
        verdict.notes.insert("drops-duplicate-keys");
        return verdict;
    }
    Verdict verdict = wrong(difference.message);
    verdict.exactness = json::exactness(difference);
    verdict.largestUlp = difference.largestUlp;
    return verdict;
}

/// Looks closer at an answer whose digest differs.
Verdict located(contract::Operation &operation, const Expectation &expected,
                const json::Digest &actual)
{
    const auto tellExpected = [&](json::EventSink &sink) {
        json::SyntaxError error;
        (void)json::readStrict(expected.text, sink, error); // it was read before
    };
    const auto tellActual = [&](json::EventSink &sink) {
        Forwarder forwarder(sink);
        operation.output(forwarder);
    };
    // Same but for doubles, as with a library that rounds badly: no trees for a large document.
    if (actual.structure == expected.digest.structure) {
        const NumberDistance distance = numberDistance(tellExpected, tellActual);
        if (distance.sameCount && distance.exactIntegers && distance.largestUlp == 1)
            return inexact(distance.largestUlp);
    }
    if (expected.text.size() > kMostCompared)
        return wrong("the answer differs (too large to say where)");
    return ofDifference(json::compare(tellExpected, tellActual, 1), expected.digest);
}

Verdict ofDocument(contract::Operation &operation, const Expectation &expected,
                   const json::Digest &actual)
{
    if (!json::equalByValue(actual, expected.digest))
        return located(operation, expected, actual);
    Verdict verdict = right(expected.digest);
    if (actual.negativeZeros != expected.digest.negativeZeros)
        verdict.notes.insert("negative-zero");
    return verdict;
}

/// A single value has no place for a line break.
bool isSingleValue(const json::WalkSum &sum)
{
    return sum.objects + sum.arrays + sum.strings + sum.numbers + sum.trues + sum.falses + sum.nulls
           == 1;
}

Verdict ofText(core::Operation what, contract::Operation &operation, const Expectation &expected,
               const Collector &answer)
{
    if (!answer.hasText)
        return wrong("it wrote no text");
    if (!answer.readable)
        return wrong("its text is no JSON: " + answer.syntaxError.message + " at byte "
                     + std::to_string(answer.syntaxError.at.byte));
    Verdict verdict = ofDocument(operation, expected, answer.digester.digest());
    const bool pretty = what == core::Operation::Prettify;
    if (verdict.ok() && !pretty && answer.shape != json::TextShape::Compact)
        return wrong("its text has white space outside strings, compact text has none");
    if (verdict.ok() && pretty && answer.shape != json::TextShape::Pretty
        && !isSingleValue(expected.digest.sum))
        return wrong("its text has no line break, pretty text has");
    return verdict;
}

Verdict ofWalk(contract::Operation &operation, const Expectation &expected, const Collector &answer)
{
    if (!answer.walkSum)
        return wrong("it did not say what the walk met");
    if (*answer.walkSum != answer.digester.digest().sum)
        return wrong("the walk met other values than the document it holds");
    return ofDocument(operation, expected, answer.digester.digest());
}

Verdict ofRecord(const Expectation &expected, const Collector &answer)
{
    if (!answer.recordDifference)
        return wrong("it gave no record");
    return ofDifference(*answer.recordDifference, expected.digest);
}

} // namespace

Result<Expectation> expectationOf(std::string_view text, const record::AnyRecord *record)
{
    json::Digester digester;
    if (Result<void> read = json::readStrict(text, digester, "the fixture"); !read)
        return read.error();
    return Expectation{text, record, digester.digest(), fingerprint(text)};
}

Verdict untouched(const Expectation &expected)
{
    if (fingerprint(expected.text) != expected.fingerprint)
        return wrong("it changed its input");
    if (!expected.record)
        return {};
    json::Digester digester;
    record::tell(*expected.record, digester);
    return json::equalByValue(digester.digest(), expected.digest)
               ? Verdict{}
               : wrong("it changed the record it was given");
}

void Verdict::add(const Verdict &other)
{
    if (ok() && !other.ok()) {
        status = other.status;
        reason = other.reason;
    }
    constexpr auto severity = [](Exactness value) {
        return value == Exactness::NotApplicable ? -1 : static_cast<int>(value);
    };
    if (severity(other.exactness) > severity(exactness))
        exactness = other.exactness;
    largestUlp = std::max(largestUlp, other.largestUlp);
    notes.insert(other.notes.begin(), other.notes.end());
}

Verdict wrong(std::string reason)
{
    Verdict verdict;
    verdict.status = CellStatus::Wrong;
    verdict.reason = std::move(reason);
    return verdict;
}

Verdict judge(core::Operation what, contract::Operation &operation, const Expectation &expected)
{
    Collector answer(expected.record);
    operation.output(answer);
    switch (what) {
    case core::Operation::Serialize:
    case core::Operation::Stringify:
    case core::Operation::Prettify:
        return ofText(what, operation, expected, answer);
    case core::Operation::Deserialize:
        return ofRecord(expected, answer);
    case core::Operation::Walk:
        if (!answer.hasDocument)
            break;
        return ofWalk(operation, expected, answer);
    case core::Operation::Parse:
        if (!answer.hasDocument)
            break;
        return ofDocument(operation, expected, answer.digester.digest());
    case core::Operation::Validate:
        return answer.hasAccepted ? Verdict{} : wrong("it did not accept the document");
    }
    return wrong("it holds no document");
}

} // namespace jinbang::core::measure
