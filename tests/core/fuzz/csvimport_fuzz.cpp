// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as anybody's table, read as any choice says: what the preview promises is what the
// import does, and an import is whole. The first bytes are the choice.
#include "core/archive/csvimport.h"
#include "core/archive/reportjson.h"
#include "tests/core/fuzz/must.h"

#include <array>
#include <cmath>
#include <cstdint>

using namespace jinbang::core;
using namespace jinbang::core::archive;

namespace {

constexpr std::size_t kMostRoles = 6;
constexpr std::array kEncodings{"",         "UTF-8",     "GB18030",    "Big5",
                                "UTF-16LE", "Shift_JIS", "ISO-2022-JP"};
constexpr std::size_t kShown = 3; // rows of a preview

CsvChoice choiceOf(std::string_view &bytes)
{
    const auto next = [&] {
        const auto byte = static_cast<unsigned char>(bytes.empty() ? '\0' : bytes.front());
        bytes.remove_prefix(bytes.empty() ? 0 : 1);
        return byte;
    };
    CsvChoice choice;
    choice.encoding = kEncodings[next() % kEncodings.size()];
    choice.separator = static_cast<char>(next());
    const unsigned char marks = next();
    choice.decimal = (marks & 1) != 0 ? ',' : '.';
    choice.headings = (marks & 2) != 0;
    choice.unit = (marks & 4) != 0 ? "ms/op" : "";
    for (std::size_t roles = next() % kMostRoles; roles > 0; --roles)
        choice.roles.push_back(static_cast<ColumnRole>(next() % kWords<ColumnRole>.size()));
    return choice;
}

void mustKeepItsWord(std::string_view bytes, const CsvChoice &choice)
{
    const CsvPreview preview = previewCsv(bytes, choice, kShown, "fuzz");
    const auto report = importCsv(bytes, choice, ReadOptions{"fuzz", {}});
    must(preview.problem.has_value() == !report.has_value());
    must(preview.rows.size() <= kShown);
    if (!report) {
        must(sentence(report.error()) == sentence(*preview.problem));
        return;
    }
    must(report->cells.size() == preview.rowCount && preview.libraries > 0);
    for (const Cell &cell : report->cells) {
        must(cell.classic && std::isfinite(cell.classic->score) && cell.classic->score > 0);
        must(!cell.label.empty() && cell.foreign);
    }
    std::string text;
    Output output([&](std::string_view piece) { text += piece; });
    writeReportJson(*report, output);
    output.flush();
    const auto again = readReportJson(text, "again");
    must(again.has_value() && *again == *report);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const CsvChoice chosen = choiceOf(bytes);
    mustKeepItsWord(bytes, chosen);
    CsvKnown known;
    known.separator = chosen.separator;
    mustKeepItsWord(bytes, guessCsv(bytes, known));
    const CsvChoice guess = guessCsv(bytes);
    mustKeepItsWord(bytes, guess);
    (void)isCertain(bytes, guess);
    const auto headings = previewCsv(bytes, guess, 0, {}).headings;
    (void)parseRoles(bytes.substr(0, 40), headings);
    return 0;
}
