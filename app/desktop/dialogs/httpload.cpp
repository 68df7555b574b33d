// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/httpload.h"

#include "app/desktop/charts/httpchart.h"
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/dialogs/httpfields.h"
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/rowsview.h"
#include "app/desktop/widgets/segmented.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

constexpr int kSteps = 1000; // of the progress bar

QString tipOf(const QString &text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
}

} // namespace

HttpLoad::HttpLoad(Workbench &bench, const BenchSetup &setup, HttpWorkFor workFor, QWidget *parent)
    : QDialog(parent)
    , m_bench(bench)
    , m_options(setup.options)
    , m_contenders(httpContenders(setup.candidates))
    , m_workFor(std::move(workFor))
{
    setWindowTitle(tr("HTTP load"));
    build();
    fillContenders();
    for (int row = 0; row < m_list->count(); ++row) {
        const HttpContender &each = m_contenders[size_t(row)];
        const bool ticked =
            each.entry.variant.empty()
                ? !setup.excluded.contains(each.entry.contender)
                : std::find(setup.variants.begin(), setup.variants.end(), each.entry)
                      != setup.variants.end();
        if (each.can && ticked)
            m_list->item(row)->setCheckState(Qt::Checked);
    }
    connect(m_list, &QListWidget::itemChanged, this, &HttpLoad::showState);
    connect(m_fields, &HttpFields::edited, this, [this] {
        m_bench.settings.http = toJson(m_fields->choices());
        showState();
    });
    connect(m_load, &QComboBox::activated, this, &HttpLoad::showRows);
    connect(m_view, &Segmented::choose, this, &HttpLoad::showRows);
    connect(&m_controller, &HttpController::moved, this, &HttpLoad::showPlace);
    connect(&m_controller, &HttpController::grown, this, &HttpLoad::showReport);
    connect(&m_controller, &HttpController::notKept, this,
            [this](const std::string &why) { m_problem = engineText(why); });
    connect(&m_controller, &HttpController::ended, this, &HttpLoad::showEnd);
    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? stop() : run(); });
    connect(m_close, &QPushButton::clicked, this, &HttpLoad::reject);
    connect(m_export, &QPushButton::clicked, this, &HttpLoad::exportData);
    connect(m_pictures, &QPushButton::clicked, this, [this] {
        Q_EMIT picturesWanted(m_report);
        accept();
    });
    m_list->setFocus();
    say(tr("Only this machine is asked, on 127.0.0.1. Each round starts every server anew."));
    showState();
}

HttpLoad::~HttpLoad() = default;

void HttpLoad::build()
{
    QWidget *contenders = buildContenders(); // the first stop of Tab
    m_fields = new HttpFields(m_bench.look, httpChoicesOf(m_bench.settings.http), this);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, kSteps);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the load"));
    m_state = new QLabel(this);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_export = new QPushButton(tr("Export data…"), this);
    m_pictures = new QPushButton(tr("Show pictures"), this);
    m_pictures->setToolTip(tr("On the Scaling page: bars with intervals, percentiles and rounds"));
    m_close = new QPushButton(tr("Close"), this);
    m_run = new QPushButton(this);
    m_run->setProperty("kind", QStringLiteral("primary"));
    m_run->setDefault(true);
    for (QPushButton *button : {m_export, m_pictures, m_close})
        button->setAutoDefault(false);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto *above = new QHBoxLayout;
    above->setSpacing(20);
    above->addWidget(contenders, 4);
    auto *right = new QVBoxLayout;
    right->addWidget(m_fields);
    right->addStretch(1);
    above->addLayout(right, 7);
    column->addLayout(above, 2);
    column->addWidget(m_progress);
    column->addWidget(buildResults(), 5);
    auto *footer = new QHBoxLayout;
    footer->setSpacing(10);
    footer->addWidget(m_state, 1);
    for (QPushButton *button : {m_export, m_pictures, m_close, m_run})
        footer->addWidget(button);
    column->addLayout(footer);
    QSize size(m_bench.look.theme().px(960), m_bench.look.theme().px(640));
    if (const QWidget *window = parentWidget() != nullptr ? parentWidget()->window() : nullptr)
        size = size.boundedTo(window->size() - QSize(32, 32));
    resize(size);
}

QWidget *HttpLoad::buildContenders()
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    auto *title = new QLabel(tr("Libraries that serve"), this);
    title->setProperty("role", QStringLiteral("field"));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(title->text());
    title->setBuddy(m_list);
    auto *frame = new QFrame(this);
    frame->setProperty("card", QStringLiteral("plain"));
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(5, 3, 1, 3);
    inside->addWidget(m_list);
    column->addWidget(title);
    column->addWidget(frame, 1);
    return box;
}

