// SPDX-License-Identifier: GPL-3.0-or-later
// Figures leave the window in every format of the engine, and a file that could not be written is
// the one that was there before.
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/settings/language.h"
#include "app/desktop/text/formattext.h"
#include "core/archive/formats.h"
#include "tests/desktop/englishwords.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <csignal>
#include <sys/resource.h>

using namespace jinbang;
using namespace jinbang::app;

namespace {

class Export : public testing::Test
{
protected:
    [[nodiscard]] QByteArray bytesOf(const QString &name) const
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
    }
    // The place of a format in the list.
    [[nodiscard]] static int placeOf(std::string_view id)
    {
        int place = 0;
        for (const auto *format : core::archive::formats()) {
            if (format->id == id)
                return place;
            place += format->write != nullptr;
        }
        return -1;
    }

    QTemporaryDir folder;
    Look look;
    std::shared_ptr<const core::archive::Report> report =
        std::make_shared<const core::archive::Report>(test::inventedReport());
    DataExport dialog{look, report, nullptr};
};

} // namespace

TEST_F(Export, writesEveryFormatOfTheEngine)
{
    int written = 0;
    for (const auto *format : core::archive::formats()) {
        if (format->write == nullptr)
            continue;
        const QString name = QStringLiteral("a 金%1").arg(
            QString::fromUtf8(format->suffix.data(), qsizetype(format->suffix.size())));
        const auto saved = dialog.saveTo(folder.filePath(name));
        ASSERT_TRUE(saved) << core::sentence(saved.error());
        EXPECT_GT(bytesOf(name).size(), 200) << format->id;
        EXPECT_FALSE(formatPurpose(format->id).isEmpty()) << format->id;
        ++written;
    }
    EXPECT_EQ(written, dialog.formatCount());
    EXPECT_GE(written, 9);
}

TEST_F(Export, aSharedSuffixKeepsTheChosenFormat)
{
    dialog.choose(placeOf("excel.csv"));
    ASSERT_TRUE(dialog.saveTo(folder.filePath(QStringLiteral("a.csv"))));
    EXPECT_TRUE(bytesOf(QStringLiteral("a.csv")).startsWith("\xef\xbb\xbf"));
    ASSERT_TRUE(dialog.saveTo(folder.filePath(QStringLiteral("a.long.csv"))));
    EXPECT_FALSE(bytesOf(QStringLiteral("a.long.csv")).startsWith("\xef\xbb\xbf"));
    ASSERT_TRUE(dialog.saveTo(folder.filePath(QStringLiteral("a.md"))));
    EXPECT_TRUE(bytesOf(QStringLiteral("a.md")).contains("|"));
    dialog.choose(placeOf("csv"));
    ASSERT_TRUE(dialog.saveTo(folder.filePath(QStringLiteral("a.csv"))));
    EXPECT_FALSE(bytesOf(QStringLiteral("a.csv")).startsWith("\xef\xbb\xbf"));
}

TEST_F(Export, aFormatThatCannotHoldTheResultsIsRefused)
{
    DataExport empty{look, std::make_shared<const core::archive::Report>(), nullptr};
    for (const char *name : {"a.gbench.json", "a.jmh.json", "a.jmh.csv"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        const auto saved = empty.saveTo(path);
        ASSERT_FALSE(saved) << name;
        EXPECT_EQ(saved.error().code, core::ErrorCode::Unsupported) << name;
        EXPECT_FALSE(QFile::exists(path)) << name;
    }
    EXPECT_TRUE(empty.saveTo(folder.filePath(QStringLiteral("a.json"))));
}

// Refused in the dialog itself, in the window's language, and the dialog stays for another choice.
TEST_F(Export, aRefusalIsSaidWhereTheFormatWasChosen)
{
    Language language;
    auto loads = std::make_shared<core::archive::Report>();
    loads->http.emplace_back();
    auto scores = std::make_shared<core::archive::Report>(*report);
    core::archive::Cell score;
    score.label = "gson";
    score.status = core::CellStatus::Ok;
    score.foreign.emplace();
    score.foreign->metric = "parse";
    scores->cells.push_back(score);
    int refused = 0;
    for (const char *wanted : {"en", "zh_CN"}) {
        language.use(QString::fromLatin1(wanted));
        for (const auto &[results, id] :
             {std::pair{std::make_shared<core::archive::Report>(), "jmh.json"},
              std::pair{loads, "jmh.json"}, std::pair{loads, "jmh.csv"},
              std::pair{loads, "gbench.json"}, std::pair{scores, "gbench.json"}}) {
            DataExport asked{look, results, nullptr};
            asked.choose(placeOf(id));
            asked.show();
            const QString path = folder.filePath(QStringLiteral("refused"));
            QTimer::singleShot(0, &asked, [&] {
                auto *chooser = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                ASSERT_NE(chooser, nullptr);
                static_cast<QFileDialog *>(chooser)->selectFile(path);
                chooser->accept();
            });
            for (QPushButton *button : asked.findChildren<QPushButton *>()) {
                if (button->isDefault())
                    button->click();
            }
            EXPECT_TRUE(asked.isVisible()) << id;
            QString said;
            for (const QLabel *label : asked.findChildren<QLabel *>()) {
                if (label->isVisible() && label->property("role") == QStringLiteral("error"))
                    said = label->text();
            }
            EXPECT_FALSE(said.isEmpty()) << id;
            if (language.current() == QStringLiteral("zh_CN")) {
                EXPECT_EQ(test::englishIn(said, {QStringLiteral("gson"), QStringLiteral("parse")}),
                          QStringList())
                    << said.toStdString();
            }
            ++refused;
        }
    }
    language.use(QStringLiteral("en"));
    EXPECT_EQ(refused, 10);
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(Export, whatCannotBeWrittenIsNamedAndTheOldFileStays)
{
    EXPECT_EQ(dialog.saveTo(folder.filePath(QStringLiteral("a.xls"))).error().code,
              core::ErrorCode::UnknownSuffix);
    EXPECT_EQ(dialog.saveTo(folder.filePath(QStringLiteral("no/such/folder/a.csv"))).error().code,
              core::ErrorCode::CannotWrite);
    EXPECT_EQ(dialog.saveTo(QStringLiteral("/dev/full")).error().code,
              core::ErrorCode::UnknownSuffix);

    const QString path = folder.filePath(QStringLiteral("old.json"));
    QFile old(path);
    ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    // A disk that takes no more: files of this process may not grow beyond 4 KB.
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{4096, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto saved = dialog.saveTo(path);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    EXPECT_FALSE(saved);
    EXPECT_EQ(bytesOf(QStringLiteral("old.json")), QByteArray("old"));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("old.json")});
}
