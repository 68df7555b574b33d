// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/noticelist.h"

#include "app/desktop/theme/tabular.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

QColor toneColour(const Tokens &tokens, Tone tone)
{
    switch (tone) {
    case Tone::Plain:
        return tokens.text2;
    case Tone::Good:
        return tokens.ok;
    case Tone::Gold:
        return tokens.accentText;
    case Tone::Warning:
        return tokens.warn;
    case Tone::Error:
        return tokens.err;
    }
    return tokens.text2;
}

class NoticeDelegate : public QStyledItemDelegate
{
public:
    NoticeDelegate(const Look &look, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_look(look)
    {
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, m_look.theme().px(25)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Theme &theme = m_look.theme();
        const Tokens &tokens = theme.tokens();
        const Notice &notice = static_cast<const NoticeModel *>(index.model())->at(index.row());
        const QRectF box(option.rect);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if ((option.state & QStyle::State_HasFocus) != 0) {
            painter->setPen(QPen(tokens.accentText, 2));
            painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4);
        }
        paintIcon(*painter, notice.icon, {box.left() + 1, box.center().y() - 8, 16, 16},
                  toneColour(tokens, notice.tone));
        // The name stays whole as long as it takes less than half; the remark has the rest.
        const double name =
            std::min(QFontMetricsF(theme.font(TextRole::Body)).horizontalAdvance(notice.text) + 2,
                     box.width() * 0.5);
        painter->setFont(theme.font(TextRole::Small));
        const double remark =
            std::min(QFontMetricsF(painter->font()).horizontalAdvance(notice.remark) + 2,
                     box.width() - 25 - name - 12);
        const bool strong = notice.tone != Tone::Good && notice.tone != Tone::Plain;
        painter->setPen(strong ? toneColour(tokens, notice.tone) : tokens.text2);
        drawLine(*painter, {box.right() - remark, box.top(), remark, box.height()}, Qt::AlignRight,
                 notice.remark);
        painter->setFont(theme.font(TextRole::Body));
        painter->setPen(tokens.text);
        drawLine(*painter,
                 {box.left() + 25, box.top(), box.width() - 25 - remark - 8, box.height()},
                 Qt::AlignLeft, notice.text);
        painter->restore();
    }

private:
    const Look &m_look;
};

} // namespace

void NoticeModel::setNotices(std::vector<Notice> notices)
{
    beginResetModel();
    m_notices = std::move(notices);
    endResetModel();
}

int NoticeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_notices.size());
}

QVariant NoticeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Notice &notice = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return notice.text;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(notice.text, notice.remark);
    case Qt::ToolTipRole:
        return QStringLiteral("<qt>%1</qt>")
            .arg((notice.tip.isEmpty() ? notice.remark : notice.tip).toHtmlEscaped());
    default:
        return {};
    }
}

NoticeList::NoticeList(const Look &look, QWidget *parent)
    : QListView(parent)
    , m_model(new NoticeModel(this))
{
    setModel(m_model);
    setItemDelegate(new NoticeDelegate(look, this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(40);
    connect(&look, &Look::changed, this, [this] {
        doItemsLayout();
        viewport()->update();
    });
}

void NoticeList::setNotices(std::vector<Notice> notices)
{
    m_model->setNotices(std::move(notices));
}

} // namespace jinbang::app
