// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gbench/loops.h"

#include <simdjson.h>

namespace jinbang::bench {
namespace {

namespace ondemand = simdjson::ondemand;

inline std::int32_t int32(std::int64_t value)
{
    if (value != static_cast<std::int32_t>(value))
        throw std::out_of_range("int32");
    return static_cast<std::int32_t>(value);
}

/// Nothing but the closing brace may be left.
inline void finish(ondemand::object &object)
{
    if (object.find_field("\n").error() != simdjson::NO_SUCH_FIELD)
        throw std::runtime_error("the object is not closed");
}

template <class From>
inline void read(From &&from, User &to)
{
    ondemand::object object = from.get_object();
    to.id = std::int64_t(object["id"]);
    to.name = std::string_view(object["name"]);
    to.trueName = std::string_view(object["trueName"]);
    to.age = int32(std::int64_t(object["age"]));
    to.sex = std::string_view(object["sex"]);
    to.createTime = std::int64_t(object["createTime"]);
    finish(object);
}
template <class From>
inline void read(From &&from, Users &to)
{
    for (auto element : from.get_array())
        read(element, to.emplace_back());
}
template <class From>
inline void read(From &&from, Article &to)
{
    ondemand::object object = from.get_object();
    to.id = std::int64_t(object["id"]);
    to.author = std::string_view(object["author"]);
    to.tenantId = std::int64_t(object["tenantId"]);
    to.title = std::string_view(object["title"]);
    to.subTitle = std::string_view(object["subTitle"]);
    to.htmlContent = std::string_view(object["htmlContent"]);
    to.publishTime = std::int64_t(object["publishTime"]);
    finish(object);
}

struct Loops {
    template <class T>
    static void deserialize(benchmark::State &state, std::string_view text, Judge<T> &judge)
    {
        ondemand::parser parser;
        std::string padded;
        Kept<T> kept;
        for (auto _ : state) {
            padded.reserve(text.size() + simdjson::SIMDJSON_PADDING);
            padded.assign(text);
            T &value = kept.fresh();
            ondemand::document document =
                parser.iterate(padded.data(), padded.size(), padded.capacity());
            read(document, value);
            if (document.current_location().error() != simdjson::OUT_OF_BOUNDS) {
                state.SkipWithError("trailing content");
                break;
            }
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
