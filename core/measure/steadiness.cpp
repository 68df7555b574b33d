// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/steadiness.h"

#include <algorithm>

namespace jinbang::core::measure {
namespace {

constexpr std::size_t kTurnReadings = 6;
constexpr std::size_t kTurns = 4;
constexpr double kSpread = 1.02;

double medianOf(const std::array<double, 3> &values)
{
    return std::max(std::min(values[0], values[1]),
                    std::min(std::max(values[0], values[1]), values[2]));
}

} // namespace

void Steadiness::add(double reading)
{
    if (m_readings > 0) {
        const double last = m_last[(m_readings - 1) % m_last.size()];
        const int direction = reading > last ? 1 : reading < last ? -1 : 0;
        if (direction != 0) {
            m_turns += m_direction != 0 && direction != m_direction;
            m_direction = direction;
        }
    }
    m_last[m_readings % m_last.size()] = reading;
    if (++m_readings >= m_last.size())
        m_medians[(m_readings - m_last.size()) % m_medians.size()] = medianOf(m_last);
}

bool Steadiness::steady() const
{
    if (m_readings >= kTurnReadings && m_turns >= kTurns)
        return true;
    if (m_readings < m_last.size() + m_medians.size() - 1)
        return false;
    const auto [least, most] = std::minmax_element(m_medians.begin(), m_medians.end());
    return *most <= *least * kSpread;
}

} // namespace jinbang::core::measure
