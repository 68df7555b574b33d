// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/runmatrixmodel.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace jinbang::app {

RunMatrixModel::RunMatrixModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void RunMatrixModel::setMatrix(Matrix matrix)
{
    if (hasShapeOf(matrix)) { // what is selected stays
        m_matrix = std::move(matrix);
        findAmbiguous();
        retranslate();
        return;
    }
    beginResetModel();
    m_matrix = std::move(matrix);
    m_lines.clear();
    for (size_t i = 0; i < m_matrix.rows.size(); ++i) {
        if (i == 0 || m_matrix.rows[i].operation != m_matrix.rows[i - 1].operation)
            m_lines.push_back(-1 - int(i));
        m_lines.push_back(int(i));
    }
    findAmbiguous();
    endResetModel();
}

bool RunMatrixModel::hasShapeOf(const Matrix &matrix) const
{
    return std::equal(m_matrix.rows.begin(), m_matrix.rows.end(), matrix.rows.begin(),
                      matrix.rows.end(),
                      [](const MatrixRow &a, const MatrixRow &b) {
                          return a.operation == b.operation && a.workload == b.workload
                                 && a.path == b.path && a.conditions == b.conditions;
                      })
           && std::equal(m_matrix.columns.begin(), m_matrix.columns.end(), matrix.columns.begin(),
                         matrix.columns.end(), [](const MatrixColumn &a, const MatrixColumn &b) {
                             return a.id == b.id && a.variant == b.variant && a.name == b.name;
                         });
}

// "twitter.json" and "twitter.html" have one short name.
void RunMatrixModel::findAmbiguous()
{
    std::map<QString, QString> first;
    m_ambiguous.clear();
    for (const MatrixRow &row : m_matrix.rows) {
        const QString name = workloadText(row.workload, NameLength::Short);
        const auto [known, isNew] = first.try_emplace(name, row.workload);
        if (!isNew && known->second != row.workload)
            m_ambiguous.insert(name);
    }
}

QString RunMatrixModel::nameOf(const MatrixRow &row) const
{
    const QString name = workloadText(row.workload, NameLength::Short);
    const bool isShort = m_shortNames && !m_ambiguous.contains(name);
    return isShort ? name : workloadText(row.workload, NameLength::Full);
}

void RunMatrixModel::updateCells(const Matrix &matrix,
                                 const std::vector<std::pair<int, int>> &cells)
{
    for (const auto &[row, column] : cells) {
        m_matrix.cells[size_t(row)][size_t(column)] = matrix.cells[size_t(row)][size_t(column)];
        const QModelIndex changed = indexOf(row, column);
        Q_EMIT dataChanged(changed, changed);
    }
}

void RunMatrixModel::setShortNames(bool shortNames)
{
    if (shortNames == m_shortNames)
        return;
    m_shortNames = shortNames;
    retranslate();
}

void RunMatrixModel::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    if (columnCount() > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

std::pair<int, int> RunMatrixModel::placeOf(const QModelIndex &index) const
{
    if (!index.isValid() || index.column() < 1 || m_lines[size_t(index.row())] < 0)
        return {-1, -1};
    return {m_lines[size_t(index.row())], index.column() - 1};
}

QModelIndex RunMatrixModel::indexOf(int row, int column) const
{
    const auto line = std::find(m_lines.begin(), m_lines.end(), row);
    return line == m_lines.end() ? QModelIndex() : index(int(line - m_lines.begin()), column + 1);
}

int RunMatrixModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int RunMatrixModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1 + int(m_matrix.columns.size());
}

QVariant RunMatrixModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const int line = m_lines[size_t(index.row())];
    if (line < 0)
        return groupData(line, index.column(), role);
    if (index.column() == 0)
        return nameData(m_matrix.rows[size_t(line)], role);
    return cellData(line, index.column() - 1, role);
}

QVariant RunMatrixModel::groupData(int line, int column, int role) const
{
    if (role == GroupRole)
        return true;
    if (column == 0 && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole))
        return operationText(m_matrix.rows[size_t(-1 - line)].operation);
    return {};
}

QVariant RunMatrixModel::nameData(const MatrixRow &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: {
        const QString name = nameOf(row);
        return row.detail.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, row.detail);
    }
    case Qt::ToolTipRole:
        return QStringLiteral("<qt>%1</qt>")
            .arg((row.path.isEmpty() ? workloadText(row.workload) : row.path).toHtmlEscaped());
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1 %2").arg(operationText(row.operation),
                                           workloadText(row.workload));
    case BytesRole:
        return row.bytes;
    case WorkloadRole:
        return row.workload;
    case DocumentRole:
        return row.document;
    case FileRole:
        return !row.path.isEmpty();
    default:
        return {};
    }
}

QVariant RunMatrixModel::cellData(int row, int column, int role) const
{
    const MatrixCell &cell = m_matrix.cells[size_t(row)][size_t(column)];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(cell);
    case Qt::AccessibleTextRole:
        return cellSentence(m_matrix, size_t(row), size_t(column));
    case Qt::ToolTipRole:
        return QStringLiteral("<qt>%1</qt>")
            .arg(cellSentence(m_matrix, size_t(row), size_t(column)).toHtmlEscaped());
    case CellRole:
        return QVariant::fromValue(cell);
    case ShareRole:
        return shareOfBest(m_matrix, size_t(row), size_t(column));
    case SlotRole:
        return m_matrix.columns[size_t(column)].slot;
    default:
        return {};
    }
}

QVariant RunMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return role == Qt::AccessibleTextRole ? QVariant(tr("Workload")) : QVariant();
    const MatrixColumn &column = m_matrix.columns[size_t(section) - 1];
    switch (role) {
    case Qt::DisplayRole:
        return m_shortNames ? shortLibrary(column.name) : column.name;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1 %2").arg(column.name, column.version);
    case VersionRole:
        return m_shortNames ? QString() : column.version;
    case SlotRole:
        return column.slot;
    default:
        return {};
    }
}

Qt::ItemFlags RunMatrixModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isCell = placeOf(index).first >= 0;
    return isCell ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

} // namespace jinbang::app
