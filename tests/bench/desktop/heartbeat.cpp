// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/desktop/heartbeat.h"

#include <ctime>

namespace jinbang::bench {

namespace {

double clockMs(clockid_t id)
{
    timespec time{};
    clock_gettime(id, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

} // namespace

double nowMs()
{
    return clockMs(CLOCK_MONOTONIC);
}

Heartbeat::Heartbeat()
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1);
    connect(&m_timer, &QTimer::timeout, this, &Heartbeat::beat);
}

void Heartbeat::start()
{
    m_beganMs = m_lastMs = nowMs();
    m_lastCpuMs = clockMs(CLOCK_THREAD_CPUTIME_ID);
    m_worstMs = m_worstCpuMs = m_worstAtMs = 0;
    m_beats = 0;
    m_timer.start();
}

void Heartbeat::beat()
{
    const double now = nowMs();
    const double cpu = clockMs(CLOCK_THREAD_CPUTIME_ID);
    ++m_beats;
    if (now - m_lastMs > m_worstMs) {
        m_worstMs = now - m_lastMs;
        m_worstCpuMs = cpu - m_lastCpuMs;
        m_worstAtMs = m_lastMs - m_beganMs;
    }
    m_lastMs = now;
    m_lastCpuMs = cpu;
}

} // namespace jinbang::bench
