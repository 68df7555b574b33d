#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Export of a report's figures in any of the engine's formats. It stays open with its choice when
// the file could not be written.

#include "app/desktop/theme/look.h"
#include "core/archive/format.h"
#include "core/archive/report.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace jinbang::app {

class DataExport : public QDialog
{
    Q_OBJECT
public:
    DataExport(const Look &look, std::shared_ptr<const core::archive::Report> report,
               QWidget *parent);

    /// Writes the report. The name decides the format where it has a suffix of its own; a shorter
    /// one that the chosen format shares (".csv") keeps the choice. Errors: UnknownSuffix,
    /// CannotWrite, DiskFull; an existing file is left as it was.
    [[nodiscard]] core::Result<void> saveTo(const QString &path) const;
    void choose(int format); // by its place in the list
    [[nodiscard]] int formatCount() const { return int(m_formats.size()); }

Q_SIGNALS:
    void saved(const QString &path);

private:
    void build();
    void showChoice();
    void saveAs();
    [[nodiscard]] const core::archive::Format &format() const;

    const Look &m_look;
    std::shared_ptr<const core::archive::Report> m_report;
    std::vector<const core::archive::Format *> m_formats; // that can be written
    QListWidget *m_list;
    QLabel *m_about, *m_problem;
    QPushButton *m_cancel, *m_save;
};

} // namespace jinbang::app
