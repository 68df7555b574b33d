// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the window as the program does, plays a scene in it and prints its figures as JSON.
// usage: jinbang-deskprobe SCENE [ARGS], or jinbang-deskprobe first-frame MS (of CLOCK_MONOTONIC)
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/mainwindow.h"
#include "tests/bench/desktop/heartbeat.h"
#include "tests/bench/desktop/scenes.h"

#include <QApplication>
#include <QJsonDocument>
#include <QTimer>

#include <cstdio>

using namespace jinbang;

namespace {

app::MainWindow *shownWindow()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<app::MainWindow *>(widget))
            return window;
    }
    return nullptr;
}

void print(const QJsonObject &figures)
{
    std::puts(QJsonDocument(figures).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

/// Tells when the window's first paint is over.
class FirstFrame : public QObject
{
public:
    explicit FirstFrame(double beganMs)
        : m_beganMs(beganMs)
    {
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !m_seen
            && qobject_cast<app::MainWindow *>(watched) != nullptr) {
            m_seen = true;
            // All widgets of a window are painted in one go; the next event comes after it.
            QMetaObject::invokeMethod(
                this,
                [this] {
                    print({{QStringLiteral("frame"), bench::nowMs() - m_beganMs}});
                    QCoreApplication::quit();
                },
                Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    double m_beganMs;
    bool m_seen = false;
};

} // namespace

int main(int argc, char **argv)
{
    const double beganMs = argc > 2 ? QByteArray(argv[2]).toDouble() : bench::nowMs();
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc < 2)
        return 2;
    int programOnly = 1; // or the window would open our arguments as files
    QApplication application(programOnly, argv);
    const QString name = QString::fromLocal8Bit(argv[1]);
    if (name == QStringLiteral("first-frame")) {
        FirstFrame frame(beganMs);
        application.installEventFilter(&frame);
        return app::runWindow(application);
    }
    const bench::Scene scene = bench::sceneOf(name);
    if (!scene)
        return 2;
    QStringList arguments;
    for (int i = 2; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    QTimer::singleShot(0, &application, [&] {
        print(scene(*shownWindow(), arguments));
        QCoreApplication::quit();
    });
    return app::runWindow(application);
}
