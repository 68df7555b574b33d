// SPDX-License-Identifier: GPL-3.0-or-later
// What each library is known to make of the inputs on which libraries disagree. The point is not
// that they are right but that an adapter neither hides nor adds anything.
#include "tests/adapters/answer.h"
#include "tests/adapters/contender.h"

#include <gtest/gtest.h>

#include <bit>
#include <charconv>
#include <sstream>

namespace jinbang::tests {
namespace {

using namespace core;

contract::Task walk(std::string_view variant)
{
    return {.operation = Operation::Walk,
            .variant = std::string(variant),
            .record = {},
            .many = false,
            .reuse = true};
}

char said(const contract::Adapter &adapter, std::string_view variant, std::string_view text)
{
    const ExactText exact(text);
    const auto answer = ask(adapter, walk(variant), {exact.view(), nullptr}, 1);
    if (!answer)
        return 'x';
    const auto strict = strictly(text);
    if (!strict)
        return '+';
    return json::equalByValue(strict->digest(), answer->m_document->digest()) ? '=' : '~';
}

TEST(Known, TroublesomeFiles)
{
    const auto adapter = adapterUnderTest();
    const Expectations known = expectations();
    std::string actual, expected;
    for (const Outcome &outcome : known.outcomes) {
        std::string letters;
        const std::string text = readCase(outcome.file);
        for (const KnownVariant &variant : known.variants)
            letters += variant.numbers.empty() ? '-' : said(*adapter, variant.id, text);
        actual += std::string(outcome.file) + " " + letters + "\n";
        expected += std::string(outcome.file) + " " + std::string(outcome.said) + "\n";
    }
    EXPECT_EQ(actual, expected);
}

// Seventeen literals whose nearest double is known bit by bit.
TEST(Known, DistanceOfHardNumbers)
{
    std::vector<double> expected;
    std::istringstream lines(readCase("A14_expected_bits.csv"));
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        const std::string hex = line.substr(line.find(",0x") + 3, 16);
        std::uint64_t bits = 0;
        ASSERT_EQ(std::from_chars(hex.data(), hex.data() + hex.size(), bits, 16).ec, std::errc());
        expected.push_back(std::bit_cast<double>(bits));
    }
    ASSERT_EQ(expected.size(), 17U);
    const auto adapter = adapterUnderTest();
    const std::string text = readCase("A14_numbers.json");
    for (const KnownVariant &variant : expectations().variants) {
        if (variant.numbers.empty())
            continue;
        const auto answer = ask(*adapter, walk(variant.id), {text, nullptr});
        ASSERT_TRUE(answer) << variant.id << answer.error().detail;
        const auto &numbers = answer->m_document->numbers();
        ASSERT_EQ(numbers.size(), expected.size());
        std::string letters;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            letters +=
                "=12!"[std::min<std::uint64_t>(json::ulpDistance(numbers[i], expected[i]), 3)];
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const char known = variant.numbers[i];
            if (known == '?' || (known == '~' && letters[i] != '!'))
                letters[i] = known;
        }
        EXPECT_EQ(letters, variant.numbers) << variant.id;
    }
}

} // namespace
} // namespace jinbang::tests
