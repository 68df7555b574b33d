// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a lie that gets a number. Each row says what is done and which status it gets.
#include "core/measure/verification.h"
#include "core/record/generator.h"
#include "tests/core/measure/reference.h"

#include <gtest/gtest.h>

#include <sys/mman.h>
#include <unistd.h>

namespace jinbang::core::measure {
namespace {

using test::Lie;

constexpr std::string_view kDocument =
    R"({"name":"Ann \"the\" first","list":[1,2.5,-3.75e-5,0.1],"deep":{"on":true,"off":false,"none":null},"n":12345})";

/// A subject from a file in memory.
Subject subjectOf(std::string_view text)
{
    const int file = memfd_create("jinbang-fixture", MFD_CLOEXEC);
    EXPECT_EQ(write(file, text.data(), text.size()), ssize_t(text.size()));
    Channel channel(-1, -1);
    Result<Subject> subject =
        Subject::load({"/proc/self/fd/" + std::to_string(file), 0, text.size()}, channel);
    close(file);
    EXPECT_TRUE(subject.has_value());
    return std::move(*subject);
}

Verdict verified(core::Operation what, Lie lie, std::string_view text = kDocument,
                 Checking checking = Checking::Strict)
{
    contract::Task task;
    task.operation = what;
    task.variant = "strict";
    Subject subject = subjectOf(text);
    if (isRecordOperation(what)) {
        task.record = record::RecordType::User;
        EXPECT_TRUE(subject.bind(record::RecordType::User, false).has_value());
    }
    const Result<Expectation> expected = expectationOf(subject.text(), subject.record());
    EXPECT_TRUE(expected.has_value());
    test::ReferenceOperation operation(task, lie);
    EXPECT_TRUE(operation.prepare(subject.input(what)).has_value());
    EXPECT_TRUE(operation.run(1).has_value());
    Verification verification(task, checking, subject, *expected, 42);
    Result<Verdict> verdict = verification.run(operation, true);
    EXPECT_TRUE(verdict.has_value());
    EXPECT_EQ(subject.text(), lie == Lie::ChangesInput ? subject.text() : text)
        << "the check must leave no trace";
    return verdict ? *verdict : Verdict{};
}

std::string user()
{
    return record::canonicalText(record::generate(record::RecordType::User, false, 1, 7, {}),
                                 KeyOrder::Ordered, 0);
}

TEST(Verification, TheTruthIsAcceptedInEveryOperation)
{
    for (const auto what :
         {core::Operation::Parse, core::Operation::Stringify, core::Operation::Prettify,
          core::Operation::Walk, core::Operation::Validate}) {
        const Verdict verdict = verified(what, Lie::None);
        EXPECT_TRUE(verdict.ok()) << text(what) << ": " << verdict.reason;
        EXPECT_TRUE(verdict.notes.empty());
        EXPECT_EQ(verdict.exactness,
                  what == core::Operation::Validate ? Exactness::NotApplicable : Exactness::Exact);
    }
    for (const auto what : {core::Operation::Serialize, core::Operation::Deserialize}) {
        const Verdict verdict = verified(what, Lie::None, user());
        EXPECT_TRUE(verdict.ok()) << text(what) << ": " << verdict.reason;
    }
}

struct Row {
    core::Operation what;
    Lie lie;
    const char *reason; // part of it
};

TEST(Verification, EveryLieIsWrong)
{
    const std::vector<Row> rows{
        {core::Operation::Parse, Lie::DiscardsResult, "at the root"},
        {core::Operation::Stringify, Lie::DiscardsResult, "at the root"},
        {core::Operation::Parse, Lie::ConstantAnswer, "with one value changed"},
        {core::Operation::Stringify, Lie::ConstantAnswer, "with one value changed"},
        {core::Operation::Walk, Lie::ConstantAnswer, "with one value changed"},
        {core::Operation::Parse, Lie::DropsLastOfStrings, "/name"},
        {core::Operation::Parse, Lie::TwoUlp, "/list/1"},
        {core::Operation::Stringify, Lie::MissedEscape, "no JSON"},
        {core::Operation::Stringify, Lie::PrettyForCompact, "white space"},
        {core::Operation::Prettify, Lie::CompactForPretty, "no line break"},
        {core::Operation::Parse, Lie::ChangesInput, "changed its input"},
        {core::Operation::Parse, Lie::AcceptsCutShort, "(cut-short)"},
        {core::Operation::Validate, Lie::AcceptsCutShort, "(cut-short)"},
        {core::Operation::Parse, Lie::AcceptsTrailing, "(trailing-data)"},
        {core::Operation::Parse, Lie::AcceptsBadUtf8, "(bad-utf8)"},
        {core::Operation::Walk, Lie::WrongWalkSum, "the walk met other values"},
        {core::Operation::Parse, Lie::NoAnswer, "no document"},
        {core::Operation::Stringify, Lie::NoAnswer, "no text"},
        {core::Operation::Validate, Lie::NoAnswer, "did not accept"},
    };
    for (const Row &row : rows) {
        const Verdict verdict = verified(row.what, row.lie);
        EXPECT_EQ(verdict.status, CellStatus::Wrong) << text(row.what) << " " << row.reason;
        EXPECT_NE(verdict.reason.find(row.reason), std::string::npos) << verdict.reason;
    }
}

