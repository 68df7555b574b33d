// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/generator.h"

#include "core/json/canonicalwriter.h"
#include "core/record/telling.h"

namespace jinbang::core::record {
namespace {

constexpr std::int64_t kFirstMoment = 1704067200000; // 2024-01-01T00:00:00Z in epoch milliseconds
constexpr std::uint64_t kYear = 366ULL * 24 * 3600 * 1000;

/// Code points as separate texts, so that a random one can be picked.
template <std::size_t N>
using Alphabet = std::array<std::string_view, N>;

constexpr Alphabet<26> kHan{"金", "榜", "题", "名", "春", "风", "得", "意", "马",
                            "蹄", "疾", "一", "日", "看", "尽", "长", "安", "花",
                            "状", "元", "探", "云", "山", "水", "月", "明"};
constexpr Alphabet<8> kLatin{":", "J", "i", "n", "b", "a", "g", "8"};
constexpr Alphabet<3> kTitle{"主", "标", "题"}, kSubTitle{"副", "标", "题"};
constexpr std::string_view kLetters =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kHex = "0123456789abcdef", kDigits = "0123456789";

struct Context {
    Random random;
    std::uint64_t index;
    bool many;
    std::string_view htmlBody;
};

template <std::size_t N>
std::string pick(Random &random, const Alphabet<N> &alphabet, std::size_t length)
{
    std::string text;
    for (std::size_t i = 0; i < length; ++i)
        text += alphabet[random.below(N)];
    return text;
}

std::string pick(Random &random, std::string_view letters, std::size_t length)
{
    std::string text(length, '\0');
    for (char &c : text)
        c = letters[random.below(letters.size())];
    return text;
}

/// One in twenty characters is not Chinese, as in the articles' names.
std::string mixedName(Random &random, std::size_t length)
{
    std::string text;
    for (std::size_t i = 0; i < length; ++i)
        text += random.below(20) == 0 ? kLatin[random.below(kLatin.size())]
                                      : kHan[random.below(kHan.size())];
    return text;
}

std::int64_t moment(Random &random)
{
    return kFirstMoment + static_cast<std::int64_t>(random.below(kYear));
}

Date day(Random &random)
{
    return {static_cast<std::int32_t>(2000 + random.below(30)),
            static_cast<std::uint8_t>(1 + random.below(12)),
            static_cast<std::uint8_t>(1 + random.below(28))};
}

double cents(Random &random, std::uint64_t limit)
{
    return toDouble({static_cast<std::int64_t>(random.below(limit))});
}

/// One division of whole numbers: a multiplication followed by an addition would be fused on some
/// machines and round differently there.
double degrees(Random &random, std::uint64_t from, std::uint64_t range)
{
    constexpr std::uint64_t kScale = 10'000'000'000'000;
    return static_cast<double>(from * kScale + random.below(range * kScale))
           / static_cast<double>(kScale);
}

void make(User &user, Context &context)
{
    Random &random = context.random;
    user.id = static_cast<std::int64_t>(context.index + 1);
    user.name = context.many ? mixedName(random, 100) : pick(random, kHan, 3);
    user.trueName = context.many ? mixedName(random, 100) : pick(random, kHan, 3);
    user.age = static_cast<std::int32_t>(18 + random.below(50));
    user.sex = random.coin() ? "男" : "女";
    user.createTime = moment(random);
}

void make(Article &article, Context &context)
{
    Random &random = context.random;
    article.id = static_cast<std::int64_t>(10000 + context.index);
    article.author = "金榜编辑部：" + pick(random, kHan, 3);
    article.tenantId = 10000;
    article.title = pick(random, kTitle, 100);
    article.subTitle = pick(random, kSubTitle, 50);
    article.htmlContent = context.htmlBody;
    article.publishTime = moment(random);
}

std::string shortText(Random &random)
{
    return pick(random, kLetters, static_cast<std::size_t>(random.below(100)));
}

Mixed mixedValue(Random &random, std::uint64_t position)
{
    switch (position % 6) {
    case 0:
        return random.coin();
    case 1:
        return static_cast<std::int64_t>(static_cast<std::int32_t>(random.next() >> 32));
    case 2:
        return static_cast<std::int64_t>(random.next());
    case 3:
        return random.uniform();
    case 4:
        return moment(random);
    default:
        return shortText(random);
    }
}

void make(Bean &bean, Context &context)
{
    Random &random = context.random;
    bean.aBoolean = random.coin();
    bean.integer = static_cast<std::int32_t>(random.next() >> 32);
    bean.aLong = static_cast<std::int64_t>(random.next());
    bean.aDouble = random.uniform();
    bean.date = day(random);
    bean.string = shortText(random);
    bean.list.resize(static_cast<std::size_t>(random.below(100)));
    for (std::string &text : bean.list)
        text = shortText(random);
    const std::uint64_t entries = random.below(100);
    for (std::uint64_t i = 0; i < entries; ++i)
        bean.objectMap.emplace("key" + std::to_string(i), mixedValue(random, i));
}

void make(MiniUser &user, Context &context)
{
    user.id = static_cast<std::int32_t>(context.random.below(10));
    user.name = pick(context.random, kDigits, 3);
}

void make(Entity &entity, Context &context)
{
    entity.id = static_cast<std::int32_t>(context.index + 1);
    entity.name = "sss" + std::to_string(entity.id);
    entity.date = day(context.random);
    entity.money = {static_cast<std::int64_t>(20000 + context.random.below(80000))};
    entity.longTime = {2222222};
}

void make(Address &address, Context &context)
{
    Random &random = context.random;
    // One random number a statement: the order within an expression is the compiler's choice.
    address.street = std::to_string(1 + random.below(999));
    address.street.append(" ").append(pick(random, kLetters, 14)).append(" Road");
    address.city = pick(random, kHan, 2);
    address.country = "CN";
    address.postcode = pick(random, kDigits, 6);
    address.latitude = degrees(random, 18, 35);
    address.longitude = degrees(random, 74, 60);
}

void make(OrderLine &line, Context &context)
{
    Random &random = context.random;
    line.sku = static_cast<std::int64_t>(100000 + random.below(900000));
    line.product = pick(random, kHan, 4);
    line.product.append(" ").append(pick(random, kLetters, 8));
    line.quantity = static_cast<std::int32_t>(1 + random.below(20));
    line.price = cents(random, 100000);
    line.shipped = random.coin();
}

void make(Client &client, Context &context)
{
    constexpr std::size_t kAddresses = 3, kOrders = 11, kTags = 6, kScores = 10;
    Random &random = context.random;
    client.id = static_cast<std::int64_t>(context.index + 1);
    client.guid = pick(random, kHex, 32);
    client.firstName = pick(random, kHan, 2);
    client.lastName = pick(random, kHan, 1);
    client.email = pick(random, kHex, 10) + "@example.org";
    client.phone = "+86 1" + pick(random, kDigits, 10);
    client.active = random.coin();
    client.balance = cents(random, 10000000);
    client.age = static_cast<std::int32_t>(18 + random.below(60));
    client.registered = moment(random);
    client.addresses.resize(kAddresses);
    for (Address &address : client.addresses)
        make(address, context);
    client.orders.resize(kOrders);
    for (OrderLine &line : client.orders)
        make(line, context);
    for (std::size_t i = 0; i < kTags; ++i)
        client.tags.push_back(pick(random, kLetters, 8));
    for (std::size_t i = 0; i < kScores; ++i)
        client.scores.push_back(random.uniform() * 100.0);
}

/// Calls take(record, index) for every record, one at a time.
template <class T, class F>
void eachRecord(RecordType type, bool many, std::uint64_t count, std::uint64_t seed,
                std::string_view htmlBody, F &&take)
{
    for (std::uint64_t index = 0; index < (many ? count : 1); ++index) {
        Context context{Random(seed ^ static_cast<std::uint64_t>(type) << 56, index), index, many,
                        htmlBody};
        T record{};
        make(record, context);
        take(std::move(record), index);
    }
}

} // namespace

AnyRecord generate(RecordType type, bool many, std::uint64_t count, std::uint64_t seed,
                   std::string_view htmlBody)
{
    return withRecordType(type, false, [&]<class T>(std::type_identity<T>) -> AnyRecord {
        if constexpr (kIsVector<T>) {
            return T{};
        } else {
            std::vector<T> records;
            eachRecord<T>(type, many, count, seed, htmlBody,
                          [&](T record, std::uint64_t) { records.push_back(std::move(record)); });
            if (many)
                return records;
            return std::move(records.front());
        }
    });
}

std::string generateText(RecordType type, bool many, std::uint64_t count, std::uint64_t seed,
                         KeyOrder order, std::string_view htmlBody)
{
    // A string that grows step by step has two copies for a while; pages that are only reserved
    // cost nothing.
    constexpr std::uint64_t kTrial = 256;
    std::string out;
    json::CanonicalWriter writer(out);
    if (many)
        writer.startArray();
    withRecordType(type, false, [&]<class T>(std::type_identity<T>) {
        if constexpr (!kIsVector<T>) {
            eachRecord<T>(
                type, many, count, seed, htmlBody, [&](const T &record, std::uint64_t index) {
                    if (index == kTrial && count > kTrial)
                        out.reserve(out.size() / kTrial * count / 4 * 5);
                    Random shuffle = shuffleFor(seed, index);
                    tellValue(writer, record, order == KeyOrder::Shuffled ? &shuffle : nullptr);
                });
        }
    });
    if (many)
        writer.endArray();
    return out;
}

} // namespace jinbang::core::record
