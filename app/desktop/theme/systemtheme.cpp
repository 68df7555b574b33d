// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/systemtheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFontInfo>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace jinbang::app {

namespace {

const auto kService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const auto kGroup = QStringLiteral("org.freedesktop.appearance");
const auto kKey = QStringLiteral("color-scheme");

// Both the reply and the signal wrap the number in variants, once or twice.
uint unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

} // namespace

SystemTheme::SystemTheme(QObject *parent)
    : QObject(parent)
    , m_dark(QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5)
{
    constexpr double kUsualPixels = 13;
    m_textScale =
        std::clamp(QFontInfo(QGuiApplication::font()).pixelSize() / kUsualPixels, 1.0, 1.5);
}

void SystemTheme::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    auto call = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    call << kGroup << kKey;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            setScheme(unwrapped(reply.value().variant()));
        watcher->deleteLater();
    });
}

void SystemTheme::settingChanged(const QString &group, const QString &key,
                                 const QDBusVariant &value)
{
    if (group == kGroup && key == kKey)
        setScheme(unwrapped(value.variant()));
}

void SystemTheme::setScheme(uint scheme)
{
    // 0: no preference, keep what the palette said; 1: dark; 2: light.
    if (scheme == 0 || (scheme == 1) == m_dark)
        return;
    m_dark = scheme == 1;
    Q_EMIT darkChanged(m_dark);
}

} // namespace jinbang::app
