// SPDX-License-Identifier: GPL-3.0-or-later
// The report as one self-contained page: opens from disk without any network, in both languages,
// light or dark, and prints.
#include "core/archive/experimenttables.h"
#include "core/archive/facts.h"
#include "core/archive/format.h"
#include "core/archive/htmlstyle.h"
#include "core/archive/htmltext.h"
#include "core/archive/svgbars.h"
#include "core/archive/texttable.h"
#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kMethod =
    "Each library runs in processes of its own; one process of every library makes a block, in a "
    "shuffled order. The "
    "figure is the Hodges-Lehmann estimate over blocks with its exact 95 % interval. Points are "
    "100 x score / best, "
    "rounded to one decimal; libraries that cannot be told apart share a rank (Holm, 0.03).";

/// The colour slot of an entry, 1..8: fixed for the libraries that everybody compares, as in the
/// window; anyone else takes one that no fixed library of the report needs.
int colourOf(const Report &report, const std::string &label)
{
    static constexpr std::array<std::string_view, 7> kFixed{
        "simdjson", "rapidjson", "nlohmann", "boostjson", "yyjson", "glaze", "qtjson"};
    constexpr std::size_t kColours = 8;
    std::array<bool, kColours + 1> needed{};
    const auto fixedOf = [&](const ReportContender &contender) {
        const auto known = std::ranges::find(kFixed, contender.id);
        return known == kFixed.end() ? std::size_t{0}
                                     : static_cast<std::size_t>(known - kFixed.begin()) + 1;
    };
    for (const ReportContender &contender : report.contenders)
        needed[fixedOf(contender)] = true;
    std::vector<std::size_t> free;
    for (std::size_t colour = kColours; colour > 0; --colour) {
        if (!needed[colour])
            free.push_back(colour);
    }
    std::array<bool, kColours + 1> given{};
    std::size_t others = 0;
    for (const ReportContender &contender : report.contenders) {
        std::size_t colour = fixedOf(contender);
        if (colour == 0 || given[colour]) // a second entry of a library has a colour of its own
            colour = free.empty() ? kColours : free[others++ % free.size()];
        else
            given[colour] = true;
        if (contender.label == label)
            return static_cast<int>(colour);
    }
    return static_cast<int>(kColours);
}

/// An exam title for both languages: the characters say nothing to most readers of English.
std::string titleHtml(const std::string &title)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kTitles{
        {{"状元", "Zhuangyuan · first"},
         {"榜眼", "Bangyan · second"},
         {"探花", "Tanhua · third"},
         {"进士", "Jinshi · listed"},
         {"孙山", "Sun Shan · last"}}};
    for (const auto &[chinese, english] : kTitles) {
        if (title == chinese)
            return inBoth(english, chinese);
    }
    return escapedHtml(title);
}

/// "4.72 µs": a page need not be ASCII, as a terminal may.
std::string timeForPeople(double nanoseconds)
{
    std::string text = durationText(nanoseconds);
    if (text.ends_with(" us"))
        text.replace(text.size() - 2, 1, "µ");
    return text;
}

void writeTable(const TextTable &table, Output &output)
{
    output << "<table><thead><tr>";
    for (const TextColumn &column : table.columns)
        output << (column.right ? "<th class=\"r\" scope=\"col\">" : "<th scope=\"col\">")
               << bilingual(column.heading) << "</th>";
    output << "</tr></thead><tbody>\n";
    for (const auto &row : table.rows) {
        output << "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            output << (table.columns[i].right ? "<td class=\"r\">" : "<td>")
                   << (table.columns[i].heading == "Title" ? titleHtml(row[i]) : bilingual(row[i]))
                   << "</td>";
        output << "</tr>\n";
    }
    output << "</tbody></table>\n";
    if (table.notes.empty())
        return;
    output << "<ul>";
    for (const std::string &note : table.notes)
        output << "<li>" << bilingual(note) << "</li>";
    output << "</ul>\n";
}

