#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand-written loops share. Each program holds one loop over one record, as a user who
// wants one number writes it (JINBANG_RECORD and JINBANG_OPERATION say which): in a unit with
// several loops the compiler inlines less, and RapidJSON's writer alone becomes 1.35 times slower.
// The loops make the checks that Jinbang makes too (return codes, end of input, owned results,
// UTF-8) and use nothing of an adapter; only the structs are the project's.
//   gbench_LIBRARY_OPERATION_WORKLOAD FILE [--operations=N] [Google Benchmark's options]

#include "core/base/number.h"
#include "core/measure/heap.h"
#include "core/record/recordjson.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace jinbang::bench {

using core::record::Article;
using core::record::User;
using Users = std::vector<User>;

/// A result that is destroyed when the next operation begins, as Jinbang's are: both orders cost
/// one destruction, but leave the C library's heap in different states, which can cost more than
/// the library's own work.
template <class T>
class Kept
{
public:
    /// Destroys the last result and makes the next one in its place from what `make` returns.
    template <class Make>
    T &operator()(Make &&make)
    {
        struct Result {
            Make &make;
            operator T() const { return make(); }
        };
        m_value.reset();
        return m_value.emplace(Result{make});
    }
    T &fresh() { return m_value.emplace(); }

private:
    std::optional<T> m_value;
};

inline std::string readFile(const char *path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// `Loops` offers serialize(state, const T &) or deserialize<T>(state, std::string_view).
template <class Loops>
int runLoop(int argc, char **argv)
{
    using Record = JINBANG_RECORD;
    constexpr bool kSerialize = std::string_view(JINBANG_OPERATION) == "serialize";
    constexpr auto kType = std::is_same_v<Record, Article> ? core::record::RecordType::Article
                                                           : core::record::RecordType::User;
    if (argc < 2)
        return 2;
    const std::string text = readFile(argv[1]);
    const auto read = core::record::readRecord(text, kType, std::is_same_v<Record, Users>);
    if (!read) {
        std::fprintf(stderr, "%s\n", core::sentence(read.error()).c_str());
        return 3;
    }
    auto *const loop = benchmark::RegisterBenchmark("loop", [&](benchmark::State &state) {
        if constexpr (kSerialize)
            Loops::serialize(state, std::get<Record>(*read));
        else
            Loops::template deserialize<Record>(state, std::string_view(text));
    });
    constexpr std::string_view kOperations = "--operations=";
    int used = 1;
    if (argc > 2 && std::string_view(argv[2]).starts_with(kOperations)) {
        used = 2;
        const auto count = core::parseInteger(std::string_view(argv[2]).substr(kOperations.size()));
        if (!count)
            return 2;
        loop->Iterations(*count);
    }
    core::measure::settleHeap(); // as in a contender
    int left = argc - used;
    argv[used] = argv[0];
    benchmark::Initialize(&left, argv + used);
    return benchmark::RunSpecifiedBenchmarks() == 1 ? 0 : 1;
}

} // namespace jinbang::bench
