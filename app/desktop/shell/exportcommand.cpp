// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/exportcommand.h"

#include "app/desktop/charts/picture.h"
#include "app/desktop/charts/reportbars.h"
#include "app/desktop/dialogs/chartexport.h"
#include "app/desktop/run/resultfile.h"
#include "app/desktop/settings/language.h"
#include "app/desktop/settings/libraryslots.h"
#include "app/desktop/shell/application.h"
#include "app/desktop/text/safefile.h"
#include "app/desktop/text/words.h"
#include "core/archive/makereport.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>
#include <cstring>
#include <optional>

namespace jinbang::app {

namespace {

constexpr int kUsage = 2;
constexpr int kCannotRead = 3;

int complain(const core::Error &error, int status)
{
    std::fprintf(stderr, "jinbang: %s\n", core::sentence(error).c_str());
    return status;
}

std::optional<ChartExport> chartOf(const core::archive::Report &report, const QString &metric,
                                   int number)
{
    LibrarySlots slotTable;
    const SlotOf slotOf = [&](const std::string &id) {
        return slotTable.of(QString::fromStdString(id));
    };
    if (metric == QStringLiteral("marks")) {
        auto rankings = core::archive::rank(report, report.plan.formula, report.plan.unsupported);
        if (!rankings)
            return {};
        sortScopes(*rankings);
        return markExport(markBars(*rankings, slotOf), report,
                          formulaSentence(report.plan.formula, report.plan.unsupported));
    }
    if (metric == QStringLiteral("mbs"))
        return barExport(groupedBars(report, Metric::BytesPerSecond, slotOf), report,
                         QStringLiteral("MB/s"));
    if (metric == QStringLiteral("points"))
        return barExport(groupedBars(report, Metric::Points, slotOf), report,
                         QCoreApplication::translate("Chart", "Points"));
    const bool speed = metric == QStringLiteral("ops");
    if (!speed && metric != QStringLiteral("ns"))
        return {};
    const auto charts =
        smallMultiples(report, speed ? Metric::OpsPerSecond : Metric::NsPerOp, slotOf);
    if (number < 1 || size_t(number) > charts.size())
        return {};
    const BarData &data = charts[size_t(number) - 1];
    return barExport(data, report, data.title);
}

} // namespace

bool isExport(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--export-chart") == 0)
            return true;
    }
    return false;
}

int runExport(QApplication &)
{
    prepareApplication();
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Writes a chart of a saved run as PNG, SVG or PDF."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("report"), QStringLiteral("a *.jinbang.json file"));
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QStringLiteral("the picture; its suffix is the format"));
    const QCommandLineOption command(QStringLiteral("export-chart"),
                                     QStringLiteral("write a chart and end"));
    const QCommandLineOption metric(QStringLiteral("metric"),
                                    QStringLiteral("marks, ops, ns, mbs or points"),
                                    QStringLiteral("name"), QStringLiteral("marks"));
    const QCommandLineOption number(QStringLiteral("chart"),
                                    QStringLiteral("which workload, for ops and ns"),
                                    QStringLiteral("number"), QStringLiteral("1"));
    const QCommandLineOption scale(QStringLiteral("scale"), QStringLiteral("1, 2 or 3, for PNG"),
                                   QStringLiteral("factor"), QStringLiteral("2"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light or dark"),
                                   QStringLiteral("name"), QStringLiteral("light"));
    const QCommandLineOption tongue(QStringLiteral("language"), QStringLiteral("en or zh_CN"),
                                    QStringLiteral("name"), QStringLiteral("en"));
    parser.addOptions({command, metric, number, scale, theme, tongue});
    const bool parsed = parser.parse(QApplication::arguments());
    if (parser.isSet(QStringLiteral("help"))) {
        std::fputs(qPrintable(parser.helpText()), stdout);
        return 0;
    }
    const QStringList files = parser.positionalArguments();
    const int factor = parser.value(scale).toInt();
    const bool dark = parser.value(theme) == QStringLiteral("dark");
    const bool known = (dark || parser.value(theme) == QStringLiteral("light"))
                       && Language::known().contains(parser.value(tongue));
    if (!parsed || files.size() != 2 || factor < 1 || factor > 3 || !known) {
        std::fprintf(stderr, "jinbang: %s\n%s", qPrintable(parser.errorText()),
                     qPrintable(parser.helpText()));
        return kUsage;
    }
    Language language; // never the system's: a script gets the same picture everywhere
    language.use(parser.value(tongue));
    const auto format = formatOf(files[1]);
    if (!format)
        return complain(format.error(), kUsage);
    const auto report = openReport(files[0]);
    if (!report)
        return complain(report.error(), kCannotRead);
    const auto chart = chartOf(*report, parser.value(metric), parser.value(number).toInt());
    if (!chart)
        return complain({core::ErrorCode::UnknownName, parser.value(metric).toStdString(),
                         "marks, ops, ns, mbs, points and the number of a workload"},
                        kUsage);

    const auto made = framedChart(*chart, Theme{.dark = dark}, {});
    if (const QString problem = glyphProblem(*made); !problem.isEmpty())
        std::fprintf(stderr, "jinbang: %s\n", qPrintable(problem));
    PictureOptions options;
    options.format = *format;
    options.size = exportSize(*made);
    options.scale = factor;
    options.title = chart->title;
    options.description = made->sentence();
    const auto bytes = drawPicture(*made, options);
    if (!bytes)
        return complain(bytes.error(), 1);
    const auto saved = saveSafely(files[1], *bytes);
    return saved ? 0 : complain(saved.error(), 1);
}

} // namespace jinbang::app
