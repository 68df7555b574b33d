// SPDX-License-Identifier: GPL-3.0-or-later
// Every file that can be dropped on a Chinese window and cannot be used is refused in Chinese, and
// none of them holds the window up: broken JSON of all kinds, streams, other encodings, folders,
// pipes, devices, links in a circle, and files larger than anything can hold.
#include "app/desktop/run/fileprobe.h"
#include "app/desktop/run/resultfile.h"
#include "app/desktop/run/setupplan.h"
#include "app/desktop/run/tablereading.h"
#include "app/desktop/settings/language.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/notetext.h"
#include "tests/desktop/englishwords.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

using namespace jinbang;
using namespace jinbang::app;
using test::englishIn;

namespace {

class BadFiles : public testing::Test
{
protected:
    void SetUp() override { language.use(QStringLiteral("zh_CN")); }
    void TearDown() override { language.use(QStringLiteral("en")); }

    [[nodiscard]] QString pathOf(const char *name) const
    {
        return folder.filePath(QString::fromUtf8(name));
    }
    QString write(const QByteArray &bytes, const char *name = "a.json") const
    {
        QFile file(pathOf(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(bytes), bytes.size());
        return file.fileName();
    }
    QString makeHuge(const char *name, off_t bytes) const
    {
        const QString path = write({}, name);
        EXPECT_EQ(::truncate(QFile::encodeName(path).constData(), bytes), 0);
        return path;
    }
    void expectChinese(const QString &text, const QString &path, const QByteArray &what)
    {
        ++m_told;
        EXPECT_FALSE(text.isEmpty()) << what.constData();
        QStringList given{path, QStringLiteral("jinbang-plan"), QStringLiteral("jinbang-report")};
        if (path.size() > 200) // a long name is shown in part
            given << folder.path() << QString(200, u'a') << QString(3, u'a');
        const QStringList english = englishIn(text, given);
        EXPECT_TRUE(english.isEmpty()) << what.left(60).constData() << ": " << text.toStdString();
    }
    void expectChinese(const core::Error &error, const QString &path, const QByteArray &what)
    {
        expectChinese(errorText(error), path, what);
    }
    /// All doors a file comes in by: a workload, a result, a plan, a table.
    void expectAllRefuse(const QString &path, const QByteArray &what, bool alsoAsWorkload = true)
    {
        const FileProbe probe = probeFile(path, {}, {});
        if (alsoAsWorkload) {
            ASSERT_TRUE(probe.error) << what.left(60).constData();
            expectChinese(*probe.error, path, what);
        }
        const OpenedFile opened = openResult(path, false);
        ASSERT_EQ(opened.report, nullptr) << what.left(60).constData();
        if (!opened.isTable)
            expectChinese(opened.error, path, what);
        const auto plan = openPlan(path);
        ASSERT_FALSE(plan) << what.left(60).constData();
        expectChinese(plan.error(), path, what);
        const auto table = readTable(path);
        if (!table)
            expectChinese(table.error(), path, what);
        else if (table->preview.problem)
            expectChinese(*table->preview.problem, path, what);
    }

    Language language;
    QTemporaryDir folder;
    int m_told = 0;
};

constexpr int kDeep = 100'000;

} // namespace

TEST_F(BadFiles, brokenJsonOfEveryKind)
{
    const std::vector<QByteArray> texts{"{",
                                        "[1,",
                                        "[1 2]",
                                        "[1,]",
                                        "[,1]",
                                        "{\"a\" 1}",
                                        "{\"a\":",
                                        "{\"a\":1,}",
                                        "{\"a\":1 \"b\":2}",
                                        "{1:2}",
                                        "{'a':1}",
                                        "tru",
                                        "[nul]",
                                        "[fals]",
                                        "[NaN]",
                                        "[01]",
                                        "[-]",
                                        "[-x]",
                                        "[1.]",
                                        "[1e+]",
                                        "[+1]",
                                        "[.5]",
                                        "[1e999]",
                                        "[\"abc",
                                        "[\"abc\\",
                                        "[\"\\x\"]",
                                        "[\"\\u12\"]",
                                        "[\"\\ud800\"]",
                                        "[\"\\udc00\"]",
                                        "[\"\x01\"]",
                                        "[\"a\nb\"]",
                                        "[\"\xff\"]",
                                        "[\"\xc3(\"]",
                                        "[1] x",
                                        "[1]]",
                                        "// comment\n{}",
                                        "nothing at all",
                                        "{\"a\":[1,2,{\"b\":tru}]}",
                                        QByteArray("[1]\0", 4),
                                        QByteArray("[1]\0[2]", 7),
                                        QByteArray(kDeep, '['),
                                        QByteArray(kDeep, '[') + QByteArray(kDeep - 1, ']')};
    for (const QByteArray &text : texts)
        expectAllRefuse(write(text), text);
    EXPECT_GT(m_told, int(texts.size()) * 2);
}

TEST_F(BadFiles, severalDocumentsAndNone)
{
    for (const QByteArray &text :
         {QByteArray("{\"a\":1}\n{\"a\":2}\n"), QByteArray("[1][2]"), QByteArray("{}\n{}\n{\n"),
          QByteArray("{}\n[1 2]\n"), QByteArray("{}\n{\"a\"\n"), QByteArray("\x1e{}\n\x1e{}\n"),
          QByteArray("\x1e{}\n"), QByteArray("1 2 3"), QByteArray(), QByteArray(" \n\t"),
          QByteArray("\xef\xbb\xbf"), QByteArray("\xef\xbb\xbf \n")})
        expectAllRefuse(write(text), text);
}

TEST_F(BadFiles, otherEncodingsAndNoTextAtAll)
{
    for (const QByteArray &text :
         {QByteArray("{\"name\":\"caf\xe9\"}"), QByteArray("\xff\xfe{\0\"\0", 6),
          QByteArray("\xff\xfe\0\xd8{\0", 6), QByteArray("\xfe\xff\0{\0", 5),
          QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16),
          QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3", 10),
          QByteArray("<html><meta charset=utf-8><p>\xff\xfe\x80\x81\xff</p>"),
          QByteArray("<p>\xe9\xff\x81"), QByteArray("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")})
        expectAllRefuse(write(text), text, false);
    const QString path = write("{\"name\":\"\xff\"}");
    for (const char *encoding : {"x-none", "UTF-8", "UTF-16LE", "GB18030", "Big5", "UTF-32BE"}) {
        const FileProbe probe = probeFile(path, {QString::fromLatin1(encoding), false}, {});
        ASSERT_TRUE(probe.error) << encoding;
        ++m_told;
        const QString text = errorText(*probe.error);
        EXPECT_EQ(englishIn(text, {path, QStringLiteral("x-none")}), QStringList())
            << text.toStdString();
    }
}

