// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/csvpreviewmodel.h"

#include "app/desktop/text/words.h"
#include "core/archive/csvtable.h"
#include "core/base/number.h"

#include <utility>

namespace jinbang::app {

using core::archive::ColumnRole;

QString roleText(ColumnRole role)
{
    switch (role) {
    case ColumnRole::Metric:
        return CsvPreviewModel::tr("Metric");
    case ColumnRole::Library:
        return CsvPreviewModel::tr("Library");
    case ColumnRole::Score:
        return CsvPreviewModel::tr("Score");
    case ColumnRole::Unit:
        return CsvPreviewModel::tr("Unit");
    case ColumnRole::Error:
        return CsvPreviewModel::tr("Error");
    case ColumnRole::Ignored:
        break;
    }
    return QStringLiteral("–");
}

void CsvPreviewModel::setPreview(core::archive::CsvPreview preview, core::archive::CsvChoice choice)
{
    beginResetModel();
    m_preview = std::move(preview);
    m_choice = std::move(choice);
    endResetModel();
}

QString CsvPreviewModel::columnName(int column) const
{
    const QString heading = shown(m_preview.headings[size_t(column)]).simplified();
    return m_choice.headings && !heading.isEmpty() ? heading : tr("Column %1").arg(column + 1);
}

int CsvPreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_preview.rows.size());
}

int CsvPreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_preview.headings.size());
}

QVariant CsvPreviewModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const ColumnRole what = roleOf(index.column());
    const bool number = what == ColumnRole::Score || what == ColumnRole::Error;
    const std::string *cell = cellAt(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index.row(), index.column());
    case Qt::ToolTipRole:
        return cell == nullptr ? QString()
                               : tr("In the file: %1").arg(shown(*cell)).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        const QString text = QStringLiteral("%1, %2: %3")
                                 .arg(columnName(index.column()), roleText(what),
                                      textOf(index.row(), index.column()));
        return isWrong(index.row(), index.column()) ? tr("%1 cannot be read").arg(text) : text;
    }
    case UsedRole:
        return what != ColumnRole::Ignored;
    case WrongRole:
        return isWrong(index.row(), index.column());
    default:
        return {};
    }
}

QVariant CsvPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ColumnRole what = roleOf(section);
    if (role == Qt::DisplayRole)
        return QStringLiteral("%1\n%2").arg(roleText(what), columnName(section));
    if (role == Qt::TextAlignmentRole)
        return int((what == ColumnRole::Score || what == ColumnRole::Error ? Qt::AlignRight
                                                                           : Qt::AlignLeft)
                   | Qt::AlignVCenter);
    return {};
}

ColumnRole CsvPreviewModel::roleOf(int column) const
{
    return size_t(column) < m_choice.roles.size() ? m_choice.roles[size_t(column)]
                                                  : ColumnRole::Ignored;
}

const std::string *CsvPreviewModel::cellAt(int row, int column) const
{
    const auto &cells = m_preview.rows[size_t(row)];
    return size_t(column) < cells.size() ? &cells[size_t(column)] : nullptr;
}

QString CsvPreviewModel::textOf(int row, int column) const
{
    const std::string *cell = cellAt(row, column);
    if (cell == nullptr)
        return {};
    const ColumnRole what = roleOf(column);
    if (what == ColumnRole::Metric || what == ColumnRole::Library) // a formula's apostrophe goes
        return shown(core::archive::restoredText(*cell)).simplified();
    if (what != ColumnRole::Score && what != ColumnRole::Error)
        return shown(*cell).simplified();
    const auto value = core::archive::numberWith(m_choice.decimal, *cell);
    return value ? shown(core::shortest(*value)) : shown(*cell).simplified();
}

bool CsvPreviewModel::isWrong(int row, int column) const
{
    const std::string *cell = cellAt(row, column);
    switch (roleOf(column)) {
    case ColumnRole::Metric:
    case ColumnRole::Library:
        return cell == nullptr || cell->empty();
    case ColumnRole::Score:
        return cell == nullptr
               || core::archive::numberWith(m_choice.decimal, *cell).value_or(0) <= 0;
    case ColumnRole::Error:
        return cell == nullptr
               || (!cell->empty() && !core::archive::numberWith(m_choice.decimal, *cell));
    case ColumnRole::Unit:
        return cell == nullptr;
    case ColumnRole::Ignored:
        break;
    }
    return false;
}

} // namespace jinbang::app
