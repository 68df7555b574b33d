// SPDX-License-Identifier: GPL-3.0-or-later
// A file that could not be saved whole is not touched.
#include "app/desktop/text/safefile.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <unistd.h>

using namespace jinbang::app;

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<cannot read>");
}

TEST(SafeFile, replacesTheOldContent)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("图 表.png"));
    ASSERT_TRUE(saveSafely(path, "old"));
    ASSERT_TRUE(saveSafely(path, "new"));
    EXPECT_EQ(contentOf(path), "new");
    EXPECT_EQ(QDir(dir.path()).entryList(QDir::Files).size(), 1);
}

TEST(SafeFile, aMissingFolderIsAnError)
{
    const QTemporaryDir dir;
    const auto saved = saveSafely(dir.filePath(QStringLiteral("no/such/file.png")), "x");
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, jinbang::core::ErrorCode::CannotWrite);
}

TEST(SafeFile, aFullDiskIsTold)
{
    const auto saved = saveSafely(QStringLiteral("/dev/full"), QByteArray(100000, 'x'));
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, jinbang::core::ErrorCode::DiskFull);
}

TEST(SafeFile, followsALinkInsteadOfReplacingIt)
{
    const QTemporaryDir dir;
    const QString real = dir.filePath(QStringLiteral("real"));
    const QString link = dir.filePath(QStringLiteral("link"));
    ASSERT_TRUE(saveSafely(real, "a"));
    ASSERT_TRUE(QFile::link(real, link));
    ASSERT_TRUE(saveSafely(link, "b"));
    EXPECT_EQ(contentOf(real), "b");
    EXPECT_TRUE(QFileInfo(link).isSymLink());
}
