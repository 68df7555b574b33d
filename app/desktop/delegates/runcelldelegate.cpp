// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/delegates/runcelldelegate.h"

#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QPainter>

#include <algorithm>

namespace jinbang::app {

namespace {

// Of a person's file the content counts, not what its name ends with.
Icon workloadIcon(const QModelIndex &row)
{
    if (row.data(RunMatrixModel::FileRole).toBool())
        return row.data(RunMatrixModel::DocumentRole).toBool() ? Icon::Document : Icon::Article;
    const QString workload = row.data(RunMatrixModel::WorkloadRole).toString();
    if (workload.startsWith(QStringLiteral("small"))
        || workload.startsWith(QStringLiteral("client"))
        || workload.startsWith(QStringLiteral("entity")))
        return Icon::User;
    if (workload.startsWith(QStringLiteral("medium"))
        || workload.startsWith(QStringLiteral("users"))
        || workload.startsWith(QStringLiteral("mini"))
        || workload.startsWith(QStringLiteral("bean")))
        return Icon::Users;
    if (workload.startsWith(QStringLiteral("large")) || workload.endsWith(QStringLiteral(".html"))
        || workload.endsWith(QStringLiteral(".htm")))
        return Icon::Article;
    return Icon::Document;
}

void hatch(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(box, 5, 5);
    painter.setClipPath(clip);
    painter.setPen(QPen(colour, 1));
    for (double x = box.left() - box.height(); x < box.right(); x += 5)
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    painter.restore();
}

} // namespace

RunCellDelegate::RunCellDelegate(const Look &look, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_look(look)
{
}

void RunCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF whole(option.rect);
    const QVariant data = index.data(RunMatrixModel::CellRole);
    if (index.data(RunMatrixModel::GroupRole).toBool()) {
        paintGroup(*painter, whole, index);
    } else if (!data.isValid()) {
        paintName(*painter, whole, index);
    } else {
        const auto cell = data.value<MatrixCell>();
        const QRectF box = whole.adjusted(3, m_look.theme().compact ? 1.5 : 2.5, -3,
                                          m_look.theme().compact ? -1.5 : -2.5);
        paintGround(*painter, box, cell, option.state & QStyle::State_Selected);
        paintText(*painter, box.adjusted(10, 0, -9, 0), cell);
        paintProgress(*painter, box, cell, index.data(RunMatrixModel::ShareRole).toDouble(),
                      index.data(RunMatrixModel::SlotRole).toInt());
        if ((option.state & QStyle::State_HasFocus) != 0) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(m_look.tokens().accentText, 2));
            painter->drawRoundedRect(box.adjusted(-1, -1, 1, 1), 6, 6);
        }
    }
    painter->restore();
}

void RunCellDelegate::paintGroup(QPainter &painter, const QRectF &box,
                                 const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    if (index.column() != 0)
        return;
    painter.setFont(theme.font(TextRole::TinyStrong));
    painter.setPen(theme.tokens().text2);
    drawLine(painter, box.adjusted(16, 2, -16, 0), Qt::AlignLeft, index.data().toString());
    if (index.row() == 0) {
        painter.setFont(theme.font(TextRole::Tiny));
        drawLine(painter, box.adjusted(200, 2, -6, 0), Qt::AlignRight,
                 RunMatrixModel::tr("ops/s ± 95 % CI"));
    }
}

