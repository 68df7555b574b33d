// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/formattext.h"

#include "core/archive/csvimport.h"
#include "core/archive/formats.h"

#include <QCoreApplication>

namespace jinbang::app {

namespace {

struct FormatWords {
    std::string_view id;
    const char *title;
    const char *purpose;
};

constexpr FormatWords kWords[] = {
    {"json", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "Jinbang report (JSON)"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "Everything the run found, with every sample. Jinbang opens it again; other "
                       "programs can read it.")},
    {"csv", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "CSV, plain"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "One line a cell, with decimal points and commas, for scripts.")},
    {"excel.csv", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "CSV for Excel"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "The same with a byte order mark, so that Excel reads Chinese names.")},
    {"semicolon.csv", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "CSV with semicolons"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "For an Excel whose decimal sign is the comma.")},
    {"long.csv", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "CSV, every sample"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "One line a sample, for statistics of your own.")},
    {"md", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "Markdown"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "Tables of results and ranking, to paste into an issue or a page.")},
    {"html", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "HTML report"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "One file with tables and charts, which opens in any browser.")},
    {"jmh.json", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "JMH JSON"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "For tools that read JMH's results; cells without a number are left out.")},
    {"jmh.csv", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "JMH CSV"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "For tools that read JMH's tables; cells without a number are left out.")},
    {"gbench.json", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "Google Benchmark JSON"),
     QT_TRANSLATE_NOOP("jinbang::app::DataExport",
                       "For Google Benchmark's compare.py and what else reads its files.")},
    {"jmh.txt", QT_TRANSLATE_NOOP("jinbang::app::DataExport", "JMH text"), ""},
    {core::archive::kScoresFormat, QT_TRANSLATE_NOOP("jinbang::app::DataExport", "CSV of scores"),
     ""},
};

const FormatWords *wordsOf(std::string_view id)
{
    for (const FormatWords &words : kWords) {
        if (words.id == id)
            return &words;
    }
    return nullptr;
}

QString translated(const char *text)
{
    return QCoreApplication::translate("jinbang::app::DataExport", text);
}

} // namespace

QString formatTitle(std::string_view id)
{
    if (const FormatWords *words = wordsOf(id))
        return translated(words->title);
    const std::string_view title = core::archive::titleOfFormat(id);
    return QString::fromUtf8(title.data(), qsizetype(title.size()));
}

QString formatPurpose(std::string_view id)
{
    const FormatWords *words = wordsOf(id);
    return words != nullptr && *words->purpose != '\0' ? translated(words->purpose) : QString();
}

} // namespace jinbang::app
