#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a record from the events of a pushing parser (RapidJSON's Reader, nlohmann's sax_parse,
// Boost's basic_parser): the handler that a user would write by hand for one struct, for all of
// them. Inline and without virtual calls, because it runs inside the timer.

#include "core/contract/recordshape.h"

#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace jinbang::core::contract {

/// Receives one document. Every call returns false when the value does not fit the record, and
/// problem() says why. Unknown members are skipped with all that is in them; a missing one is an
/// error.
class RecordBuilder
{
public:
    /// Starts over with a fresh `record`.
    template <class T>
    void begin(T &record)
    {
        static_assert(shapeOf<T>.depth <= kDepth);
        m_open = 0;
        m_skipped = 0;
        m_slot = &record;
        m_shape = &shapeOf<T>;
        m_problem.clear();
    }

    bool startObject()
    {
        if (skipping())
            return ++m_skipped, true;
        void *slot = next();
        if (m_shape->kind != ShapeKind::Object && m_shape->kind != ShapeKind::Map) [[unlikely]]
            return mismatch("an object");
        open(slot);
        return true;
    }
    bool key(std::string_view name)
    {
        if (m_skipped > 0)
            return true;
        Frame &frame = top();
        const Shape &shape = *frame.shape;
        if (shape.kind == ShapeKind::Map) {
            m_slot = shape.find(frame.object, name);
            m_shape = shape.element;
            return true;
        }
        // Members mostly come in declaration order: try the next field, then search.
        std::size_t index = frame.expected;
        if (index >= shape.fieldCount || shape.fields[index].name != name) {
            for (index = 0; index < shape.fieldCount && shape.fields[index].name != name;)
                ++index;
        }
        if (index == shape.fieldCount) {
            m_slot = nullptr; // the value that follows is skipped
            return true;
        }
        frame.expected = index + 1;
        frame.seen |= std::uint64_t{1} << index;
        m_slot = shape.fields[index].at(frame.object);
        m_shape = shape.fields[index].shape;
        return true;
    }
    bool endObject()
    {
        if (m_skipped > 0)
            return --m_skipped, true;
        const Frame &frame = top();
        if (frame.shape->kind == ShapeKind::Object) {
            const std::uint64_t all = ~std::uint64_t{0} >> (64 - frame.shape->fieldCount);
            if (frame.seen != all) [[unlikely]]
                return missing(frame.seen, *frame.shape);
        }
        m_slot = frame.object;
        --m_open;
        return true;
    }
    bool startArray()
    {
        if (skipping())
            return ++m_skipped, true;
        void *slot = next();
        if (m_shape->kind != ShapeKind::List) [[unlikely]]
            return mismatch("an array");
        open(slot);
        return true;
    }
    bool endArray()
    {
        if (m_skipped > 0)
            return --m_skipped, true;
        --m_open;
        return true;
    }

    bool string(std::string_view text) { return assignString(text); }
    /// For a parser that gives its string away.
    bool string(std::string &&text) { return assignString(std::move(text)); }
    bool integer(std::int64_t value)
    {
        if (skipping())
            return true;
        void *slot = next();
        switch (m_shape->kind) {
        case ShapeKind::Int32:
            if (value < std::numeric_limits<std::int32_t>::min()
                || value > std::numeric_limits<std::int32_t>::max()) [[unlikely]]
                return refuse("a number does not fit 32 bits");
            *static_cast<std::int32_t *>(slot) = static_cast<std::int32_t>(value);
            return true;
        case ShapeKind::Int64:
            *static_cast<std::int64_t *>(slot) = value;
            return true;
        case ShapeKind::Mixed:
            *static_cast<record::Mixed *>(slot) = value;
            return true;
        default:
            return number(slot, static_cast<double>(value));
        }
    }
    bool unsignedInteger(std::uint64_t value)
    {
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return integer(static_cast<std::int64_t>(value));
        return real(static_cast<double>(value));
    }
    bool real(double value)
    {
        if (skipping())
            return true;
        void *slot = next();
        if (m_shape->kind == ShapeKind::Mixed) {
            *static_cast<record::Mixed *>(slot) = value;
            return true;
        }
        return number(slot, value);
    }
    bool boolean(bool value)
    {
        if (skipping())
            return true;
        void *slot = next();
        switch (m_shape->kind) {
        case ShapeKind::Bool:
            *static_cast<bool *>(slot) = value;
            return true;
        case ShapeKind::Mixed:
            *static_cast<record::Mixed *>(slot) = value;
            return true;
        default:
            return mismatch("a boolean");
        }
    }
    bool null() { return skipping() || mismatch("null"); }

    [[nodiscard]] const std::string &problem() const { return m_problem; }

private:
    struct Frame {
        const Shape *shape;
        void *object;
        std::uint64_t seen;
        std::size_t expected;
    };
    static constexpr std::size_t kDepth = 8;

    [[nodiscard]] Frame &top() { return m_frames[m_open - 1]; }
    /// Inside an unknown member, or at the value of one: only key() of an unknown member leaves no
    /// slot, and it stays so until the next key or the end of the object.
    [[nodiscard]] bool skipping() const { return m_slot == nullptr; }
    /// The place of the value that arrives; sets m_shape to its type.
    void *next()
    {
        if (m_open > 0 && top().shape->kind == ShapeKind::List) {
            m_shape = top().shape->element;
            return top().shape->append(top().object);
        }
        return m_slot;
    }
    void open(void *slot)
    {
        if (m_shape->clear)
            m_shape->clear(slot);
        m_frames[m_open++] = Frame{m_shape, slot, 0, 0};
    }
    template <class Text>
    bool assignString(Text &&text)
    {
        if (skipping())
            return true;
        void *slot = next();
        switch (m_shape->kind) {
        case ShapeKind::String:
            *static_cast<std::string *>(slot) = std::forward<Text>(text);
            return true;
        case ShapeKind::Date:
            return record::parseDate(text, *static_cast<record::Date *>(slot))
                   || refuse("a date is not yyyy-MM-dd");
        case ShapeKind::Mixed:
            *static_cast<record::Mixed *>(slot) = std::string(std::forward<Text>(text));
            return true;
        default:
            return mismatch("a string");
        }
    }
    bool number(void *slot, double value)
    {
        switch (m_shape->kind) {
        case ShapeKind::Double:
            *static_cast<double *>(slot) = value;
            return true;
        case ShapeKind::Decimal:
            *static_cast<record::Decimal *>(slot) = record::toDecimal(value);
            return true;
        default:
            return mismatch("a number");
        }
    }
    bool refuse(std::string_view problem) { return m_problem = problem, false; }
    bool mismatch(std::string_view what)
    {
        m_problem = std::string(what) + " where the record has another type";
        return false;
    }
    bool missing(std::uint64_t seen, const Shape &shape)
    {
        std::size_t index = 0;
        while ((seen >> index & 1U) != 0)
            ++index;
        m_problem = "member \"" + std::string(shape.fields[index].name) + "\" is missing";
        return false;
    }

    std::array<Frame, kDepth> m_frames{};
    std::size_t m_open = 0;
    std::size_t m_skipped = 0;
    void *m_slot = nullptr;
    const Shape *m_shape = nullptr;
    std::string m_problem;
};

} // namespace jinbang::core::contract