void RunCellDelegate::paintName(QPainter &painter, const QRectF &box,
                                const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    QRectF text = box.adjusted(16, 0, -6, 0);
    painter.setFont(theme.font(TextRole::Body));
    if (theme.compact) {
        painter.setPen(tokens.text);
        drawLine(painter, text, Qt::AlignLeft, index.data().toString());
        return;
    }
    paintIcon(painter, workloadIcon(index), {text.left(), box.center().y() - 8, 16, 16},
              tokens.text2);
    text.adjust(26, 0, 0, 0);
    const double bytes = index.data(RunMatrixModel::BytesRole).toDouble();
    painter.setPen(tokens.text);
    if (bytes <= 0) {
        drawLine(painter, text, Qt::AlignLeft, index.data().toString());
        return;
    }
    const double line = theme.px(17);
    drawLine(painter, {text.left(), box.center().y() - line, text.width(), line}, Qt::AlignLeft,
             index.data().toString());
    painter.setFont(theme.font(TextRole::Tiny));
    painter.setPen(tokens.text2);
    drawLine(painter, {text.left(), box.center().y(), text.width(), line}, Qt::AlignLeft,
             sizeText(bytes));
}

void RunCellDelegate::paintGround(QPainter &painter, const QRectF &box, const MatrixCell &cell,
                                  bool selected) const
{
    const Tokens &tokens = m_look.tokens();
    const bool failure = isFailure(cell.state);
    const bool pale = cell.state == CellState::Planned || cell.state == CellState::Queued
                      || cell.state == CellState::Next || cell.state == CellState::Cancelled
                      || cell.state == CellState::Excluded;
    painter.setPen(Qt::NoPen);
    if (cell.state == CellState::Unsupported || cell.state == CellState::Skipped) {
        painter.setBrush(mixed(tokens.panel, tokens.cell, 0.5));
        painter.drawRoundedRect(box, 5, 5);
        hatch(painter, box, tokens.line);
    } else {
        painter.setBrush(failure       ? tokens.errSoft
                         : cell.active ? tokens.accentSoft
                         : pale        ? mixed(tokens.panel, tokens.cell, 0.55)
                                       : tokens.cell);
        if (cell.active)
            painter.setPen(QPen(tokens.accentText, 1.5));
        painter.drawRoundedRect(box, 5, 5);
    }
    if (selected) {
        painter.setPen(QPen(tokens.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 5, 5);
    }
}

void RunCellDelegate::paintText(QPainter &painter, const QRectF &whole,
                                const MatrixCell &cell) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    const bool hasValue =
        cell.nsPerOp && (cell.state == CellState::Done || cell.state == CellState::Running);
    // With a line below, the text sits a little higher.
    QRectF box = hasValue ? whole.adjusted(0, 0, 0, theme.compact ? -7 : -9) : whole;
    if (isFailure(cell.state) || cell.state == CellState::Cancelled) {
        const QColor colour = isFailure(cell.state) ? tokens.err : tokens.text2;
        const QString word = cellText(cell);
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(colour);
        constexpr double kSign = 19;
        // In a narrow cell the word says more than the sign.
        if (kSign + QFontMetricsF(painter.font()).horizontalAdvance(word) <= box.width()) {
            paintIcon(painter, isFailure(cell.state) ? Icon::CircleX : Icon::CircleSlash,
                      {box.left(), box.center().y() - 6.5, 13, 13}, colour);
            box.adjust(kSign, 0, 0, 0);
        } else if (QFontMetricsF(painter.font()).horizontalAdvance(word) > box.width()) {
            painter.setFont(theme.font(TextRole::Tiny));
        }
        drawLine(painter, box, Qt::AlignLeft, word);
        return;
    }
    const QString text = cellText(cell);
    painter.setFont(theme.font(hasValue ? TextRole::BodyStrong : TextRole::Small));
    painter.setPen(hasValue ? tokens.text : tokens.text2);
    if (cell.state == CellState::Unsupported || cell.state == CellState::Skipped) {
        // A plain patch under the word, or the hatching makes it hard to read.
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 6;
        painter.fillRect(
            QRectF(box.left() - 3, box.center().y() - 8, std::min(width, box.width() + 3), 16),
            tokens.panel);
    }
    drawLine(painter, box, Qt::AlignLeft, text);
    double left = box.left() + QFontMetricsF(painter.font()).horizontalAdvance(text) + 6;

    // When space is short the value stays, then the warning sign, then the ±.
    const bool noisy = isNoisy(cell);
    QString detail = cellDetail(cell);
    painter.setFont(theme.font(noisy || cell.active ? TextRole::TinyStrong : TextRole::Tiny));
    if (cell.state == CellState::Running
        && left + tabularWidth(painter.font(), detail) > box.right())
        detail = QStringLiteral("%1/%2").arg(cell.block).arg(cell.blocks);
    const double detailWidth = tabularWidth(painter.font(), detail);
    const double iconWidth = noisy ? 17 : 0;
    const bool fits = left + iconWidth + detailWidth <= box.right();
    if (noisy && left + 14 <= box.right())
        paintIcon(painter, Icon::Warning,
                  {fits ? box.right() - detailWidth - 17 : box.right() - 13, box.center().y() - 6.5,
                   13, 13},
                  tokens.warn);
    if (!fits)
        return;
    painter.setPen(noisy ? tokens.warn : cell.active ? tokens.accentText : tokens.text2);
    drawTabular(painter, box, Qt::AlignRight, detail);
}

