// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gbench/loops.h"

#include <nlohmann/json.hpp>

namespace jinbang::core::record {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(User, id, name, trueName, age, sex, createTime)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Article, id, author, tenantId, title, subTitle, htmlContent,
                                   publishTime)

} // namespace jinbang::core::record

namespace jinbang::bench {
namespace {

struct Loops {
    template <class T>
    static void serialize(benchmark::State &state, const T &value, Judge<T> &judge)
    {
        Kept<std::string> kept;
        for (auto _ : state) {
            std::string &text = kept([&] { return nlohmann::json(value).dump(); });
            benchmark::DoNotOptimize(text);
            benchmark::ClobberMemory();
        }
        judge(std::string_view(kept.last()));
    }
    template <class T>
    static void deserialize(benchmark::State &state, std::string_view text, Judge<T> &judge)
    {
        Kept<T> kept;
        for (auto _ : state) {
            const auto json = nlohmann::json::parse(text.begin(), text.end());
            T &value = kept.fresh();
            json.get_to(value);
            benchmark::DoNotOptimize(value);
            benchmark::ClobberMemory();
        }
        judge(kept.last());
    }
};

} // namespace
} // namespace jinbang::bench

int main(int argc, char **argv)
{
    return jinbang::bench::runLoop<jinbang::bench::Loops>(argc, argv);
}
