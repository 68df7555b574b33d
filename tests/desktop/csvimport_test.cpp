// SPDX-License-Identifier: GPL-3.0-or-later
// A table of scores on its way in: what is guessed can be seen and changed, what forbids the import
// is said with its place, and nothing comes in by halves.
#include "app/desktop/dialogs/csvimport.h"
#include "app/desktop/settings/language.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace jinbang;
using namespace jinbang::app;
using core::archive::ColumnRole;

namespace {

// Of the calling thread: what others do on the machine does not count.
double cpuMilliseconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

class Table : public testing::Test
{
protected:
    QString write(const QByteArray &bytes) const
    {
        const QString path = folder.filePath(QStringLiteral("得分 1.csv"));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(bytes), bytes.size());
        return path;
    }
    void open(const QByteArray &bytes)
    {
        language.use(QStringLiteral("en"));
        dialog = std::make_unique<CsvImport>(look, worker, write(bytes), nullptr);
        dialog->show();
        settle();
    }
    void settle() const
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return dialog->isSettled(); }, 20000));
    }
    [[nodiscard]] QComboBox *box(const char *name) const
    {
        for (QComboBox *each : dialog->findChildren<QComboBox *>()) {
            if (each->accessibleName() == QLatin1String(name))
                return each;
        }
        ADD_FAILURE() << name;
        return nullptr;
    }
    void choose(const char *name, int item) const
    {
        box(name)->setCurrentIndex(item);
        Q_EMIT box(name)->activated(item);
        settle();
    }
    [[nodiscard]] QPushButton *import() const
    {
        for (QPushButton *each : dialog->findChildren<QPushButton *>()) {
            if (each->text() == QStringLiteral("Import"))
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] std::string verdict() const
    {
        for (const QLabel *each : dialog->findChildren<QLabel *>()) {
            if (each->textInteractionFlags() & Qt::TextSelectableByMouse)
                return each->text().toStdString();
        }
        return {};
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return dialog->model().index(row, column).data().toString();
    }

    QTemporaryDir folder;
    Language language;
    Look look;
    Worker worker;
    std::unique_ptr<CsvImport> dialog;
};

constexpr auto kGood = "Test;Library;Time (ms);Note\nparse;a;1,5;x\nparse;b;2,25;\n";

} // namespace

