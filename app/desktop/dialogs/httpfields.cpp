// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/httpfields.h"

#include "app/desktop/text/words.h"
#include "app/desktop/widgets/segmented.h"
#include "core/fixture/workloads.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <tuple>

namespace jinbang::app {

HttpFields::HttpFields(const Look &look, const HttpChoices &choices, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_choices(choices)
    , m_record(new QComboBox(this))
    , m_size(addSwitch({tr("5,000 at 10"), tr("30,000 at 50"), tr("Both"), tr("Own")}))
    , m_loop(addSwitch({tr("Closed, as ab"), tr("Open, at a rate")}))
    , m_keepAlive(addSwitch({tr("On"), tr("Off"), tr("Both")}))
    , m_reuse(addSwitch({tr("On"), tr("Off"), tr("Both")}))
    , m_rounds(addSpin(core::http::kMostRounds))
    , m_requests(addSpin(int(core::http::kMostRequests)))
    , m_connections(addSpin(core::http::kMostConnections))
    , m_rate(addSpin(int(core::http::kHighestRate)))
{
    build();
    showChoices();
    connect(m_size, &Segmented::choose, this, [this](int index) { chooseSize(HttpSize(index)); });
    for (Segmented *each : {m_loop, m_keepAlive, m_reuse})
        connect(each, &Segmented::choose, this, &HttpFields::take);
    for (QSpinBox *each : {m_rounds, m_requests, m_connections, m_rate})
        connect(each, &QSpinBox::valueChanged, this, &HttpFields::take);
    connect(m_record, &QComboBox::activated, this, &HttpFields::take);
}

Segmented *HttpFields::addSwitch(const QStringList &texts)
{
    auto *made = new Segmented(int(texts.size()), this);
    made->setTexts(texts);
    return made;
}

QSpinBox *HttpFields::addSpin(int most)
{
    auto *box = new QSpinBox(this);
    box->setRange(1, most);
    box->setGroupSeparatorShown(true);
    box->setLocale(QLocale(QLocale::English));
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setKeyboardTracking(false);
    box->setMinimumWidth(60);
    return box;
}

void HttpFields::add(QGridLayout *grid, int row, int column, const QString &name, QWidget *field,
                     const QString &tip)
{
    auto *label = new QLabel(name, this);
    label->setProperty("role", QStringLiteral("field"));
    auto *segmented = qobject_cast<Segmented *>(field);
    label->setBuddy(segmented != nullptr ? segmented->button(0) : field);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    for (QAbstractButton *button : field->findChildren<QAbstractButton *>())
        button->setAccessibleName(QStringLiteral("%1: %2").arg(name, button->text()));
    grid->addWidget(label, row * 2, column);
    grid->addWidget(field, row * 2 + 1, column,
                    segmented != nullptr ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment());
}

void HttpFields::build()
{
    for (const auto &workload : core::fixture::builtinWorkloads()) {
        const QString name =
            QString::fromUtf8(workload.name.data(), qsizetype(workload.name.size()));
        m_record->addItem(workloadText(name), name);
    }
    m_rate->setSuffix(tr(" a second"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(3);
    for (int row = 1; row < 8; row += 2)
        grid->setRowMinimumHeight(row, m_look.theme().px(32));
    for (int column = 0; column < 3; ++column)
        grid->setColumnStretch(column, 1);
    add(grid, 0, 0, tr("Load"), m_size,
        tr("Requests at so many connections; the article asks both loads, a connection for each "
           "request"));
    add(grid, 0, 1, tr("Requests"), m_requests, tr("In a round, on each server"));
    add(grid, 0, 2, tr("Connections"), m_connections,
        tr("How many requests are on their way at once"));
    add(grid, 1, 0, tr("Loop"), m_loop,
        tr("Closed: a connection asks again when it has its answer. Open: requests are due at a "
           "rate whatever the server does, so a stall shows"));
    add(grid, 1, 1, tr("Rate"), m_rate, tr("Of an open loop"));
    add(grid, 1, 2, tr("Rounds"), m_rounds,
        tr("Each on servers of its own, in a shuffled order; from 6 on there are intervals and "
           "ranks"));
    add(grid, 2, 0, tr("Keep-alive"), m_keepAlive, tr("Connections are kept between requests"));
    add(grid, 2, 1, tr("Writers reused"), m_reuse, tr("Writer objects are kept between requests"));
    add(grid, 2, 2, tr("Record"), m_record, tr("What each request is answered with"));
    // As it is read, row by row.
    QWidget *before = nullptr;
    for (QWidget *field : {static_cast<QWidget *>(m_size), static_cast<QWidget *>(m_requests),
                           static_cast<QWidget *>(m_connections), static_cast<QWidget *>(m_loop),
                           static_cast<QWidget *>(m_rate), static_cast<QWidget *>(m_rounds),
                           static_cast<QWidget *>(m_keepAlive), static_cast<QWidget *>(m_reuse),
                           static_cast<QWidget *>(m_record)}) {
        auto stops = field->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        if (qobject_cast<Segmented *>(field) == nullptr)
            stops = {field};
        for (QWidget *stop : stops) {
            if (before != nullptr)
                setTabOrder(before, stop);
            before = stop;
        }
    }
}

void HttpFields::chooseSize(HttpSize size)
{
    // One's own figures go on from the article's that were there.
    if (const auto figures = articleLoad(m_choices.size); figures && size == HttpSize::Own)
        std::tie(m_choices.requests, m_choices.connections) = *figures;
    m_choices.size = size;
    if (size != HttpSize::Own)
        m_choices.keepAlive = OnOff::Off; // as ab without -k
    showChoices();
    Q_EMIT edited();
}

void HttpFields::take()
{
    if (m_showing)
        return;
    const auto figures = articleLoad(m_choices.size);
    if (m_choices.size != HttpSize::Both) {
        m_choices.requests = m_requests->value();
        m_choices.connections = m_connections->value();
        if (figures && std::pair(m_choices.requests, m_choices.connections) != *figures)
            m_choices.size = HttpSize::Own;
    }
    m_choices.open = m_loop->chosen() == 1;
    if (m_choices.open && m_rate->value() > 0)
        m_choices.rate = m_rate->value();
    m_choices.keepAlive = OnOff(m_keepAlive->chosen());
    m_choices.reuse = OnOff(m_reuse->chosen());
    m_choices.rounds = m_rounds->value();
    m_choices.record = m_record->currentData().toString();
    showChoices();
    Q_EMIT edited();
}

void HttpFields::showChoices()
{
    m_showing = true;
    const auto [requests, connections] =
        articleLoad(m_choices.size).value_or(std::pair(m_choices.requests, m_choices.connections));
    const bool both = m_choices.size == HttpSize::Both;
    m_size->setChosen(int(m_choices.size));
    // The lowest value stands for what the field does not say.
    m_requests->setSpecialValueText(both ? QStringLiteral("5,000 · 30,000") : QString());
    m_connections->setSpecialValueText(both ? QStringLiteral("10 · 50") : QString());
    m_requests->setMinimum(both ? 0 : 1);
    m_connections->setMinimum(both ? 0 : 1);
    m_rate->setSpecialValueText(m_choices.open ? QString() : QStringLiteral("–"));
    m_rate->setMinimum(m_choices.open ? 1 : 0);
    m_requests->setValue(both ? 0 : requests);
    m_connections->setValue(both ? 0 : connections);
    m_requests->setEnabled(!both);
    m_connections->setEnabled(!both);
    m_loop->setChosen(m_choices.open ? 1 : 0);
    m_rate->setValue(m_choices.open ? m_choices.rate : 0);
    m_rate->setEnabled(m_choices.open);
    m_keepAlive->setChosen(int(m_choices.keepAlive));
    m_reuse->setChosen(int(m_choices.reuse));
    m_rounds->setValue(m_choices.rounds);
    m_record->setCurrentIndex(std::max(0, m_record->findData(m_choices.record)));
    m_showing = false;
}

} // namespace jinbang::app
