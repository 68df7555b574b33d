// SPDX-License-Identifier: GPL-3.0-or-later
// Files on their way to a workload: nothing is left out silently, the window never waits for them,
// and what the dialog says is what a run will do.
#include "app/desktop/dialogs/addworkload.h"
#include "app/desktop/dialogs/filefacts.h"
#include "app/desktop/pages/benchpage.h"
#include "app/desktop/text/notetext.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QStringEncoder>
#include <QTableView>
#include <QTemporaryDir>

#include <ctime>

using namespace jinbang;
using namespace jinbang::app;

namespace {

class Files : public testing::Test
{
protected:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(bytes), bytes.size());
        return path;
    }
    template <class Done>
    static bool wait(Done done)
    {
        QElapsedTimer clock;
        clock.start();
        while (!done() && clock.elapsed() < 20000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        return done();
    }

    QTemporaryDir folder;
    Look look;
};

// Of the calling thread: what others do on the machine does not count.
double cpuMilliseconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

QByteArray inGbk(const char16_t *text)
{
    return QStringEncoder("GB18030")(QString::fromUtf16(text));
}

} // namespace

TEST_F(Files, aFolderIsLookedThroughAndWhatIsLeftOutIsCounted)
{
    const QString b = write(QStringLiteral("d/b 二.JSON"), "[1]");
    const QString a = write(QStringLiteral("d/a.html"), "<p>");
    const QString c = write(QStringLiteral("d/below/c.json"), "{}");
    write(QStringLiteral("d/picture.png"), "x");
    QFile odd(folder.filePath(QStringLiteral("d")) + QStringLiteral("/n"));
    const QByteArray invalid =
        QFile::encodeName(folder.filePath(QStringLiteral("d"))) + "/\xff\xfe.json";
    FILE *made = std::fopen(invalid.constData(), "w");
    ASSERT_NE(made, nullptr);
    std::fclose(made);
    const FileList list = listFiles(
        {folder.filePath(QStringLiteral("d")), a, folder.filePath(QStringLiteral("not there"))});
    EXPECT_EQ(list.paths, (QStringList{a, b, c}));
    EXPECT_EQ(list.otherTypes, 1);
    EXPECT_EQ(list.unnameable, 1);
    EXPECT_EQ(list.unreadable, 1);
    EXPECT_FALSE(leftOutText(list).isEmpty());
}

TEST_F(Files, aFolderOfThousandsIsCutAndSaysHowMany)
{
    for (int i = 0; i < kMostFiles + 7; ++i)
        write(QStringLiteral("many/%1.json").arg(i, 4, 10, QLatin1Char('0')), "1");
    const FileList list = listFiles({folder.filePath(QStringLiteral("many"))});
    EXPECT_EQ(list.paths.size(), kMostFiles);
    EXPECT_EQ(list.beyondCap, 7);
    EXPECT_TRUE(list.paths.constFirst().endsWith(QStringLiteral("0000.json")));
}

TEST_F(Files, aFileNamedByItselfIsTakenWhateverItsSuffix)
{
    const QString path = write(QStringLiteral("data.txt"), "[]");
    EXPECT_EQ(listFiles({path}).paths, QStringList{path});
}

TEST_F(Files, aProbeTellsWhatARunWillDo)
{
    const FileProbe page = probeFile(
        write(QStringLiteral("gbk.json"), inGbk(u"<html><meta charset=gb2312><p>金榜题名，镕</p>")),
        {}, {});
    ASSERT_TRUE(page.isValid());
    EXPECT_TRUE(page.article);
    EXPECT_EQ(page.encoding, QStringLiteral("GB18030"));
    EXPECT_TRUE(page.preview.contains(QStringLiteral("金榜题名，镕")));
    EXPECT_EQ(page.facts.nonAsciiPercent > 0, true);

    const FileProbe bad =
        probeFile(write(QStringLiteral("bad.json"), "{\n  \"a\": tru\n}"), {}, {});
    ASSERT_TRUE(bad.error.has_value());
    EXPECT_EQ(bad.error->code, core::ErrorCode::InvalidJson);
    EXPECT_NE(bad.error->detail.find("line 2, column 8"), std::string::npos) << bad.error->detail;
    EXPECT_EQ(bad.preview, QStringLiteral("{\n  \"a\": tru\n}"));

    EXPECT_EQ(probeFile(write(QStringLiteral("none.json"), ""), {}, {}).error->code,
              core::ErrorCode::EmptyInput);
    EXPECT_EQ(probeFile(folder.path(), {}, {}).error->code, core::ErrorCode::NotRegularFile);
    EXPECT_EQ(probeFile(folder.filePath(QStringLiteral("gone.json")), {}, {}).error->code,
              core::ErrorCode::CannotRead);
}

TEST_F(Files, theChosenEncodingGoesBeforeTheDetectedOne)
{
    const QString path =
        write(QStringLiteral("big5.html"),
              QStringEncoder("Big5")(QStringLiteral("<p>金榜題名時，洞房花燭夜</p>")));
    const FileProbe probe = probeFile(path, {QStringLiteral("Big5"), false}, {});
    ASSERT_TRUE(probe.isValid());
    EXPECT_TRUE(probe.preview.contains(QStringLiteral("金榜題名時")));
    EXPECT_FALSE(probeFile(path, {QStringLiteral("no-such-encoding"), false}, {}).isValid());
}