TEST_F(Table, isShownAsItWouldBeUnderstood)
{
    open(kGood);
    CsvPreviewModel *model = dialog->findChild<CsvPreviewModel *>();
    const QAbstractItemModelTester tester(model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(cell(1, 2), QStringLiteral("2.25"));
    EXPECT_EQ(model->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
              QStringLiteral("Score\nTime (ms)"));
    EXPECT_EQ(model->headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
              QStringLiteral("–\nNote"));
    EXPECT_FALSE(model->index(0, 3).data(CsvPreviewModel::UsedRole).toBool());
    EXPECT_EQ(model->index(0, 2).data(Qt::AccessibleTextRole).toString(),
              QStringLiteral("Time (ms), Score: 1.5"));
    EXPECT_EQ(box("Unit of all scores")->currentText(), QStringLiteral("ms"));
    EXPECT_EQ(verdict(), "2 scores · 1 metric · 2 libraries · less is better");
    EXPECT_TRUE(import()->isEnabled() && import()->isDefault());
    model->setPreview({}, {});
    EXPECT_EQ(model->rowCount(), 0);
}

TEST_F(Table, thatIsWrongSaysWhereAndCannotBeImported)
{
    open("metric,library,score\nparse,a,1\nparse,b,fast\n");
    EXPECT_EQ(verdict(), "Line 3, column 9: \"fast\" is no number");
    EXPECT_FALSE(import()->isEnabled());
    EXPECT_TRUE(dialog->model().index(1, 2).data(CsvPreviewModel::WrongRole).toBool());
    EXPECT_FALSE(dialog->model().index(0, 2).data(CsvPreviewModel::WrongRole).toBool());
    dialog->accept(); // as Enter would
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(dialog->report(), nullptr);
    language.use(QStringLiteral("zh_CN"));
    Q_EMIT box("Encoding")->activated(0);
    settle();
    EXPECT_EQ(verdict(), "第 3 行第 9 列：“fast”不是数字");
    language.use(QStringLiteral("en"));
}

TEST_F(Table, ofUnknownHeadingsIsReadByTheColumnsThatAreChosen)
{
    open("Wert;Fall;Wer\n1,5;lesen;a\n2,5;lesen;b\n");
    EXPECT_EQ(dialog->choice().roles,
              (std::vector{ColumnRole::Score, ColumnRole::Metric, ColumnRole::Library}));
    choose("Column: Metric", 2); // what the library had: they change places
    EXPECT_EQ(dialog->choice().roles,
              (std::vector{ColumnRole::Score, ColumnRole::Library, ColumnRole::Metric}));
    EXPECT_EQ(box("Column: Library")->currentText(), QStringLiteral("Fall"));
    choose("Column: Error", 1);
    EXPECT_FALSE(import()->isEnabled()) << "no column is left for the score";
    EXPECT_EQ(verdict(), "Line 1, column 1: no column is known to be the score");
    choose("Column: Error", 0);
    choose("Column: Score", 0);
    EXPECT_TRUE(import()->isEnabled()) << verdict();
}

TEST_F(Table, followsTheSeparatorAndTheDecimalMark)
{
    open("metric|library|score\nparse|a|1,234\n");
    EXPECT_FALSE(import()->isEnabled());
    choose("Between cells", 3);
    EXPECT_EQ(dialog->model().columnCount(), 3);
    EXPECT_EQ(cell(0, 2), QStringLiteral("1.234"));
    EXPECT_TRUE(import()->isEnabled()) << verdict();
    choose("Encoding", 3); // UTF-16LE, which it is not
    EXPECT_FALSE(import()->isEnabled());
    choose("Encoding", 0);
    EXPECT_TRUE(import()->isEnabled()) << verdict();
    auto *headings = dialog->findChild<QCheckBox *>();
    headings->click();
    settle();
    EXPECT_FALSE(import()->isEnabled()) << "the headings are no scores";
    EXPECT_EQ(cell(0, 0), QStringLiteral("metric"));
}

TEST_F(Table, comesInWholeWhenItIsAccepted)
{
    open(kGood);
    box("Unit of all scores")->setEditText(QStringLiteral("us/op"));
    QTest::keyClick(import(), Qt::Key_Return); // while the preview is not worked out yet
    settle();
    EXPECT_TRUE(dialog->isVisible());
    QTest::keyClick(import(), Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([this] { return dialog->result() == QDialog::Accepted; }, 20000));
    ASSERT_NE(dialog->report(), nullptr);
    EXPECT_EQ(dialog->report()->cells.size(), 2U);
    EXPECT_EQ(dialog->report()->cells[1].classic->score, 2.25);
    EXPECT_EQ(dialog->report()->cells[1].classic->unit, "us/op");
    EXPECT_EQ(dialog->report()->importedFrom->file, "得分 1.csv");
}

TEST_F(Table, thatIsNotThereOrEmptyIsRefusedInTheDialog)
{
    open("");
    EXPECT_FALSE(import()->isEnabled());
    EXPECT_NE(verdict().find("is empty"), std::string::npos) << verdict();
    dialog =
        std::make_unique<CsvImport>(look, worker, QStringLiteral("/no/such/file.csv"), nullptr);
    settle();
    EXPECT_FALSE(import()->isEnabled());
    EXPECT_NE(verdict().find("cannot be read"), std::string::npos) << verdict();
    for (const QComboBox *each : dialog->findChildren<QComboBox *>())
        EXPECT_FALSE(each->isEnabled()) << each->accessibleName().toStdString();
}

TEST_F(Table, ofManyRowsDoesNotHoldUpTheWindow)
{
    QByteArray bytes = "metric,library,score\n";
    for (int i = 0; i < 200'000; ++i)
        bytes += QByteArray("metric-") + QByteArray::number(i) + ",a,1.5\n";
    dialog = std::make_unique<CsvImport>(look, worker, write(bytes), nullptr);
    dialog->show();
    QCoreApplication::processEvents(); // the first layout
    const double before = cpuMilliseconds();
    settle();
    EXPECT_LT(cpuMilliseconds() - before, 100); // the table takes the worker several times that
    EXPECT_TRUE(import()->isEnabled()) << verdict();
    EXPECT_EQ(dialog->model().rowCount(), 50);
    Q_EMIT box("Encoding")->activated(0);
    dialog.reset(); // closed while it is at work
}

TEST_F(Table, canBeAnsweredByKeyboardAlone)
{
    open(kGood);
    QStringList stops;
    QApplication::setActiveWindow(dialog.get());
    box("Encoding")->setFocus();
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        const QString name = dialog->focusWidget()->accessibleName();
        const auto *button = qobject_cast<QAbstractButton *>(dialog->focusWidget());
        stops << (name.isEmpty() && button != nullptr ? button->text() : name);
        if (stops.constLast() == QStringLiteral("Encoding"))
            break;
    }
    EXPECT_EQ(
        stops.join(u'|').toStdString(),
        "Between cells|1.5|The first row is headings|Column: Metric|Column: Library|Column: "
        "Score|Column: Unit|Column: Error|"
        "Unit of all scores|The first rows as they would be understood|Cancel|Import|Encoding");
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(dialog->report(), nullptr);
}
