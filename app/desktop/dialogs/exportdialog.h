#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Export of a chart with a live preview, which is the exported picture itself.

#include "app/desktop/charts/picture.h"
#include "app/desktop/dialogs/chartexport.h"
#include "app/desktop/theme/look.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace jinbang::app {

class Segmented;

class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    ExportDialog(const Look &look, std::vector<ChartExport> charts, QWidget *parent);

    /// Writes the chosen picture; the dialog's Save does this after asking for a name.
    [[nodiscard]] core::Result<void> saveTo(const QString &path) const;
    [[nodiscard]] QImage copied() const;

Q_SIGNALS:
    void saved(const QString &path);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void updatePreview();
    void saveAs();
    void tell(const QString &problem);
    [[nodiscard]] Theme theme() const;
    [[nodiscard]] std::unique_ptr<ChartBase> chart() const;
    [[nodiscard]] PictureOptions options(const ChartBase &chart) const;

    const Look &m_look;
    std::vector<ChartExport> m_charts;
    QLabel *m_preview, *m_size, *m_problem;
    QComboBox *m_which;
    Segmented *m_format, *m_scale, *m_colours;
    QCheckBox *m_title, *m_footer, *m_transparent, *m_outlines;
    QPushButton *m_copy, *m_cancel, *m_save;
};

} // namespace jinbang::app
