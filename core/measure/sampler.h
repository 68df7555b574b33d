#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The timed part of a fork with one thread: calibration, warm-up, samples; or JMH's iterations of a
// fixed time; or one cold shot. It decides by the clock alone and never looks at what is measured.

#include "core/base/random.h"
#include "core/contract/adapter.h"
#include "core/measure/calibration.h"
#include "core/measure/histogram.h"
#include "core/measure/instruments.h"
#include "core/measure/listener.h"

#include <functional>

namespace jinbang::core::measure {

struct Sampling {
    std::uint64_t n = 1; // operations a sample
    double warmupNs = 0;
    bool steady = true;
    bool longOperation = false;
    std::vector<protocol::HistogramBucket> histogram; // mode sample
};

class Sampler
{
public:
    /// `spec` in the mode of the task; everything borrowed outlives the sampler.
    Sampler(contract::Operation &operation, Instruments &instruments,
            const system::ClockFacts &clockFacts, const protocol::MeasureSpec &spec, Mode mode,
            Listener &listener);

    /// The whole of it for the modes thrpt, avgt and sample; samples go to the listener.
    /// `firstCallNs` tells a long operation. Errors: those of the operation; Cancelled.
    [[nodiscard]] Result<Sampling> run(double firstCallNs);

    /// The first call of the operation as a sample: the cold one of mode ss.
    [[nodiscard]] Result<protocol::Sample> coldShot();

private:
    /// Runs a part of a sample: adds to its n and returns its time.
    using Timed = std::function<Result<double>(protocol::Sample &)>;

    [[nodiscard]] Result<void> warmUp();
    [[nodiscard]] Result<void> samples();
    [[nodiscard]] Result<void> oneLongSample();
    [[nodiscard]] Result<void> fixedIterations();
    [[nodiscard]] Result<protocol::Sample> measured(const Timed &body, bool warmup);
    [[nodiscard]] Result<protocol::Sample> batch(std::uint64_t n, bool warmup);
    [[nodiscard]] Result<protocol::Sample> singles(double lengthNs, bool warmup);
    [[nodiscard]] Result<protocol::Sample> iteration(double lengthNs, bool warmup);
    [[nodiscard]] Result<void> notStopped();
    [[nodiscard]] double since(std::int64_t begin);

    contract::Operation &m_operation;
    Instruments &m_instruments;
    system::Clock &m_clock;
    const system::ClockFacts &m_clockFacts;
    const protocol::MeasureSpec &m_spec;
    Mode m_mode;
    Listener &m_listener;
    double m_targetNs;
    Random m_random;
    Histogram m_histogram;
    Sampling m_result;
    std::uint64_t m_chunk = 1; // of a fixed iteration
};

} // namespace jinbang::core::measure
