// SPDX-License-Identifier: GPL-3.0-or-later
// check: which library accepts, refuses or alters each file of a folder. Not ranked.
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/conformance.h"
#include "app/cli/displaywidth.h"
#include "app/cli/printtable.h"
#include "app/cli/progress.h"
#include "core/fixture/fileinput.h"
#include "core/fixture/utf8text.h"
#include "core/json/canonicalwriter.h"
#include "core/json/strictreader.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <memory>

namespace jinbang::app {
namespace {

namespace fs = std::filesystem;

struct Options {
    std::vector<std::string> paths, libraries, contenders;
};

struct Files {
    std::vector<fs::path> paths; // sorted by their bytes
    std::size_t oddNames = 0;    // not UTF-8
    std::size_t specials = 0;    // found in folders: pipes, devices, links that lead nowhere
    std::vector<core::Error> problems;
};

/// What is in a folder and below. One that cannot be read costs nothing but itself.
void addFolder(const fs::path &folder, Files &files)
{
    std::error_code problem;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end;
         at.increment(problem)) {
        std::error_code ignored;
        if (at->is_regular_file(ignored))
            files.paths.push_back(at->path());
        else if (at->is_directory(ignored) && !at->is_symlink(ignored))
            addFolder(at->path(), files);
        else
            ++files.specials;
    }
    if (problem)
        files.problems.push_back({core::ErrorCode::CannotRead, folder.string(), problem.message()});
}

Files filesOf(const std::vector<std::string> &given)
{
    Files files;
    for (const std::string &text : given) {
        std::error_code problem;
        if (!fs::exists(text, problem))
            files.problems.push_back(
                {core::ErrorCode::CannotRead, text, problem ? problem.message() : "no such file"});
        else if (fs::is_directory(text, problem))
            addFolder(text, files);
        else
            files.paths.emplace_back(text);
    }
    std::ranges::sort(files.paths, {}, [](const fs::path &path) { return path.native(); });
    files.paths.erase(std::unique(files.paths.begin(), files.paths.end()), files.paths.end());
    for (const fs::path &path : files.paths)
        files.oddNames += core::json::validUtf8Prefix(path.native()) != path.native().size();
    return files;
}

/// The bytes of a file, large ones as a mapping.
struct Content {
    std::shared_ptr<const core::fixture::FixtureText> text; // nothing: it is empty
    [[nodiscard]] std::string_view view() const { return text ? text->view() : std::string_view{}; }
};

/// Every library would have to be sent all of a huge file to refuse it for its first byte.
core::Result<void> checkWorthSending(const fs::path &path, std::string_view content)
{
    constexpr std::size_t kHuge = std::size_t{1} << 26;
    if (content.size() < kHuge
        || core::fixture::sniff(content) != core::fixture::ContentType::Unknown)
        return {};
    core::json::CanonicalCounter ignored;
    return core::json::readStrict(content, ignored, core::fixture::shownPath(path));
}

core::Result<Content> contentOf(const fs::path &path, Reading &reading)
{
    constexpr std::uint64_t kMapFrom = std::uint64_t{1} << 26;
    const core::fixture::LoadWatch watch(
        {}, [&](double share) { reading.tell(path.filename().string(), share); });
    auto input = core::fixture::openFile(path, ~std::uint64_t{0}, kMapFrom, watch);
    if (!input && input.error().code == core::ErrorCode::EmptyInput)
        return Content{}; // an empty file is a test, too
    if (!input)
        return input.error();
    if (auto worth = checkWorthSending(path, input->text->view()); !worth)
        return worth.error();
    return Content{std::move(input->text)};
}

struct Column {
    std::string label;
    std::unique_ptr<Examiner> examiner;
    std::size_t right = 0, wrong = 0;
};

core::Result<std::vector<Column>> columnsOf(const Options &options,
                                            const core::contest::Roster &roster, Engine &engine)
{
    std::vector<Column> columns;
    const auto add = [&](const core::contest::Candidate &candidate, const std::string &variant,
                         std::string label) {
        auto examiner = std::make_unique<Examiner>(candidate, variant, engine);
        if (examiner->able())
            columns.push_back({std::move(label), std::move(examiner)});
    };
    for (const std::string &text : parts(options.libraries)) {
        const auto chosen = chooseContender(roster, text);
        if (!chosen)
            return chosen.error();
        if (!chosen->candidate->usable())
            return core::Error{core::ErrorCode::NoContender, chosen->candidate->command.id,
                               chosen->candidate->problem};
        add(*chosen->candidate, chosen->variant, text);
    }
    if (options.libraries.empty()) {
        for (const auto &candidate : roster.candidates) {
            if (candidate.usable() && candidate.command.id != "floor")
                add(candidate, {}, candidate.command.id);
        }
    }
    if (columns.empty())
        return core::Error{core::ErrorCode::NoContender, "for reading documents",
                           "none of those chosen can"};
    return columns;
}

const char *text(Expected expected)
{
    return expected == Expected::Accept ? "yes" : expected == Expected::Refuse ? "no" : "either";
}

core::archive::TextTable headOf(const std::vector<Column> &columns)
{
    core::archive::TextTable table;
    table.columns = {{"File", false}, {"JSON", false}};
    for (const Column &column : columns)
        table.columns.push_back({column.label, false});
    return table;
}

void addRow(const fs::path &path, std::string_view content, Reading &reading,
            std::vector<Column> &columns, core::archive::TextTable &table)
{
    const std::string name = path.filename().string();
    const Expected expected = expectedOf(name, content, [&](std::size_t done) {
        reading.tell(name, static_cast<double>(done) / static_cast<double>(content.size()));
        return true;
    });
    std::vector<std::string> row{name, text(expected)};
    for (Column &column : columns) {
        const Conduct conduct = column.examiner->examine(content);
        const bool right = isRight(expected, conduct.outcome);
        ++(right ? column.right : column.wrong);
        row.push_back(std::string(text(conduct.outcome)) + (right ? "" : " !"));
        if (!right && !conduct.detail.empty())
            table.notes.push_back(name + ", " + column.label + ": " + conduct.detail);
    }
    table.rows.push_back(std::move(row));
}

ExitStatus run(const Options &options, Context &context)
{
    Files files = filesOf(options.paths);
    if (files.paths.empty() && files.problems.empty())
        return fail(context, core::Error{core::ErrorCode::NothingToDo, "there is no file",
                                         options.paths.front()});
    for (const core::Error &problem : files.problems)
        context.terminal.complain(problem);
    if (files.paths.empty())
        return ExitStatus::BadInput;
    Engine engine;
    const auto roster = findContenders(engine, findPlaces(context.dataDir), options.contenders);
    if (!roster)
        return fail(context, roster.error());
    auto columns = columnsOf(options, *roster, engine);
    if (!columns)
        return fail(context, columns.error());

    core::archive::TextTable table = headOf(*columns);
    for (std::size_t i = 0; i < files.paths.size(); ++i) {
        context.terminal.status("file " + std::to_string(i + 1) + " of "
                                + std::to_string(files.paths.size()));
        Reading reading(context.terminal);
        const auto content = contentOf(files.paths[i], reading);
        if (content)
            addRow(files.paths[i], content->view(), reading, *columns, table);
        else
            context.terminal.complain(files.problems.emplace_back(content.error()));
    }
    context.terminal.clearStatus();
    if (table.rows.empty())
        return ExitStatus::BadInput;
    context.terminal.print(tableText(table, context.terminal,
                                     context.terminal.hasScreen() ? Names::Fit : Names::Whole));
    std::string summary = "\n";
    bool allRight = true;
    for (const Column &column : *columns) {
        summary.append(column.label)
            .append(": ")
            .append(std::to_string(column.right))
            .append(" as expected, ");
        summary.append(std::to_string(column.wrong)).append(" not (!)\n");
        allRight = allRight && column.wrong == 0;
    }
    if (files.oddNames > 0)
        summary.append(std::to_string(files.oddNames))
            .append(" file names are not UTF-8; shown with \\x\n");
    if (files.specials > 0)
        summary.append(std::to_string(files.specials))
            .append(" were left out: pipes, devices, links to folders or to nothing\n");
    if (!files.problems.empty())
        summary.append(std::to_string(files.problems.size()))
            .append(" could not be read; standard error names each\n");
    context.terminal.print(summary);
    return allRight && files.problems.empty() ? ExitStatus::Good : ExitStatus::CellsFailed;
}

} // namespace

void addCheck(CLI::App &app, Context &context, Action &chosen)
{
    CLI::App *command =
        app.add_subcommand("check", "See which library accepts, refuses or alters each file");
    const auto options = std::make_shared<Options>();
    command->add_option("DIR|FILE", options->paths, "Files, or folders of files")
        ->required()
        ->type_name("");
    command
        ->add_option("-l,--library", options->libraries,
                     "Only these, as ID or ID.VARIANT, separated by commas")
        ->type_name("ID,...")
        ->expected(1)
        ->take_all();
    command->add_option("--contender", options->contenders, "Add a contender: ID=COMMAND")
        ->type_name("ID=COMMAND")
        ->expected(1)
        ->take_all();
    command->footer(
        "A name that begins with y_ must be accepted, n_ refused, i_ may be either; other\n"
        "files are judged by a strict reader of RFC 8259. '!' marks what is not as\n"
        "expected; the exit status is then 1.\n"
        "Example:\n"
        "  jinbang-cli check JSONTestSuite/test_parsing -l rapidjson,simdjson\n");
    command->callback([options, &context, &chosen] {
        chosen = [options, &context] { return run(*options, context); };
    });
}

} // namespace jinbang::app
