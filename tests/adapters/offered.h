#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of the suite: every variant of the adapter under test with every operation it
// offers.

#include "tests/adapters/answer.h"
#include "tests/adapters/contender.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

namespace jinbang::tests {

struct Offered {
    core::contract::Variant variant;
    core::Operation operation{};
    std::uint64_t ulp = 0; // that its doubles may be off

    [[nodiscard]] bool strict() const { return variant.checking == core::Checking::Strict; }
    [[nodiscard]] core::contract::Task task(bool reuse = true) const
    {
        return {.operation = operation,
                .variant = variant.id,
                .record = {},
                .many = false,
                .reuse = reuse};
    }
};

inline void PrintTo(const Offered &offered, std::ostream *out)
{
    *out << offered.variant.id << ' ' << core::text(offered.operation);
}

/// All pairs whose operation is among `operations`.
[[nodiscard]] inline std::vector<Offered> offered(std::initializer_list<core::Operation> operations)
{
    const Expectations known = expectations();
    std::vector<Offered> all;
    for (const auto &variant : adapterUnderTest()->about().variants) {
        std::uint64_t ulp = 0;
        for (const KnownVariant &each : known.variants)
            ulp = each.id == variant.id ? each.ulp : ulp;
        for (const core::Operation operation : variant.operations) {
            for (const core::Operation wanted : operations) {
                if (operation == wanted)
                    all.push_back({variant, operation, ulp});
            }
        }
    }
    return all;
}

[[nodiscard]] inline std::string nameOf(const testing::TestParamInfo<Offered> &info)
{
    return info.param.variant.id + "_" + std::string(core::text(info.param.operation));
}

/// Whether the library is known to take `text` although it is no JSON.
[[nodiscard]] inline bool lenient(std::string_view text)
{
    const Expectations known = expectations();
    return std::ranges::find(known.lenient, text) != known.lenient.end();
}

/// A test that asks one variant for one operation.
class OfferedTest : public testing::TestWithParam<Offered>
{
protected:
    std::unique_ptr<core::contract::Adapter> m_adapter = adapterUnderTest();
};

} // namespace jinbang::tests
