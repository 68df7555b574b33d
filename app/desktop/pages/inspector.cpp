// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/inspector.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/noticelist.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace jinbang::app {

namespace {

double quantile(const std::vector<double> &sorted, double share)
{
    const double at = share * double(sorted.size() - 1);
    const auto below = size_t(at);
    const auto above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (at - double(below));
}

} // namespace

Inspector::Inspector(const Look &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_title(new QLabel(this))
    , m_state(new QLabel(this))
    , m_error(new QLabel(this))
    , m_chart(new SampleChart(look.theme()))
    , m_figures(new NoticeList(look, this))
    , m_again(new QPushButton(this))
{
    m_view = new ChartView(look, m_chart, this);
    m_title->setProperty("role", QStringLiteral("runTitle"));
    m_state->setProperty("role", QStringLiteral("secondary"));
    m_error->setProperty("role", QStringLiteral("error"));
    for (QLabel *label : {m_title, m_state, m_error}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_view->setMinimumHeight(150);
    m_again->setIcon(look.icon(Icon::Again));
    setObjectName(QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    setMinimumWidth(300);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_error)})
        column->addWidget(widget);
    column->addWidget(m_view, 2);
    column->addWidget(m_figures, 3);
    column->addWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, [this] { Q_EMIT runAgain(m_row, m_column); });
    retranslate();
    showNothing();
}

void Inspector::showNothing()
{
    m_row = m_column = -1;
    m_title->setText(tr("No cell chosen"));
    m_state->setText(tr("Choose a cell of the matrix."));
    for (QWidget *widget : {static_cast<QWidget *>(m_error), static_cast<QWidget *>(m_view),
                            static_cast<QWidget *>(m_figures), static_cast<QWidget *>(m_again)})
        widget->hide();
}

void Inspector::showCell(const Matrix &matrix, int row, int column, const SampleData &samples)
{
    m_row = row;
    m_column = column;
    const MatrixCell &cell = matrix.cells[size_t(row)][size_t(column)];
    const MatrixRow &place = matrix.rows[size_t(row)];
    m_title->setText(matrix.columns[size_t(column)].name);
    const QString where = QStringLiteral("%1 %2").arg(operationText(place.operation), workloadText(place.workload));
    m_state->setText(QStringLiteral("%1 · %2 %3").arg(where, cellText(cell), cellDetail(cell)).trimmed());
    m_error->setText(cell.reason);
    m_error->setVisible(!cell.reason.isEmpty());
    m_chart->setData(samples);
    m_view->describe(tr("Forks"));
    m_view->setVisible(!samples.dots.empty());
    m_figures->setVisible(!samples.dots.empty());
    m_again->setVisible(isEnded(cell.state) && cell.state != CellState::Unsupported);
    std::vector<double> values;
    for (const SampleDot &dot : samples.dots) {
        if (dot.counted)
            values.push_back(dot.value);
    }
    std::sort(values.begin(), values.end());
    std::vector<Notice> figures;
    const auto add = [&](const QString &name, const QString &value) { figures.push_back({Icon::Bars, Tone::Plain, name, value, {}}); };
    if (!values.empty()) {
        add(tr("Forks counted"), tr("%1 of %2").arg(values.size()).arg(samples.dots.size()));
        add(tr("Median, ops/s"), siText(quantile(values, 0.5)));
        add(tr("Slowest fork, ops/s"), siText(values.front()));
        add(tr("Fastest fork, ops/s"), siText(values.back()));
    }
    if (cell.nsPerOp)
        add(tr("Time per operation"), timeText(*cell.nsPerOp));
    if (cell.relHalfWidth > 0)
        add(tr("95 % interval"), plusMinusText(cell.relHalfWidth));
    if (cell.rejectedShare > 0)
        add(tr("Samples rejected"), plusMinusText(cell.rejectedShare).mid(1));
    m_figures->setNotices(std::move(figures));
}

void Inspector::retranslate()
{
    m_again->setText(tr("Run this cell again"));
    m_figures->setAccessibleName(tr("Figures of the cell"));
    if (m_row < 0)
        showNothing();
}

void Inspector::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace jinbang::app
