// SPDX-License-Identifier: GPL-3.0-or-later
// The setup panel as a part of the Bench: its fields, the wheel over them, its width, its files.
#include "app/desktop/pages/planfields.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/pages/setuprows.h"
#include "app/desktop/run/setupplan.h"
#include "app/desktop/widgets/wheelguard.h"
#include "tests/desktop/benchpagetest.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QScrollArea>
#include <QSet>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QWheelEvent>

using namespace jinbang;
using namespace jinbang::app;
using BenchPanel = jinbang::test::BenchPageTest;

TEST_F(BenchPanel, aFieldThatWasOnlyLeftChangesNothingAndAnEditMakesThePresetCustom)
{
    auto *fields = page.findChild<PlanFields *>();
    QLineEdit *threads = nullptr;
    for (QLineEdit *edit : fields->findChildren<QLineEdit *>()) {
        if (edit->accessibleName() == QStringLiteral("Threads"))
            threads = edit;
    }
    ASSERT_NE(threads, nullptr);
    int edits = 0;
    QObject::connect(fields, &PlanFields::edited, [&] { ++edits; });
    Q_EMIT threads->editingFinished();
    EXPECT_EQ(edits, 0);
    EXPECT_EQ(page.setup().options.preset, core::contest::Preset::Quick);
    threads->setText(QStringLiteral("1,2"));
    Q_EMIT threads->editingFinished();
    EXPECT_EQ(edits, 1);
    EXPECT_EQ(page.setup().options.preset, core::contest::Preset::Custom);
    EXPECT_TRUE(
        commandLine(planOf(page.setup())).contains(QStringLiteral("--preset quick --threads 1,2")));
}

TEST_F(BenchPanel, theWheelOverAFieldWithoutTheFocusChangesNothing)
{
    WheelGuard guard;
    qApp->installEventFilter(&guard);
    auto *fields = page.findChild<PlanFields *>();
    const auto wheelOver = [](QWidget *field) {
        QWheelEvent event(QPointF(5, 5), field->mapToGlobal(QPointF(5, 5)), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(field, &event);
    };
    for (QSpinBox *spin : fields->findChildren<QSpinBox *>()) {
        QEvent polish(QEvent::Polish);
        QCoreApplication::sendEvent(spin, &polish);
        const int before = spin->value();
        spin->clearFocus();
        wheelOver(spin);
        EXPECT_EQ(spin->value(), before) << spin->accessibleName().toStdString();
        EXPECT_FALSE(spin->focusPolicy() == Qt::WheelFocus);
    }
    for (QComboBox *box : fields->findChildren<QComboBox *>()) {
        const int before = box->currentIndex();
        box->clearFocus();
        wheelOver(box);
        EXPECT_EQ(box->currentIndex(), before) << box->accessibleName().toStdString();
    }
}

TEST_F(BenchPanel, theSetupFitsIntoItsPanel)
{
    const auto *scroll = page.setupPanel()->findChild<QScrollArea *>();
    for (const bool compact : {false, true}) {
        look.setCompact(compact);
        page.resize(compact ? QSize(948, 640) : QSize(1360, 840));
        QCoreApplication::processEvents();
        EXPECT_LE(scroll->widget()->minimumSizeHint().width(), scroll->viewport()->width())
            << (compact ? "compact" : "wide");
    }
}

TEST_F(BenchPanel, filesOfOneNameAreToldApart)
{
    const QTemporaryDir folder;
    QStringList paths;
    for (const QString &place : {QStringLiteral("a"), QStringLiteral("b")}) {
        QDir(folder.path()).mkdir(place);
        paths << folder.filePath(place + QStringLiteral("/x.json"));
        QFile file(paths.back());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("[1]");
    }
    page.addFiles(paths);
    QStringList names;
    for (const WorkloadRow *row : page.setupPanel()->findChildren<WorkloadRow *>())
        names << row->findChild<QCheckBox *>()->accessibleName();
    EXPECT_TRUE(names.contains(QStringLiteral("x.json · a")));
    EXPECT_TRUE(names.contains(QStringLiteral("x.json · b")));
    QSet<QString> rows;
    model->setShortNames(true);
    for (int line = 0; line < model->rowCount(); ++line) {
        const QString name = model->index(line, 0).data().toString();
        if (name.startsWith(u'x'))
            rows << name;
    }
    EXPECT_EQ(rows, (QSet<QString>{QStringLiteral("x"), QStringLiteral("x (2)")}));
}
