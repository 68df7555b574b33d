// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of widgets need an application object, no display and the C locale's numbers.
#include <gtest/gtest.h>

#include <QApplication>

#include <clocale>

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TZ", "UTC"); // pages show when a run was
    qunsetenv("QT_SCALE_FACTOR");
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    std::setlocale(LC_NUMERIC, "C");
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
