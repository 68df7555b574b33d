// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that take pictures: they make a missing folder, and never say that pictures were
// written which are not there.
#include "tests/desktop/picturefolder.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

using namespace jinbang::app::test;

namespace {

QImage grey()
{
    QImage image(2, 2, QImage::Format_RGB32);
    image.fill(Qt::gray);
    return image;
}

const std::vector<WantedPicture> kTwo{{QStringLiteral("a_light.png"), grey},
                                      {QStringLiteral("b_dark.png"), grey}};

} // namespace

TEST(PictureFolder, isMadeWhereItIsMissing)
{
    const QTemporaryDir parent;
    const QString folder = parent.filePath(QStringLiteral("new/deeper"));
    testing::internal::CaptureStdout();
    EXPECT_EQ(writePictures({folder}, kTwo), 0);
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "a_light.png\nb_dark.png\n");
    EXPECT_EQ(QDir(folder).entryList(QDir::Files),
              (QStringList{QStringLiteral("a_light.png"), QStringLiteral("b_dark.png")}));
}

TEST(PictureFolder, isRefusedBeforeTheFirstPictureIsTaken)
{
    const QTemporaryDir parent;
    QFile file(parent.filePath(QStringLiteral("file")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    int taken = 0;
    const std::vector<WantedPicture> counted{{QStringLiteral("a.png"), [&] {
                                                  ++taken;
                                                  return grey();
                                              }}};
    for (const QString &folder : {parent.filePath(QStringLiteral("file/inside")), file.fileName(),
                                  QStringLiteral("/proc")}) {
        testing::internal::CaptureStderr();
        EXPECT_EQ(writePictures({folder}, counted), 1) << folder.toStdString();
        const std::string said = testing::internal::GetCapturedStderr();
        EXPECT_NE(said.find(folder.toStdString()), std::string::npos) << said;
    }
    EXPECT_EQ(taken, 0);
}

TEST(PictureFolder, tellsOfAPictureThatCannotBeWritten)
{
    const QTemporaryDir parent;
    ASSERT_TRUE(QDir(parent.path()).mkdir(QStringLiteral("b_dark.png"))); // in its place
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    EXPECT_EQ(writePictures({parent.path()}, kTwo), 1);
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "a_light.png\n");
    EXPECT_NE(testing::internal::GetCapturedStderr().find("b_dark.png"), std::string::npos);
    const QImage nothing;
    EXPECT_FALSE(PictureFolder(parent.path()).save(QStringLiteral("c.png"), nothing).isEmpty());
}

TEST(PictureFolder, saysThatNoPictureHasSuchAName)
{
    const QTemporaryDir parent;
    for (const QStringList &arguments :
         {QStringList{}, QStringList{parent.path(), QStringLiteral("purple")},
          QStringList{parent.path(), QStringLiteral("a"), QStringLiteral("b")}}) {
        testing::internal::CaptureStderr();
        EXPECT_EQ(writePictures(arguments, kTwo), 1);
        EXPECT_FALSE(testing::internal::GetCapturedStderr().empty());
    }
    EXPECT_TRUE(QDir(parent.path()).isEmpty());
}
