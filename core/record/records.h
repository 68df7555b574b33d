#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The typed records of the workloads. Field lists exist once (Boost.Describe); adapters, the
// generator, the canonical text and the comparison all read them.

#include "core/record/types.h"

#include <boost/describe/class.hpp>

#include <string>
#include <vector>

namespace jinbang::core::record {

/// One user detail (article 000). createTime is epoch milliseconds.
struct User {
    std::int64_t id = 0;
    std::string name;
    std::string trueName;
    std::int32_t age = 0;
    std::string sex;
    std::int64_t createTime = 0;
    friend bool operator==(const User &, const User &) = default;
};
BOOST_DESCRIBE_STRUCT(User, (), (id, name, trueName, age, sex, createTime))

/// An article with its HTML body (article 000).
struct Article {
    std::int64_t id = 0;
    std::string author;
    std::int64_t tenantId = 0;
    std::string title;
    std::string subTitle;
    std::string htmlContent;
    std::int64_t publishTime = 0;
    friend bool operator==(const Article &, const Article &) = default;
};
BOOST_DESCRIBE_STRUCT(Article, (),
                      (id, author, tenantId, title, subTitle, htmlContent, publishTime))

/// Every data type at once (article 002). `date` is epoch milliseconds there, a calendar day here.
struct Bean {
    bool aBoolean = false;
    std::int32_t integer = 0;
    std::int64_t aLong = 0;
    double aDouble = 0;
    Date date;
    std::string string;
    std::vector<std::string> list;
    MixedMap objectMap;
    friend bool operator==(const Bean &, const Bean &) = default;
};
BOOST_DESCRIBE_STRUCT(Bean, (), (aBoolean, integer, aLong, aDouble, date, string, list, objectMap))

/// Two fields (article 001).
struct MiniUser {
    std::int32_t id = 0;
    std::string name;
    friend bool operator==(const MiniUser &, const MiniUser &) = default;
};
BOOST_DESCRIBE_STRUCT(MiniUser, (), (id, name))

/// Ignored field, date format, money (article 004).
struct Entity {
    std::int32_t id = 0;
    std::string name;
    Date date;
    Decimal money;
    Ignored<std::int64_t> longTime;
    friend bool operator==(const Entity &, const Entity &) = default;
};
BOOST_DESCRIBE_STRUCT(Entity, (), (id, name, date, money, longTime))

/// About 2 KB of typed data with nested lists (article 003).
struct Address {
    std::string street, city, country, postcode;
    double latitude = 0, longitude = 0;
    friend bool operator==(const Address &, const Address &) = default;
};
BOOST_DESCRIBE_STRUCT(Address, (), (street, city, country, postcode, latitude, longitude))

struct OrderLine {
    std::int64_t sku = 0;
    std::string product;
    std::int32_t quantity = 0;
    double price = 0;
    bool shipped = false;
    friend bool operator==(const OrderLine &, const OrderLine &) = default;
};
BOOST_DESCRIBE_STRUCT(OrderLine, (), (sku, product, quantity, price, shipped))

struct Client {
    std::int64_t id = 0;
    std::string guid, firstName, lastName, email, phone;
    bool active = false;
    double balance = 0;
    std::int32_t age = 0;
    std::int64_t registered = 0;
    std::vector<Address> addresses;
    std::vector<OrderLine> orders;
    std::vector<std::string> tags;
    std::vector<double> scores;
    friend bool operator==(const Client &, const Client &) = default;
};
BOOST_DESCRIBE_STRUCT(Client, (),
                      (id, guid, firstName, lastName, email, phone, active, balance, age,
                       registered, addresses, orders, tags, scores))

} // namespace jinbang::core::record
