// SPDX-License-Identifier: GPL-3.0-or-later
// How an adapter behaves: it says what it does, does what it says, and does not grow.
#include "core/record/generator.h"
#include "tests/adapters/offered.h"

#include <algorithm>
#include <limits>
#include <malloc.h>
#include <set>

namespace jinbang::tests {
namespace {

using namespace core;
using record::RecordType;

constexpr std::array kAll{Operation::Serialize, Operation::Deserialize, Operation::Parse,
                          Operation::Stringify, Operation::Prettify,    Operation::Walk,
                          Operation::Validate};

template <class Pairs>
bool has(const Pairs &pairs, Operation operation)
{
    return std::ranges::any_of(pairs, [&](const auto &pair) { return pair.first == operation; });
}

TEST(Manners, SaysWhoItIs)
{
    const contract::About about = adapterUnderTest()->about();
    for (const std::string &text :
         {about.id, about.library, about.version, about.homepage, about.license})
        EXPECT_FALSE(text.empty());
    std::set<std::string> ids;
    for (const contract::Variant &variant : about.variants) {
        EXPECT_TRUE(ids.insert(variant.id).second) << variant.id;
        EXPECT_FALSE(variant.summary.empty());
        EXPECT_FALSE(variant.operations.empty());
    }
}

// Each operation has a default variant that offers it, or a reason why the library cannot.
TEST(Manners, CoversEveryOperation)
{
    const auto adapter = adapterUnderTest();
    const contract::About about = adapter->about();
    for (const Operation operation : kAll) {
        EXPECT_NE(has(about.defaults, operation), has(about.unsupported, operation))
            << text(operation);
        contract::Task task{
            .operation = operation, .variant = {}, .record = {}, .many = false, .reuse = true};
        if (isRecordOperation(operation))
            task.record = RecordType::User;
        const auto made = adapter->make(task);
        EXPECT_EQ(made.has_value(), has(about.defaults, operation)) << text(operation);
        if (!made) {
            EXPECT_EQ(made.error().code, ErrorCode::Unsupported);
            EXPECT_FALSE(made.error().detail.empty());
        }
    }
}

TEST(Manners, RefusesWhatItDoesNotOffer)
{
    const auto adapter = adapterUnderTest();
    contract::Task task{.operation = Operation::Deserialize,
                        .variant = "nosuch",
                        .record = RecordType::User,
                        .many = false,
                        .reuse = true};
    const auto unknown = adapter->make(task);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::UnknownName);
    for (const contract::Variant &variant : adapter->about().variants) {
        for (const Operation operation : kAll) {
            task.operation = operation;
            task.variant = variant.id;
            const bool offers =
                std::ranges::find(variant.operations, operation) != variant.operations.end();
            EXPECT_EQ(adapter->make(task).has_value(), offers) << variant.id << text(operation);
            // A tree is what parse makes and stringify prints; SAX and On-Demand have none.
            if (variant.api != Api::Dom && variant.api != Api::Binding
                && variant.api != Api::None) {
                EXPECT_FALSE(
                    offers && (operation == Operation::Parse || operation == Operation::Stringify));
            }
        }
    }
}

class Growth : public OfferedTest
{
protected:
    static std::size_t held()
    {
        const auto info = mallinfo2();
        return info.uordblks + info.hblkhd;
    }
};

// A pool that is never cleared, an arena that is never released, a result that leaks.
TEST_P(Growth, HoldsNoMoreWithEveryOperation)
{
    const record::AnyRecord clients = record::generate(RecordType::Client, true, 5, 3, "");
    const std::string text = record::canonicalText(clients, KeyOrder::Ordered, 0);
    for (const bool reuse : {true, false}) {
        contract::Task task = GetParam().task(reuse);
        if (isRecordOperation(task.operation)) {
            task.record = RecordType::Client;
            task.many = true;
        }
        auto operation = m_adapter->make(task);
        ASSERT_TRUE(operation);
        ASSERT_TRUE((*operation)->prepare({text, &clients}));
        // Freed blocks that malloc keeps at hand count as held, and how many those are varies; what
        // leaks grows in every round, what pools grows by much.
        const std::size_t first = held();
        std::size_t least = std::numeric_limits<std::size_t>::max();
        for (int round = 0; round < 4; ++round) {
            const std::size_t before = held();
            ASSERT_TRUE((*operation)->run(40));
            const std::size_t after = held();
            least = std::min(least, after > before ? after - before : 0);
        }
        EXPECT_LT(least, 40 * 32U) << "every round leaked a smallest block an operation";
        EXPECT_LT(held(), first + 20 * text.size());
    }
}

INSTANTIATE_TEST_SUITE_P(All, Growth,
                         testing::ValuesIn(offered({Operation::Serialize, Operation::Deserialize,
                                                    Operation::Parse, Operation::Stringify,
                                                    Operation::Prettify, Operation::Walk,
                                                    Operation::Validate})),
                         nameOf);

} // namespace
} // namespace jinbang::tests
