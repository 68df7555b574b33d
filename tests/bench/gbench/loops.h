#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand-written loops share: `gbench_LIBRARY OPERATION WORKLOAD FILE [options]` runs one
// Google Benchmark loop. The loops are written as a user of the library would write them for these
// three types, with the checks that Jinbang makes too (return codes, end of input, owned results,
// UTF-8), and nothing of an adapter; only the structs are the project's.

#include "core/record/recordjson.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace jinbang::bench {

using core::record::Article;
using core::record::User;
using Users = std::vector<User>;

inline std::string readFile(const char *path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A process that has already checked an answer has a heap with room in it. In a new one the C
/// library maps every large block anew or gives memory back after each result, and the page faults
/// of taking it again double the time of some loops; once a large mapped block was freed, it does
/// neither.
inline void makeRoomInHeap()
{
    auto large = std::make_unique<char[]>(std::size_t{16} << 20);
    benchmark::DoNotOptimize(large.get());
    large.reset();
    std::vector<std::unique_ptr<char[]>> blocks;
    for (int i = 0; i < 256; ++i)
        blocks.push_back(std::make_unique<char[]>(std::size_t{64} << 10));
}

/// `Loops` offers serialize(state, const T &) and deserialize<T>(state, std::string_view).
template <class Loops>
int runLoops(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    const std::string_view operation = argv[1];
    const std::string_view workload = argv[2];
    const std::string text = readFile(argv[3]);
    const auto type =
        workload == "large" ? core::record::RecordType::Article : core::record::RecordType::User;
    const auto read = core::record::readRecord(text, type, workload == "medium");
    if (!read) {
        std::fprintf(stderr, "%s\n", core::sentence(read.error()).c_str());
        return 3;
    }
    std::visit(
        [&]<class T>(const T &record) {
            if constexpr (std::is_same_v<
                              T, User> || std::is_same_v<T, Users> || std::is_same_v<T, Article>) {
                benchmark::RegisterBenchmark("loop", [&](benchmark::State &state) {
                    if (operation == "serialize") {
                        if constexpr (requires { Loops::serialize(state, record); })
                            Loops::serialize(state, record);
                    } else {
                        Loops::template deserialize<T>(state, std::string_view(text));
                    }
                });
            }
        },
        *read);
    makeRoomInHeap();
    int count = argc - 3;
    argv[3] = argv[0];
    benchmark::Initialize(&count, argv + 3);
    return benchmark::RunSpecifiedBenchmarks() == 1 ? 0 : 1;
}

} // namespace jinbang::bench
