// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the Scaling page and their words.
#include "app/desktop/charts/barchart.h"
#include "app/desktop/models/rowsmodel.h"
#include "app/desktop/pages/emptystate.h"
#include "app/desktop/pages/scalingpage.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/cursorview.h"
#include "app/desktop/widgets/elidedcombo.h"
#include "app/desktop/widgets/legendrow.h"
#include "app/desktop/widgets/rowsview.h"
#include "app/desktop/widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTableView>

namespace jinbang::app {

namespace {

QScrollArea *scrolled(QWidget *inside)
{
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // what is inside has it
    scroll->setFocusProxy(inside);
    scroll->setWidget(inside);
    return scroll;
}

} // namespace

QWidget *ScalingPage::buildHeader()
{
    auto *header = new QWidget(this);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_title = new QLabel(this);
    m_title->setProperty("role", QStringLiteral("pageTitle"));
    m_subject = new ElidedCombo(this);
    m_subject->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_subject->setMinimumContentsLength(8); // it may be narrower than its words; the rest may not
    m_subject->setMaximumWidth(260);
    m_label = new ElidedLabel(this);
    m_label->setProperty("role", QStringLiteral("secondary"));
    m_operationPlace = new QWidget(this);
    auto *place = new QHBoxLayout(m_operationPlace);
    place->setContentsMargins(0, 0, 0, 0);
    m_measureSwitch = new Segmented(3, this);
    m_measureSwitch->setChosen(int(m_choices.measure));
    m_export = new QPushButton(this);
    m_export->setIcon(m_bench.look.icon(Icon::Download));
    m_export->setIconSize({22, 16});
    m_export->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_title);
    row->addWidget(m_subject);
    row->addWidget(m_label, 1);
    row->addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding)); // where the label is not shown
    row->addWidget(m_operationPlace);
    row->addWidget(m_measureSwitch);
    row->addWidget(m_export);
    connect(m_subject, &QComboBox::activated, this, &ScalingPage::choose);
    connect(m_measureSwitch, &Segmented::choose, this,
            [this](int index) { setMeasure(ScalingMeasure(index)); });
    connect(m_export, &QPushButton::clicked, this, &ScalingPage::exportWanted);
    return header;
}

QWidget *ScalingPage::buildPicture()
{
    m_card = new Card(this);
    m_whiskers = new QCheckBox(this);
    m_log = new QCheckBox(this);
    m_whiskers->setChecked(m_choices.whiskers);
    m_log->setChecked(m_choices.logScale);
    m_viewSwitch = new Segmented(kScalingViews, this);
    m_card->addCorner(m_viewSwitch);
    m_legend = new LegendRow(m_bench.look, this);
    auto *options = new QHBoxLayout;
    options->setSpacing(16);
    options->addWidget(m_legend, 1);
    for (QCheckBox *check : {m_whiskers, m_log})
        options->addWidget(check, 0, Qt::AlignTop);
    m_card->body()->addLayout(options);

    const Theme &theme = m_bench.look.theme();
    m_pictures = new QStackedWidget(this);
    m_curve = new LineChart(theme);
    m_curveView = new CursorView(m_bench.look, m_curve, this);
    m_bars = new BarChart(theme);
    m_barsView = new ChartView(m_bench.look, m_bars, this);
    m_ratios = new RatioChart(theme);
    m_ratiosView = new ChartView(m_bench.look, m_ratios, this);
    m_twin = new RowsView(this);
    m_twinModel = new RowsModel(this);
    auto *proxy = new RowsProxy(this);
    proxy->setSourceModel(m_twinModel);
    m_twin->setModel(proxy);
    m_twin->setItemDelegate(new MetricDelegate(m_bench.look, rowsRoles(), m_twin));
    m_twin->setSortingEnabled(true);
    m_twin->sortByColumn(-1, Qt::AscendingOrder);
    m_pictures->addWidget(m_curveView);
    m_pictures->addWidget(scrolled(m_barsView));
    m_pictures->addWidget(scrolled(m_ratiosView));
    m_pictures->addWidget(m_twin);
    m_card->body()->addWidget(m_pictures, 1);

    connect(m_viewSwitch, &Segmented::choose, this, [this](int index) { setView(View(index)); });
    connect(m_legend, &LegendRow::changed, this, &ScalingPage::refresh);
    for (QCheckBox *check : {m_whiskers, m_log}) {
        connect(check, &QCheckBox::toggled, this, [this] {
            m_choices.whiskers = m_whiskers->isChecked();
            m_choices.logScale = m_log->isChecked();
            remember();
            refresh();
        });
    }
    connect(m_curveView, &CursorView::moved, this, &ScalingPage::readOutAt);
    return m_card;
}

