// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/formats.h"

#include "core/archive/csvtable.h"
#include "core/archive/gbench.h"
#include "core/archive/jmhjson.h"
#include "core/archive/jmhscore.h"
#include "core/archive/planjson.h"
#include "core/archive/reportjson.h"
#include "core/archive/safefile.h"
#include "core/fixture/utf8text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace jinbang::core::archive {

extern const Format kCsv, kExcelCsvSummary, kDecimalCommaCsvSummary, kCsvLong, kPlainScores,
    kJmhCsv, kJmhText, kMarkdown, kHtml;

namespace {

Likeness looksLikeReport(std::string_view text)
{
    const auto start = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (start == text.npos || text[start] != '{')
        return Likeness::No;
    return text.substr(start, 4096).find("\"jinbang-report\"") != text.npos ? Likeness::Yes
                                                                            : Likeness::Perhaps;
}

constexpr Format kReportJson{"json",
                             ".json",
                             "Jinbang report",
                             looksLikeReport,
                             [](std::string_view text, const ReadOptions &options) {
                                 return readReportJson(text, options.subject);
                             },
                             writeReportJson};
constexpr Format kJmhJson{"jmh.json",  ".jmh.json",  "JMH JSON", looksLikeJmhJson,
                          readJmhJson, writeJmhJson, whyNoJmh};
constexpr Format kGbench{"gbench.json",   ".gbench.json", "Google Benchmark JSON",
                         looksLikeGbench, readGbench,     writeGbench,
                         whyNoGbench};

/// One line a format.
constexpr std::array<const Format *, 12> kFormats{
    &kReportJson, //
    &kCsv,        //
    &kExcelCsvSummary,
    &kDecimalCommaCsvSummary,
    &kCsvLong,
    &kMarkdown,
    &kHtml,
    &kJmhJson,
    &kJmhCsv,
    &kJmhText,
    &kGbench,
    &kPlainScores,
};

std::string listOf(std::string_view Format::*member)
{
    std::string list;
    for (const Format *format : kFormats) {
        if (!(format->*member).empty())
            list.append(list.empty() ? "" : " ").append(format->*member);
    }
    return list;
}

Result<std::string> contentOf(const std::filesystem::path &path)
{
    std::error_code problem;
    const auto status = std::filesystem::status(path, problem);
    if (problem)
        return Error{ErrorCode::CannotRead, path.string(), problem.message()};
    if (!std::filesystem::exists(status))
        return Error{ErrorCode::CannotRead, path.string(), "no such file"};
    if (!std::filesystem::is_regular_file(status))
        return Error{ErrorCode::NotRegularFile, path.string(), "folder, pipe or device"};
    const auto size = std::filesystem::file_size(path, problem);
    if (problem)
        return Error{ErrorCode::CannotRead, path.string(), problem.message()};
    if (size >= std::uintmax_t{1} << 31)
        return Error{ErrorCode::TooLarge, path.string(), "at most 2 GiB"};
    std::ifstream stream(path, std::ios::binary);
    std::string content(size, '\0');
    if (!stream || (size > 0 && !stream.read(content.data(), static_cast<std::streamsize>(size))))
        return Error{ErrorCode::CannotRead, path.string(), std::strerror(errno)};
    return content;
}

/// A text in UTF-16 or UTF-32 in UTF-8; nothing for one that needs no decoding, or is no text.
/// Errors: TooLarge.
Result<std::optional<fixture::Utf8Text>> decodedWide(std::string_view bytes,
                                                     const std::string &subject)
{
    const bool marked = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    if (!marked && bytes.substr(0, 2).find('\0') == bytes.npos)
        return std::optional<fixture::Utf8Text>{};
    fixture::TextRules rules;
    rules.largestConverted = std::uint64_t{64} << 20;
    auto text = fixture::toUtf8(bytes, rules, subject);
    if (!text && text.error().code == ErrorCode::TooLarge)
        return text.error();
    if (!text || !text->converted)
        return std::optional<fixture::Utf8Text>{};
    return std::optional<fixture::Utf8Text>(*std::move(text));
}

} // namespace

Result<void> checkHeld(const Report &report, const Format &format)
{
    const std::string why = format.whyNot ? format.whyNot(report) : std::string{};
    if (!why.empty())
        return Error{ErrorCode::Unsupported, std::string(format.title), why};
    return {};
}

std::span<const Format *const> formats()
{
    return kFormats;
}

std::string_view titleOfFormat(std::string_view id)
{
    const auto found = std::ranges::find(kFormats, id, &Format::id);
    return found == kFormats.end() ? id : (*found)->title;
}

const Format *formatOf(std::string_view text, Likeness least)
{
    const Format *best = nullptr;
    Likeness likeness = Likeness::No;
    for (const Format *format : kFormats) {
        const Likeness found = format->looksLike ? format->looksLike(text) : Likeness::No;
        if (found > likeness && found >= least) {
            best = format;
            likeness = found;
        }
        if (found == Likeness::Yes)
            break;
    }
    return best;
}

Result<const Format *> formatToWrite(const std::filesystem::path &path)
{
    const std::string name = lowered(path.filename().string());
    const Format *best = nullptr;
    for (const Format *format : kFormats) {
        const bool fits = format->write && name.ends_with(format->suffix);
        if (fits && (!best || format->suffix.size() > best->suffix.size()))
            best = format;
    }
    if (!best)
        return Error{ErrorCode::UnknownSuffix, path.string(), listOf(&Format::suffix)};
    return best;
}

Result<Report> readReport(std::string_view text, const ReadOptions &options)
{
    const auto decoded = decodedWide(text, options.subject);
    if (!decoded)
        return decoded.error();
    if (*decoded)
        return readReport((*decoded)->view(text), options);
    if (text.find_first_not_of("\xEF\xBB\xBF \t\r\n") == text.npos)
        return Error{ErrorCode::EmptyInput, options.subject, {}};
    const Format *best = formatOf(text);
    if (!best)
        return Error{ErrorCode::BadFormat, options.subject,
                     "line 1, column 1: this is none of the known formats: Jinbang report, JMH "
                     "JSON, CSV or text, Google Benchmark JSON, CSV with the headings metric, "
                     "library and score"};
    auto report = best->read(text, options);
    if (report && best != &kReportJson)
        report->importedFrom = ImportedFile{options.title(), std::string(best->id), {}};
    return report;
}

Result<Report> readReportFile(const std::filesystem::path &path, std::vector<NamePattern> map)
{
    const auto content = contentOf(path);
    if (!content)
        return content.error();
    return readReport(*content, ReadOptions{path.string(), std::move(map)});
}

Result<contest::Plan> readPlanFile(const std::filesystem::path &path)
{
    const auto content = contentOf(path);
    if (!content)
        return content.error();
    return readPlanJson(*content, path.string());
}

Result<void> writeReportFile(const Report &report, const std::filesystem::path &path,
                             const std::vector<std::filesystem::path> &inputs)
{
    const auto format = formatToWrite(path);
    if (!format)
        return format.error();
    if (auto held = checkHeld(report, **format); !held)
        return held;
    return writeFileSafely(
        path, [&](Output &output) { (*format)->write(report, output); }, inputs);
}

} // namespace jinbang::core::archive
