#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer in few bytes: two documents are equal by value exactly when equalByValue() of their
// digests holds, up to the chance of a hash collision. Memory is bounded by depth, so that a 1 GiB
// document can be checked.

#include "core/json/events.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace jinbang::core::json {

/// What a full visit of a document meets; sums wrap and do not depend on the order of members.
/// `numberBits` adds the bit patterns of every number as a double (-0 counted as 0).
struct WalkSum {
    std::uint64_t objects = 0, arrays = 0, members = 0, keyBytes = 0, strings = 0, stringBytes = 0;
    std::uint64_t numbers = 0, numberBits = 0, trues = 0, falses = 0, nulls = 0;

    friend bool operator==(const WalkSum &, const WalkSum &) = default;
};

struct Digest {
    std::uint64_t structure =
        0;                   // as exact, but doubles that are not small integers all count the same
    std::uint64_t exact = 0; // everything, numbers by value (1, 1.0 and 1e0 are equal; -0 equals 0)
    std::uint64_t negativeZeros = 0; // a note only: most libraries lose the sign
    std::uint64_t depth = 0;         // of containers; 0 for a scalar root
    WalkSum sum;

    friend bool operator==(const Digest &, const Digest &) = default;
};

/// Same value; only the signs of zeros may differ.
[[nodiscard]] bool equalByValue(const Digest &a, const Digest &b);

/// Computes the Digest of the events it receives. Object members are combined as a multiset,
/// array elements in order.
class Digester final : public EventSink
{
public:
    void startObject() override;
    void key(std::string_view text) override;
    void endObject() override;
    void startArray() override;
    void endArray() override;
    void string(std::string_view text) override;
    void integer(std::int64_t value) override;
    void unsignedInteger(std::uint64_t value) override;
    void real(double value) override;
    void boolean(bool value) override;
    void null() override;

    [[nodiscard]] const Digest &digest() const { return m_digest; }

private:
    struct Frame {
        bool object = false;
        std::uint64_t key = 0, structure = 0, exact = 0, count = 0;
    };
    void value(std::uint64_t structure, std::uint64_t exact);
    void number(double asDouble, std::uint64_t structure, std::uint64_t exact);
    void open(bool object);
    void close();

    std::vector<Frame> m_open;
    Digest m_digest;
};

} // namespace jinbang::core::json
