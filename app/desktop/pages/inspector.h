#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything known about one cell of the matrix: its forks, its figures, its error.

#include "app/desktop/run/benchstate.h"
#include "app/desktop/theme/look.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace jinbang::app {

class ChartView;
class NoticeList;
class SampleChart;

class Inspector : public QWidget
{
    Q_OBJECT
public:
    Inspector(const Look &look, QWidget *parent = nullptr);

    /// Shows a cell; the samples are empty before anything was measured.
    void showCell(const Matrix &matrix, int row, int column, const SampleData &samples);
    void showNothing();

Q_SIGNALS:
    void runAgain(int row, int column);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    const Look &m_look;
    int m_row = -1, m_column = -1;
    QLabel *m_title, *m_state, *m_error;
    ChartView *m_view;
    SampleChart *m_chart;
    NoticeList *m_figures;
    QPushButton *m_again;
};

} // namespace jinbang::app
