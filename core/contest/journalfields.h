#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The members that a journal keeps, one line a type. A test fails when a member is missing here.

#include "core/contest/rundata.h"

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

namespace jinbang::core::protocol {

BOOST_DESCRIBE_STRUCT(FixedIterations, (), (warmupIterations, warmupNs, iterations, iterationNs))
BOOST_DESCRIBE_STRUCT(VariantInfo, (),
                      (id, tier, checking, api, summary, operations, dropsDuplicateKeys, sortsKeys))
BOOST_DESCRIBE_STRUCT(Hello, (),
                      (protocol, id, library, version, homepage, license, selfChecking, checked,
                       facts, cpuFeatures, variants, defaults, unsupported, build))
BOOST_DESCRIBE_STRUCT(Sample, (),
                      (id, warmup, n, wallNs, cpuNs, voluntary, involuntary, minorFaults,
                       runDelayNs, canaryBeforeNs, canaryAfterNs, perThread))
BOOST_DESCRIBE_STRUCT(HistogramBucket, (), (ns, count))
BOOST_DESCRIBE_STRUCT(RunResult, (),
                      (id, n, firstCallNs, warmupNs, steady, longOperation, exactness, largestUlp,
                       notes, outputBytes, peakRssBytes, allocationsPerOp, allocatedBytesPerOp,
                       counters, countersReason, clockCostNs, clockStepNs, histogram, startSkewNs))

} // namespace jinbang::core::protocol

namespace jinbang::core::fixture {

BOOST_DESCRIBE_STRUCT(Facts, (),
                      (bytes, canonicalBytes, depth, objects, arrays, members, strings, numbers,
                       floats, literals, duplicateKeys, escapePercent, nonAsciiPercent,
                       floatPercent))

} // namespace jinbang::core::fixture

namespace jinbang::core::system {

BOOST_DESCRIBE_STRUCT(MachineCheck, (), (id, level, message))
BOOST_DESCRIBE_STRUCT(Environment, (),
                      (os, kernel, cpuModel, hypervisor, governor, turbo, compiler, flags,
                       buildType, hostName, physicalCores, logicalCores, usableCores, caches,
                       memBytes, availableBytes, cgroupQuota, clockCostNs, clockStepNs,
                       canaryMedianNs, loadAverage, perfCounters, perfCountersReason, checks,
                       runner))

} // namespace jinbang::core::system

namespace jinbang::core::contest {

BOOST_DESCRIBE_ENUM(Preset, Quick, Standard, Strict, Article, Custom)
BOOST_DESCRIBE_ENUM(RunState, Running, Complete, Stopped, Failed)
BOOST_DESCRIBE_STRUCT(EntryChoice, (), (contender, variant))
BOOST_DESCRIBE_STRUCT(WorkloadChoice, (), (name, isFile, count, encoding))
BOOST_DESCRIBE_STRUCT(Sampling, (),
                      (minBlocks, maxBlocks, targetRelHalfWidth, deadlineNs, samplesPerFork,
                       sampleTargetNs, warmupMinNs, warmupMaxNs, twin, fixed))
BOOST_DESCRIBE_STRUCT(CellChoice, (),
                      (operation, workload, contender, variant, mode, threads, reuse, keys,
                       allocator))
BOOST_DESCRIBE_STRUCT(Plan, (),
                      (title, preset, entries, workloads, operations, modes, threads, reuse, keys,
                       allocators, only, oversubscribe, pinnedCpus, sampling, timeoutNs, maxTimeNs,
                       memoryCapBytes, extraPasses, seed, formula, unsupported))
BOOST_DESCRIBE_STRUCT(Entry, (), (contender, variant, label, twin, hello, sha256, programBytes))
BOOST_DESCRIBE_STRUCT(Row, (), (operation, fixture, mode, threads, reuse, keys, allocator))
BOOST_DESCRIBE_STRUCT(FixtureRecord, (),
                      (name, kind, record, many, count, seed, path, encoding, sha256, facts, notes))
BOOST_DESCRIBE_STRUCT(FlaggedSample, (), (sample, rejected))
BOOST_DESCRIBE_STRUCT(Fork, (),
                      (row, entry, block, position, attempt, valid, reason, samples, result,
                       nsPerOp))
BOOST_DESCRIBE_STRUCT(CellEnd, (), (row, entry, status, reason, variant))
BOOST_DESCRIBE_STRUCT(CellExtras, (),
                      (row, entry, allocationsPerOp, allocatedBytesPerOp, peakRssBytes, counters,
                       countersReason))
BOOST_DESCRIBE_STRUCT(LogLine, (), (atNs, level, message))
BOOST_DESCRIBE_STRUCT(RunData, (),
                      (runId, startedAt, finishedAt, plan, environment, entries, fixtures, rows,
                       forks, ends, extras, log, finishedRows, rowsThatMetTarget, state))

} // namespace jinbang::core::contest
