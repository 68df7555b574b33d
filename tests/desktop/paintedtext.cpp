// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/paintedtext.h"

#include "app/desktop/theme/tokens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <map>

namespace jinbang::app::test {

namespace {

constexpr int kDensity = 3; // so that the stems of small letters have their full colour

double contrastIn(const QImage &image, const QRect &place)
{
    std::map<QRgb, int> colours;
    const QRect inside =
        QRect(place.topLeft() * kDensity, place.size() * kDensity).intersected(image.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = inside.left(); x <= inside.right(); ++x)
            ++colours[line[x]];
    }
    if (colours.empty())
        return 21;
    const auto ground =
        std::max_element(colours.begin(), colours.end(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    double strongest = 1;
    for (const auto &[colour, count] : colours)
        strongest = std::max(strongest, contrast(QColor(colour), QColor(ground->first)));
    return strongest;
}

QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    if (const auto *field = qobject_cast<const QLineEdit *>(widget))
        return field->text();
    return {};
}

QString described(const QWidget *widget, const QSize &wanted)
{
    return QStringLiteral("%1 \"%2\" has %3 x %4, needs %5 x %6")
        .arg(QString::fromLatin1(widget->metaObject()->className()), textOf(widget).left(60))
        .arg(widget->width())
        .arg(widget->height())
        .arg(wanted.width())
        .arg(wanted.height());
}

} // namespace

std::vector<PaintedText> paintedTexts(OpenedWindow &opened)
{
    std::vector<PaintedText> all;
    QWidget &window = opened.shown();
    const QImage image = opened.picture(kDensity);
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const QRect seen = widget->visibleRegion().boundingRect();
        if (!widget->isVisible() || !widget->isEnabled() || seen.isEmpty())
            continue;
        const QString text = textOf(widget);
        if (!text.trimmed().isEmpty() && seen.size() == widget->size())
            all.push_back(
                {text, contrastIn(image, QRect(widget->mapTo(&window, QPoint()), widget->size()))});
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (view == nullptr || view->model() == nullptr)
            continue;
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex index = view->model()->index(row, column);
                const QRect place = view->visualRect(index);
                const QString shown = index.data().toString();
                if (shown.trimmed().isEmpty() || place.isEmpty()
                    || !view->viewport()->rect().contains(place))
                    continue;
                all.push_back(
                    {shown,
                     contrastIn(image, QRect(view->viewport()->mapTo(&window, place.topLeft()),
                                             place.size()))});
            }
        }
    }
    return all;
}

QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || textOf(widget).trimmed().isEmpty()
            || qobject_cast<const QLineEdit *>(widget) != nullptr)
            continue;
        QSize wanted = widget->sizeHint();
        if (const auto *label = qobject_cast<const QLabel *>(widget);
            label != nullptr && label->wordWrap())
            wanted = {0, label->heightForWidth(label->width())};
        if (widget->width() < wanted.width() || widget->height() < wanted.height())
            cut << described(widget, wanted);
        const QWidget *parent = widget->parentWidget();
        if (parent != nullptr
            && (widget->x() < 0 || widget->geometry().right() > parent->rect().right()))
            cut << described(widget, wanted) + QStringLiteral(", beyond its parent");
    }
    for (const auto *table : window.findChildren<QTableView *>()) {
        const QHeaderView *head = table->horizontalHeader();
        if (!table->isVisible() || !head->isVisible())
            continue;
        for (int section = 0; section < head->count(); ++section) {
            const QString text = head->model()->headerData(section, Qt::Horizontal).toString();
            if (!head->isSectionHidden(section) && !text.isEmpty()
                && head->sectionSize(section) < head->fontMetrics().horizontalAdvance(text))
                cut << QStringLiteral("column head \"%1\" has %2")
                           .arg(text)
                           .arg(head->sectionSize(section));
        }
    }
    return cut;
}

} // namespace jinbang::app::test
