// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/segmented.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace jinbang::app {

Segmented::Segmented(int choices, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setProperty("segmented", true);
    setAttribute(Qt::WA_StyledBackground);
    // as wide as its words, whatever room there is
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2, 2, 2, 2);
    row->setSpacing(1);
    for (int i = 0; i < choices; ++i) {
        auto *button = new QToolButton(this);
        button->setCheckable(true);
        button->setChecked(i == 0);
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        m_group->addButton(button, i);
        m_buttons.push_back(button);
        row->addWidget(button, 1);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &Segmented::choose);
}

void Segmented::setTexts(const QStringList &texts)
{
    for (size_t i = 0; i < m_buttons.size() && qsizetype(i) < texts.size(); ++i) {
        m_buttons[i]->setText(texts[qsizetype(i)]);
        if (property("dense").toBool()) {
            // In a narrow panel the parts share the width by the length of their words.
            setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
            m_buttons[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            static_cast<QHBoxLayout *>(layout())->setStretch(
                int(i), 10 + fontMetrics().horizontalAdvance(texts[qsizetype(i)]));
        }
        m_buttons[i]->setAccessibleName(
            accessibleName().isEmpty()
                ? texts[qsizetype(i)]
                : QStringLiteral("%1: %2").arg(accessibleName(), texts[qsizetype(i)]));
    }
}

void Segmented::setChosen(int index)
{
    m_buttons[size_t(index)]->setChecked(true);
}

int Segmented::chosen() const
{
    return m_group->checkedId();
}

} // namespace jinbang::app