/// The three best of the first ranking, each with its title, since that is what most readers want.
void writePodium(const Report &report, Output &output)
{
    if (report.rankings.empty())
        return;
    const Ranking &ranking = report.rankings.front();
    const TextTable table = rankingTable(report, ranking);
    constexpr int kShown = 3;
    std::string places;
    for (std::size_t i = 0; i < ranking.entries.size(); ++i) {
        const RankingEntry &entry = ranking.entries[i];
        if (entry.rank < 1 || entry.rank > kShown || !entry.mark)
            continue;
        places += entry.rank == 1 ? "<div class=\"place first\">" : "<div class=\"place\">";
        places += "<span class=\"n\">" + table.rows[i][0] + " " + titleHtml(entry.title)
                  + "</span><b>" + escapedHtml(table.rows[i][2]) + "</b><i>" + bilingual("Mark")
                  + " " + escapedHtml(table.rows[i].back()) + "</i></div>\n";
    }
    if (!places.empty())
        output << "<div class=\"podium\">\n" << places << "</div>\n";
}

/// Under what the run was made, in a line: the table of conditions has it all.
void writeSubtitle(const Report &report, Output &output)
{
    std::string line;
    const auto add = [&](std::string_view part) {
        if (!part.empty())
            line.append(line.empty() ? "" : " · ").append(part);
    };
    constexpr std::size_t kToMinutes = 16;
    std::string when = report.startedAt.substr(0, kToMinutes);
    std::ranges::replace(when, 'T', ' ');
    if (!report.title.empty()) // else the title is the moment
        add(when.empty() ? when : when + " UTC");
    add(report.environment.cpuModel);
    add(report.environment.os);
    add(report.environment.compiler);
    if (report.generatorName == "jinbang")
        add(text(report.plan.preset));
    output << "<p class=\"soft\">" << escapedHtml(line) << "</p>\n";
}

/// What the short names over a ranking's columns stand for.
void writeShortNames(const Report &report, const Ranking &ranking, Output &output)
{
    std::string english, chinese;
    for (const std::string &metric : ranking.metrics) {
        const std::string heading = metricHeading(report, metric);
        if (heading == metric)
            continue;
        const std::string translated = inChinese(metric);
        english.append(english.empty() ? "" : " · ").append(heading).append(" ").append(metric);
        chinese.append(chinese.empty() ? "" : " · ").append(heading).append(" ");
        chinese.append(translated.empty() ? metric : translated);
    }
    if (!english.empty())
        output << "<p class=\"soft\">" << inBoth(english, chinese) << "</p>\n";
}

void writeRanking(const Report &report, const Ranking &ranking, Output &output)
{
    const TextTable table = rankingTable(report, ranking);
    std::vector<SvgBar> bars;
    for (std::size_t i = 0; i < ranking.entries.size(); ++i) {
        const RankingEntry &entry = ranking.entries[i];
        bars.push_back({table.rows[i][2], table.rows[i].back(), entry.mark, entry.ciLow,
                        entry.ciHigh, colourOf(report, entry.label)});
    }
    output << "<div class=\"card\"><h3 class=\"cap\">" << bilingual(table.title) << "</h3>\n";
    output << svgBars(table.title, bilingual("mark, higher is better"), bars);
    writeShortNames(report, ranking, output);
    writeTable(table, output);
    output << "</div>\n";
}

void writeMetric(const Report &report, const MetricCells &metric, Output &output)
{
    const TextTable table = metricTable(report, metric);
    const auto &cells = metric.cells;
    const bool times =
        std::ranges::any_of(cells, [](const Cell *cell) { return cell->nsPerOp.has_value(); });
    std::vector<SvgBar> bars;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell &cell = *cells[i];
        SvgBar bar{table.rows[i][1], table.rows[i][2], {},
                   cell.ciLow,       cell.ciHigh,      colourOf(report, cell.label)};
        if (cell.status == CellStatus::Ok && cell.nsPerOp) {
            bar.length = cell.nsPerOp;
            bar.value = timeForPeople(*cell.nsPerOp) + " " + plusMinusText(cell.relHalfWidth);
        } else if (cell.status == CellStatus::Ok && cell.classic && !times) {
            bar.length = std::max(0.0, cell.classic->score);
        }
        bars.push_back(std::move(bar));
    }
    const char *axis = times ? "time of one operation, lower is better" : "score as given";
    output << "<div class=\"card\"><h3>" << bilingual(table.title) << "</h3>\n";
    output << svgBars(table.title, bilingual(axis), bars);
    writeTable(table, output);
    output << "</div>\n";
}