void RunCellDelegate::paintProgress(QPainter &painter, const QRectF &box, const MatrixCell &cell,
                                    double share, int slot) const
{
    const Tokens &tokens = m_look.tokens();
    const bool running = cell.state == CellState::Running;
    if (cell.state != CellState::Done && !running)
        return;
    const double done = running ? (cell.blocks > 0 ? double(cell.block) / cell.blocks : 0) : share;
    const QRectF track(box.left() + 10, box.bottom() - (m_look.theme().compact ? 6.5 : 9),
                       box.width() - 20, 3.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(running ? mixed(tokens.track, tokens.accent, 0.15) : tokens.track);
    painter.drawRoundedRect(track, 1.75, 1.75);
    if (done <= 0)
        return;
    painter.setBrush(running ? tokens.accent : m_look.theme().library(slot));
    painter.drawRoundedRect(
        QRectF(track.topLeft(), QSizeF(std::max(3.5, track.width() * std::min(done, 1.0)), 3.5)),
        1.75, 1.75);
}

LibraryHeader::LibraryHeader(const Look &look, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_look(look)
{
    setSectionsClickable(false);
    setHighlightSections(false);
}

QSize LibraryHeader::sizeHint() const
{
    return {100, m_look.theme().px(m_look.theme().compact ? 33 : 38)};
}

void LibraryHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    painter.fillRect(QRect(0, height() - 1, viewport()->width(), 1), tokens.line2);
    for (int section = 1; section < count(); ++section) {
        const QRectF box(sectionViewportPosition(section) + 10, 0, sectionSize(section) - 14,
                         height() - 1);
        paintMarker(painter, theme,
                    model()->headerData(section, Qt::Horizontal, RunMatrixModel::SlotRole).toInt(),
                    {box.left() + 5, box.center().y()}, 9);
        painter.setFont(theme.font(TextRole::SmallStrong));
        painter.setPen(tokens.text);
        QString name = model()->headerData(section, Qt::Horizontal).toString();
        if (QFontMetricsF(painter.font()).horizontalAdvance(name) > box.width() - 17)
            name = shortLibrary(name);
        drawLine(painter, box.adjusted(17, 0, 0, 0), Qt::AlignLeft, name);
        const double used = 17 + QFontMetricsF(painter.font()).horizontalAdvance(name) + 7;
        const QString version =
            model()->headerData(section, Qt::Horizontal, RunMatrixModel::VersionRole).toString();
        painter.setFont(theme.font(TextRole::Tiny));
        painter.setPen(tokens.text2);
        if (used + QFontMetricsF(painter.font()).horizontalAdvance(version) <= box.width())
            drawLine(painter, box.adjusted(used, 0, 1, 0), Qt::AlignLeft, version);
    }
}

} // namespace jinbang::app
