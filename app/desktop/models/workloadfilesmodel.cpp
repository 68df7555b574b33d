// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/workloadfilesmodel.h"

#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"

#include <QFileInfo>

#include <algorithm>

namespace jinbang::app {

namespace {

int toneOf(const CandidateFile &file)
{
    if (!file.probe)
        return 0;
    return file.probe->error ? 3 : file.probe->unread || !file.probe->notes.empty() ? 2 : 1;
}

} // namespace

QString typeText(const CandidateFile &file)
{
    if (!file.probe || !file.probe->isValid())
        return QStringLiteral("–");
    return file.probe->article ? WorkloadFilesModel::tr("HTML page")
                               : WorkloadFilesModel::tr("JSON document");
}

QString verdictText(const CandidateFile &file)
{
    if (!file.probe)
        return WorkloadFilesModel::tr("being read…");
    if (file.probe->unread)
        return WorkloadFilesModel::tr("large, not read yet");
    if (!file.probe->error)
        return WorkloadFilesModel::tr("valid");
    switch (file.probe->error->code) {
    case core::ErrorCode::InvalidJson:
        return WorkloadFilesModel::tr("not valid JSON");
    case core::ErrorCode::InvalidText:
        return WorkloadFilesModel::tr("not valid text");
    case core::ErrorCode::DocumentStream:
        return WorkloadFilesModel::tr("several documents");
    case core::ErrorCode::EmptyInput:
        return WorkloadFilesModel::tr("empty");
    case core::ErrorCode::TooLarge:
        return WorkloadFilesModel::tr("too large");
    default:
        return WorkloadFilesModel::tr("cannot be read");
    }
}

bool WorkloadFilesModel::add(int id, const QString &path)
{
    if (std::any_of(m_files.begin(), m_files.end(),
                    [&](const CandidateFile &file) { return file.path == path; }))
        return false;
    beginInsertRows({}, rowCount(), rowCount());
    m_files.push_back({id, path, {}, {}});
    endInsertRows();
    return true;
}

void WorkloadFilesModel::setOptions(int row, const ProbeOptions &options)
{
    CandidateFile &file = m_files[size_t(row)];
    file.options = options;
    file.probe.reset();
    Q_EMIT dataChanged(index(row, 0), index(row, kColumns - 1));
}

void WorkloadFilesModel::setProbe(int id, const FileProbe &probe)
{
    const auto file = std::find_if(m_files.begin(), m_files.end(),
                                   [id](const CandidateFile &f) { return f.id == id; });
    if (file == m_files.end())
        return;
    file->probe = probe;
    const int row = int(file - m_files.begin());
    Q_EMIT dataChanged(index(row, 0), index(row, kColumns - 1));
}

void WorkloadFilesModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_files.erase(m_files.begin() + row);
    endRemoveRows();
}

void WorkloadFilesModel::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

int WorkloadFilesModel::validCount() const
{
    return int(std::count_if(m_files.begin(), m_files.end(),
                             [](const CandidateFile &f) { return f.probe && f.probe->isValid(); }));
}

int WorkloadFilesModel::waitingCount() const
{
    return int(std::count_if(m_files.begin(), m_files.end(),
                             [](const CandidateFile &f) { return !f.probe; }));
}

int WorkloadFilesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_files.size());
}

int WorkloadFilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(kColumns);
}

QVariant WorkloadFilesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const CandidateFile &file = m_files[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (Column(index.column())) {
        case Name:
            return QFileInfo(file.path).fileName();
        case Type:
            return typeText(file);
        case Size:
            return file.probe && file.probe->fileBytes > 0 ? sizeText(file.probe->fileBytes)
                                                           : QStringLiteral("–");
        case Verdict:
            return verdictText(file);
        case kColumns:
            break;
        }
        return {};
    case Qt::ToolTipRole: {
        const QString more =
            file.probe && file.probe->error ? errorText(*file.probe->error) : file.path;
        return QStringLiteral("<qt>%1</qt>").arg(more.toHtmlEscaped());
    }
    case Qt::TextAlignmentRole:
        return index.column() == Size ? int(Qt::AlignRight | Qt::AlignVCenter)
                                      : int(Qt::AlignLeft | Qt::AlignVCenter);
    case ToneRole:
        return toneOf(file);
    default:
        return {};
    }
}

QVariant WorkloadFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Size)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Name:
        return tr("File");
    case Type:
        return tr("Type");
    case Size:
        return tr("Size");
    case Verdict:
        return tr("Check");
    case kColumns:
        break;
    }
    return {};
}

} // namespace jinbang::app
