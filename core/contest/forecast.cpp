// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/forecast.h"

#include "core/stats/stoprule.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::contest {
namespace {

constexpr double kStartNs = 12e6;        // process start, load and end
constexpr double kBytesPerSecond = 50e6; // load and the check of the last answer
constexpr double kSampleShare = 1.2;     // canaries and the stretch of n
constexpr double kExtraNs = 70e6;        // an untimed pass without its check
constexpr double kQuietBlocks = 4;       // taken as undisturbed before the first block

} // namespace

double priorForkNs(const Sampling &sampling, std::uint64_t bytes)
{
    const double start = kStartNs + static_cast<double>(bytes) / kBytesPerSecond * 1e9;
    if (const auto &fixed = sampling.fixed)
        return start + fixed->warmupIterations * fixed->warmupNs
               + fixed->iterations * fixed->iterationNs;
    const double warmup = std::min(1.5 * sampling.warmupMinNs, sampling.warmupMaxNs);
    return start + warmup + kSampleShare * sampling.samplesPerFork * sampling.sampleTargetNs;
}

Forecast::Forecast(const Sampling &sampling, std::vector<std::uint64_t> bytes, std::size_t entries)
    : m_sampling(sampling)
    , m_entries(entries)
    , m_cells(bytes.size() * entries)
{
    for (const auto size : bytes)
        m_prior.push_back(priorForkNs(sampling, size));
}

const Forecast::Mean &Forecast::cell(int row, int entry) const
{
    return m_cells[static_cast<std::size_t>(row) * m_entries + static_cast<std::size_t>(entry)];
}

void Forecast::forkTook(int row, int entry, double ns)
{
    auto &mean =
        m_cells[static_cast<std::size_t>(row) * m_entries + static_cast<std::size_t>(entry)];
    mean.sum += ns;
    ++mean.count;
    m_observed += ns;
    m_expected += m_prior[static_cast<std::size_t>(row)];
}

void Forecast::extraTook(int row, double ns)
{
    m_extraObserved += ns;
    m_extraExpected += kExtraNs + m_prior[static_cast<std::size_t>(row)] / 2;
}

void Forecast::blockRan(bool again)
{
    m_ran += 1;
    m_again += again ? 1 : 0;
}

void Forecast::rowTook(int blocks)
{
    m_blocks.sum += blocks;
    ++m_blocks.count;
}

std::optional<double> Forecast::knownForkNs(int row, int entry) const
{
    const auto &mean = cell(row, entry);
    return mean.count > 0 ? std::optional(mean.sum / mean.count) : std::nullopt;
}

double Forecast::forkNs(int row, int entry) const
{
    if (const auto known = knownForkNs(row, entry))
        return *known;
    const double scale = m_expected > 0 ? m_observed / m_expected : 1;
    return scale * m_prior[static_cast<std::size_t>(row)];
}

double Forecast::extraNs(int row) const
{
    const double scale = m_extraExpected > 0 ? m_extraObserved / m_extraExpected : 1;
    return scale * (kExtraNs + m_prior[static_cast<std::size_t>(row)] / 2);
}

double Forecast::blocksOfARow() const
{
    const double blocks = countedBlocks();
    return blocks + std::min<double>(repeatsOf(blocks), stats::mostRepeats(m_sampling.maxBlocks));
}

double Forecast::blocksOfThisRow(int done, int repeats,
                                 std::optional<double> widestRelHalfWidth) const
{
    const double counted = done - repeats;
    double needed = countedBlocks();
    if (widestRelHalfWidth && counted > 0) {
        const double ratio = *widestRelHalfWidth / m_sampling.targetRelHalfWidth;
        needed =
            std::clamp<double>(counted * ratio * ratio, m_sampling.minBlocks, m_sampling.maxBlocks);
    }
    const double left = std::max(needed - counted, 0.0);
    const double repeatsLeft = std::max(stats::mostRepeats(m_sampling.maxBlocks) - repeats, 0);
    return done + left + std::min(repeatsOf(left), repeatsLeft);
}

/// Blocks of a row without those that were run again.
double Forecast::countedBlocks() const
{
    if (m_blocks.count > 0)
        return m_blocks.sum / m_blocks.count;
    return (m_sampling.minBlocks + m_sampling.maxBlocks) / 2.0;
}

/// Repeats among `blocks` that count, by the share so far.
double Forecast::repeatsOf(double blocks) const
{
    const double share = m_again / (m_ran + kQuietBlocks);
    return blocks * share / (1 - share);
}

} // namespace jinbang::core::contest
