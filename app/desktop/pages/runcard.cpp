// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/runcard.h"

#include "app/desktop/theme/look.h"
#include "app/desktop/widgets/card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>

namespace jinbang::app {

namespace {

constexpr int kProgressSteps = 1000;

} // namespace

RunCard::RunCard(const Look &look, QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_detail(new ElidedLabel(this)) // with a large text it does not fit
    , m_resume(new QPushButton(this))
    , m_results(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_dismiss(new QPushButton(this))
    , m_progress(new QProgressBar(this))
{
    setProperty("card", QStringLiteral("true"));
    m_title->setProperty("role", QStringLiteral("runTitle"));
    m_detail->setProperty("role", QStringLiteral("secondary"));
    m_resume->setIcon(look.icon(Icon::Play));
    m_resume->setIconSize({22, 16});
    m_results->setIcon(look.icon(Icon::Bars, &Tokens::onAccent));
    m_results->setIconSize({22, 16});
    m_results->setProperty("kind", QStringLiteral("primary"));
    m_copy->setIcon(look.icon(Icon::Copy));
    m_copy->setIconSize({22, 16});
    m_progress->setRange(0, kProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 11, 16, 11);
    column->setSpacing(8);
    auto *row = new QHBoxLayout;
    row->setSpacing(14);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(m_detail);
    row->addLayout(texts, 1);
    for (int i = 0; i < 3; ++i) {
        m_names[i] = new QLabel(this);
        m_names[i]->setProperty("role", QStringLiteral("secondary"));
        m_values[i] = new QLabel(this);
        m_values[i]->setProperty("role", QStringLiteral("runTitle"));
        auto *figure = new QVBoxLayout;
        figure->setSpacing(1);
        figure->addWidget(m_names[i]);
        figure->addWidget(m_values[i]);
        row->addLayout(figure);
    }
    for (QPushButton *button : {m_dismiss, m_resume, m_copy, m_results}) {
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    column->addLayout(row);
    column->addWidget(m_progress);
    showButtons({});
    connect(m_resume, &QPushButton::clicked, this, &RunCard::resumePressed);
    connect(m_results, &QPushButton::clicked, this, &RunCard::resultsPressed);
    connect(m_copy, &QPushButton::clicked, this, &RunCard::copyPressed);
    connect(m_dismiss, &QPushButton::clicked, this, &RunCard::dismissPressed);
    retranslate();
}

void RunCard::setTexts(const QString &title, const QString &detail)
{
    m_title->setText(title);
    m_detail->setText(detail);
}

void RunCard::setFigures(const QList<Figure> &figures)
{
    for (int i = 0; i < 3; ++i) {
        const bool used = i < figures.size();
        m_names[i]->setVisible(used);
        m_values[i]->setVisible(used);
        if (used) {
            m_names[i]->setText(figures[i].name);
            m_values[i]->setText(figures[i].value);
        }
    }
}

void RunCard::setProgress(double share, bool ended)
{
    m_progress->setVisible(share >= 0);
    m_progress->setValue(int(share * kProgressSteps));
    if (m_progress->property("ended").toBool() == ended)
        return;
    m_progress->setProperty("ended", ended);
    m_progress->style()->unpolish(m_progress);
    m_progress->style()->polish(m_progress);
}

void RunCard::setFailed(bool failed)
{
    const QString kind = failed ? QStringLiteral("error") : QStringLiteral("true");
    if (property("card").toString() == kind)
        return;
    setProperty("card", kind);
    style()->unpolish(this);
    style()->polish(this);
}

void RunCard::showButtons(const Buttons &buttons)
{
    m_resume->setVisible(buttons.resume);
    m_results->setVisible(buttons.results);
    m_copy->setVisible(buttons.copy);
    m_dismiss->setVisible(buttons.dismiss);
}

void RunCard::retranslate()
{
    m_resume->setText(tr("Resume"));
    m_results->setText(tr("See results"));
    m_copy->setText(tr("Copy details"));
    m_dismiss->setText(tr("Leave it"));
    m_dismiss->setToolTip(tr("What was measured stays; it is not offered again"));
    m_progress->setAccessibleName(tr("Progress of the run"));
}

void RunCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace jinbang::app
