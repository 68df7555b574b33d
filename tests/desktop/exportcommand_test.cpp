// SPDX-License-Identifier: GPL-3.0-or-later
// jinbang --export-chart: works without a display, equals the window's picture, and leaves files
// alone that it cannot write (cases D07, D19, D21).
#include "app/desktop/charts/picture.h"
#include "app/desktop/charts/reportbars.h"
#include "app/desktop/dialogs/chartexport.h"
#include "app/desktop/settings/libraryslots.h"
#include "core/archive/reportjson.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace jinbang;
using namespace jinbang::app;

namespace {

class Export : public testing::Test
{
protected:
    void SetUp() override
    {
        std::string text;
        core::archive::Output output([&](std::string_view piece) { text += piece; });
        core::archive::writeReportJson(report, output);
        output.flush();
        QFile file(reportFile);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.data(), qint64(text.size()));
    }
    using Environment = QList<std::pair<QString, QString>>;

    int run(const QStringList &arguments, const Environment &changes = {})
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        // A PDF holds its fonts in the order of a hash.
        environment.insert(QStringLiteral("QT_HASH_SEED"), QStringLiteral("0"));
        for (const auto &[name, value] : changes)
            environment.insert(name, value);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(JINBANG_BIN_DIR "/jinbang"),
                      QStringList{QStringLiteral("--export-chart")} + arguments);
        EXPECT_TRUE(process.waitForFinished(30000));
        said = process.readAllStandardError();
        return process.exitCode();
    }

    core::archive::Report report = test::inventedReport();
    QTemporaryDir dir;
    QString reportFile = dir.filePath(QStringLiteral("运行 1.jinbang.json"));
    QByteArray said;
};

} // namespace

TEST_F(Export, needsNoDisplayAndEqualsTheWindowsPicture)
{
    const QString file = dir.filePath(QStringLiteral("图.png"));
    ASSERT_EQ(run({QStringLiteral("--metric"), QStringLiteral("mbs"), reportFile, file}), 0)
        << said.toStdString();
    LibrarySlots slotTable;
    const auto read = core::archive::readReportJson(
        [&] {
            QFile json(reportFile);
            EXPECT_TRUE(json.open(QIODevice::ReadOnly));
            return json.readAll().toStdString();
        }(),
        "report");
    ASSERT_TRUE(read);
    const BarData bars = groupedBars(*read, Metric::BytesPerSecond, [&](const std::string &id) {
        return slotTable.of(QString::fromStdString(id));
    });
    const auto chart = framedChart(barExport(bars, *read, QStringLiteral("MB/s")), Theme{}, {});
    EXPECT_EQ(QImage(file).convertToFormat(QImage::Format_ARGB32),
              drawImage(*chart, exportSize(*chart), 2).convertToFormat(QImage::Format_ARGB32));
}

TEST_F(Export, writesEveryFormatAndMetric)
{
    for (const char *suffix : {"png", "svg", "pdf"}) {
        for (const char *metric : {"marks", "ops", "ns", "points"}) {
            const QString file =
                dir.filePath(QStringLiteral("x.%1").arg(QString::fromLatin1(suffix)));
            EXPECT_EQ(
                run({QStringLiteral("--metric"), QString::fromLatin1(metric), reportFile, file}), 0)
                << said.toStdString();
            EXPECT_GT(QFile(file).size(), 2000) << suffix << metric;
        }
    }
}

// Cases D06, D10 and D26: neither the screen's scale nor the locale is in a picture.
TEST_F(Export, isTheSameAtEveryScaleAndInEveryLocale)
{
    const auto exported = [&](const char *suffix, const Environment &changes) {
        const QString file = dir.filePath(QStringLiteral("x.%1").arg(QString::fromLatin1(suffix)));
        EXPECT_EQ(run({reportFile, file}, changes), 0) << said.toStdString();
        QFile written(file);
        EXPECT_TRUE(written.open(QIODevice::ReadOnly));
        QByteArray bytes = written.readAll();
        static const QRegularExpression moment(
            QStringLiteral("\\(D:[0-9+'Z-]+\\)|uuid:[0-9a-f-]+|ID \\[[^]]+\\]|"
                           "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:+-]+"));
        return QString::fromLatin1(bytes).remove(moment); // a PDF has its time in it
    };
    for (const char *suffix : {"png", "svg", "pdf"}) {
        const QString plain = exported(suffix, {});
        for (const char *factor : {"1.25", "2"})
            EXPECT_EQ(plain, exported(suffix, {{QStringLiteral("QT_SCALE_FACTOR"),
                                                QString::fromLatin1(factor)}}))
                << suffix << factor;
        EXPECT_EQ(plain,
                  exported(suffix, {{QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8")},
                                    {QStringLiteral("LOCPATH"), QStringLiteral(JINBANG_LOCALES)}}))
            << suffix;
    }
}

// Case D21: Qt aborted here, and advised to install the program anew.
TEST(NoDisplay, isSaidInASentence)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(JINBANG_BIN_DIR "/jinbang"), QStringList());
    ASSERT_TRUE(process.waitForFinished(30000));
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(process.exitCode(), 1);
    EXPECT_TRUE(process.readAllStandardError().contains("jinbang-cli run"));
}

TEST_F(Export, refusesAndLeavesTheOldFile)
{
    const QString old = dir.filePath(QStringLiteral("old.bmp"));
    QFile file(old);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    EXPECT_EQ(run({reportFile, old}), 2);
    EXPECT_EQ(file.size(), 3);
    EXPECT_EQ(
        run({dir.filePath(QStringLiteral("none.json")), dir.filePath(QStringLiteral("x.png"))}), 3);
    EXPECT_EQ(run({reportFile, dir.filePath(QStringLiteral("no/folder/x.png"))}), 1);
    EXPECT_FALSE(said.isEmpty());
    EXPECT_EQ(run({reportFile}), 2);
    EXPECT_EQ(run({QStringLiteral("--theme"), QStringLiteral("neon"), reportFile,
                   dir.filePath(QStringLiteral("x.png"))}),
              2);
    EXPECT_EQ(run({QStringLiteral("--metric"), QStringLiteral("ops"), QStringLiteral("--chart"),
                   QStringLiteral("99"), reportFile, dir.filePath(QStringLiteral("x.png"))}),
              2);
}
