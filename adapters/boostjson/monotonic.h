#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The tuned way of Boost.JSON: an arena for the values, one parser, one serializer, one output
// buffer. Sizes follow one published rule, so that nothing is fitted to a fixture: the arena starts
// with 64 KiB and grows, once an operation overflowed it, by what that operation took beyond it;
// the output buffer doubles when full.

#include "adapters/boostjson/dom.h"

#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <string>

namespace jinbang::adapters {

/// Where a monotonic_resource goes when its first buffer is full; counts what it was asked for.
class BoostOverflow final : public boost::json::memory_resource
{
public:
    [[nodiscard]] std::size_t taken() const { return m_taken; }
    void forget() { m_taken = 0; }

private:
    void *do_allocate(std::size_t bytes, std::size_t alignment) override
    {
        m_taken += bytes;
        return ::operator new(bytes, std::align_val_t(alignment));
    }
    void do_deallocate(void *block, std::size_t bytes, std::size_t alignment) override
    {
        ::operator delete(block, bytes, std::align_val_t(alignment));
    }
    bool do_is_equal(const boost::json::memory_resource &other) const noexcept override
    {
        return this == &other;
    }

    std::size_t m_taken = 0;
};

/// A monotonic_resource over a buffer that is large enough after the first operation.
class BoostMonotonic
{
public:
    BoostMonotonic() { build(kFirst); }
    /// All values made in it must be gone.
    void clear()
    {
        m_resource->release();
        if (m_overflow.taken() > 0)
            build(m_size + m_overflow.taken());
    }
    [[nodiscard]] boost::json::storage_ptr storage() { return &*m_resource; }
    BoostParser &parser() { return m_parser; }

private:
    static constexpr std::size_t kFirst = 65536;

    void build(std::size_t size)
    {
        m_resource.reset();
        m_buffer = std::make_unique_for_overwrite<unsigned char[]>(size);
        m_size = size;
        m_overflow.forget();
        m_resource.emplace(m_buffer.get(), m_size, boost::json::storage_ptr(&m_overflow));
    }

    BoostOverflow m_overflow;
    std::unique_ptr<unsigned char[]> m_buffer;
    std::size_t m_size = 0;
    std::optional<boost::json::monotonic_resource> m_resource;
    BoostParser m_parser;
};

/// The counterpart of BoostHeap.
class BoostArena
{
public:
    explicit BoostArena(bool reuse)
        : m_monotonic(reuse)
    {
    }
    void begin()
    {
        m_now = &m_monotonic.begin();
        m_now->clear();
    }
    boost::json::value parse(std::string_view text)
    {
        return m_now->parser().parse(text, m_now->storage());
    }
    [[nodiscard]] boost::json::storage_ptr storage() { return m_now->storage(); }

private:
    core::contract::Reusable<BoostMonotonic> m_monotonic;
    BoostMonotonic *m_now = nullptr;
};

/// The counterpart of BoostText: serializer and buffer are kept.
class BoostPump
{
public:
    explicit BoostPump(bool reuse)
        : m_writer(reuse)
    {
    }
    /// The buffer is kept; the counterpart of BoostText::begin().
    void begin() {}
    void write(const boost::json::value &value) { m_writer.begin().write(value); }
    [[nodiscard]] std::string_view text() const
    {
        const Writer *writer = m_writer.last();
        return writer ? writer->text() : std::string_view();
    }

private:
    class Writer
    {
    public:
        void write(const boost::json::value &value)
        {
            m_serializer.reset(&value);
            m_size = 0;
            while (!m_serializer.done()) {
                if (m_size == m_buffer.size())
                    m_buffer.resize(2 * m_buffer.size());
                m_size +=
                    m_serializer.read(m_buffer.data() + m_size, m_buffer.size() - m_size).size();
            }
        }
        [[nodiscard]] std::string_view text() const { return {m_buffer.data(), m_size}; }

    private:
        boost::json::serializer m_serializer;
        std::string m_buffer = std::string(4096, '\0');
        std::size_t m_size = 0;
    };
    core::contract::Reusable<Writer> m_writer;
};

} // namespace jinbang::adapters
