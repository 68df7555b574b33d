// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/ratiomodel.h"

#include "app/desktop/text/numbers.h"

#include <cmath>
#include <utility>

namespace jinbang::app {

void RatioModel::setRows(std::vector<RatioRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RatioModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RatioModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString RatioModel::text(const RatioRow &row, Column column) const
{
    switch (column) {
    case Column::Library:
        return row.name;
    case Column::Metric:
        return row.detail;
    case Column::Bar:
        return {}; // the change says it; the bar is its picture
    case Column::Base:
        return row.base;
    case Column::Next:
        return row.next;
    case Column::Change:
        return changeText(row);
    }
    return {};
}

QString RatioModel::spoken(const RatioRow &row, Column column) const
{
    if (column != Column::Bar)
        return text(row, column);
    const double change = changeOf(row.ratio);
    if (!std::isfinite(change))
        return tr("no ratio");
    if (!std::isfinite(row.low) || !std::isfinite(row.high))
        return tr("speed %1, without interval").arg(app::changeText(change));
    return tr("speed %1, from %2 to %3")
        .arg(app::changeText(change), app::changeText(changeOf(row.high)),
             app::changeText(changeOf(row.low)));
}

QVariant RatioModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= kColumns)
        return {};
    const RatioRow &row = m_rows[size_t(index.row())];
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::ToolTipRole:
        return (column == Column::Bar ? spoken(row, column) : text(row, column)).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return int((column >= Column::Base ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SlotRole:
        return row.slot;
    case ToneRole:
        return int(row.tone);
    case RatioRole:
        return row.ratio;
    case LowRole:
        return row.low;
    case HighRole:
        return row.high;
    default:
        return {};
    }
}

QVariant RatioModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return int((column >= Column::Base ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Library:
        return tr("Library");
    case Column::Metric:
        return tr("Cell");
    case Column::Bar:
        return tr("Change in speed");
    case Column::Base:
        return QStringLiteral("A");
    case Column::Next:
        return QStringLiteral("B");
    case Column::Change:
        return tr("Change");
    }
    return {};
}

void RatioModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

} // namespace jinbang::app