QWidget *HttpLoad::buildResults()
{
    m_card = new Card(this);
    m_load = new QComboBox(this);
    m_load->setAccessibleName(tr("Which load is shown"));
    m_load->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_view = new Segmented(2, this);
    m_view->setAccessibleName(tr("Columns"));
    m_view->setTexts({tr("Requests"), tr("Percentiles")});
    m_card->setHeading(tr("Results"));
    m_load->hide(); // until there are several
    m_card->addCorner(m_load);
    m_card->addCorner(m_view);
    m_results = new QStackedWidget(this);
    m_hint = new QLabel(tr("Requests a second with interval, rank, failed requests and "
                           "percentiles: after the first round."),
                        this);
    m_hint->setProperty("role", QStringLiteral("secondary"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_rows = new RowsModel(this);
    m_table = new RowsView(this);
    m_table->setModel(m_rows);
    m_table->setItemDelegate(new MetricDelegate(m_bench.look, rowsRoles(), m_table));
    m_table->setAccessibleName(tr("Results of the load"));
    dressTable(*m_table, m_bench.look);
    m_results->addWidget(m_hint);
    m_results->addWidget(m_table);
    m_card->body()->addWidget(m_results, 1);
    return m_card;
}

void HttpLoad::fillContenders()
{
    for (const HttpContender &each : m_contenders) {
        auto *item =
            new QListWidgetItem(each.can || each.detail.isEmpty()
                                    ? each.name
                                    : QStringLiteral("%1 – %2").arg(each.name, each.detail),
                                m_list);
        item->setToolTip(tipOf(each.detail));
        item->setFlags(each.can ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                                : Qt::NoItemFlags);
        item->setCheckState(Qt::Unchecked);
        // Chinese and Latin lines are of different height by themselves.
        item->setSizeHint({100, m_bench.look.theme().px(26)});
    }
}

core::http::HttpPlan HttpLoad::plan() const
{
    std::vector<core::contest::EntryChoice> entries;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            entries.push_back(m_contenders[size_t(row)].entry);
    }
    return planOf(m_fields->choices(), m_options, std::move(entries));
}

void HttpLoad::run()
{
    const core::http::HttpPlan wanted = plan();
    if (isRunning() || wanted.plan.entries.empty())
        return;
    for (const core::http::Load &load : wanted.loads) {
        if (std::uint64_t(load.connections) > load.requests) {
            say(tr("There are more connections than requests."), "error");
            return;
        }
        if (const auto valid = core::http::validate(load); !valid) {
            say(errorText(valid.error()), "error");
            return;
        }
    }
    m_stopping = false;
    m_report.reset();
    m_problem.clear();
    m_progress->setValue(0);
    m_results->setCurrentIndex(0);
    say(tr("The servers are being started"));
    m_controller.start(m_workFor(wanted));
    showState();
}

void HttpLoad::stop()
{
    if (!isRunning() || m_stopping)
        return;
    m_stopping = true;
    m_controller.stop();
    say(tr("Stopping…"));
    showState();
}

void HttpLoad::reject()
{
    if (isRunning())
        stop();
    else
        QDialog::reject();
}

void HttpLoad::showPlace(const HttpPlace &place)
{
    m_progress->setValue(int(place.share * kSteps));
    if (m_stopping)
        return;
    const QString round =
        tr("Round %1 of %2: %3").arg(place.round).arg(place.rounds).arg(shown(place.label));
    say(place.requests == 0
            ? round
            : tr("%1, %2 of %3 requests")
                  .arg(round, wholeText(double(place.done)), wholeText(double(place.requests))));
}

void HttpLoad::showReport(const HttpController::Shared &report)
{
    m_report = report;
    const std::string chosen =
        m_load->currentIndex() >= 0 && size_t(m_load->currentIndex()) < m_loads.size()
            ? m_loads[size_t(m_load->currentIndex())].subject
            : std::string();
    m_loads = experimentsOf(*report);
    m_load->clear();
    for (const Experiment &load : m_loads) {
        m_load->addItem(experimentText(load));
        if (load.subject == chosen)
            m_load->setCurrentIndex(m_load->count() - 1);
    }
    m_results->setCurrentIndex(m_loads.empty() ? 0 : 1);
    showRows();
    showState();
}

void HttpLoad::showRows()
{
    const int index = m_load->currentIndex();
    m_load->setVisible(m_loads.size() > 1);
    if (m_report == nullptr || index < 0 || size_t(index) >= m_loads.size())
        return;
    const Experiment &load = m_loads[size_t(index)];
    m_card->setHeading(m_loads.size() > 1 ? tr("Results") : experimentText(load));
    const SlotOf slotOf = [this](const std::string &id) { return m_bench.slotOf(id); };
    m_rows->setTable(m_view->chosen() == 0 ? httpRows(*m_report, load, slotOf)
                                           : percentileRows(*m_report, load, slotOf));
    m_table->fit(0);
}

void HttpLoad::showEnd(const core::Result<HttpController::Shared> &report)
{
    m_progress->setValue(report && !m_stopping ? kSteps : m_progress->value());
    if (!report) {
        say(errorText(report.error()), "error");
    } else if ((*report)->http.empty()) {
        say(tr("Stopped before a round was finished; there is nothing to keep."));
    } else {
        showReport(*report);
        if (!m_problem.isEmpty())
            say(tr("It could not be kept in the history: %1").arg(m_problem), "error");
        else
            say((*report)->state == "stopped"
                    ? tr("Stopped. The finished rounds are kept in the history.")
                    : tr("Finished and kept in the history."));
        Q_EMIT loaded(*report);
    }
    showState();
}

void HttpLoad::say(const QString &text, const char *role)
{
    m_state->setText(text);
    if (m_state->property("role").toString() == QLatin1String(role))
        return;
    m_state->setProperty("role", QString::fromLatin1(role));
    m_state->style()->unpolish(m_state);
    m_state->style()->polish(m_state);
}

void HttpLoad::showState()
{
    const bool running = isRunning();
    const bool any = !plan().plan.entries.empty();
    m_list->setEnabled(!running);
    m_fields->setEnabled(!running);
    m_run->setText(running ? tr("Stop") : tr("Run"));
    m_run->setEnabled(running ? !m_stopping : any);
    m_run->setToolTip(any ? QString() : tr("Choose at least one library"));
    m_close->setEnabled(!running);
    m_export->setEnabled(m_report != nullptr && !running);
    m_pictures->setEnabled(m_report != nullptr && !running);
}

void HttpLoad::exportData()
{
    auto *dialog = new DataExport(m_bench.look, m_report, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DataExport::saved, this,
            [this](const QString &path) { say(tr("Saved %1").arg(path)); });
    dialog->open();
}

} // namespace jinbang::app
