#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a report a visitor stands, as a chain on the stack: the text is only made in the rare
// case that something there is unknown.

#include <cstddef>
#include <string>

namespace jinbang::core::archive {

class FieldPath
{
public:
    FieldPath() = default;
    FieldPath(const FieldPath *parent, const char *name)
        : m_parent(parent)
        , m_name(name)
    {
    }
    FieldPath(const FieldPath *parent, std::size_t index)
        : m_parent(parent)
        , m_index(index)
    {
    }

    /// "environment/checks/3"; empty for the report itself.
    [[nodiscard]] std::string text() const
    {
        if (!m_parent)
            return {};
        const std::string before = m_parent->text();
        const std::string own = m_name ? std::string(m_name) : std::to_string(m_index);
        return before.empty() ? own : before + "/" + own;
    }

private:
    const FieldPath *m_parent = nullptr;
    const char *m_name = nullptr;
    std::size_t m_index = 0;
};

} // namespace jinbang::core::archive
