// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/inspector.h"

#include "app/desktop/charts/histogramchart.h"
#include "app/desktop/pages/cellfigures.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/noticelist.h"
#include "app/desktop/widgets/segmented.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace jinbang::app {

namespace {

// Each process of a report as one dot, for the switch beside "every sample".
SampleData forksOf(const core::archive::Cell &cell, const SampleData &like)
{
    SampleData data = like;
    data.dots.clear();
    for (const auto &fork : cell.forks) {
        if (fork.nsPerOp && *fork.nsPerOp > 0)
            data.dots.push_back({1e9 / *fork.nsPerOp, fork.valid});
    }
    return data;
}

} // namespace

Inspector::Inspector(const Look &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_title(new QLabel(this))
    , m_state(new QLabel(this))
    , m_error(new QLabel(this))
    , m_charts(new QWidget(this))
    , m_which(new Segmented(2, m_charts))
    , m_strip(new SampleChart(look.theme()))
    , m_stripView(new ChartView(look, m_strip, m_charts))
    , m_histogram(new HistogramChart(look.theme()))
    , m_histogramView(new ChartView(look, m_histogram, m_charts))
    , m_figures(new NoticeList(look, this))
    , m_copy(new QPushButton(this))
    , m_again(new QPushButton(this))
{
    build();
    retranslate();
    showNothing();
}

void Inspector::build()
{
    m_title->setProperty("role", QStringLiteral("runTitle"));
    m_state->setProperty("role", QStringLiteral("secondary"));
    m_error->setProperty("role", QStringLiteral("error"));
    for (QLabel *label : {m_title, m_state, m_error}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stripView->setMinimumHeight(120);
    m_histogramView->setMinimumHeight(100);
    m_copy->setIcon(m_look.icon(Icon::Copy));
    m_again->setIcon(m_look.icon(Icon::Again));
    for (QPushButton *button : {m_copy, m_again})
        button->setIconSize({22, 16});
    setObjectName(QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);

    auto *charts = new QVBoxLayout(m_charts);
    charts->setContentsMargins(0, 0, 0, 0);
    charts->setSpacing(4);
    charts->addWidget(m_which, 0, Qt::AlignLeft);
    charts->addWidget(m_stripView, 3);
    charts->addWidget(m_histogramView, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_state),
                            static_cast<QWidget *>(m_error)})
        column->addWidget(widget);
    column->addWidget(m_charts, 5);
    column->addWidget(m_figures, 4);
    m_filler = new QWidget(this); // keeps the words at the top where there is nothing to draw
    column->addWidget(m_filler, 1);
    column->addWidget(m_copy);
    column->addWidget(m_again);
    connect(m_which, &Segmented::choose, this, &Inspector::showCharts);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_command); });
    connect(m_again, &QPushButton::clicked, this, [this] { Q_EMIT runAgain(m_row, m_column); });
}

// Wider with larger text, though less than the text: the matrix beside it needs room, too.
QSize Inspector::sizeHint() const
{
    constexpr int kWidth = 340, kMore = 60; // px, and for text of twice the size
    return {kWidth + qRound(kMore * (m_look.theme().scale - 1)), QWidget::sizeHint().height()};
}

QSize Inspector::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().expandedTo({300, 0});
}

void Inspector::showNothing()
{
    m_row = m_column = -1;
    m_title->setText(tr("No cell chosen"));
    m_state->setText(tr("Choose a cell of the matrix."));
    for (QWidget *widget :
         {static_cast<QWidget *>(m_error), m_charts, static_cast<QWidget *>(m_figures),
          static_cast<QWidget *>(m_copy), static_cast<QWidget *>(m_again)})
        widget->hide();
    m_filler->show();
}

void Inspector::showCell(const Inspected &inspected)
{
    m_row = inspected.row;
    m_column = inspected.column;
    const Matrix &matrix = inspected.matrix;
    const MatrixCell &cell = matrix.cells[size_t(m_row)][size_t(m_column)];
    const MatrixRow &place = matrix.rows[size_t(m_row)];
    const MatrixColumn &entry = matrix.columns[size_t(m_column)];
    m_title->setText(tr("%1 %2").arg(entry.name, entry.version).trimmed());
    QStringList state{
        tr("%1 %2").arg(operationText(place.operation), workloadText(place.workload))};
    if (!place.detail.isEmpty())
        state << place.detail;
    state << tr("%1 %2").arg(cellText(cell), cellDetail(cell)).trimmed();
    m_state->setText(state.join(QStringLiteral(" · ")));
    m_error->setText(engineText(cell.reason.toStdString()));
    m_error->setVisible(!cell.reason.isEmpty());

    const auto *measured = inspected.measured;
    m_forks = inspected.forks;
    m_samples = measured != nullptr ? samplesOf(*measured, entry.slot) : SampleData{};
    if (measured != nullptr)
        m_forks = forksOf(*measured, m_samples);
    const HistogramData times =
        measured != nullptr ? timesOf(*measured, entry.slot) : HistogramData{};
    m_histogram->setData(times);
    m_histogramView->describe(tr("How often each time was measured"));
    m_histogramView->setVisible(!times.values.empty());
    m_which->setVisible(!m_samples.dots.empty());
    showCharts();
    auto figures = measured != nullptr && !measured->forks.empty() ? figuresOf(*measured)
                                                                   : figuresSoFar(cell, m_forks);
    m_figures->setVisible(!figures.empty());
    m_filler->setVisible(m_charts->isHidden() && figures.empty());
    m_figures->setNotices(std::move(figures));
    m_command = inspected.command;
    m_copy->setVisible(!m_command.isEmpty());
    m_copy->setToolTip(m_command);
    m_again->setVisible(inspected.canRun);
    m_again->setText(isEnded(cell.state) ? tr("Run this cell again") : tr("Run this cell only"));
}

void Inspector::showCharts()
{
    const bool everySample = m_which->chosen() == 0 && !m_samples.dots.empty();
    const SampleData &points = everySample ? m_samples : m_forks;
    m_strip->setData(points);
    m_stripView->describe(everySample ? tr("Every sample") : tr("Each process"));
    m_charts->setVisible(!points.dots.empty());
}

void Inspector::retranslate()
{
    m_which->setTexts({tr("Every sample"), tr("Each process")});
    m_which->setAccessibleName(tr("Points of the chart"));
    m_copy->setText(tr("Copy command line"));
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
