// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

Tokens makeLight()
{
    Tokens t;
    t.win = 0xF5F5F2, t.panel = 0xFFFFFF, t.rail = 0xECECE7, t.cell = 0xF7F7F4, t.hover = 0xEFEFEB;
    t.line = 0xE3E3DE, t.line2 = 0xCBCBC4, t.grid = 0xEBEBE6, t.track = 0xEFEFEA, t.ctl = 0x8A8F99;
    t.text = 0x1B1D21, t.text2 = 0x565B65, t.text3 = 0x6B7079;
    t.accent = 0xE5B13A, t.onAccent = 0x1E1703, t.accentText = 0x8A5D00, t.accentSoft = 0xFBF1D8;
    t.err = 0xB3261E, t.errSoft = 0xFCEAE8, t.warn = 0x9A5B00, t.warnSoft = 0xFFF3DF;
    t.ok = 0x1D7A46, t.faster = 0x1666BF, t.slower = 0xB4501A;
    t.heatFrom = 0xFFFFFF, t.heatTo = 0xE3AA28, t.heatShare = 0.92;
    t.sealGold = 0xE5B13A, t.sealSilver = 0xCBD1D9, t.sealBronze = 0xDDAA85, t.onSeal = 0x1E1703;
    t.segment = 0xFFFFFF;
    return t;
}

Tokens makeDark()
{
    Tokens t;
    t.win = 0x141518, t.panel = 0x1C1E22, t.rail = 0x0F1012, t.cell = 0x202227, t.hover = 0x262930;
    t.line = 0x2B2E34, t.line2 = 0x42464F, t.grid = 0x2A2D33, t.track = 0x2A2D33, t.ctl = 0x757B86;
    t.text = 0xECEDEF, t.text2 = 0xA9AEB7, t.text3 = 0x8A909A;
    t.accent = 0xE9BD55, t.onAccent = 0x1E1703, t.accentText = 0xE9BD55, t.accentSoft = 0x2F291A;
    t.err = 0xFF8A80, t.errSoft = 0x3A2020, t.warn = 0xF2B25C, t.warnSoft = 0x35291A;
    t.ok = 0x6FCF97, t.faster = 0x5CA5F8, t.slower = 0xF08A5C;
    t.heatFrom = 0x1F2125, t.heatTo = 0xDDAB36, t.heatShare = 0.95;
    t.sealGold = 0xE5B13A, t.sealSilver = 0xAEB6C2, t.sealBronze = 0xC58B62, t.onSeal = 0x1E1703;
    t.segment = 0x2F333B;
    return t;
}

} // namespace

const Tokens &lightTokens()
{
    static const Tokens tokens = makeLight();
    return tokens;
}

const Tokens &darkTokens()
{
    static const Tokens tokens = makeDark();
    return tokens;
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

QColor mixed(const QColor &from, const QColor &to, double t)
{
    const auto channel = [t](double a, double b) { return float(a + (b - a) * t); };
    return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()),
                            channel(from.blueF(), to.blueF()));
}

QColor heat(const Tokens &tokens, double points)
{
    const double share = std::isfinite(points) ? std::clamp(points / 100, 0.0, 1.0) : 0;
    return mixed(tokens.heatFrom, tokens.heatTo, std::pow(share, 0.9) * tokens.heatShare);
}

QColor heatText(const Tokens &tokens, const QColor &ground)
{
    if (contrast(tokens.heatFrom, Qt::black) > 10)
        return QColor(0x24, 0x1B, 0x05);
    return contrast(ground, Qt::black) >= contrast(ground, Qt::white) ? QColor(Qt::black)
                                                                      : QColor(Qt::white);
}

} // namespace jinbang::app
