// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/delegates/leaderboarddelegate.h"

#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/models/leaderboardmodel.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

void paintSeal(QPainter &painter, const Theme &theme, const QRectF &box, const QString &text)
{
    const Tokens &tokens = theme.tokens();
    const bool character = !text.isEmpty() && text[0].script() == QChar::Script_Han;
    const QColor ground = text == QStringLiteral("状")   ? tokens.sealGold
                          : text == QStringLiteral("榜") ? tokens.sealSilver
                          : text == QStringLiteral("探") ? tokens.sealBronze
                                                         : tokens.panel;
    painter.setPen(QPen(character ? mixed(ground, Qt::black, 0.25) : tokens.line2, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 8, 8);
    QFont font = character ? theme.font(TextRole::Seal) : theme.font(TextRole::RunTitle);
    font.setPixelSize(std::min(font.pixelSize(), int(box.height() * 0.62)));
    painter.setFont(font);
    painter.setPen(character ? tokens.onSeal : tokens.text2);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

LeaderboardDelegate::LeaderboardDelegate(const Look &look, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_look(look)
{
}

void LeaderboardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const Tokens &tokens = m_look.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(LeaderboardModel::RankRole).toInt() == 1)
        painter->fillRect(
            option.rect, mixed(tokens.panel, tokens.accentSoft, m_look.theme().dark ? 0.45 : 0.35));
    paintRowGround(*painter, tokens, option);
    const QRectF box = QRectF(option.rect).adjusted(0, 0, 0, -1);
    if (index.column() == LeaderboardModel::kLibrary)
        paintLibrary(*painter, box.adjusted(20, 0, -8, 0), index);
    else if (index.column() == LeaderboardModel::kTotal)
        paintTotal(*painter, box.adjusted(8, 0, -24, 0), index);
    else
        paintHeat(
            *painter,
            box.adjusted(3, 8,
                         index.column() == index.model()->columnCount() - 1 ? -3 - kBoardEdge : -3,
                         -8),
            index);
    painter->restore();
}

void LeaderboardDelegate::paintLibrary(QPainter &painter, const QRectF &box,
                                       const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    const double side = std::min(42.0, box.height() - 14);
    const QRectF seal(box.left(), box.center().y() - side / 2, side, side);
    paintSeal(painter, theme, seal, index.data(LeaderboardModel::SealRole).toString());

    const double left = seal.right() + 14;
    const double line = theme.px(18);
    const QRectF name(left + 18, box.center().y() - line, box.right() - left - 18, line);
    paintMarker(painter, theme, index.data(LeaderboardModel::SlotRole).toInt(),
                {left + 6, name.center().y()}, 10);
    painter.setFont(theme.font(theme.compact ? TextRole::BodyStrong : TextRole::RunTitle));
    painter.setPen(tokens.text);
    drawLine(painter, name, Qt::AlignLeft, index.data().toString());
    const int rank = index.data(LeaderboardModel::RankRole).toInt();
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(rank >= 1 && rank <= 3 ? tokens.accentText : tokens.text2);
    drawLine(painter, {left, box.center().y() + 2, box.right() - left, line}, Qt::AlignLeft,
             index.data(LeaderboardModel::TitleRole).toString());
}

void LeaderboardDelegate::paintTotal(QPainter &painter, const QRectF &box,
                                     const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    const QFont large = theme.font(TextRole::Total);
    const double numberWidth = tabularWidth(large, QStringLiteral("100.0"));
    painter.setFont(large);
    painter.setPen(tokens.text);
    drawTabular(painter, {box.left(), box.top(), numberWidth, box.height()}, Qt::AlignRight,
                index.data().toString());

    const QString note = index.data(LeaderboardModel::NoteRole).toString();
    if (!note.isEmpty()) {
        painter.setFont(theme.font(TextRole::Tiny));
        painter.setPen(tokens.text2);
        drawLine(painter,
                 {box.left() + numberWidth + 16, box.center().y() + 9,
                  box.width() - numberWidth - 16, 16},
                 Qt::AlignLeft, note);
    }
    const QRectF track(box.left() + numberWidth + 16, box.center().y() - 7,
                       box.width() - numberWidth - 16, 13);
    const QVariant mark = index.data(LeaderboardModel::PointsRole);
    if (track.width() < 20)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.track);
    painter.drawRoundedRect(track, 3, 3);
    if (!mark.isValid())
        return;
    const auto across = [&](double points) {
        return track.left() + track.width() * std::clamp(points / 100, 0.0, 1.0);
    };
    painter.setBrush(theme.library(index.data(LeaderboardModel::SlotRole).toInt()));
    painter.drawRoundedRect(
        QRectF(track.topLeft(),
               QPointF(std::max(across(mark.toDouble()), track.left() + 3), track.bottom())),
        3, 3);
    const QVariant low = index.data(LeaderboardModel::LowRole);
    const QVariant high = index.data(LeaderboardModel::HighRole);
    if (!low.isValid() || !high.isValid() || !(low.toDouble() < high.toDouble()))
        return;
    QPainterPath whisker;
    const double y = track.center().y();
    whisker.moveTo(across(low.toDouble()), y);
    whisker.lineTo(across(high.toDouble()), y);
    for (const double x : {across(low.toDouble()), across(high.toDouble())}) {
        whisker.moveTo(x, y - 4);
        whisker.lineTo(x, y + 4);
    }
    painter.strokePath(whisker, QPen(tokens.panel, 3));
    painter.strokePath(whisker, QPen(tokens.text, 1.2));
}

