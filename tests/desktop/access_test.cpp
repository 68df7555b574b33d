// SPDX-License-Identifier: GPL-3.0-or-later
// The window for those who cannot see it, see little of it, or have no mouse: Tab in reading order
// and out of everything, each cell with words, contrast as painted, texts of one and a half times
// the size uncut, dialogs that Enter answers, and a run that is told (case D15).
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/shell/runteller.h"
#include "tests/desktop/openedwindow.h"
#include "tests/desktop/paintedtext.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace jinbang;
using namespace jinbang::app;
using namespace jinbang::app::test;

namespace {

constexpr int kMostStops = 200;

std::string nameOf(const QWidget *widget)
{
    const QAccessibleInterface *face =
        QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
    return face == nullptr ? std::string() : face->text(QAccessible::Name).toStdString();
}

std::string joined(const std::vector<std::string> &names)
{
    std::string all;
    for (const std::string &name : names)
        all += (all.empty() ? "" : " | ") + name;
    return all;
}

/// The names of what Tab stops at, until it is where it was before.
std::vector<std::string> tabStops(MainWindow &window)
{
    QApplication::setActiveWindow(&window);
    QCoreApplication::processEvents();
    std::vector<const QWidget *> seen;
    std::vector<std::string> names;
    for (int i = 0; i < kMostStops; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const QWidget *now = QApplication::focusWidget();
        const auto before = std::find(seen.begin(), seen.end(), now);
        if (before != seen.end()) {
            // The first stops may be of a part that was entered in its middle; a trap is a short
            // ring.
            EXPECT_GT(seen.end() - before, 5)
                << "Tab is caught at " << nameOf(now) << " after " << joined(names);
            return names;
        }
        seen.push_back(now);
        names.push_back(nameOf(now));
    }
    ADD_FAILURE() << "Tab never came back: " << joined(names);
    return names;
}

const Shot &shotOf(const char *name)
{
    const auto &all = allShots();
    return *std::find_if(all.begin(), all.end(),
                         [&](const Shot &shot) { return std::string(shot.name) == name; });
}

class EachShot : public testing::TestWithParam<Shot>
{
};

/// Walked by every test below; each costs five windows.
std::vector<Shot> mainShots()
{
    std::vector<Shot> shots;
    for (const char *name :
         {"first",       "nothing",   "idle",          "bench",       "stopped",
          "ended",       "inspector", "results-empty", "results",     "results-mbs",
          "board-empty", "board",     "scale",         "scale-table", "scale-http",
          "compare",     "history",   "addworkload",   "importtable", "exportdata",
          "exportchart", "settings",  "httpload-ended"})
        shots.push_back(shotOf(name));
    return shots;
}

INSTANTIATE_TEST_SUITE_P(Shots, EachShot, testing::ValuesIn(mainShots()), [](const auto &shot) {
    return QString::fromLatin1(shot.param.name).remove(QLatin1Char('-')).toStdString();
});

} // namespace

TEST(Tab, goesThroughTheBenchAsItIsReadAndComesBack)
{
    OpenedWindow opened({}, shotOf("idle"));
    const auto stops = tabStops(opened.window());
    const std::vector<std::string> pinned{"Detect libraries again",
                                          "simdjson",
                                          "Other ways of simdjson",
                                          "RapidJSON",
                                          "Other ways of RapidJSON",
                                          "nlohmann/json",
                                          "Other ways of nlohmann/json",
                                          "Boost.JSON",
                                          "Other ways of Boost.JSON",
                                          "QJsonDocument",
                                          "One user",
                                          "20 users",
                                          "Article, HTML body",
                                          "List of users",
                                          "Counts of List of users",
                                          "Beans, all types",
                                          "Counts of Beans, all types",
                                          "Small users",
                                          "Counts of Small users",
                                          "Entity",
                                          "Client, nested lists"};
    const auto found = std::search(stops.begin(), stops.end(), pinned.begin(), pinned.end());
    EXPECT_NE(found, stops.end()) << joined(stops);
    const auto place = [&](const char *name) {
        return std::find(stops.begin(), stops.end(), name) - stops.begin();
    };
    EXPECT_LT(place("Client, nested lists"), place("Deserialize"));
    EXPECT_LT(place("Deserialize"), place("Preset: Quick"));
    EXPECT_LT(place("Preset: Quick"), place("Run")) << joined(stops);
    EXPECT_LT(place("Run"), place("Matrix of operations and libraries"));
}