TEST_F(Files, theBeginningIsShownInLinesThatCanBeLaidOut)
{
    const QString text = previewText(QByteArray(kPreviewBytes, 'x') + QByteArray("\0\r\ny\rz", 6),
                                     QStringLiteral("UTF-8"));
    for (const QString &line : text.split(u'\n'))
        EXPECT_LE(line.size(), 240);
    EXPECT_TRUE(text.endsWith(QStringLiteral("\ny\nz")));
    EXPECT_EQ(previewText(QByteArray("a\0b", 3), {}), QStringLiteral("a\uFFFDb"));
    EXPECT_EQ(previewText("\xe9\x87\x91\xe6\xa6", QStringLiteral("UTF-8")).left(1),
              QStringLiteral("金"));
}

TEST_F(Files, aQueueAnswersTheLastQuestionAndNothingAfterCancel)
{
    const QString path = write(QStringLiteral("a.json"), "[1,2]");
    ProbeQueue queue;
    std::vector<std::pair<int, QString>> answers;
    QObject::connect(&queue, &ProbeQueue::probed, &queue, [&](int id, const FileProbe &probe) {
        answers.emplace_back(id, probe.options.encoding);
    });
    queue.ask(1, path, {QStringLiteral("UTF-16LE"), false});
    queue.ask(1, path, {QStringLiteral("UTF-8"), false});
    queue.ask(2, path, {});
    EXPECT_TRUE(wait([&] { return !answers.empty() && answers.back().first == 2; }));
    EXPECT_EQ(answers,
              (std::vector<std::pair<int, QString>>{{1, QStringLiteral("UTF-8")}, {2, QString()}}));
    answers.clear();
    for (int i = 0; i < 20; ++i)
        queue.ask(i, path, {});
    queue.cancel();
    queue.ask(99, path, {});
    EXPECT_TRUE(wait([&] { return !answers.empty(); }));
    EXPECT_EQ(answers.size(), 1u);
    EXPECT_EQ(answers[0].first, 99);
}

TEST_F(Files, theModelKeepsItsPromises)
{
    WorkloadFilesModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_TRUE(model.add(0, QStringLiteral("/a.json")));
    EXPECT_FALSE(model.add(1, QStringLiteral("/a.json")));
    EXPECT_TRUE(model.add(2, QStringLiteral("/b.html")));
    EXPECT_EQ(model.waitingCount(), 2);
    FileProbe probe;
    probe.fileBytes = 1234;
    model.setProbe(0, probe);
    probe.error = core::Error{core::ErrorCode::InvalidJson, "/b.html", "line 1"};
    model.setProbe(2, probe);
    model.setProbe(77, probe); // of a file that was removed meanwhile
    EXPECT_EQ(model.validCount(), 1);
    const auto text = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    EXPECT_EQ(text(0, WorkloadFilesModel::Verdict), QStringLiteral("valid"));
    EXPECT_EQ(text(1, WorkloadFilesModel::Verdict), QStringLiteral("not valid JSON"));
    EXPECT_EQ(text(1, WorkloadFilesModel::Type), QStringLiteral("–"));
    model.setOptions(0, {QStringLiteral("Big5"), false});
    EXPECT_EQ(model.waitingCount(), 1);
    model.remove(0);
    EXPECT_EQ(model.rowCount(), 1);
}

TEST_F(Files, theDialogSortsTheUsableFromTheRest)
{
    const QString good = write(QStringLiteral("文件 夹/good.json"), "{\"a\":[1,2,{\"b\":null}]}");
    const QString page = write(QStringLiteral("page.json"), "<!doctype html><p>x</p>");
    const QString bad = write(QStringLiteral("bad.json"), "{\"a\":}");
    AddWorkload dialog(look, folder.path(), nullptr);
    dialog.show();
    EXPECT_FALSE(dialog.findChildren<QPushButton *>().isEmpty());
    dialog.addPaths({good, page, bad});
    dialog.addPaths({good});
    ASSERT_TRUE(
        wait([&] { return dialog.model().rowCount() == 3 && dialog.model().waitingCount() == 0; }));
    const auto made = dialog.workloads();
    ASSERT_EQ(made.size(), 2u);
    EXPECT_EQ(made[0].name, good);
    EXPECT_TRUE(made[0].document);
    EXPECT_FALSE(made[1].document);
    EXPECT_GT(made[1].bytes, 50); // the Article's JSON, not the page

    auto *table = dialog.findChild<QTableView *>();
    table->selectRow(2);
    QStringList labels;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        labels << label->text();
    EXPECT_TRUE(labels.join(u'\n').contains(QStringLiteral("line 1, column 6")))
        << labels.join(u'\n').toStdString();
    EXPECT_EQ(dialog.findChild<QPlainTextEdit *>()->toPlainText(), QStringLiteral("{\"a\":}"));

    auto *encodings = dialog.findChild<FileFacts *>()->findChild<QComboBox *>();
    table->selectRow(0);
    encodings->setCurrentIndex(encodings->findText(QStringLiteral("UTF-16LE")));
    Q_EMIT encodings->activated(encodings->currentIndex());
    EXPECT_EQ(dialog.model().waitingCount(), 1);
    ASSERT_TRUE(wait([&] { return dialog.model().waitingCount() == 0; }));
    EXPECT_EQ(dialog.workloads().size(), 1u); // it is no UTF-16
}

