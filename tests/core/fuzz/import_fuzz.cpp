// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a result file: refused with a place, or a report that every format can write, that
// survives our own file, and that holds no number that is not finite. One program a format.
#include "core/archive/formats.h"
#include "core/archive/makereport.h"
#include "core/archive/reportjson.h"
#include "tests/core/fuzz/must.h"

#include <cmath>
#include <cstdint>

using namespace jinbang::core;
using namespace jinbang::core::archive;

namespace {

std::string saved(const Format &format, const Report &report)
{
    std::string text;
    Output output([&](std::string_view piece) { text += piece; });
    format.write(report, output);
    output.flush();
    return text;
}

void mustBeWhole(const Report &report)
{
    for (const Cell &cell : report.cells) {
        must(!cell.nsPerOp || std::isfinite(*cell.nsPerOp));
        must(!cell.classic || std::isfinite(cell.classic->score));
    }
    (void)rank(report, Formula::Article, UnsupportedRule::Zero);
    (void)rank(report, Formula::Geometric, UnsupportedRule::Omit);
    for (const Format *format : formats()) {
        if (format->write)
            (void)saved(*format, report);
    }
    std::string text;
    Output output([&](std::string_view piece) { text += piece; });
    writeReportJson(report, output);
    output.flush();
    const auto again = readReportJson(text, "again");
    must(again.has_value());
    std::string twice;
    Output second([&](std::string_view piece) { twice += piece; });
    writeReportJson(*again, second);
    second.flush();
    must(twice == text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const Format *format : formats()) {
        if (format->id != JINBANG_FUZZED_FORMAT)
            continue;
        (void)format->looksLike(text);
        const auto report = format->read(text, ReadOptions{"fuzz", {}});
        if (report)
            mustBeWhole(*report);
        else
            must(!sentence(report.error()).empty());
    }
    return 0;
}
