// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/emptystate.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace jinbang::app {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_title->setProperty("role", QStringLiteral("runTitle"));
    m_text->setProperty("role", QStringLiteral("secondary"));
    m_text->setAlignment(Qt::AlignHCenter);
    m_button->setProperty("kind", QStringLiteral("primary"));
    setFocusProxy(m_button);
    auto *column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_text, 0, Qt::AlignHCenter);
    column->addSpacing(12);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::pressed);
}

void EmptyState::setTexts(const QString &title, const QString &text, const QString &button)
{
    m_title->setText(title);
    m_text->setText(text);
    m_button->setText(button);
}

} // namespace jinbang::app
