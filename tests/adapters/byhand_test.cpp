// SPDX-License-Identifier: GPL-3.0-or-later
// By hand or by binding: two entries of one library that must differ in how the document is made
// and in nothing else, or their difference is not the price of binding.
#include "core/record/generator.h"
#include "core/record/recordjson.h"
#include "tests/adapters/offered.h"

#include <algorithm>

namespace jinbang::tests {
namespace {

using namespace core;
using record::RecordType;

const contract::Variant *find(const contract::About &about, std::string_view id)
{
    const auto found = std::ranges::find(about.variants, id, &contract::Variant::id);
    return found == about.variants.end() ? nullptr : &*found;
}

bool hasBinding(const contract::About &about)
{
    return std::ranges::none_of(about.facts, [](const contract::Fact &fact) {
        return fact.name == "binding" && fact.value.starts_with("none: ");
    });
}

std::string written(const contract::Adapter &adapter, const contract::Task &task,
                    const record::AnyRecord &value)
{
    const auto answer = ask(adapter, task, {{}, &value});
    return answer && answer->m_text ? *answer->m_text : std::string("nothing");
}

// The list shows which is which; a library without a binding says so instead of showing one entry
// less without a word.
TEST(ByHand, StandsBesideTheBindingOrSaysThatThereIsNone)
{
    const contract::About about = adapterUnderTest()->about();
    const bool bound = std::ranges::find(about.variants, Api::Binding, &contract::Variant::api)
                       != about.variants.end();
    EXPECT_EQ(bound, hasBinding(about));
    const contract::Variant *byHand = find(about, "byhand");
    EXPECT_EQ(byHand != nullptr, bound || about.id == "rapidjson");
    if (byHand) {
        EXPECT_EQ(byHand->api, Api::Dom);
        EXPECT_EQ(byHand->operations, (std::vector{Operation::Serialize, Operation::Deserialize}));
    }
}

TEST(ByHand, WritesTheSameBytesAsTheDefault)
{
    const auto adapter = adapterUnderTest();
    for (const contract::Variant &variant : adapter->about().variants) {
        if (variant.id != "byhand")
            continue;
        for (const RecordType type :
             {RecordType::User, RecordType::Article, RecordType::Bean, RecordType::MiniUser,
              RecordType::Entity, RecordType::Client}) {
            const auto value = record::generate(type, true, 5, 11, "<p>金</p>");
            contract::Task task{.operation = Operation::Serialize,
                                .variant = "byhand",
                                .record = type,
                                .many = true,
                                .reuse = true};
            const std::string byHand = written(*adapter, task, value);
            task.variant.clear();
            EXPECT_EQ(byHand, written(*adapter, task, value)) << record::text(type);
            EXPECT_GT(byHand.size(), 100U);
        }
    }
}

} // namespace
} // namespace jinbang::tests
