// SPDX-License-Identifier: GPL-3.0-or-later
// A run that is started, cancelled and whose window goes away at any moment: nothing is used after
// it is gone, nothing is left behind, no thread is waited for in vain (case D17).
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

bool waitForEnd(const RunController &controller)
{
    QElapsedTimer clock;
    clock.start();
    while (controller.isRunning() && clock.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return !controller.isRunning();
}

} // namespace

TEST(Controller, canGoAtAnyMoment)
{
    const auto kept = std::make_shared<std::atomic<int>>(0);
    for (int round = 0; round < kRounds; ++round) {
        auto controller = std::make_unique<RunController>();
        controller->start(endless(kept));
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
            controller->start(endless(kept));
            break;
        }
        controller.reset();
        EXPECT_EQ(kept.use_count(), 1) << "the work outlived its controller in round " << round;
    }
    QCoreApplication::processEvents(); // what was sent to those that are gone
    EXPECT_GT(*kept, 0);
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
