#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a key press would have waited: a timer of one millisecond on the window's thread, and
// the longest time that it was late. The thread's own CPU time of that gap tells work from a
// machine that was busy with something else.

#include <QObject>
#include <QTimer>

namespace jinbang::bench {

class Heartbeat : public QObject
{
public:
    Heartbeat();

    /// Forgets what was before.
    void start();

    [[nodiscard]] double worstMs() const { return m_worstMs; }
    /// Of the thread, in the longest gap.
    [[nodiscard]] double worstCpuMs() const { return m_worstCpuMs; }
    /// When it was, since start().
    [[nodiscard]] double worstAtMs() const { return m_worstAtMs; }
    [[nodiscard]] int beats() const { return m_beats; }

private:
    void beat();

    QTimer m_timer;
    double m_beganMs = 0;
    double m_lastMs = 0;
    double m_lastCpuMs = 0;
    double m_worstMs = 0;
    double m_worstCpuMs = 0;
    double m_worstAtMs = 0;
    int m_beats = 0;
};

/// Milliseconds of the monotonic clock, the one of Python's time.monotonic().
[[nodiscard]] double nowMs();

} // namespace jinbang::bench
