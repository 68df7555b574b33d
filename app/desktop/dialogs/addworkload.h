#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Files before they become workloads: what each is, whether it can be measured, and how it begins.
// They are read on a thread of their own; the dialog can be closed at any moment.

#include "app/desktop/models/workloadfilesmodel.h"
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/run/probequeue.h"
#include "app/desktop/theme/look.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace jinbang::app {

class FileFacts;

class AddWorkload : public QDialog
{
    Q_OBJECT
public:
    /// Text that is pasted is kept in a file of `pasteFolder`.
    AddWorkload(const Look &look, QString pasteFolder, QWidget *parent);
    ~AddWorkload() override;

    /// Opens the file dialog on top.
    void chooseFiles();
    /// Files and folders; the second time they join the list.
    void addPaths(const QStringList &paths);
    /// A JSON text or a page, as from the clipboard. Errors: EmptyInput, CannotWrite, DiskFull.
    [[nodiscard]] core::Result<void> addText(const QString &text);
    /// The readable ones, as the Bench lists them.
    [[nodiscard]] std::vector<SetupWorkload> workloads() const;
    [[nodiscard]] const WorkloadFilesModel &model() const { return *m_model; }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void take(const FileList &list);
    void askAgain(const ProbeOptions &options);
    void removeChosen();
    void showChosen();
    void showSummary();
    [[nodiscard]] int chosen() const;

    const Look &m_look;
    QString m_pasteFolder;
    WorkloadFilesModel *m_model;
    QTableView *m_table;
    FileFacts *m_facts;
    QPlainTextEdit *m_preview;
    QLabel *m_previewTitle, *m_summary;
    QPushButton *m_files, *m_folder, *m_paste, *m_remove, *m_cancel, *m_add;
    int m_nextId = 0;
    ProbeQueue m_queue; // last: its thread ends before anything else goes
};

/// The workload that a readable file becomes.
[[nodiscard]] SetupWorkload workloadOf(const FileProbe &probe);

} // namespace jinbang::app
