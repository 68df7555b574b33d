// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/statusline.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace jinbang::app {

namespace {

constexpr int kMessageMs = 6000;

} // namespace

StatusLine::StatusLine(const Look &look, QWidget *parent)
    : QStatusBar(parent)
    , m_look(look)
    , m_complaint(new QPushButton(this))
    , m_link(new QPushButton(this))
{
    setObjectName(QStringLiteral("statusBar"));
    setAttribute(Qt::WA_StyledBackground);
    setSizeGripEnabled(false);
    auto *line = new QWidget(this); // permanent, or a status tip would hide it
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(10, 0, 10, 0);
    row->setSpacing(6);
    const auto label = [&](const char *role) {
        auto *made = new QLabel(this);
        made->setTextFormat(Qt::PlainText);
        made->setProperty("role", QString::fromLatin1(role));
        row->addWidget(made);
        return made;
    };
    m_cpuIcon = label("secondary");
    m_cpu = label("secondary");
    row->addSpacing(16);
    m_warningIcon = label("secondary");
    m_warning = label("warn");
    row->addSpacing(16);
    m_loadIcon = label("secondary");
    m_load = label("secondary");
    row->addStretch(1);
    for (QPushButton *button : {m_complaint, m_link}) {
        button->setProperty("link", true);
        button->setFocusPolicy(Qt::TabFocus);
        button->hide();
    }
    row->addWidget(m_complaint);
    m_stateIcon = label("secondary");
    m_state = label("secondary");
    row->addWidget(m_link);
    m_voice = label("secondary"); // has a name and no text
    addPermanentWidget(line, 1);
    setFixedHeight(look.theme().px(26));
    setFocusPolicy(Qt::TabFocus); // F6 comes here, and a screen reader tells what it says
    m_timer.setSingleShot(true);
    m_timer.setInterval(kMessageMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_message.clear();
        m_link->hide();
        showAll();
    });
    connect(m_complaint, &QPushButton::clicked, m_complaint, &QWidget::hide);
    connect(m_link, &QPushButton::clicked, this, [this] {
        m_link->hide();
        m_message.clear();
        showAll();
        if (m_action)
            m_action();
    });
    connect(&look, &Look::changed, this, [this] {
        setFixedHeight(m_look.theme().px(26));
        showAll();
    });
    showAll();
}

void StatusLine::setEnvironment(const core::system::Environment &environment)
{
    m_environment = environment;
    showAll();
}

void StatusLine::setLoad(double load)
{
    if (load == m_environment.loadAverage)
        return;
    m_environment.loadAverage = load;
    showAll();
}

void StatusLine::setState(const QString &text, Icon icon)
{
    m_lasting = text;
    m_icon = icon;
    showAll();
}

void StatusLine::say(const QString &text)
{
    m_message = text;
    m_link->hide();
    m_timer.start();
    showAll();
}

void StatusLine::complain(const QString &text)
{
    m_complaint->setText(text);
    m_complaint->setIcon(m_look.icon(Icon::Warning, &Tokens::err));
    m_complaint->setToolTip(tr("Click to put away"));
    m_complaint->show();
}

void StatusLine::announce(const QString &text)
{
    m_voice->setAccessibleName(text); // which is an event of its own
    QAccessibleEvent event(m_voice, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void StatusLine::offer(const QString &text, const QString &link, std::function<void()> action)
{
    m_action = std::move(action);
    m_message = text;
    m_timer.start();
    m_link->setText(link);
    m_link->show();
    showAll();
}

void StatusLine::showAll()
{
    const auto icon = [this](QLabel *label, Icon id, QColor Tokens::*colour) {
        label->setPixmap(m_look.icon(id, colour).pixmap(14, 14));
    };
    const bool known = !m_environment.cpuModel.empty();
    for (QLabel *label : {m_cpuIcon, m_cpu})
        label->setVisible(known);
    icon(m_cpuIcon, Icon::Cpu, &Tokens::text2);
    QString cpu = shown(m_environment.cpuModel);
    if (!m_look.theme().compact)
        cpu = tr("%1, %n core(s)", nullptr,
                 m_environment.physicalCores > 0 ? m_environment.physicalCores
                                                 : m_environment.logicalCores)
                  .arg(cpu);
    m_cpu->setText(cpu);

    // What is wrong by name; the sentences with their advice are long, so they are in the tool tip.
    QStringList names, sentences;
    for (const auto &check : m_environment.checks) {
        if (check.level < core::system::CheckLevel::Warning)
            continue;
        names << checkText(check.id);
        sentences << engineText(check.message);
    }
    for (QLabel *label : {m_warningIcon, m_warning})
        label->setVisible(!names.isEmpty());
    icon(m_warningIcon, Icon::Warning, &Tokens::warn);
    m_warning->setText(names.join(QStringLiteral(", ")));
    m_warning->setAccessibleDescription(joinedSentences(sentences));
    m_warning->setToolTip(
        QStringLiteral("<qt>%1</qt>").arg(joinedSentences(sentences).toHtmlEscaped()));
    const bool load = known && !m_look.theme().compact;
    m_loadIcon->setVisible(load);
    m_load->setVisible(load);
    icon(m_loadIcon, Icon::Pulse, &Tokens::text2);
    m_load->setText(tr("Load %1").arg(threeDigits(m_environment.loadAverage)));

    m_state->setText(!m_message.isEmpty()  ? m_message
                     : m_lasting.isEmpty() ? tr("Ready")
                                           : m_lasting);
    icon(m_stateIcon, m_message.isEmpty() ? m_icon : Icon::Check, &Tokens::text2);
    setAccessibleName(tr("Status"));
    QStringList all;
    for (const QLabel *label : {m_cpu, m_warning, m_load, m_state}) {
        if (label->isVisibleTo(this) && !label->text().isEmpty())
            all << label->text();
    }
    setAccessibleDescription(all.join(QStringLiteral(", ")));
}

void StatusLine::mouseReleaseEvent(QMouseEvent *event)
{
    QStatusBar::mouseReleaseEvent(event);
    for (const QLabel *label : {m_warningIcon, m_warning}) {
        if (label->isVisible() && label->rect().contains(label->mapFrom(this, event->pos())))
            return Q_EMIT hostCheckWanted();
    }
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showAll();
    QStatusBar::changeEvent(event);
}

} // namespace jinbang::app
