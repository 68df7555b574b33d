#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything known about one file: type, size, encoding with a choice of another, depth, counts,
// what is wrong with it and where.

#include "app/desktop/models/workloadfilesmodel.h"
#include "app/desktop/theme/look.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace jinbang::app {

class FileFacts : public QWidget
{
    Q_OBJECT
public:
    FileFacts(const Look &look, QWidget *parent);

    void showFile(const CandidateFile *file); // null: none is chosen

Q_SIGNALS:
    /// Another encoding was chosen, or a large file is to be read.
    void optionsChosen(const jinbang::app::ProbeOptions &options);

private:
    void showProbe(const FileProbe &probe);
    void setValue(QLabel *label, const QString &text);

    QFormLayout *m_form;
    QLabel *m_type, *m_size, *m_depth, *m_counts, *m_characters, *m_verdict, *m_notes;
    QComboBox *m_encoding;
    QPushButton *m_read;
    ProbeOptions m_options;
};

} // namespace jinbang::app
