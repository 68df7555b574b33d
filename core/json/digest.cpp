// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/digest.h"

#include "core/json/hash.h"

#include <algorithm>
#include <cassert>

namespace jinbang::core::json {
namespace {

constexpr double kTwo53 = 9007199254740992.0;

/// Integers up to 2^53 are the same number in every library; beyond, one that keeps doubles only
/// may be off, which is for the comparison to judge.
std::uint64_t structureOf(double value, std::uint64_t exact)
{
    return std::fabs(value) <= kTwo53 && value == std::trunc(value) ? exact : hash::kAnyReal;
}

} // namespace

bool equalByValue(const Digest &a, const Digest &b)
{
    return a.exact == b.exact && a.structure == b.structure && a.depth == b.depth && a.sum == b.sum;
}

void Digester::value(std::uint64_t structure, std::uint64_t exact)
{
    if (m_open.empty()) {
        m_digest.structure = structure;
        m_digest.exact = exact;
        return;
    }
    Frame &frame = m_open.back();
    ++frame.count;
    if (frame.object) {
        frame.structure += hash::member(frame.key, structure);
        frame.exact += hash::member(frame.key, exact);
    } else {
        frame.structure = hash::element(frame.structure, structure);
        frame.exact = hash::element(frame.exact, exact);
    }
}

void Digester::open(bool object)
{
    Frame frame;
    frame.object = object;
    m_open.push_back(frame);
    m_digest.depth = std::max<std::uint64_t>(m_digest.depth, m_open.size());
}

void Digester::close()
{
    assert(!m_open.empty());
    const Frame frame = m_open.back();
    m_open.pop_back();
    value(hash::container(frame.object, frame.structure, frame.count),
          hash::container(frame.object, frame.exact, frame.count));
}

void Digester::number(double asDouble, std::uint64_t structure, std::uint64_t exact)
{
    ++m_digest.sum.numbers;
    // Adding 0.0 turns -0 into 0.
    m_digest.sum.numberBits += std::bit_cast<std::uint64_t>(asDouble + 0.0);
    value(structure, exact);
}

void Digester::startObject()
{
    ++m_digest.sum.objects;
    open(true);
}

void Digester::key(std::string_view text)
{
    assert(!m_open.empty() && m_open.back().object);
    ++m_digest.sum.members;
    m_digest.sum.keyBytes += text.size();
    m_open.back().key = hash::bytes(text);
}

void Digester::endObject()
{
    close();
}

void Digester::startArray()
{
    ++m_digest.sum.arrays;
    open(false);
}

void Digester::endArray()
{
    close();
}

void Digester::string(std::string_view text)
{
    ++m_digest.sum.strings;
    m_digest.sum.stringBytes += text.size();
    const std::uint64_t hashed = hash::bytes(text);
    value(hashed, hashed);
}

void Digester::integer(std::int64_t value)
{
    const double asDouble = static_cast<double>(value);
    const std::uint64_t exact = hash::integer(value);
    number(asDouble, structureOf(asDouble, exact), exact);
}

void Digester::unsignedInteger(std::uint64_t value)
{
    const double asDouble = static_cast<double>(value);
    const std::uint64_t exact = hash::unsignedInteger(value);
    number(asDouble, structureOf(asDouble, exact), exact);
}

void Digester::real(double value)
{
    if (value == 0 && std::signbit(value))
        ++m_digest.negativeZeros;
    const std::uint64_t exact = hash::real(value);
    number(value, structureOf(value, exact), exact);
}

void Digester::boolean(bool value)
{
    ++(value ? m_digest.sum.trues : m_digest.sum.falses);
    const std::uint64_t hashed = value ? hash::kTrue : hash::kFalse;
    this->value(hashed, hashed);
}

void Digester::null()
{
    ++m_digest.sum.nulls;
    value(hash::kNull, hash::kNull);
}

} // namespace jinbang::core::json
