// SPDX-License-Identifier: GPL-3.0-or-later
// Each page and state looks as it did when somebody last looked at it. After a change that is
// meant: look at the pictures of jinbang-screenshots, then write new ones with jinbang-goldens.
#include "tests/desktop/golden.h"

#include <gtest/gtest.h>

using namespace jinbang::app::test;

namespace {

constexpr int kMostPixels = 60; // of 10 000: some lines of text that another font breaks elsewhere

class Golden : public testing::TestWithParam<Shot>
{
};

QString fileOf(const Shot &shot)
{
    return QStringLiteral(JINBANG_SOURCE_DIR "/tests/desktop/goldens/%1.png")
        .arg(QString::fromLatin1(shot.name));
}

} // namespace

INSTANTIATE_TEST_SUITE_P(Shots, Golden, testing::ValuesIn(allShots()), [](const auto &shot) {
    return QString::fromLatin1(shot.param.name).remove(QLatin1Char('-')).toStdString();
});

TEST_P(Golden, looksAsBefore)
{
    const QImage golden(fileOf(GetParam()));
    ASSERT_FALSE(golden.isNull()) << "no golden picture; see the head of this file";
    const QImage now = goldenOf(GetParam());
    ASSERT_EQ(golden.size(), now.size());
    const Difference difference = differenceOf(golden, now);
    EXPECT_LE(difference.pixels, kMostPixels) << "the worst by " << difference.worst << " at "
                                              << difference.at.x() << ',' << difference.at.y();
    if (HasFailure())
        now.save(QStringLiteral("golden-%1-now.png").arg(QString::fromLatin1(GetParam().name)));
}

TEST(GoldenPictures, tellWrongThemesAndMissingCardsApart)
{
    const QImage light(fileOf(allShots()[2]));
    QImage changed = light;
    for (int y = 3; y < 9; ++y) {
        for (int x = 13; x < 40; ++x)
            changed.setPixel(x, y, 0xffc0c0c0);
    }
    EXPECT_EQ(differenceOf(light, light).pixels, 0);
    EXPECT_GT(differenceOf(light, changed).pixels, kMostPixels);
}
