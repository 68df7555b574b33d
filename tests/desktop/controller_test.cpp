// SPDX-License-Identifier: GPL-3.0-or-later
// A run that is started, cancelled and whose window goes away at any moment: nothing is used after
// it is gone, nothing is left behind, no thread is waited for in vain (case D17).
#include "app/desktop/run/httpcontroller.h"
#include "app/desktop/run/runcontroller.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>

#include <atomic>
#include <memory>
#include <thread>

using namespace jinbang;
using namespace jinbang::app;

namespace {

constexpr int kRounds = 50;
using Counter = std::shared_ptr<std::atomic<int>>;

/// Sends events without pause until it is told to stop.
RunController::Work endless(Counter kept)
{
    return [kept](std::stop_token stop,
                  const core::contest::Observer &observer) -> core::Result<core::contest::RunData> {
        do {
            observer(core::contest::Logged{{0, "info", "measuring"}});
            ++*kept;
            std::this_thread::yield();
        } while (!stop.stop_requested());
        core::contest::RunData data;
        data.state = core::contest::RunState::Stopped;
        return data;
    };
}

/// Loads two libraries over and over until it is told to stop.
HttpController::Work endlessLoad(Counter kept)
{
    return [kept](std::stop_token stop,
                  const HttpController::Watch &watch) -> core::Result<core::archive::Report> {
        core::http::HttpRun run;
        run.rounds = 2;
        run.loads.resize(1);
        run.rows.resize(1);
        run.header.entries.resize(2);
        run.header.entries[0].label = "one";
        run.header.entries[1].label = "two";
        watch.event(core::http::HttpStarted{run});
        core::archive::Report report;
        report.http.resize(1);
        do {
            for (int entry = 0; entry < 2; ++entry) {
                watch.event(core::http::HttpRoundStarted{entry, 0, 0, 1});
                watch.event(core::http::HttpProgress{entry, 0, 5, 10});
                watch.event(core::http::HttpRoundFinished{});
                watch.grown(report);
            }
            ++*kept;
            std::this_thread::yield();
        } while (!stop.stop_requested());
        report.state = "stopped";
        return report;
    };
}

template <class Controller>
bool waitForEnd(const Controller &controller)
{
    QElapsedTimer clock;
    clock.start();
    while (controller.isRunning() && clock.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return !controller.isRunning();
}

} // namespace

/// Starts work with `begin` and lets the controller go at each moment of its life.
template <class Controller, class Work>
void goAtAnyMoment(const Work &begin)
{
    const auto kept = std::make_shared<std::atomic<int>>(0);
    for (int round = 0; round < kRounds; ++round) {
        auto controller = std::make_unique<Controller>();
        controller->start(begin(kept));
        switch (round % 5) {
        case 0:
            break; // at once
        case 1:    // in the middle
            for (const int before = *kept; *kept == before;)
                QCoreApplication::processEvents();
            break;
        case 2:
            controller->stop();
            break; // its end is not waited for
        case 3:    // its end is on the way
            controller->stop();
            for (QElapsedTimer clock;
                 kept.use_count() > 1 && (!clock.isValid() || clock.elapsed() < 5000);) {
                if (!clock.isValid())
                    clock.start();
                std::this_thread::yield();
            }
            break;
        default: // and again after a run that ended
            controller->stop();
            ASSERT_TRUE(waitForEnd(*controller));
            controller->start(begin(kept));
            break;
        }
        controller.reset();
        EXPECT_EQ(kept.use_count(), 1) << "the work outlived its controller in round " << round;
    }
    QCoreApplication::processEvents(); // what was sent to those that are gone
    EXPECT_GT(*kept, 0);
}

TEST(Controller, canGoAtAnyMoment)
{
    goAtAnyMoment<RunController>(endless);
}

TEST(HttpControl, canGoAtAnyMoment)
{
    goAtAnyMoment<HttpController>(endlessLoad);
}

TEST(HttpControl, tellsWhereTheLoadIsAndKeepsWhatWasStopped)
{
    HttpController controller;
    HttpPlace last;
    int grown = 0;
    std::string state;
    QObject::connect(&controller, &HttpController::moved, &controller, [&](const HttpPlace &place) {
        EXPECT_TRUE(place.label == "one" || place.label == "two");
        EXPECT_GE(place.share, 0.5) << "it is the second of two rounds";
        EXPECT_LE(place.share, 1);
        last = place;
    });
    QObject::connect(&controller, &HttpController::grown, &controller, [&](const auto &report) {
        grown += report->http.size() == 1;
        controller.stop();
    });
    QObject::connect(&controller, &HttpController::ended, &controller,
                     [&](const auto &report) { state = (*report)->state; });
    controller.start(endlessLoad(std::make_shared<std::atomic<int>>(0)));
    ASSERT_TRUE(waitForEnd(controller));
    EXPECT_EQ(last.round, 2);
    EXPECT_EQ(last.rounds, 2);
    EXPECT_GE(grown, 1);
    EXPECT_EQ(state, "stopped");
}

TEST(Controller, mayBeDestroyedByTheListenerOfItsEnd)
{
    for (int round = 0; round < kRounds; ++round) {
        auto *controller = new RunController;
        bool gone = false;
        QObject::connect(controller, &RunController::ended, controller,
                         [&] { controller->deleteLater(); });
        QObject::connect(controller, &QObject::destroyed, [&] { gone = true; });
        controller->start(endless(std::make_shared<std::atomic<int>>(0)));
        controller->stop();
        QElapsedTimer clock;
        clock.start();
        while (!gone && clock.elapsed() < 5000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        ASSERT_TRUE(gone);
    }
}

// What the system's libraries keep for the whole time of the program is not ours.
extern "C" const char *__lsan_default_suppressions();
extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libQt6Core\nleak:libglib-2.0\n";
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
