// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV long form: one line a sample, for R and pandas. Written only; report.json reads back.
#include "core/archive/csvhttp.h"
#include "core/archive/csvtable.h"
#include "core/archive/format.h"

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kHeadings[] = {"metric", "operation", "fixture", "contender", "variant",
                                          "entry",  "library",   "version", "mode",      "threads",
                                          "block",  "position",  "valid",   "sample",    "n",
                                          "wallNs", "cpuNs",     "nsPerOp", "flag"};

void writeSample(CsvWriter &csv, const Cell &cell, const ReportFork &fork, std::size_t index)
{
    const ReportSample &sample = fork.samples[index];
    csv.text(metricKey(cell));
    csv.text(cell.foreign ? std::string_view{} : text(cell.operation));
    csv.text(cell.fixture);
    csv.text(cell.contender);
    csv.text(cell.variant);
    csv.text(cell.label);
    csv.text(cell.library);
    csv.text(cell.version);
    csv.text(text(cell.mode));
    csv.integer(cell.threads);
    csv.integer(fork.block);
    csv.integer(fork.position);
    csv.text(fork.valid ? "true" : "false");
    csv.natural(index);
    csv.natural(sample.n);
    csv.number(sample.wallNs);
    csv.number(sample.cpuNs);
    csv.number(sample.wallNs / static_cast<double>(sample.n));
    csv.text(sample.flag);
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
        for (const ReportFork &fork : cell.forks) {
            for (std::size_t i = 0; i < fork.samples.size(); ++i)
                writeSample(csv, cell, fork, i);
        }
    }
}

} // namespace

extern const Format kCsvLong;
const Format kCsvLong{"long.csv", ".long.csv", "CSV, one line a sample", nullptr, nullptr, write};

} // namespace jinbang::core::archive
