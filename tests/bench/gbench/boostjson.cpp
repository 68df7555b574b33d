// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gbench/loops.h"

#include <boost/json.hpp>

namespace jinbang::bench {
namespace {

struct Loops {
    template <class T>
    static void serialize(benchmark::State &state, const T &value, Judge<T> &judge)
    {
        Kept<std::string> kept;
        for (auto _ : state) {
            std::string &text =
                kept([&] { return boost::json::serialize(boost::json::value_from(value)); });
            benchmark::DoNotOptimize(text);
            benchmark::ClobberMemory();
        }
        judge(std::string_view(kept.last()));
    }
    template <class T>
    static void deserialize(benchmark::State &state, std::string_view text, Judge<T> &judge)
    {
        unsigned char scratch[4096];
        boost::json::parser parser({}, {}, scratch);
        Kept<T> kept;
        for (auto _ : state) {
            parser.reset();
            parser.write(text.data(), text.size());
            const boost::json::value json = parser.release();
            T &value = kept([&] { return boost::json::value_to<T>(json); });
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