TEST(Tab, getsOutOfEveryPage)
{
    for (const char *name :
         {"bench", "ended", "results", "board", "scale", "scale-http", "compare", "history"}) {
        OpenedWindow opened({}, shotOf(name));
        const auto stops = tabStops(opened.window());
        EXPECT_GT(stops.size(), 5u) << name;
        EXPECT_EQ(std::count(stops.begin(), stops.end(), std::string()), 0)
            << name << joined(stops);
    }
}

TEST_P(EachShot, saysSomethingOfEachCell)
{
    OpenedWindow opened({}, GetParam());
    for (const auto *view : opened.shown().findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || view->model() == nullptr)
            continue;
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex index = view->model()->index(row, column);
                if (!(index.flags() & Qt::ItemIsSelectable) && index.data().isNull())
                    continue; // the rest of a heading that goes across
                const QString spoken = index.data(Qt::AccessibleTextRole).toString();
                EXPECT_FALSE(spoken.trimmed().isEmpty()
                             && index.data().toString().trimmed().isEmpty())
                    << nameOf(view) << ' ' << row << ',' << column;
            }
        }
    }
}

TEST_P(EachShot, hasEnoughContrastInBothThemes)
{
    for (const bool dark : {false, true}) {
        OpenedWindow opened({dark, QStringLiteral("en"), {1440, 900}, 1}, GetParam());
        const auto painted = paintedTexts(opened);
        EXPECT_GT(painted.size(), 5u);
        for (const PaintedText &text : painted)
            EXPECT_GE(text.contrast, 4.5)
                << (dark ? "dark: " : "light: ") << text.text.toStdString();
    }
}

TEST_P(EachShot, cutsNoTextThatIsHalfAsLargeAgain)
{
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
        OpenedWindow opened({false, language, {1440, 900}, 1.5}, GetParam());
        for (const QString &cut : cutTexts(opened.shown()))
            ADD_FAILURE() << language.toStdString() << ": " << cut.toStdString();
    }
}

// The times at the head of the lines were out of sight where the card is narrow.
TEST(Log, showsTheHeadsOfItsLines)
{
    for (const char *name : {"ended", "inspector"}) {
        OpenedWindow opened({false, QStringLiteral("en"), {1024, 700}, 1}, shotOf(name));
        int logs = 0;
        for (const auto *edit : opened.shown().findChildren<QPlainTextEdit *>()) {
            if (!edit->isVisible() || edit->toPlainText().isEmpty())
                continue;
            ++logs;
            EXPECT_EQ(edit->horizontalScrollBar()->value(), 0) << name;
            EXPECT_EQ(edit->verticalScrollBar()->value(), edit->verticalScrollBar()->maximum());
        }
        EXPECT_EQ(logs, 1) << name;
    }
}

// The other experiments have other switches and cards.
TEST(Scaling, cutsNoTextThatIsHalfAsLargeAgainInAnyExperiment)
{
    for (const char *name :
         {"scale-bars", "scale-threads", "scale-reuse", "scale-percentiles", "scale-rounds"}) {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
            OpenedWindow opened({false, language, {1440, 900}, 1.5}, shotOf(name));
            for (const QString &cut : cutTexts(opened.shown()))
                ADD_FAILURE() << name << ' ' << language.toStdString() << ": " << cut.toStdString();
        }
    }
}

TEST(Dialogs, areAnsweredByEnterAndEscape)
{
    for (const Command command :
         {Command::ExportChart, Command::Settings, Command::HowPoints, Command::HostCheck,
          Command::Shortcuts, Command::About, Command::HttpLoad}) {
        OpenedWindow opened({}, shotOf("results"));
        int seen = 0;
        QTimer::singleShot(0, &opened.window(), [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            ++seen;
            EXPECT_FALSE(dialog->windowTitle().isEmpty());
            const auto buttons = dialog->findChildren<QPushButton *>();
            EXPECT_EQ(std::count_if(buttons.begin(), buttons.end(),
                                    [](const auto *b) { return b->isDefault(); }),
                      1)
                << dialog->windowTitle().toStdString();
            for (const QWidget *child : dialog->findChildren<QWidget *>()) {
                if (child->focusPolicy() == Qt::NoFocus || !child->isVisible()
                    || child->objectName().startsWith(QStringLiteral("qt_")))
                    continue;
                EXPECT_FALSE(nameOf(child).empty()) << dialog->windowTitle().toStdString() << ' '
                                                    << child->metaObject()->className();
            }
            QTest::keyClick(dialog, Qt::Key_Escape);
            EXPECT_FALSE(dialog->isVisible());
            if (dialog->isVisible())
                dialog->reject();
        });
        opened.window().actions()[command]->trigger();
        QCoreApplication::processEvents(); // of a dialog that is only opened
        EXPECT_EQ(seen, 1) << int(command);
    }
}

