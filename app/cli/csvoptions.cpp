// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/csvoptions.h"

#include "core/archive/csvimport.h"
#include "core/archive/formats.h"

#include <fstream>
#include <iterator>

namespace jinbang::app {
namespace {

using core::archive::CsvChoice;

core::Error notAllowed(const char *option, const std::string &text, const char *allowed)
{
    return {core::ErrorCode::OutOfRange, option,
            std::string(text).append("; allowed: ").append(allowed)};
}

/// Nobody looks at a guess here, as in the window's preview: a wrong one would be a wrong ranking.
core::Error columnsUnknown(const std::string &file, const std::vector<std::string> &headings)
{
    std::string known;
    for (const std::string &heading : headings)
        known.append(known.empty() ? "" : ", ").append(heading);
    return {core::ErrorCode::BadFormat, file,
            "which column is the metric, the library and the score cannot be told (there is: "
                + known + "); say it with --csv-columns metric=...,library=...,score=..."};
}

/// What the user says, and a guess of the rest.
core::Result<CsvChoice> choiceOf(const std::string &file, std::string_view bytes,
                                 const CsvOptions &options)
{
    core::archive::CsvKnown known;
    known.encoding = options.encoding;
    if (options.separator == "tab")
        known.separator = '\t';
    else if (options.separator.size() == 1 && options.separator != "\"")
        known.separator = options.separator.front();
    else if (!options.separator.empty())
        return notAllowed("--csv-separator", options.separator, "one character, or tab");
    if (options.decimal == "." || options.decimal == ",")
        known.decimal = options.decimal.front();
    else if (!options.decimal.empty())
        return notAllowed("--csv-decimal", options.decimal, "'.' or ','");
    CsvChoice choice = core::archive::guessCsv(bytes, known);
    if (!options.unit.empty())
        choice.unit = options.unit;
    const auto preview = core::archive::previewCsv(bytes, choice, 0, {});
    if (options.columns.empty()) {
        // Without headings the table could not be read, which the import says better.
        if (!preview.headings.empty() && !core::archive::rolesByHeading(preview.headings))
            return columnsUnknown(file, preview.headings);
    } else {
        auto roles = core::archive::parseRoles(options.columns, preview.headings);
        if (!roles)
            return core::Error{core::ErrorCode::UnknownName,
                               "--csv-columns '" + options.columns + "'", roles.error().detail};
        choice.roles = *std::move(roles);
    }
    return choice;
}

core::Result<core::archive::Report> readAny(const std::string &file,
                                            const std::vector<core::archive::NamePattern> &map,
                                            const CsvOptions &options)
{
    if (!options.given())
        return core::archive::readReportFile(file, map);
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream)
        return core::Error{core::ErrorCode::CannotRead, file, {}};
    const auto choice = choiceOf(file, bytes, options);
    if (!choice)
        return choice.error();
    return core::archive::importCsv(bytes, *choice, core::archive::ReadOptions{file, map});
}

} // namespace

void addCsvOptions(CLI::App &command, CsvOptions &options)
{
    const auto one = [&](const char *name, std::string &target, const char *text,
                         const char *type) {
        command.add_option(name, target, text)->type_name(type)->group("Tables of scores");
    };
    one("--csv-columns", options.columns,
        "Which column is what, by heading or number: metric=Test,library=2,score=3", "ROLES");
    one("--csv-separator", options.separator, "Between cells; default: guessed", "CHAR|tab");
    one("--csv-decimal", options.decimal, "The decimal mark; default: guessed", ".|,");
    one("--csv-encoding", options.encoding, "e.g. gb18030; default: guessed", "NAME");
    one("--csv-unit", options.unit, "Of all scores, e.g. ms/op; default: from the heading", "UNIT");
}

core::Result<core::archive::Report> readScores(const std::string &file,
                                               const std::vector<core::archive::NamePattern> &map,
                                               const CsvOptions &options)
{
    auto report = readAny(file, map, options);
    if (report && report->cells.empty() && report->http.empty())
        return core::Error{core::ErrorCode::BadFormat, file, "it holds no result"};
    return report;
}

} // namespace jinbang::app
