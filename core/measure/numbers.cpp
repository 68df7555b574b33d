// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/numbers.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace jinbang::core::measure {
namespace {

/// Hears the numbers of a document and nothing else.
class Numbers final : public json::EventSink
{
public:
    explicit Numbers(std::function<void(double)> hear)
        : m_hear(std::move(hear))
    {
    }
    [[nodiscard]] bool exactIntegers() const { return m_exactIntegers; }

    void startObject() override {}
    void key(std::string_view) override {}
    void endObject() override {}
    void startArray() override {}
    void endArray() override {}
    void string(std::string_view) override {}
    void integer(std::int64_t value) override
    {
        m_exactIntegers = m_exactIntegers && value >= -kExact && value <= kExact;
        m_hear(static_cast<double>(value));
    }
    void unsignedInteger(std::uint64_t value) override
    {
        m_exactIntegers = false;
        m_hear(static_cast<double>(value));
    }
    void real(double value) override { m_hear(value); }
    void boolean(bool) override {}
    void null() override {}

private:
    static constexpr std::int64_t kExact = std::int64_t{1} << 53;
    std::function<void(double)> m_hear;
    bool m_exactIntegers = true;
};

} // namespace

NumberDistance numberDistance(const json::Teller &expected, const json::Teller &actual)
{
    std::vector<double> numbers;
    Numbers keep([&](double value) { numbers.push_back(value); });
    expected(keep);
    NumberDistance result;
    result.exactIntegers = keep.exactIntegers();
    std::size_t at = 0;
    Numbers compare([&](double value) {
        if (at < numbers.size())
            result.largestUlp = std::max(result.largestUlp, json::ulpDistance(numbers[at], value));
        ++at;
    });
    actual(compare);
    result.sameCount = at == numbers.size();
    return result;
}

} // namespace jinbang::core::measure
