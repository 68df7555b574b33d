#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand-written loops share. Each program holds one loop over one record, as a user who
// wants one number writes it (JINBANG_RECORD and JINBANG_OPERATION say which): in a unit with
// several loops the compiler inlines less, and RapidJSON's writer alone becomes 1.35 times slower.
// The loops make the checks that Jinbang makes too (return codes, end of input, owned results,
// UTF-8) and use nothing of an adapter; only the structs are the project's, and the state of the
// heap they begin with.
//   gbench_LIBRARY_OPERATION_WORKLOAD FILE SEED [--operations=N] [Google Benchmark's options]
// SEED shifts the heap and the input's place as it does in a contender.

#include "core/base/number.h"
#include "core/measure/heap.h"
#include "core/record/fields.h"
#include "core/record/recordjson.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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
    [[nodiscard]] const T &last() const { return *m_value; } // of a loop that ran

private:
    std::optional<T> m_value;
};

/// The result of the first round must be the record, or there is no time. Never inlined: the loop
/// is compiled as if nobody looked.
template <class T>
class Judge
{
public:
    explicit Judge(const core::record::AnyRecord &expected)
        : m_expected(expected)
    {
    }
    [[gnu::noinline]] void operator()(std::string_view text)
    {
        if (!std::exchange(m_asked, true)) {
            const auto read = core::record::readRecord(text, kType, kMany);
            m_right = read && *read == m_expected;
        }
    }
    [[gnu::noinline]] void operator()(const T &value)
    {
        if (!std::exchange(m_asked, true))
            m_right = value == std::get<T>(m_expected);
    }
    [[nodiscard]] bool right() const { return m_right; }

    static constexpr bool kMany = core::record::kIsVector<T>;
    static constexpr auto kType = std::is_same_v<T, Article> ? core::record::RecordType::Article
                                                             : core::record::RecordType::User;

private:
    const core::record::AnyRecord &m_expected;
    bool m_asked = false, m_right = false;
};

/// `before` blanks and the file, in one block as in a contender: a text that grew would leave holes
/// behind, and a heap with holes of more than 64 KiB consolidates at each free() next to one.
inline std::string readFile(const char *path, std::size_t before)
{
    std::ifstream in(path, std::ios::binary | std::ios::ate);
    const std::streamoff size = in ? std::streamoff(in.tellg()) : 0;
    std::string bytes(before + static_cast<std::size_t>(size), ' ');
    in.seekg(0);
    in.read(bytes.data() + before, size);
    return bytes;
}

/// `Loops` offers serialize(state, const T &, judge) or deserialize(state, std::string_view,
/// judge).
template <class Loops>
int runLoop(int argc, char **argv)
{
    using Record = JINBANG_RECORD;
    constexpr bool kSerialize = std::string_view(JINBANG_OPERATION) == "serialize";
    const auto seed = core::parseInteger(argc > 2 ? argv[2] : "");
    if (!seed)
        return 2;
    core::measure::settleHeap(); // as in a contender, and in its order
    const std::size_t before = core::measure::placeInPage(static_cast<std::uint64_t>(*seed));
    const std::string placed = readFile(argv[1], before);
    const std::string_view text = std::string_view(placed).substr(before);
    const auto read = core::record::readRecord(text, Judge<Record>::kType, Judge<Record>::kMany);
    if (!read) {
        std::fprintf(stderr, "%s\n", core::sentence(read.error()).c_str());
        return 3;
    }
    const core::measure::HeapNoise noise(static_cast<std::uint64_t>(*seed));
    Judge<Record> judge(*read);
    auto *const loop = benchmark::RegisterBenchmark("loop", [&](benchmark::State &state) {
        if constexpr (kSerialize)
            Loops::serialize(state, std::get<Record>(*read), judge);
        else
            Loops::deserialize(state, text, judge);
    });
    constexpr std::string_view kOperations = "--operations=";
    int used = 2;
    if (argc > 3 && std::string_view(argv[3]).starts_with(kOperations)) {
        used = 3;
        const auto count = core::parseInteger(std::string_view(argv[3]).substr(kOperations.size()));
        if (!count)
            return 2;
        loop->Iterations(*count);
    }
    int left = argc - used;
    argv[used] = argv[0];
    benchmark::Initialize(&left, argv + used);
    return benchmark::RunSpecifiedBenchmarks() == 1 && judge.right() ? 0 : 1;
}

} // namespace jinbang::bench
