// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV long form: one line a sample, for R and pandas. It holds no more than the samples and
// what they belong to; figures are worked out again from them when it is read back.
#include "core/archive/cellblocks.h"
#include "core/archive/cellfigures.h"
#include "core/archive/csvhttp.h"
#include "core/archive/csvrow.h"
#include "core/archive/foreignscore.h"
#include "core/archive/format.h"
#include "core/archive/jmhscore.h"
#include "core/archive/units.h"

#include <map>
#include <tuple>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kHeadings[] = {
    "metric",  "operation", "fixture", "contender", "variant",  "entry",        "library",
    "version", "mode",      "threads", "block",     "position", "valid",        "sample",
    "n",       "wallNs",    "cpuNs",   "nsPerOp",   "flag",     "blockNsPerOp", "reuse",
    "keys",    "allocator", "status",  "ranked",    "twin",     "benchmark"};

void writeSample(CsvWriter &csv, const Cell &cell, bool twin, const ReportFork &fork,
                 std::size_t index)
{
    const auto truth = [&](bool value) { csv.text(value ? "true" : "false"); };
    const ReportSample &sample = fork.samples[index];
    csv.text(metricKey(cell));
    csv.text(cell.foreign ? std::string_view{} : text(cell.operation));
    for (const std::string &name :
         {cell.fixture, cell.contender, cell.variant, cell.label, cell.library, cell.version})
        csv.text(name);
    csv.text(text(cell.mode));
    csv.integer(cell.threads);
    csv.integer(fork.block);
    csv.integer(fork.position);
    truth(fork.valid);
    csv.natural(index);
    csv.natural(sample.n);
    csv.number(sample.wallNs);
    csv.number(sample.cpuNs);
    csv.number(sample.wallNs / static_cast<double>(sample.n));
    csv.text(sample.flag);
    csv.number(fork.nsPerOp);
    truth(cell.reuse);
    csv.text(text(cell.keys));
    csv.text(cell.allocator);
    csv.text(text(cell.status));
    truth(cell.ranked);
    truth(twin);
    csv.text(cell.foreign ? cell.foreign->benchmark : std::string{});
    csv.endRow();
}

void write(const Report &report, Output &output)
{
    CsvWriter csv(output, kPlainCsv);
    if (hasOnlyHttp(report))
        return writeHttpRounds(report, csv);
    for (const std::string_view heading : kHeadings)
        csv.text(heading);
    csv.endRow();
    for (const Cell &cell : report.cells) {
        const ReportContender *contender = contenderOf(report, cell.label);
        const bool twin = contender && contender->twin;
        for (const ReportFork &fork : cell.forks) {
            for (std::size_t i = 0; i < fork.samples.size(); ++i)
                writeSample(csv, cell, twin, fork, i);
        }
    }
}

/// Puts the samples together again, in whatever order the cells and blocks come.
class Importer
{
public:
    explicit Importer(const ReadOptions &options)
        : m_options(options)
    {
        m_report.title = options.title();
    }

    Result<Report> read(std::string_view text)
    {
        const auto done =
            readOwnRows(text, m_options.subject, [&](CsvRowReader &row) { return addSample(row); });
        if (!done)
            return done.error();
        if (m_report.cells.empty())
            return Error{ErrorCode::BadFormat, m_options.subject, "it holds no result"};
        for (Cell &cell : m_report.cells)
            finish(cell);
        return std::move(m_report);
    }

private:
    std::string addSample(CsvRowReader &row)
    {
        Cell named;
        bool twin = false;
        std::string metric, benchmark;
        row("metric", metric);
        row("benchmark", benchmark);
        row("operation", named.operation);
        row("fixture", named.fixture);
        row("contender", named.contender);
        row("variant", named.variant);
        row("entry", named.label);
        row("library", named.library);
        row("version", named.version);
        row("mode", named.mode);
        row("threads", named.threads);
        row("reuse", named.reuse);
        row("keys", named.keys);
        row("allocator", named.allocator);
        row("status", named.status);
        row("ranked", named.ranked);
        row("twin", twin);
        if (!benchmark.empty())
            named.foreign = Foreign{benchmark, metric, {}, {}, {}};
        return addTo(cellFor(std::move(named), twin), row);
    }

    std::size_t cellFor(Cell named, bool twin)
    {
        const auto [found, isNew] =
            m_cells.try_emplace({metricKey(named), named.label}, m_report.cells.size());
        if (isNew) {
            addNames(m_report, named);
            for (ReportContender &contender : m_report.contenders)
                contender.twin = contender.twin || (twin && contender.label == named.label);
            m_report.cells.push_back(std::move(named));
        }
        return found->second;
    }

    std::string addTo(std::size_t cell, CsvRowReader &row)
    {
        ReportFork named;
        ReportSample sample;
        std::uint64_t index = 0;
        row("block", named.block);
        row("position", named.position);
        row("valid", named.valid);
        row("blockNsPerOp", named.nsPerOp);
        row("sample", index);
        row("n", sample.n);
        row("wallNs", sample.wallNs);
        row("cpuNs", sample.cpuNs);
        row("flag", sample.flag);
        if (sample.n == 0)
            return "a sample of no operation";
        std::vector<ReportFork> &forks = m_report.cells[cell].forks;
        auto &at = m_forks[{cell, named.block, named.position, named.valid}];
        if (index == 0) { // a block that was run again has the number of the first time
            at = forks.size();
            named.n = sample.n;
            forks.push_back(std::move(named));
        }
        if (!at || forks[*at].samples.size() != index)
            return "the samples of a block are not in their order";
        forks[*at].samples.push_back(std::move(sample));
        return {};
    }

    static void finish(Cell &cell)
    {
        if (!cell.foreign)
            return fillFromForks(cell);
        cell.blocks = static_cast<int>(cell.forks.size());
        cell.nsPerOp = cell.forks.front().nsPerOp; // until the score of all is known
        const auto pooled = jmhResult(cell);
        cell.nsPerOp.reset();
        if (!pooled)
            return;
        cell.classic = pooled->classic;
        cell.nsPerOp = nsPerOperation(cell.classic->score, cell.classic->unit);
        if (cell.nsPerOp)
            cell.opsPerSecond = 1e9 / *cell.nsPerOp;
    }

    const ReadOptions &m_options;
    Report m_report;
    std::map<std::pair<std::string, std::string>, std::size_t> m_cells; // by metric and entry
    std::map<std::tuple<std::size_t, int, int, bool>, std::optional<std::size_t>> m_forks;
};

Likeness looksLike(std::string_view text)
{
    return hasHeadings(text, {"metric", "operation", "fixture", "contender"}) ? Likeness::Yes
                                                                              : Likeness::No;
}

Result<Report> read(std::string_view text, const ReadOptions &options)
{
    return Importer(options).read(text);
}

} // namespace

extern const Format kCsvLong;
const Format kCsvLong{"long.csv", ".long.csv", "CSV, one line a sample", looksLike, read, write};

} // namespace jinbang::core::archive
