// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/sampler.h"

#include "core/measure/batch.h"
#include "core/measure/steadiness.h"

#include <algorithm>

namespace jinbang::core::measure {
namespace {

constexpr double kShortest = 0.5, kLongest = 2; // a sample's length against its target
constexpr int kMostRecalibrations = 3;          // a machine that never settles must still finish
constexpr double kStopCheckNs = 50e6;

} // namespace

Sampler::Sampler(contract::Operation &operation, Instruments &instruments,
                 const system::ClockFacts &clockFacts, const protocol::MeasureSpec &spec, Mode mode,
                 Listener &listener)
    : m_operation(operation)
    , m_instruments(instruments)
    , m_clock(instruments.clock())
    , m_clockFacts(clockFacts)
    , m_spec(spec)
    , m_mode(mode)
    , m_listener(listener)
    , m_targetNs(sampleTarget(spec.sampleTargetNs, clockFacts))
    , m_random(mixSeed(spec.seed, 1))
{
}

Result<Sampling> Sampler::run(double firstCallNs)
{
    Result<void> done;
    if (m_spec.fixed) {
        done = fixedIterations();
    } else if (firstCallNs >= m_spec.longOperationNs) {
        done = oneLongSample();
    } else {
        done = warmUp();
        if (done)
            done = m_result.longOperation ? oneLongSample() : samples();
    }
    if (!done)
        return done.error();
    m_result.histogram = m_histogram.buckets();
    return m_result;
}

Result<protocol::Sample> Sampler::coldShot()
{
    return batch(m_spec.n.value_or(1), false);
}

Result<void> Sampler::warmUp()
{
    const std::int64_t begin = m_clock.now();
    if (m_spec.n) {
        m_result.n = *m_spec.n;
    } else {
        const auto once = [&](std::uint64_t n) { return timed(m_operation, n, m_clock); };
        const Result<Calibration> calibration =
            calibrate(once, m_targetNs, m_spec.longOperationNs, m_listener);
        if (!calibration)
            return calibration.error();
        m_result.n = calibration->n;
        m_result.longOperation = calibration->longOperation;
    }
    Steadiness steadiness;
    while (!m_result.longOperation) {
        m_result.warmupNs = since(begin);
        m_result.steady = steadiness.steady();
        const bool enough = m_result.steady && m_result.warmupNs >= m_spec.warmupMinNs;
        if (enough || m_result.warmupNs >= m_spec.warmupMaxNs)
            break;
        if (Result<void> wanted = notStopped(); !wanted)
            return wanted;
        const Result<double> elapsed = timed(m_operation, m_result.n, m_clock);
        if (!elapsed)
            return elapsed.error();
        steadiness.add(*elapsed / static_cast<double>(m_result.n));
        protocol::Sample sample;
        sample.warmup = true;
        sample.n = m_result.n;
        sample.wallNs = *elapsed;
        m_listener.sampled(sample);
        // An n of an earlier fork, or of a cold calibration, may be far off by now.
        if (*elapsed < kShortest * m_targetNs
            || (*elapsed > kLongest * m_targetNs && m_result.n > 1))
            m_result.n = rescaled(m_result.n, *elapsed, m_targetNs);
    }
    return {};
}

Result<void> Sampler::samples()
{
    int recalibrations = 0;
    for (int i = 0; i < m_spec.samples; ++i) {
        if (Result<void> wanted = notStopped(); !wanted)
            return wanted;
        m_listener.progressed("sample", i, m_spec.samples);
        const std::uint64_t n = stretched(m_result.n, m_random.unit());
        const Result<protocol::Sample> sample =
            m_mode == Mode::SampleTime ? singles(m_targetNs, false) : batch(n, false);
        if (!sample)
            return sample.error();
        m_listener.sampled(*sample);
        const bool off = sample->wallNs < kShortest * m_targetNs
                         || (sample->wallNs > kLongest * m_targetNs && n > 1);
        if (off && m_mode != Mode::SampleTime && recalibrations++ < kMostRecalibrations)
            m_result.n = rescaled(sample->n, sample->wallNs, m_targetNs);
    }
    return {};
}

Result<void> Sampler::oneLongSample()
{
    m_result.longOperation = true;
    m_result.n = 1;
    if (Result<void> wanted = notStopped(); !wanted)
        return wanted;
    m_listener.progressed("sample", 0, 1);
    const Result<protocol::Sample> sample =
        m_mode == Mode::SampleTime ? singles(0, false) : batch(1, false);
    if (!sample)
        return sample.error();
    m_listener.sampled(*sample);
    return {};
}

Result<void> Sampler::fixedIterations()
{
    const protocol::FixedIterations &fixed = *m_spec.fixed;
    const std::int64_t begin = m_clock.now();
    for (int i = 0; i < fixed.warmupIterations + fixed.iterations; ++i) {
        const bool warmup = i < fixed.warmupIterations;
        if (Result<void> wanted = notStopped(); !wanted)
            return wanted;
        m_listener.progressed(warmup ? "warm-up" : "sample", i,
                              fixed.warmupIterations + fixed.iterations);
        if (!warmup && m_result.warmupNs == 0)
            m_result.warmupNs = i == 0 ? 0 : since(begin);
        const double length = warmup ? fixed.warmupNs : fixed.iterationNs;
        const Result<protocol::Sample> sample =
            m_mode == Mode::SampleTime ? singles(length, warmup) : iteration(length, warmup);
        if (!sample)
            return sample.error();
        m_result.n = sample->n;
        m_listener.sampled(*sample);
    }
    return {};
}

Result<protocol::Sample> Sampler::measured(const Timed &body, bool warmup)
{
    protocol::Sample sample;
    sample.warmup = warmup;
    sample.canaryBeforeNs = m_instruments.canaryNs();
    const Usage before = m_instruments.usageBefore();
    const Result<double> wall = body(sample);
    const Usage used = m_instruments.usageAfter() - before;
    sample.canaryAfterNs = m_instruments.canaryNs();
    if (!wall)
        return wall.error();
    sample.wallNs = *wall;
    sample.cpuNs = used.cpuNs;
    sample.voluntary = used.voluntary;
    sample.involuntary = used.involuntary;
    sample.minorFaults = used.minorFaults;
    sample.runDelayNs = used.runDelayNs;
    return sample;
}

Result<protocol::Sample> Sampler::batch(std::uint64_t n, bool warmup)
{
    return measured(
        [&](protocol::Sample &sample) {
            sample.n = n;
            return timed(m_operation, n, m_clock);
        },
        warmup);
}

/// Operations one by one, each into the histogram; the sample's time is their sum, as in JMH.
Result<protocol::Sample> Sampler::singles(double lengthNs, bool warmup)
{
    return measured(
        [&](protocol::Sample &sample) -> Result<double> {
            double sum = 0;
            const std::int64_t begin = m_clock.now();
            double nextCheck = kStopCheckNs;
            do {
                const Result<double> one = timed(m_operation, 1, m_clock);
                if (!one)
                    return one.error();
                sum += *one;
                ++sample.n;
                if (!warmup)
                    m_histogram.add(static_cast<std::int64_t>(*one));
                if (since(begin) >= nextCheck) {
                    nextCheck += kStopCheckNs;
                    if (Result<void> wanted = notStopped(); !wanted)
                        return wanted.error();
                }
            } while (since(begin) < lengthNs);
            return sum;
        },
        warmup);
}

/// Chunks until the time is over. A chunk is long enough that the clock between two of them costs
/// nothing, and short enough that the end comes in time.
Result<protocol::Sample> Sampler::iteration(double lengthNs, bool warmup)
{
    const double slice =
        std::clamp(lengthNs / 1000, 10 * m_clockFacts.stepNs + 100 * m_clockFacts.costNs,
                   std::max(10e6, 10 * m_clockFacts.stepNs + 100 * m_clockFacts.costNs));
    return measured(
        [&](protocol::Sample &sample) -> Result<double> {
            const std::int64_t begin = m_clock.now();
            double elapsed = 0, nextCheck = kStopCheckNs;
            do {
                if (Result<void> ran = m_operation.run(m_chunk); !ran)
                    return ran.error();
                sample.n += m_chunk;
                const double chunkNs = since(begin) - elapsed;
                elapsed += chunkNs;
                if (chunkNs < slice / 2)
                    m_chunk = std::min(m_chunk * 2, kMostOperations);
                else if (chunkNs > slice * 2)
                    m_chunk = std::max<std::uint64_t>(m_chunk / 2, 1);
                if (elapsed >= nextCheck) {
                    nextCheck = elapsed + kStopCheckNs;
                    if (Result<void> wanted = notStopped(); !wanted)
                        return wanted.error();
                }
            } while (elapsed < lengthNs);
            return elapsed;
        },
        warmup);
}

Result<void> Sampler::notStopped()
{
    if (m_listener.stopped())
        return Error{ErrorCode::Cancelled, "the run", {}};
    return {};
}

double Sampler::since(std::int64_t begin)
{
    return static_cast<double>(m_clock.now() - begin);
}

} // namespace jinbang::core::measure
