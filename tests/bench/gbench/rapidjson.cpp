// SPDX-License-Identifier: GPL-3.0-or-later
#if defined(__SSE4_2__)
#define RAPIDJSON_SSE42
#elif defined(__SSE2__)
#define RAPIDJSON_SSE2
#endif
#include "tests/bench/gbench/loops.h"

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

namespace jinbang::bench {
namespace {

using Writer = rapidjson::Writer<rapidjson::StringBuffer>;

inline bool getInt64(const rapidjson::Value &object, const char *name, std::int64_t &to)
{
    const auto member = object.FindMember(name);
    if (member == object.MemberEnd() || !member->value.IsInt64())
        return false;
    to = member->value.GetInt64();
    return true;
}
inline bool getInt(const rapidjson::Value &object, const char *name, std::int32_t &to)
{
    const auto member = object.FindMember(name);
    if (member == object.MemberEnd() || !member->value.IsInt())
        return false;
    to = member->value.GetInt();
    return true;
}
inline bool getString(const rapidjson::Value &object, const char *name, std::string &to)
{
    const auto member = object.FindMember(name);
    if (member == object.MemberEnd() || !member->value.IsString())
        return false;
    to.assign(member->value.GetString(), member->value.GetStringLength());
    return true;
}

inline bool read(const rapidjson::Value &from, User &to)
{
    return from.IsObject() && getInt64(from, "id", to.id) && getString(from, "name", to.name)
           && getString(from, "trueName", to.trueName) && getInt(from, "age", to.age)
           && getString(from, "sex", to.sex) && getInt64(from, "createTime", to.createTime);
}
inline bool read(const rapidjson::Value &from, Users &to)
{
    if (!from.IsArray())
        return false;
    to.reserve(from.Size());
    for (const auto &element : from.GetArray()) {
        if (!read(element, to.emplace_back()))
            return false;
    }
    return true;
}
inline bool read(const rapidjson::Value &from, Article &to)
{
    return from.IsObject() && getInt64(from, "id", to.id) && getString(from, "author", to.author)
           && getInt64(from, "tenantId", to.tenantId) && getString(from, "title", to.title)
           && getString(from, "subTitle", to.subTitle)
           && getString(from, "htmlContent", to.htmlContent)
           && getInt64(from, "publishTime", to.publishTime);
}

inline rapidjson::SizeType size(const std::string &text)
{
    return static_cast<rapidjson::SizeType>(text.size());
}
inline bool write(Writer &to, const User &value)
{
    return to.StartObject() && to.Key("id", 2) && to.Int64(value.id) && to.Key("name", 4)
           && to.String(value.name.data(), size(value.name)) && to.Key("trueName", 8)
           && to.String(value.trueName.data(), size(value.trueName)) && to.Key("age", 3)
           && to.Int(value.age) && to.Key("sex", 3) && to.String(value.sex.data(), size(value.sex))
           && to.Key("createTime", 10) && to.Int64(value.createTime) && to.EndObject();
}
inline bool write(Writer &to, const Users &value)
{
    bool written = to.StartArray();
    for (const User &user : value)
        written = written && write(to, user);
    return written && to.EndArray();
}
inline bool write(Writer &to, const Article &value)
{
    return to.StartObject() && to.Key("id", 2) && to.Int64(value.id) && to.Key("author", 6)
           && to.String(value.author.data(), size(value.author)) && to.Key("tenantId", 8)
           && to.Int64(value.tenantId) && to.Key("title", 5)
           && to.String(value.title.data(), size(value.title)) && to.Key("subTitle", 8)
           && to.String(value.subTitle.data(), size(value.subTitle)) && to.Key("htmlContent", 11)
           && to.String(value.htmlContent.data(), size(value.htmlContent))
           && to.Key("publishTime", 11) && to.Int64(value.publishTime) && to.EndObject();
}

struct Loops {
    template <class T>
    static void serialize(benchmark::State &state, const T &value, Judge<T> &judge)
    {
        rapidjson::StringBuffer buffer;
        Writer writer(buffer);
        for (auto _ : state) {
            buffer.Clear();
            writer.Reset(buffer);
            if (!write(writer, value) || !writer.IsComplete()) {
                state.SkipWithError("refused");
                break;
            }
            benchmark::DoNotOptimize(buffer);
            benchmark::ClobberMemory();
        }
        judge(std::string_view(buffer.GetString(), buffer.GetSize()));
    }
    template <class T>
    static void deserialize(benchmark::State &state, std::string_view text, Judge<T> &judge)
    {
        Kept<T> kept;
        for (auto _ : state) {
            rapidjson::Document document;
            document
                .Parse<rapidjson::kParseFullPrecisionFlag | rapidjson::kParseValidateEncodingFlag>(
                    text.data(), text.size());
            T &value = kept.fresh();
            if (document.HasParseError() || !read(document, value)) {
                state.SkipWithError("refused");
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
