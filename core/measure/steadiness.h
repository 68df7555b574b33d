#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// When a warm-up is over (measurement 2.4).

#include <array>
#include <cstddef>

namespace jinbang::core::measure {

/// Steady after six readings with four changes of direction (what is left is noise), or when the
/// last five running medians of three readings lie within 2 %.
class Steadiness
{
public:
    /// One more reading, ns per operation.
    void add(double reading);
    [[nodiscard]] bool steady() const;
    [[nodiscard]] std::size_t readings() const { return m_readings; }

private:
    std::size_t m_readings = 0, m_turns = 0;
    int m_direction = 0;
    std::array<double, 3> m_last{};    // ring of readings
    std::array<double, 5> m_medians{}; // ring of running medians
};

} // namespace jinbang::core::measure
