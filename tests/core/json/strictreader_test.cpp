// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/scan.h"
#include "tests/core/json/told.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <memory>
#include <random>

namespace jinbang::core::json {
namespace {

using namespace std::string_literals;

SyntaxError refused(std::string_view text)
{
    std::string ignored;
    CanonicalWriter writer(ignored);
    SyntaxError error;
    EXPECT_FALSE(readStrict(text, writer, error)) << text;
    return error;
}

/// The number as one of the three events, in the words of the event.
class NumberSink final : public EventSink
{
public:
    std::string told;
    double value = 0;
    void startObject() override {}
    void key(std::string_view) override {}
    void endObject() override {}
    void startArray() override {}
    void endArray() override {}
    void string(std::string_view) override {}
    void integer(std::int64_t v) override { told = "integer " + std::to_string(v); }
    void unsignedInteger(std::uint64_t v) override { told = "unsigned " + std::to_string(v); }
    void real(double v) override
    {
        told = "real ";
        appendReal(told, v);
        value = v;
    }
    void boolean(bool) override {}
    void null() override {}
};

NumberSink number(std::string_view text)
{
    NumberSink sink;
    SyntaxError error;
    EXPECT_TRUE(readStrict(text, sink, error)) << text << ": " << error.message;
    return sink;
}

TEST(StrictReader, ReadsEveryKindOfValue)
{
    EXPECT_EQ(
        canonical(" { \"a\" : [ 1 , -2.5e1 , true , false , null , \"x\" , { } , [ ] ] }\r\n\t"),
        R"({"a":[1,-25.0,true,false,null,"x",{},[]]})");
    for (const char *scalar : {"1", "\"\"", "null", "true", "false", "-0.0", "[]", "{}"})
        EXPECT_EQ(canonical(scalar), scalar);
}

TEST(StrictReader, KeepsTheExactTypeOfNumbers)
{
    EXPECT_EQ(number("9007199254740993").told, "integer 9007199254740993");
    EXPECT_EQ(number("999999999999999999").told, "integer 999999999999999999");
    EXPECT_EQ(number("9223372036854775807").told, "integer 9223372036854775807");
    EXPECT_EQ(number("-9223372036854775808").told, "integer -9223372036854775808");
    EXPECT_EQ(number("9223372036854775808").told, "unsigned 9223372036854775808");
    EXPECT_EQ(number("18446744073709551615").told, "unsigned 18446744073709551615");
    EXPECT_EQ(number("18446744073709551616").told, "real 18446744073709551616.0");
    EXPECT_EQ(number("-9223372036854775809").told, "real -9223372036854775808.0");
    EXPECT_EQ(number("100000000000000000000").told, "real 1e+20");
    EXPECT_EQ(number("-0").told, "real -0.0");
    EXPECT_EQ(number("0").told, "integer 0");
    EXPECT_EQ(number("1e0").told, "real 1.0");
}

TEST(StrictReader, RoundsDoublesCorrectly)
{
    EXPECT_EQ(std::bit_cast<std::uint64_t>(number("0.184467440737095516159").value),
              0x3fc79ca10c924223u);
    EXPECT_EQ(number("1.7976931348623157e308").told, "real 1.7976931348623157e+308");
    EXPECT_EQ(number("4.9e-324").told, "real 5e-324");
    std::mt19937_64 random(7); // raw bits only: the sequence is fixed by the standard
    for (int i = 0; i < 20000; ++i) {
        const double value = std::bit_cast<double>(random());
        if (!std::isfinite(value))
            continue;
        std::string text;
        appendReal(text, value);
        ASSERT_EQ(number(text).value, value) << text;
    }
}

TEST(StrictReader, RefusesOverflowAndLetsUnderflowBecomeZero)
{
    for (const std::string &text :
         {"1e309"s, "-1e400"s, "1.8e308"s, "1.00e310"s, "1e99999999999999999999"s,
          std::string(310, '9'), "0.0001e313"s}) {
        EXPECT_EQ(refused(text).problem, SyntaxProblem::NumberOverflow) << text;
        EXPECT_EQ(refused(text).at.byte, 0u);
    }
    for (const std::string &text : {"1e-400"s, "0e400"s, "0.0e99999999999999999999"s,
                                    "1e-00011111111111"s, "0." + std::string(400, '0') + "1"})
        EXPECT_EQ(number(text).value, 0) << text;
    EXPECT_TRUE(std::signbit(number("-1e-999").value));
    EXPECT_EQ(number("0." + std::string(400, '0') + "1e401").value, 1);
    EXPECT_EQ(number("1" + std::string(400, '0') + "e-400").value, 1);
}

TEST(StrictReader, NamesTheProblemAndItsPlace)
{
    struct Row {
        std::string text;
        SyntaxProblem problem;
        std::size_t byte, line, column;
    };
    const Row rows[] = {
        {"", SyntaxProblem::Empty, 0, 1, 1},
        {" \n ", SyntaxProblem::Empty, 3, 2, 2},
        {"{", SyntaxProblem::UnexpectedEnd, 1, 1, 2},
        {"[1", SyntaxProblem::UnexpectedEnd, 2, 1, 3},
        {"[1}", SyntaxProblem::UnexpectedCharacter, 2, 1, 3},
        {"[1,]", SyntaxProblem::UnexpectedCharacter, 3, 1, 4},
        {"{\"a\":1,}", SyntaxProblem::UnexpectedCharacter, 7, 1, 8},
        {"{\"a\" 1}", SyntaxProblem::UnexpectedCharacter, 5, 1, 6},
        {"{1:2}", SyntaxProblem::UnexpectedCharacter, 1, 1, 2},
        {"[\n\r\n\r tru]", SyntaxProblem::BadLiteral, 6, 4, 2},
        {"[NaN]", SyntaxProblem::UnexpectedCharacter, 1, 1, 2},
        {"// c\n1", SyntaxProblem::UnexpectedCharacter, 0, 1, 1},
        {"[+1]", SyntaxProblem::UnexpectedCharacter, 1, 1, 2},
        {"[.5]", SyntaxProblem::UnexpectedCharacter, 1, 1, 2},
        {"[01]", SyntaxProblem::BadNumber, 1, 1, 2},
        {"[-]", SyntaxProblem::BadNumber, 2, 1, 3},
        {"[1.]", SyntaxProblem::BadNumber, 3, 1, 4},
        {"[1e+]", SyntaxProblem::BadNumber, 4, 1, 5},
        {"[0x1]", SyntaxProblem::UnexpectedCharacter, 2, 1, 3},
        {"[\"金\\x\"]", SyntaxProblem::BadEscape, 5, 1, 4},
        {"[\"\\u12g4\"]", SyntaxProblem::BadEscape, 2, 1, 3},
        {"[\"\\ud800\"]", SyntaxProblem::LoneSurrogate, 2, 1, 3},
        {"[\"\\udc00\"]", SyntaxProblem::LoneSurrogate, 2, 1, 3},
        {"[\"\\udc00\\ud800\"]", SyntaxProblem::LoneSurrogate, 2, 1, 3},
        {"[\"\\ud800\\u0041\"]", SyntaxProblem::LoneSurrogate, 2, 1, 3},
        {"[\"a\tb\"]", SyntaxProblem::ControlCharacter, 3, 1, 4},
        {"[\"a\0b\"]"s, SyntaxProblem::ControlCharacter, 3, 1, 4},
        {"[\"\xff\"]", SyntaxProblem::BadUtf8, 2, 1, 3},
        {"\xff", SyntaxProblem::UnexpectedCharacter, 0, 1, 1},
        {"[\"\xc0\x80\"]", SyntaxProblem::BadUtf8, 2, 1, 3},
        {"[\"\xed\xa0\x80\"]", SyntaxProblem::BadUtf8, 2, 1, 3},
        {"[\"\xf4\x90\x80\x80\"]", SyntaxProblem::BadUtf8, 2, 1, 3},
        {"[\"\xe9\x87", SyntaxProblem::BadUtf8, 2, 1, 3},
        {"[1] foo", SyntaxProblem::TrailingData, 4, 1, 5},
        {"[1]]", SyntaxProblem::TrailingData, 3, 1, 4},
        {"1.2.3", SyntaxProblem::TrailingData, 3, 1, 4},
        {"[1],", SyntaxProblem::TrailingData, 3, 1, 4},
        {"{\"a\":1}\n{\"b\":2}\n", SyntaxProblem::SecondDocument, 8, 2, 1},
        {"{}{}", SyntaxProblem::SecondDocument, 2, 1, 3},
        {"1 2", SyntaxProblem::SecondDocument, 2, 1, 3},
        {"\x1e{}\n\x1e{}\n", SyntaxProblem::SecondDocument, 0, 1, 1},
        {"[1]\0"s, SyntaxProblem::NulAfterDocument, 3, 1, 4},
        {"[1]\0junk"s, SyntaxProblem::NulAfterDocument, 3, 1, 4},
    };
    for (const Row &row : rows) {
        const SyntaxError error = refused(row.text);
        EXPECT_EQ(error.problem, row.problem) << row.text << ": " << error.message;
        EXPECT_EQ(error.at.byte, row.byte) << row.text;
        EXPECT_EQ(error.at.line, row.line) << row.text;
        EXPECT_EQ(error.at.column, row.column) << row.text;
        EXPECT_FALSE(error.message.empty());
        EXPECT_TRUE(std::all_of(error.message.begin(), error.message.end(), [](char c) {
            return c >= 0x20 && c < 0x7f;
        })) << error.message;
    }
    EXPECT_EQ(refused("[1}").message, "expected ',' or ']' but found 0x7d '}'");
    EXPECT_EQ(refused("[\"\xff\xfe\"]").message, "invalid UTF-8: 0xff 0xfe 0x22 0x5d");
}

TEST(StrictReader, DecodesEscapes)
{
    EXPECT_EQ(canonical(R"("\"\\\/\b\f\n\r\t")"), R"("\"\\/\b\f\n\r\t")");
    EXPECT_EQ(canonical(R"("\u91d1\ud83d\ude00\u0000\u001F")"), "\"金😀\\u0000\\u001f\"");
    EXPECT_EQ(
        canonical(R"({"\u0061\u0000b":"plain after \n escape, long enough for words of eight"})"),
        R"({"a\u0000b":"plain after \n escape, long enough for words of eight"})");
}

TEST(StrictReader, DepthIsBoundedByMemoryOnly)
{
    constexpr std::size_t kDepth = 1'000'000;
    EXPECT_EQ(digestOf(std::string(kDepth, '[') + std::string(kDepth, ']')).depth, kDepth);
    std::string objects;
    for (std::size_t i = 0; i < 100'000; ++i)
        objects += "{\"a\":";
    objects += "1" + std::string(100'000, '}');
    EXPECT_EQ(digestOf(objects).sum.objects, 100'000u);
    EXPECT_EQ(refused(std::string(kDepth, '[')).at.byte, kDepth);
}

TEST(StrictReader, EveryPrefixOfADocumentIsRefused)
{
    const std::string text = "{\"金\":[1.5e3,-7,\"\\u91d1\\n\",true,false,null,{\"k\":[]}]}";
    for (std::size_t length = 0; length < text.size(); ++length) {
        // An exact heap copy, so that a read behind the end is seen by the address sanitizer.
        const auto copy = std::make_unique<char[]>(std::max<std::size_t>(length, 1));
        std::copy_n(text.data(), length, copy.get());
        refused({copy.get(), length});
    }
    EXPECT_EQ(refused(text + "x").problem, SyntaxProblem::TrailingData);
}

TEST(StrictReader, AsksNowAndThenWhetherToGoOn)
{
    std::string text = "[0";
    while (text.size() < (5U << 20))
        text += ",12345678";
    text += ']';
    std::vector<std::size_t> asked;
    std::string ignored;
    CanonicalWriter writer(ignored);
    SyntaxError error;
    EXPECT_TRUE(readStrict(text, writer, error, [&](std::size_t bytes) {
        asked.push_back(bytes);
        return true;
    }));
    EXPECT_EQ(asked.size(), 4U);
    EXPECT_TRUE(std::ranges::is_sorted(asked));
    EXPECT_FALSE(
        readStrict(text, writer, error, [&](std::size_t bytes) { return bytes < 3U << 20; }));
    EXPECT_EQ(error.problem, SyntaxProblem::Stopped);
    EXPECT_EQ(toError(error, "f"), (Error{ErrorCode::Cancelled, "f", {}}));
}

TEST(StrictReader, ReportsAsAnError)
{
    std::string ignored;
    CanonicalWriter writer(ignored);
    const auto bad = readStrict("[\n 1 2]", writer, "file.json");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error(),
              (Error{ErrorCode::InvalidJson, "file.json",
                     "line 2, column 4, byte 5: expected ',' or ']' but found 0x32 '2'"}));
    EXPECT_EQ(readStrict("", writer, "f").error().code, ErrorCode::EmptyInput);
    EXPECT_EQ(readStrict("1\n2", writer, "f").error().code, ErrorCode::DocumentStream);
    EXPECT_TRUE(readStrict("1", writer, "f"));
}

TEST(StrictReader, ThePlaceIsTheSameAcrossPieces)
{
    // Longer than what is counted at once, with every kind of line end on either side of it.
    const std::string start(std::size_t{4} << 20, ' ');
    for (const std::string &around : {std::string("\n"), std::string("\r"), std::string("\r\n"),
                                      std::string("é\n金"), std::string("\n\r")}) {
        for (std::size_t cut = 0; cut <= around.size(); ++cut) {
            const std::string text = start.substr(cut) + around + "\nab";
            const TextPosition place = positionOf(text, text.size() - 1);
            std::size_t line = 1, column = 1; // one by one
            for (std::size_t at = 0; at + 1 < text.size(); ++at) {
                const char c = text[at];
                const bool ends = c == '\n' || (c == '\r' && text[at + 1] != '\n');
                line += ends ? 1 : 0;
                if (ends)
                    column = 1;
                else
                    column += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
            }
            EXPECT_EQ(place.line, line) << cut;
            EXPECT_EQ(place.column, column) << cut;
            EXPECT_EQ(place.byte, text.size() - 1);
        }
    }
    EXPECT_FALSE(positionOf(start, start.size(), [](std::size_t) { return false; }));
}

TEST(StrictReader, FindsTheEndOfAStringWhereverItIs)
{
    for (const std::string &special :
         {std::string("\""), std::string("\\n"), std::string("\x01"), std::string("é"),
          std::string("\xff"), std::string("\x7f")}) {
        for (std::size_t before = 0; before < 20; ++before) {
            for (std::size_t after = 0; after < 10; ++after) {
                const std::string text =
                    '"' + std::string(before, 'a') + special + std::string(after, '!') + '"';
                std::string out;
                CanonicalWriter writer(out);
                SyntaxError error;
                const bool good = special != "\"" && special != "\x01" && special != "\xff";
                ASSERT_EQ(readStrict(text, writer, error), good) << text;
                if (good)
                    EXPECT_EQ(out, text);
                else
                    EXPECT_EQ(error.at.byte, before + (special == "\"" ? 2 : 1)) << text;
            }
        }
    }
}

TEST(StrictReader, ReadsShortDecimalsAsExactlyAsLongOnes)
{
    std::mt19937_64 random(11);
    for (int i = 0; i < 200'000; ++i) {
        const auto bits = random();
        std::string text = std::to_string(bits % 100'000'000'000'000'000 >> (bits >> 59));
        text.insert(text.size() > 1 ? 1 + (bits >> 32) % (text.size() - 1) : 1, ".");
        if (text.ends_with('.'))
            text += '5';
        if (i % 3 == 0)
            text.insert(0, "-");
        double expected = 0;
        std::from_chars(text.data(), text.data() + text.size(), expected);
        const char *at = text.data(), *const end = at + text.size();
        Number number;
        ScanFailure failure;
        ASSERT_TRUE(scanNumber(at, end, number, failure)) << text;
        ASSERT_EQ(at, end) << text;
        ASSERT_EQ(number.real, expected) << text;
    }
}

} // namespace
} // namespace jinbang::core::json
