#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a report file, each written down once: the same lists drive saving and loading, so
// the two cannot differ. Order here is order in the file (measurement.md, section 4).
//
// A visitor offers
//   visit(name, value)                     one member
//   visit.scaled(name, value, factor)      a member in another unit: in the file value / factor
//   visit.fixed(name, value)               written for readers, ignored when loading
//   visit.nullIf(condition, name, value)   null in the file where the value means nothing
//   visit.group(name, fields [, unknown])  an object in the file that is no object of ours
//   visit.columns(name, samples, unknown)  a list of samples as an object of columns
//   visit.rest(unknown)                    what the file has beyond these
// Of a part without rest() the visitor keeps what it does not know by its path.

#include "core/archive/experimentfields.h"
#include "core/archive/planfields.h"
#include "core/archive/report.h"

namespace jinbang::core::archive {

void describe(auto &visit, Is<ReportContender> auto &contender)
{
    visit("id", contender.id);
    visit("variant", contender.variant);
    visit("label", contender.label);
    visit("library", contender.library);
    visit("version", contender.version);
    visit("api", contender.api);
    visit("tier", contender.tier);
    visit("checking", contender.checking);
    visit("flags", contender.flags);
    visit("license", contender.license);
    visit("homepage", contender.homepage);
    visit("sha256", contender.sha256);
    visit("codeBytes", contender.codeBytes);
    visit("facts", contender.facts);
    visit("twin", contender.twin);
    visit.rest(contender.unknown);
}

void describe(auto &visit, Is<ReportFixture> auto &fixture)
{
    visit("name", fixture.name);
    visit("kind", fixture.kind);
    visit("record", fixture.record);
    visit("count", fixture.count);
    visit("bytes", fixture.bytes);
    visit("canonicalBytes", fixture.canonicalBytes);
    visit("sha256", fixture.sha256);
    visit("seed", fixture.seed);
    visit("encoding", fixture.encoding);
    visit("path", fixture.path);
    const auto facts = [&](auto &inner) {
        inner("escapePercent", fixture.escapePercent);
        inner("nonAsciiPercent", fixture.nonAsciiPercent);
        inner("floatPercent", fixture.floatPercent);
        inner("depth", fixture.depth);
    };
    visit.group("facts", facts, fixture.unknownOfFacts);
    visit("notes", fixture.notes);
    visit.rest(fixture.unknown);
}

void describe(auto &visit, Is<ReportFork> auto &fork)
{
    visit("block", fork.block);
    visit("position", fork.position);
    visit("n", fork.n);
    visit("firstCallNs", fork.firstCallNs);
    visit("steady", fork.steady);
    visit("valid", fork.valid);
    visit("reason", fork.reason);
    visit("nsPerOp", fork.nsPerOp);
    visit.columns("samples", fork.samples, fork.unknownOfSamples);
    visit("histogram", fork.histogram);
    visit.rest(fork.unknown);
}

void describe(auto &visit, Is<Classic> auto &classic)
{
    visit("score", classic.score);
    visit("scoreError999", classic.scoreError999);
    visit("samples", classic.samples);
    visit("unit", classic.unit);
    visit.rest(classic.unknown);
}

void describe(auto &visit, Is<Foreign> auto &foreign)
{
    visit("benchmark", foreign.benchmark);
    visit("metric", foreign.metric);
    visit("params", foreign.params);
    visit("secondary", foreign.secondary);
    visit.rest(foreign.unknown);
}

void describe(auto &visit, Is<Cell> auto &cell)
{
    visit("contender", cell.contender);
    visit("variant", cell.variant);
    visit("label", cell.label);
    visit("library", cell.library);
    visit("version", cell.version);
    visit.nullIf(cell.foreign.has_value(), "operation", cell.operation);
    visit("fixture", cell.fixture);
    visit("mode", cell.mode);
    visit("threads", cell.threads);
    visit("reuse", cell.reuse);
    visit("keys", cell.keys);
    visit("allocator", cell.allocator);
    visit("foreign", cell.foreign);
    visit("status", cell.status);
    visit("reason", cell.reason);
    visit("ranked", cell.ranked);
    visit("unrankedReason", cell.unrankedReason);
    visit("nsPerOp", cell.nsPerOp);
    visit("ciLow", cell.ciLow);
    visit("ciHigh", cell.ciHigh);
    visit("relHalfWidth", cell.relHalfWidth);
    visit("opsPerSecond", cell.opsPerSecond);
    visit("bytesPerSecond", cell.bytesPerSecond);
    visit("points", cell.points);
    visit("rank", cell.rank);
    visit("change", cell.change);
    visit("blocks", cell.blocks);
    visit("min", cell.min);
    visit("median", cell.median);
    visit("mean", cell.mean);
    visit("max", cell.max);
    visit("betweenSd", cell.betweenSd);
    visit("withinSd", cell.withinSd);
    visit("judgedRelHalfWidth", cell.judgedRelHalfWidth);
    visit("targetMet", cell.targetMet);
    visit("classic", cell.classic);
    visit("percentiles", cell.percentiles);
    visit("allocsPerOp", cell.allocsPerOp);
    visit("bytesPerOp", cell.bytesPerOp);
    visit("peakRssBytes", cell.peakRssBytes);
    visit("outputBytes", cell.outputBytes);
    visit("fairness", cell.fairness);
    visit("counters", cell.counters);
    visit("countersReason", cell.countersReason);
    visit("exactness", cell.exactness);
    visit("notes", cell.notes);
    visit("forks", cell.forks);
    visit.rest(cell.unknown);
}

void describe(auto &visit, Is<Comparison> auto &comparison)
{
    visit("scope", comparison.scope);
    visit("a", comparison.a);
    visit("b", comparison.b);
    visit("ratio", comparison.ratio);
    visit("ciLow", comparison.ciLow);
    visit("ciHigh", comparison.ciHigh);
    visit("p", comparison.p);
    visit("verdict", comparison.verdict);
    visit.rest(comparison.unknown);
}

void describe(auto &visit, Is<RankingEntry> auto &entry)
{
    visit("contender", entry.contender);
    visit("variant", entry.variant);
    visit("label", entry.label);
    visit("library", entry.library);
    visit("rank", entry.rank);
    visit("title", entry.title);
    visit("total", entry.total);
    visit("mark", entry.mark);
    visit("points", entry.points);
    visit("missing", entry.missing);
    visit("ciLow", entry.ciLow);
    visit("ciHigh", entry.ciHigh);
    visit("group", entry.group);
    visit("cells", entry.cells);
    visit("cellsTotal", entry.cellsTotal);
    visit.rest(entry.unknown);
}

void describe(auto &visit, Is<Ranking> auto &ranking)
{
    visit("scope", ranking.scope);
    visit("formula", ranking.formula);
    visit("unsupported", ranking.unsupported);
    visit("metrics", ranking.metrics);
    visit("entries", ranking.entries);
    visit("twinFloor", ranking.twinFloor);
    visit("notes", ranking.notes);
    visit.rest(ranking.unknown);
}

void describe(auto &visit, Is<ReportLog> auto &line)
{
    visit("t", line.t);
    visit("level", line.level);
    visit("message", line.message);
    visit.rest(line.unknown);
}

void describe(auto &visit, Is<ImportedFile> auto &imported)
{
    visit("file", imported.file);
    visit("format", imported.format);
    visit.rest(imported.unknown);
}

void describe(auto &visit, Is<Report> auto &report)
{
    const auto generator = [&](auto &inner) {
        inner("name", report.generatorName);
        inner("version", report.generatorVersion);
        inner("commit", report.generatorCommit);
    };
    const auto config = [&](auto &inner) { describe(inner, report.plan); };
    const auto environment = [&](auto &inner) { describe(inner, report.environment); };

    visit.group("generator", generator);
    visit("importedFrom", report.importedFrom);
    visit("runId", report.runId);
    visit("title", report.title);
    visit("tags", report.tags);
    visit("startedAt", report.startedAt);
    visit("finishedAt", report.finishedAt);
    visit("state", report.state);
    visit("banners", report.banners);
    visit.group("config", config);
    visit.group("environment", environment);
    visit("contenders", report.contenders);
    visit("fixtures", report.fixtures);
    visit("ranking", report.rankings);
    visit("scaling", report.scaling);
    visit("axisFactors", report.axisFactors);
    visit("threadCurves", report.threadCurves);
    visit("http", report.http);
    visit("cells", report.cells);
    visit("comparisons", report.comparisons);
    visit("log", report.log);
    visit.rest(report.unknown);
}

} // namespace jinbang::core::archive
