#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what a table of scores means: encoding, separator, decimal mark, columns, unit. Guesses come
// first, the first rows are shown as they would be understood, and what forbids the import is said
// with its line and column.

#include "app/desktop/models/csvpreviewmodel.h"
#include "app/desktop/run/tablereading.h"
#include "app/desktop/run/worker.h"
#include "app/desktop/theme/look.h"
#include "core/archive/report.h"

#include <QDialog>

#include <array>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace jinbang::app {

class Segmented;

class CsvImport : public QDialog
{
    Q_OBJECT
public:
    /// `worker` outlives the dialog; answers that come after its end are dropped.
    CsvImport(const Look &look, Worker &worker, const QString &path, QWidget *parent);

    /// The whole table, after accepted().
    [[nodiscard]] std::shared_ptr<const core::archive::Report> report() const { return m_report; }
    [[nodiscard]] const core::archive::CsvChoice &choice() const { return m_choice; }
    [[nodiscard]] const CsvPreviewModel &model() const { return *m_model; }
    /// Nothing is being worked out any more.
    [[nodiscard]] bool isSettled() const { return !m_busy; }
    void accept() override; // imports first; stays open where that fails

Q_SIGNALS:
    void settled();

private:
    using Bytes = std::shared_ptr<const QByteArray>;
    enum class Ask { Guess, Preview };

    void build();
    QWidget *buildFields();
    void load();
    /// Works the choice out anew; Guess: what follows from encoding, separator and headings, too.
    void ask(Ask what);
    void take(TableReading reading);
    void takeColumn(size_t field, int item);
    void showChoice();
    void showColumns();
    void showVerdict();
    [[nodiscard]] QString foundText() const;
    void say(const QString &text, const char *role);

    const Look &m_look;
    Worker &m_worker;
    QString m_path;
    CsvPreviewModel *m_model;
    QTableView *m_table;
    QComboBox *m_encoding, *m_separator, *m_unit;
    Segmented *m_decimal;
    QCheckBox *m_headings;
    std::array<QComboBox *, 5> m_columns{}; // in the order of ColumnRole, without Ignored
    QLabel *m_fileName, *m_verdictIcon, *m_verdict;
    QPushButton *m_cancel, *m_import;
    Bytes m_bytes;
    core::archive::CsvChoice m_choice;
    std::shared_ptr<const core::archive::Report> m_report;
    bool m_busy = false, m_decimalSaid = false;
    std::optional<Ask> m_next; // asked while an answer is on its way
};

} // namespace jinbang::app