TEST(Verification, EveryLieAboutARecordIsWrong)
{
    const std::vector<Row> rows{
        {core::Operation::Serialize, Lie::DiscardsResult, "at the root"},
        {core::Operation::Serialize, Lie::ConstantAnswer, "with one value changed"},
        {core::Operation::Deserialize, Lie::ConstantAnswer, "with one value changed"},
        {core::Operation::Serialize, Lie::DropsLastOfStrings, "expected"},
        {core::Operation::Deserialize, Lie::DropsLastOfStrings, "expected"},
        {core::Operation::Serialize, Lie::ChangesRecord, "changed the record"},
        {core::Operation::Deserialize, Lie::AcceptsCutShort, "(cut-short)"},
        {core::Operation::Deserialize, Lie::AcceptsTrailing, "(trailing-data)"},
        {core::Operation::Deserialize, Lie::NoAnswer, "no record"},
    };
    for (const Row &row : rows) {
        const Verdict verdict = verified(row.what, row.lie, user());
        EXPECT_EQ(verdict.status, CellStatus::Wrong) << text(row.what) << " " << row.reason;
        EXPECT_NE(verdict.reason.find(row.reason), std::string::npos) << verdict.reason;
    }
}

TEST(Verification, OneUlpIsRightWithItsMark)
{
    for (const auto what :
         {core::Operation::Parse, core::Operation::Stringify, core::Operation::Walk}) {
        const Verdict verdict = verified(what, Lie::OneUlp);
        EXPECT_TRUE(verdict.ok()) << verdict.reason;
        EXPECT_EQ(verdict.exactness, Exactness::Ulp1);
        EXPECT_EQ(verdict.largestUlp, 1U);
    }
}

TEST(Verification, ATrustingVariantMayAcceptDamageAndSaysSo)
{
    const Verdict verdict =
        verified(core::Operation::Parse, Lie::AcceptsBadUtf8, kDocument, Checking::Trusting);
    EXPECT_TRUE(verdict.ok());
    EXPECT_EQ(verdict.notes, (std::set<std::string>{"accepts-damaged:bad-utf8"}));
}

TEST(Verification, DocumentsWithoutAPlaceForADecoyAreFine)
{
    for (const std::string_view text :
         {"{}", "[]", "null", "true", "0", "12", "\"\"", "[1]", " [ ] ", "-0.5"}) {
        for (const auto what :
             {core::Operation::Parse, core::Operation::Prettify, core::Operation::Validate}) {
            const Verdict verdict = verified(what, Lie::None, text);
            EXPECT_TRUE(verdict.ok()) << text << ": " << verdict.reason;
        }
    }
}

TEST(Verification, ALargeDocumentIsCheckedToo)
{
    std::string large = "[";
    while (large.size() < (5U << 20U))
        large += R"({"name":"one of many","value":12345.5},)";
    large += "0]";
    for (const auto what : {core::Operation::Parse, core::Operation::Stringify}) {
        const Verdict verdict = verified(what, Lie::None, large);
        EXPECT_TRUE(verdict.ok()) << verdict.reason;
    }
    EXPECT_NE(
        verified(core::Operation::Parse, Lie::AcceptsBadUtf8, large).reason.find("(bad-utf8)"),
        std::string::npos);
    EXPECT_NE(
        verified(core::Operation::Parse, Lie::ConstantAnswer, large).reason.find("with one value"),
        std::string::npos);
}

TEST(Verification, ASlowOperationIsJudgedByItsAnswerAlone)
{
    contract::Task task;
    task.operation = core::Operation::Parse;
    Subject subject = subjectOf(kDocument);
    const Result<Expectation> expected = expectationOf(subject.text(), nullptr);
    test::ReferenceOperation operation(task, Lie::ConstantAnswer);
    ASSERT_TRUE(operation.prepare(subject.input(task.operation)) && operation.run(1));
    const auto verdict =
        Verification(task, Checking::Strict, subject, *expected, 1).run(operation, false);
    EXPECT_TRUE(verdict->ok());
    EXPECT_EQ(verdict->notes, (std::set<std::string>{"check-reduced"}));
}

} // namespace
} // namespace jinbang::core::measure
