#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything known about one cell of the matrix: its samples, its figures, its error, and how to
// measure it again, here or in a terminal.

#include "app/desktop/run/benchstate.h"
#include "app/desktop/theme/look.h"
#include "core/archive/report.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace jinbang::app {

class ChartView;
class HistogramChart;
class NoticeList;
class SampleChart;
class Segmented;

/// A cell and what there is of it.
struct Inspected {
    const Matrix &matrix;
    int row = 0, column = 0;
    SampleData forks;                              // so far; empty before anything was measured
    const core::archive::Cell *measured = nullptr; // once the run has ended
    QString command;                               // that measures the cell in a terminal
    bool canRun = false;
};

class Inspector : public QWidget
{
    Q_OBJECT
public:
    Inspector(const Look &look, QWidget *parent = nullptr);

    void showCell(const Inspected &cell);
    void showNothing();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void runAgain(int row, int column);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void showCharts();
    void retranslate();

    const Look &m_look;
    int m_row = -1, m_column = -1;
    SampleData m_samples, m_forks; // each sample; each process
    QString m_command;
    QLabel *m_title, *m_state, *m_error;
    QWidget *m_charts, *m_filler = nullptr;
    Segmented *m_which;
    SampleChart *m_strip;
    ChartView *m_stripView;
    HistogramChart *m_histogram;
    ChartView *m_histogramView;
    NoticeList *m_figures;
    QPushButton *m_copy, *m_again;
};

} // namespace jinbang::app