void LeaderboardDelegate::paintHeat(QPainter &painter, const QRectF &box,
                                    const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    const QVariant points = index.data(LeaderboardModel::PointsRole);
    const bool failed = index.data(LeaderboardModel::FailedRole).toBool();
    const QColor ground = points.isValid() ? heat(tokens, points.toDouble()) : tokens.panel;
    painter.setPen(!points.isValid() || points.toDouble() < 12 ? QPen(tokens.line, 1)
                                                               : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    QString text = index.data().toString();
    if (theme.compact && points.isValid())
        text = QString::number(qRound(points.toDouble()));
    const bool best = points.isValid() && points.toDouble() >= 99.95;
    if (best)
        text = QStringLiteral("100");
    painter.setFont(theme.font(failed ? TextRole::TinyStrong
                               : best ? TextRole::SmallStrong
                                      : TextRole::Small));
    painter.setPen(points.isValid() ? heatText(tokens, ground)
                   : failed         ? tokens.err
                                    : tokens.text2);
    drawTabular(painter, box, Qt::AlignHCenter, text);
    if (index.data(LeaderboardModel::NoisyRole).toBool())
        paintIcon(painter, Icon::Warning, {box.right() - 16, box.top() + 3, 12, 12},
                  points.isValid() ? heatText(tokens, ground) : tokens.warn);
}

GroupHeader::GroupHeader(const Look &look, int groupRole, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_look(look)
    , m_groupRole(groupRole)
{
    setSectionsClickable(false);
    setHighlightSections(false);
}

QSize GroupHeader::sizeHint() const
{
    return {100, m_look.theme().px(54)};
}

void GroupHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = m_look.tokens();
    painter.fillRect(QRect(0, height() - 1, viewport()->width(), 1), tokens.line2);
    const int line = m_look.theme().px(20);
    painter.setPen(tokens.text2);
    for (int section = 0; section < count(); ++section) {
        const auto alignment = Qt::Alignment(
            model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
        const QString text =
            model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        const double indent = section == 0 ? 20 : 8;
        painter.setFont(m_look.theme().font(section < 2 ? TextRole::Small : TextRole::Tiny));
        const int edge =
            section == count() - 1 && section >= LeaderboardModel::kFirstMetric ? kBoardEdge : 0;
        const QRectF box(sectionViewportPosition(section), height() - line - 5,
                         sectionSize(section) - edge, line);
        drawLine(painter,
                 alignment & Qt::AlignHCenter ? box.adjusted(1, 0, -1, 0)
                                              : box.adjusted(indent, 0, -4, 0),
                 alignment, text);
    }
    paintGroups(painter);
}

void GroupHeader::paintGroups(QPainter &painter) const
{
    const Tokens &tokens = m_look.tokens();
    const auto groupOf = [this](int section) {
        return model()->headerData(section, Qt::Horizontal, m_groupRole).toString();
    };
    for (int first = 0; first < count();) {
        const QString group = groupOf(first);
        int end = first + 1;
        while (end < count() && groupOf(end) == group)
            ++end;
        if (!group.isEmpty()) {
            const double left = sectionViewportPosition(first) + 4;
            const double right = sectionViewportPosition(end - 1) + sectionSize(end - 1)
                                 - (end == count() ? kBoardEdge : 0) - 4;
            painter.setFont(m_look.theme().font(TextRole::SmallStrong));
            painter.setPen(tokens.text);
            drawLine(painter, {left, 6, right - left, double(m_look.theme().px(20))}, Qt::AlignLeft,
                     group);
            painter.fillRect(QRectF(left, m_look.theme().px(28), right - left, 1), tokens.line2);
        }
        first = end;
    }
}

} // namespace jinbang::app