// What is said of a file that is taken, too.
TEST_F(BadFiles, theirNotes)
{
    const QString path =
        write("<html><meta charset=gb2312><p>\xbd\xf0\xb0\xf1\xcc\xe2\xc3\xfb\xa3\xac\xe9\x46</p>");
    const FileProbe probe = probeFile(path, {}, {});
    ASSERT_TRUE(probe.isValid());
    EXPECT_GE(probe.notes.size(), 2u);
    for (const auto &note : probe.notes) {
        const QString text = noteText(note);
        EXPECT_EQ(englishIn(text, {QStringLiteral("gb2312")}), QStringList()) << text.toStdString();
    }
}

TEST_F(BadFiles, whatIsNoFileIsRefusedAtOnce)
{
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("folder.json")));
    // Nobody ever writes into it: opening it to read would wait for ever.
    ASSERT_EQ(::mkfifo(QFile::encodeName(pathOf("pipe.json")).constData(), 0600), 0);
    ASSERT_EQ(::symlink("b.json", QFile::encodeName(pathOf("c.json")).constData()), 0);
    ASSERT_EQ(::symlink("c.json", QFile::encodeName(pathOf("b.json")).constData()), 0);
    write("x", "file");
    for (const QString &path :
         {pathOf("folder.json"), pathOf("pipe.json"), pathOf("b.json"), pathOf("missing.json"),
          pathOf("file/inside.json"), pathOf(QByteArray(300, 'a').constData()),
          QStringLiteral("/dev/null"), QStringLiteral("/dev/zero")}) {
        expectAllRefuse(path, path.toUtf8());
        EXPECT_FALSE(looksLikeResult(path)) << path.toStdString();
    }
    EXPECT_FALSE(openResult(pathOf("pipe.json"), true).report);
}

TEST_F(BadFiles, aFileThatIsLargerThanAnythingCanHold)
{
    constexpr off_t kGiB = off_t{1} << 30;
    const QString results = makeHuge("results.csv", 3 * kGiB);
    const OpenedFile opened = openResult(results, false);
    EXPECT_EQ(opened.error.code, core::ErrorCode::TooLarge);
    expectChinese(opened.error, results, "results");
    const auto table = readTable(results);
    ASSERT_FALSE(table);
    expectChinese(table.error(), results, "table");
    const QString workload = makeHuge("workload.json", 2048 * kGiB);
    EXPECT_TRUE(probeFile(workload, {}, {}).unread) << "asked for first";
    const FileProbe probe = probeFile(workload, {{}, true}, {});
    ASSERT_TRUE(probe.error);
    EXPECT_EQ(probe.error->code, core::ErrorCode::TooLarge);
    expectChinese(*probe.error, workload, "workload");
}

// A test that runs as root may read everything, so the system's words are asked for by themselves.
TEST_F(BadFiles, whatTheSystemSays)
{
    for (const int code :
         {EACCES, EPERM,  ENOENT, ENOTDIR, EISDIR,    EIO,    ELOOP, ENAMETOOLONG, EMFILE,
          ENFILE, ENOMEM, ENOSPC, EDQUOT,  EROFS,     EEXIST, EFBIG, EBUSY,        ETXTBSY,
          ENODEV, ENXIO,  EINVAL, ESTALE,  EOVERFLOW, EAGAIN, EPIPE, ENOEXEC,      ECONNREFUSED})
        expectChinese({core::ErrorCode::CannotRead, "/x.json", std::strerror(code)},
                      QStringLiteral("/x.json"), std::strerror(code));
}
