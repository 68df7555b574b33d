#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench's left side: what is compared, on what, how long. It edits one BenchSetup and says when
// it has changed; the page decides what that means.

#include "app/desktop/pages/workbench.h"
#include "app/desktop/run/benchsetup.h"

#include <QFrame>

#include <map>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace jinbang::app {

class LibraryRow;
class PlanFields;
class Segmented;
class WorkloadRow;

enum class RunButton { Run, RunAgain, Stop, Stopping, Armed };

class SetupPanel : public QFrame
{
    Q_OBJECT
public:
    SetupPanel(Workbench &bench, BenchSetup &setup, QWidget *parent = nullptr);

    /// After candidates or workloads have changed from outside.
    void rebuildLists();
    /// After all of the setup has changed from outside.
    void showSetup();
    /// After the bytes of workloads have become known.
    void updateSizes();
    void setRunButton(RunButton state);
    /// Text beside the clock: estimate, or what is missing.
    void setFooter(const QString &text, bool runnable);
    void setLocked(bool locked);
    /// With the estimate and the Run button.
    [[nodiscard]] QWidget *footer() const { return m_footerBox; }
    void setDragging(const QString &result); // empty: nothing is dragged
    [[nodiscard]] QPushButton *runButton() const { return m_run; }

Q_SIGNALS:
    void edited();
    void runPressed();
    void detectPressed();
    void httpPressed();
    void browsePressed();
    void removePressed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildOperations();
    [[nodiscard]] QWidget *buildFooter();
    [[nodiscard]] QLabel *addHeading(QVBoxLayout *column, QLabel **detail,
                                     QWidget *corner = nullptr);
    void takeOver();
    void pinTabOrder();
    void updateCounts();
    void retranslate();

    Workbench &m_bench;
    BenchSetup &m_setup;
    bool m_filling = false;
    bool m_locked = false;
    RunButton m_buttonState = RunButton::Run;

    QScrollArea *m_scroll = nullptr;
    QWidget *m_inside = nullptr;
    QLabel *m_librariesTitle = nullptr, *m_librariesDetail = nullptr;
    QLabel *m_workloadsTitle = nullptr, *m_workloadsDetail = nullptr;
    QLabel *m_operationsTitle = nullptr, *m_planTitle = nullptr;
    QToolButton *m_detect = nullptr;
    QVBoxLayout *m_libraries = nullptr, *m_workloads = nullptr;
    std::vector<LibraryRow *> m_libraryRows;
    std::vector<WorkloadRow *> m_workloadRows;
    QPushButton *m_drop = nullptr;
    QLabel *m_typedLabel = nullptr, *m_documentLabel = nullptr;
    QWidget *m_documentGroup = nullptr;
    std::map<core::Operation, QCheckBox *> m_operations;
    PlanFields *m_plan = nullptr;
    QWidget *m_footerBox = nullptr;
    QLabel *m_footerIcon = nullptr, *m_footer = nullptr, *m_key = nullptr;
    QPushButton *m_run = nullptr;
};

} // namespace jinbang::app
