#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP scenario: libraries serve one record, freshly written for each request, and a load is
// put on them round by round. A dialog of its own, since a load has no matrix and nothing else may
// be measured beside it; what comes of it is kept like any run.

#include "app/desktop/charts/experiment.h"
#include "app/desktop/pages/workbench.h"
#include "app/desktop/run/httpchoices.h"
#include "app/desktop/run/httpcontroller.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace jinbang::app {

class Card;
class HttpFields;
class RowsModel;
class RowsView;
class Segmented;
struct BenchSetup;

class HttpLoad : public QDialog
{
    Q_OBJECT
public:
    /// `setup` has the libraries, those ticked on the Bench ticked here; the other choices are
    /// remembered in the settings.
    HttpLoad(Workbench &bench, const BenchSetup &setup, HttpWorkFor workFor, QWidget *parent);
    ~HttpLoad() override;

    /// What the fields say.
    [[nodiscard]] core::http::HttpPlan plan() const;
    void run();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_controller.isRunning(); }
    /// What there is so far; null before the first round has ended.
    [[nodiscard]] const HttpController::Shared &report() const { return m_report; }

Q_SIGNALS:
    /// A load came to its end, or was stopped, and something of it is kept.
    void loaded(const HttpController::Shared &report);
    void picturesWanted(const HttpController::Shared &report);

public Q_SLOTS:
    /// Stops a load that runs; what was finished stays to be seen.
    void reject() override;

private:
    void build();
    [[nodiscard]] QWidget *buildContenders();
    [[nodiscard]] QWidget *buildResults();
    void fillContenders();
    void showPlace(const HttpPlace &place);
    void showReport(const HttpController::Shared &report);
    void showEnd(const core::Result<HttpController::Shared> &report);
    void showRows();
    void showState();
    void say(const QString &text, const char *role = "secondary");
    void exportData();

    Workbench &m_bench;
    core::contest::Plan m_options;
    std::vector<HttpContender> m_contenders;
    HttpWorkFor m_workFor;
    HttpController::Shared m_report;
    std::vector<Experiment> m_loads; // of the report
    bool m_stopping = false;
    QString m_problem; // why it could not be kept

    QListWidget *m_list = nullptr;
    HttpFields *m_fields = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_state = nullptr;
    Card *m_card = nullptr;
    QStackedWidget *m_results = nullptr; // what will be here, or the table
    QLabel *m_hint = nullptr;
    QComboBox *m_load = nullptr;
    Segmented *m_view = nullptr; // requests or percentiles
    RowsView *m_table = nullptr;
    RowsModel *m_rows = nullptr;
    QPushButton *m_export = nullptr, *m_pictures = nullptr, *m_close = nullptr, *m_run = nullptr;
    HttpController m_controller; // last: its thread ends before anything else goes
};

} // namespace jinbang::app