Card *ScalingPage::buildTableCard(QTableView *&table, RowsModel *&model)
{
    auto *card = new Card(this);
    card->body()->setContentsMargins(1, 10, 1, 6);
    card->body()->itemAt(0)->layout()->setContentsMargins(15, 0, 14, 0);
    model = new RowsModel(this);
    table = new QTableView(this);
    table->setModel(model);
    table->setItemDelegate(new MetricDelegate(m_bench.look, rowsRoles(), table));
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    card->body()->addWidget(table);
    return card;
}

QWidget *ScalingPage::buildSide()
{
    auto *inside = new QWidget(this);
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_readOutCard = buildTableCard(m_readOut, m_readOutModel);
    m_growthCard = buildTableCard(m_growth, m_growthModel);
    column->addWidget(m_readOutCard);
    column->addWidget(m_growthCard);
    m_facts = new QVBoxLayout;
    m_facts->setSpacing(10);
    column->addLayout(m_facts);
    column->addStretch(1);
    QScrollArea *scroll = scrolled(inside);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side = scroll;
    return scroll;
}

void ScalingPage::build()
{
    m_stack = new QStackedLayout(this);
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::pressed, this, &ScalingPage::goToBench);
    m_stack->addWidget(m_empty);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setSpacing(10);
    column->addWidget(buildHeader());
    m_banner = new QLabel(this);
    m_banner->setProperty("banner", QStringLiteral("error"));
    m_banner->setTextFormat(Qt::PlainText);
    m_banner->setWordWrap(true);
    m_banner->hide();
    column->addWidget(m_banner);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(buildPicture(), 1);
    row->addWidget(buildSide());
    column->addLayout(row, 1);
    m_stack->addWidget(content);
}

void ScalingPage::applyCompact()
{
    const Theme &theme = m_bench.look.theme();
    const int margin = theme.compact ? 12 : 20;
    m_narrow = isNarrow();
    m_stack->widget(1)->layout()->setContentsMargins(margin, 12, margin, 12);
    m_side->setFixedWidth(theme.px(m_narrow ? 312 : 360));
    m_label->setVisible(!m_narrow);
    for (QCheckBox *check : {m_whiskers, m_log})
        check->setMinimumHeight(theme.px(22)); // as the legend's rows
    nameMeasures();
    dressTable(*m_twin, m_bench.look, 0);
    for (QTableView *table : {m_readOut, m_growth})
        dressTable(*table, m_bench.look);
    refresh();
}

bool ScalingPage::isNarrow() const
{
    constexpr int kWide = 1120; // px of the page, at the usual size of text
    const Theme &theme = m_bench.look.theme();
    return theme.compact || width() < theme.px(kWide);
}

void ScalingPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    if (isNarrow() != m_narrow)
        applyCompact();
}

void ScalingPage::nameMeasures()
{
    m_measureSwitch->setTexts({m_narrow ? tr("Document") : tr("Time per document"),
                               m_narrow ? tr("Object") : tr("ns per object"), tr("MB/s")});
}

// The lines of a load are no curve over anything.
void ScalingPage::nameViews()
{
    const bool http = experiment() != nullptr && experiment()->kind == Experiment::Kind::Http;
    m_viewSwitch->setTexts(
        {http ? tr("Latency") : tr("Curve"), tr("Bars"), tr("Rounds"), tr("Table")});
}

void ScalingPage::retranslate()
{
    m_title->setText(tr("Scaling"));
    m_empty->setTexts(
        tr("No experiment yet"),
        tr("Measure a workload at several counts or with several threads, or open such a run."),
        tr("Go to Bench"));
    m_subject->setAccessibleName(tr("Experiment"));
    for (int i = 0; i < m_subject->count(); ++i)
        m_subject->setItemText(i, experimentText(m_experiments[size_t(i)]));
    m_measureSwitch->setAccessibleName(tr("Measure"));
    nameMeasures();
    m_viewSwitch->setAccessibleName(tr("Picture"));
    nameViews();
    m_whiskers->setText(tr("Whiskers"));
    m_log->setText(tr("Log scale"));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Export chart (%1)").arg(QStringLiteral("Ctrl+E")));
    m_twin->setAccessibleName(tr("Measured values"));
    m_readOut->setAccessibleName(tr("Values at the read-out line"));
    m_growth->setAccessibleName(tr("Growth"));
    if (m_operationSwitch != nullptr && experiment() != nullptr) {
        QStringList texts;
        if (experiment()->kind == Experiment::Kind::Condition)
            texts << tr("All");
        for (const core::Operation each : experiment()->operations)
            texts << operationText(each);
        m_operationSwitch->setAccessibleName(tr("Operation"));
        m_operationSwitch->setTexts(texts);
    }
    m_label->setText(m_report != nullptr ? runLabel(*m_report) : QString());
    refresh();
}

} // namespace jinbang::app
