// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/forecast.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::contest {
namespace {

constexpr double kStartNs = 12e6;        // process start, load and end
constexpr double kBytesPerSecond = 50e6; // load and the check of the last answer
constexpr double kSampleShare = 1.2;     // canaries and the stretch of n
constexpr double kExtraNs = 70e6;        // an untimed pass without its check

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
    if (m_blocks.count > 0)
        return m_blocks.sum / m_blocks.count;
    return (m_sampling.minBlocks + m_sampling.maxBlocks) / 2.0;
}

double Forecast::blocksOfThisRow(int done, std::optional<double> widestRelHalfWidth) const
{
    if (!widestRelHalfWidth || done == 0)
        return std::max(blocksOfARow(), static_cast<double>(done));
    const double ratio = *widestRelHalfWidth / m_sampling.targetRelHalfWidth;
    const double needed = done * ratio * ratio;
    return std::clamp(needed, std::max<double>(done, m_sampling.minBlocks),
                      std::max<double>(done, m_sampling.maxBlocks));
}

} // namespace jinbang::core::contest
