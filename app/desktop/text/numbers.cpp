// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/numbers.h"

#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace jinbang::app {

namespace {

constexpr QChar kDash(0x2013);

// The engine writes a plain space before a unit and "us" for microseconds.
QString forPeople(const std::string &text)
{
    QString shown = QString::fromStdString(text);
    shown.replace(u' ', kThinSpace);
    shown.replace(QStringLiteral("us"), QStringLiteral("µs"));
    shown.replace(u'-', kMinus);
    return shown;
}

QString percent(double relative, int decimals)
{
    return QString::fromStdString(core::fixed(std::abs(relative) * 100, decimals)) + u'%';
}

} // namespace

QString siText(double value)
{
    return std::isfinite(value) ? forPeople(core::si(value)) : QString(kDash);
}

QString plusMinusText(double relative)
{
    if (!std::isfinite(relative))
        return {};
    if (std::abs(relative) > 1) // as the engine's tables have it
        return QStringLiteral("±>100%");
    return u'±' + percent(relative, std::abs(relative) < 0.995 ? 1 : 0);
}

QString changeText(double relative)
{
    if (!std::isfinite(relative))
        return QString(kDash);
    const QString number = percent(relative, 1);
    if (number == QStringLiteral("0.0%"))
        return number;
    return (relative < 0 ? kMinus : QChar(u'+')) + number;
}

QString timeText(double nanoseconds)
{
    return std::isfinite(nanoseconds) ? forPeople(core::durationText(nanoseconds)) : QString(kDash);
}

QString sizeText(double bytes)
{
    return std::isfinite(bytes) ? forPeople(core::bytesText(bytes)) : QString(kDash);
}

QString threeDigits(double value)
{
    if (!std::isfinite(value))
        return QString(kDash);
    return QString::fromStdString(core::threeDigits(value)).replace(u'-', kMinus);
}

QString groupedText(double value)
{
    if (!std::isfinite(value))
        return QString(kDash);
    if (std::abs(value) < 99.95)
        return threeDigits(value);
    if (std::abs(value) >= 9e18)
        return siText(value);
    return wholeText(value);
}

QString wholeText(double value)
{
    if (!std::isfinite(value) || std::abs(value) >= 9e18)
        return QString(kDash);
    const QString text =
        QString::fromStdString(core::grouped(std::uint64_t(std::llround(std::abs(value)))));
    return value <= -0.5 ? kMinus + text : text;
}

QString siTickText(double value)
{
    return withoutZeros(siText(value));
}

QString withoutZeros(QString text)
{
    const qsizetype point = text.indexOf(u'.');
    if (point < 0)
        return text;
    qsizetype end = point + 1;
    while (end < text.size() && text[end].isDigit())
        ++end;
    qsizetype last = end - 1;
    while (last > point && text[last] == u'0')
        --last;
    if (last == point)
        --last;
    return text.remove(last + 1, end - last - 1);
}

QString pointsText(double points)
{
    return std::isfinite(points) ? QString::fromStdString(core::fixed(points, 1)) : QString(kDash);
}

QString clockText(double seconds)
{
    if (!std::isfinite(seconds) || seconds > 1e9)
        return QString(kDash);
    const qint64 whole = std::max<qint64>(0, std::llround(seconds));
    const auto two = [](qint64 n) { return QString::number(n).rightJustified(2, u'0'); };
    if (whole >= 3600)
        return QString::number(whole / 3600) + u':' + two(whole / 60 % 60) + u':' + two(whole % 60);
    return QString::number(whole / 60) + u':' + two(whole % 60);
}

double roundedEstimate(double seconds)
{
    if (!std::isfinite(seconds) || seconds <= 0)
        return 0;
    const double step = seconds < 60 ? 1 : seconds < 600 ? 5 : 60;
    return std::max(1.0, std::round(seconds / step) * step);
}

} // namespace jinbang::app