TEST_F(Files, aPastedTextBecomesAFile)
{
    AddWorkload dialog(look, folder.filePath(QStringLiteral("pasted")), nullptr);
    EXPECT_FALSE(dialog.addText(QStringLiteral("  \n")));
    ASSERT_TRUE(dialog.addText(QStringLiteral("<p>金榜</p>")));
    ASSERT_TRUE(dialog.addText(QStringLiteral("<p>金榜</p>")));
    ASSERT_TRUE(
        wait([&] { return dialog.model().rowCount() == 1 && dialog.model().waitingCount() == 0; }));
    ASSERT_EQ(dialog.workloads().size(), 1u);
    EXPECT_TRUE(dialog.workloads()[0].name.endsWith(QStringLiteral(".html")));
    QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
}

TEST_F(Files, aHundredMegabytesInOneLineDoNotHoldTheWindowUp)
{
    QByteArray text("[");
    const QByteArray piece =
        QByteArray(50, 'x').prepend('"').append("\",1234567.25,{\"key\":[true,false,null]},");
    while (text.size() < 100'000'000)
        text += piece;
    text += "0]";
    const QString path = write(QStringLiteral("large.json"), text);
    text.clear();
    AddWorkload dialog(look, folder.path(), nullptr);
    dialog.show();
    dialog.addPaths({path});
    double longest = 0;
    const auto turn = [&] {
        const double before = cpuMilliseconds();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        longest = std::max(longest, cpuMilliseconds() - before);
    };
    const auto turnUntil = [&](auto done) {
        QElapsedTimer clock;
        clock.start();
        while (!done() && clock.elapsed() < 60000) {
            turn();
            std::this_thread::yield();
        }
        return done();
    };
    ASSERT_TRUE(turnUntil(
        [&] { return dialog.model().rowCount() == 1 && dialog.model().waitingCount() == 0; }));
    EXPECT_TRUE(dialog.model().files()[0].probe->unread); // it asks first
    EXPECT_TRUE(dialog.workloads().empty());
    longest = 0; // the first layout is not the file's
    for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("Read this file"))
            button->click();
    }
    ASSERT_TRUE(turnUntil([&] { return dialog.model().waitingCount() == 0; }));
    EXPECT_EQ(dialog.workloads().size(), 1u);
    EXPECT_LT(longest, 50);

    // Closing in the middle does not wait for the end either.
    dialog.addPaths({write(QStringLiteral("again.json"), "[1]")});
    QElapsedTimer clock;
    {
        ProbeQueue queue;
        queue.ask(0, path, {{}, true});
        std::this_thread::yield();
        clock.start();
    }
    EXPECT_LT(clock.elapsed(), 1500);
}

TEST_F(Files, theBenchRemembersThemAndSeesWhenTheyGoBad)
{
    QStandardPaths::setTestModeEnabled(true);
    const QString path = write(QStringLiteral("later.json"), "<p>a page after all</p>");
    Settings settings;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
    {
        BenchPage page(bench, [](const core::contest::Plan &) { return RunController::Work(); });
        page.addFiles({path});
        ASSERT_TRUE(wait([&] { return page.setup().workloads.back().probed; }));
        EXPECT_FALSE(page.setup().workloads.back().document);
    }
    write(QStringLiteral("later.json"), "[1,");
    BenchPage page(bench, [](const core::contest::Plan &) { return RunController::Work(); });
    ASSERT_EQ(page.setup().workloads.back().name, path);
    EXPECT_TRUE(page.setup().workloads.back().chosen);
    ASSERT_TRUE(wait([&] { return page.setup().workloads.back().probed; }));
    EXPECT_FALSE(page.setup().workloads.back().problem.isEmpty());
    EXPECT_FALSE(page.setup().workloads.back().chosen);
    page.removeFile(path);
    EXPECT_EQ(page.setup().workloads.size(), defaultSetup().workloads.size());
}

TEST(Notes, haveASentenceEach)
{
    EXPECT_EQ(
        noteText({core::fixture::NoteKind::Guessed, "GB18030"}),
        QStringLiteral("The encoding GB18030 is a guess; choose another if the preview is wrong."));
    core::fixture::Facts facts;
    facts.objects = 1204;
    facts.strings = 1;
    // no translation is loaded
    EXPECT_EQ(countsText(facts).section(QStringLiteral(" · "), 1), QStringLiteral("1 string(s)"));
    EXPECT_TRUE(countsText(facts).startsWith(QStringLiteral("1,204 ")));
}