// At 150 % they lay below a screen of 900 pixels.
TEST(Dialogs, ofWorkloadsKeepTheirButtonsOnTheScreen)
{
    OpenedWindow opened({false, QStringLiteral("en"), {1440, 900}, 1.5}, shotOf("addworkload"));
    const QWidget &dialog = opened.shown();
    EXPECT_LE(dialog.height(),
              std::max(620, int(dialog.screen()->availableSize().height() * 0.92)));
}

// They were 480 pixels wide whatever was in them.
TEST(Dialogs, ofHelpAreAsLargeAsTheirText)
{
    for (const Command command :
         {Command::HowPoints, Command::HostCheck, Command::Shortcuts, Command::About}) {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
            int narrow = 0;
            for (const double scale : {1.0, 1.5}) {
                OpenedWindow opened({false, language, {1440, 900}, scale}, shotOf("idle"));
                QTimer::singleShot(0, &opened.window(), [&] {
                    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                    ASSERT_NE(dialog, nullptr);
                    const std::string name =
                        dialog->windowTitle().toStdString() + ' ' + std::to_string(scale);
                    for (const QString &cut : cutTexts(*dialog))
                        ADD_FAILURE() << name << ": " << cut.toStdString();
                    const auto *area = dialog->findChild<QScrollArea *>();
                    ASSERT_NE(area, nullptr) << name;
                    EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0) << name;
                    if (command != Command::Shortcuts) { // which may meet the screen
                        EXPECT_EQ(area->verticalScrollBar()->maximum(), 0) << name;
                    }
                    EXPECT_LE(dialog->width(), dialog->screen()->availableSize().width()) << name;
                    EXPECT_LE(dialog->height(), dialog->screen()->availableSize().height()) << name;
                    narrow = dialog->width();
                    dialog->reject();
                });
                opened.window().actions()[command]->trigger();
            }
            EXPECT_GT(narrow, 0);
        }
    }
}

// "The run has ended: 5 of 5 cells are done" was said of five files that nobody had read.
TEST(Run, doesNotCountWhatFailedAsMeasured)
{
    BenchState state([](const std::string &) { return 0; });
    RunTeller teller;
    std::string told;
    for (const auto &event : jinbang::test::inventedFailure()) {
        (void)state.apply(event);
        if (const QString text = teller.next(state); !text.isEmpty())
            told = text.toStdString();
    }
    EXPECT_EQ(told, "The run has ended: 0 of 36 cells are measured, 36 failed");
}

TEST(Run, isToldAtItsStartEachQuarterAndItsEnd)
{
    BenchState state([](const std::string &) { return 0; });
    RunTeller teller;
    std::vector<std::string> told;
    for (int run = 0; run < 2; ++run) {
        for (const auto &event : jinbang::test::inventedEvents(1)) {
            (void)state.apply(event);
            if (const QString text = teller.next(state); !text.isEmpty())
                told.push_back(text.toStdString());
        }
    }
    ASSERT_GE(told.size(), 4u);
    EXPECT_EQ(told.front(), "The run has begun");
    EXPECT_TRUE(told.back().starts_with("The run has ended")) << told.back();
    EXPECT_EQ(std::count(told.begin(), told.end(), "The run has begun"), 2);
    EXPECT_LE(told.size(), 10u) << testing::PrintToString(told); // not each cell
}

TEST(Run, isToldThroughAWidgetThatOnlyAScreenReaderFinds)
{
    OpenedWindow opened({}, shotOf("ended"));
    const auto labels = opened.window().findChildren<QLabel *>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->text().isEmpty()
               && label->accessibleName().startsWith(QStringLiteral("The run has ended"));
    }));
}