void writeFacts(const Report &report, Output &output)
{
    output << "<div class=\"card\"><table><tbody>\n";
    for (const auto &[name, value] : factsOf(report))
        output << "<tr><th scope=\"row\">" << bilingual(name) << "</th><td>" << bilingual(value)
               << "</td></tr>\n";
    output << "</tbody></table></div>\n";
}

void writeLog(const Report &report, Output &output)
{
    if (report.log.empty())
        return;
    output << "<h2>" << bilingual("Log") << "</h2><div class=\"card long\"><table><tbody>\n";
    for (const ReportLog &line : report.log)
        output << "<tr><td class=\"r\">" << fixed(line.t / 1e9, 1) << " s</td><td>"
               << escapedHtml(line.level) << "</td><td>" << escapedHtml(line.message)
               << "</td></tr>\n";
    output << "</tbody></table></div>\n";
}

void writeFooter(const Report &report, Output &output)
{
    std::string line = report.generatorName;
    for (const std::string &part :
         {report.generatorVersion, report.generatorCommit, report.runId}) {
        if (!part.empty())
            line.append(" · ").append(part);
    }
    output << "<footer class=\"soft\">" << escapedHtml(line) << "</footer>\n";
}

void write(const Report &report, Output &output)
{
    const std::string title = escapedHtml(titleOf(report));
    output << "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
              "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
              "style-src 'unsafe-inline'\">\n<title>"
           << title << "</title>\n<style>" << kHtmlStyle << "</style></head>\n<body>\n"
           << "<input type=\"radio\" name=\"lang\" id=\"en\" checked>"
              "<input type=\"radio\" name=\"lang\" id=\"zh\">\n"
              "<div class=\"bar\"><label class=\"lang\" for=\"en\">English</label>"
              "<label class=\"lang\" for=\"zh\" lang=\"zh-CN\">中文</label></div>\n"
           << "<main class=\"page\"><h1>" << title << "</h1>\n";
    writeSubtitle(report, output);
    writePodium(report, output);
    for (const std::string &banner : report.banners)
        output << "<div class=\"banner\">" << bilingual(banner) << "</div>\n";
    if (!report.rankings.empty())
        output << "<h2>" << bilingual("Ranking") << "</h2>\n";
    for (const Ranking &ranking : report.rankings)
        writeRanking(report, ranking, output);
    const auto experiments = experimentTables(report);
    if (!experiments.empty())
        output << "<h2>" << bilingual("Experiments") << "</h2>\n";
    for (const TextTable &table : experiments) {
        output << "<div class=\"card\"><h3>" << bilingual(table.title) << "</h3>\n";
        writeTable(table, output);
        output << "</div>\n";
    }
    if (!report.cells.empty())
        output << "<h2>" << bilingual("Metrics") << "</h2>\n";
    for (const MetricCells &metric : metricsOf(report))
        writeMetric(report, metric, output);
    for (const std::string &note : targetNotes(report))
        output << "<p class=\"soft\">" << bilingual(note) << "</p>\n";
    output << "<h2>" << bilingual("Conditions") << "</h2>\n";
    writeFacts(report, output);
    if (report.generatorName == "jinbang")
        output << "<h2>" << bilingual("Method") << "</h2><p class=\"soft\">" << bilingual(kMethod)
               << "</p>\n";
    writeLog(report, output);
    writeFooter(report, output);
    output << "</main></body></html>\n";
}

} // namespace

extern const Format kHtml;
const Format kHtml{"html", ".html", "HTML report", nullptr, nullptr, write};

} // namespace jinbang::core::archive
