#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The files that are about to become workloads, each with what is known of it so far.

#include "app/desktop/run/fileprobe.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace jinbang::app {

struct CandidateFile {
    int id = 0; // of the question to the queue
    QString path;
    ProbeOptions options;
    std::optional<FileProbe> probe; // nothing: it is being read
};

class WorkloadFilesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Type, Size, Verdict, kColumns };
    enum Role { ToneRole = Qt::UserRole + 1 }; // 0 plain, 1 good, 2 warning, 3 error

    using QAbstractTableModel::QAbstractTableModel;

    /// False when it is there already.
    bool add(int id, const QString &path);
    void setOptions(int row, const ProbeOptions &options); // it is unknown again
    void setProbe(int id, const FileProbe &probe);
    void remove(int row);
    void retranslate();

    [[nodiscard]] const std::vector<CandidateFile> &files() const { return m_files; }
    [[nodiscard]] int validCount() const;
    [[nodiscard]] int waitingCount() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<CandidateFile> m_files;
};

/// "JSON document", "HTML page", or a dash.
[[nodiscard]] QString typeText(const CandidateFile &file);
/// "valid", "not valid", "large, not read", "being read".
[[nodiscard]] QString verdictText(const CandidateFile &file);

} // namespace jinbang::app
