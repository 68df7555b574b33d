// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/settingsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace jinbang::app {

namespace {

constexpr double kScales[] = {0, 1, 1.15, 1.3, 1.5};

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_form(new QFormLayout)
    , m_language(new QComboBox(this))
    , m_theme(new QComboBox(this))
    , m_scale(new QComboBox(this))
    , m_rule(new QComboBox(this))
    , m_motion(new QCheckBox(this))
    , m_close(new QPushButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(16);
    m_form->setHorizontalSpacing(18);
    m_form->setVerticalSpacing(10);
    m_language->addItems({QString(), QStringLiteral("English"), QStringLiteral("简体中文")});
    m_theme->addItems({QString(), QString(), QString()});
    m_scale->addItem(QString());
    for (int i = 1; i < 5; ++i)
        m_scale->addItem(QStringLiteral("%1 %").arg(qRound(kScales[i] * 100)));
    m_rule->addItems({QString(), QString()});
    for (QComboBox *box : {m_language, m_theme, m_scale, m_rule}) {
        m_form->addRow(new QLabel(this), box);
        static_cast<QLabel *>(m_form->labelForField(box))->setBuddy(box);
        box->setMinimumWidth(220);
    }
    m_form->addRow(QString(), m_motion);
    column->addLayout(m_form);
    column->addWidget(m_close, 0, Qt::AlignRight);

    m_language->setCurrentIndex(settings.language == QStringLiteral("en")      ? 1
                                : settings.language == QStringLiteral("zh_CN") ? 2
                                                                               : 0);
    m_theme->setCurrentIndex(int(settings.theme));
    for (int i = 0; i < 5; ++i) {
        if (qAbs(kScales[i] - settings.scale) < 0.01)
            m_scale->setCurrentIndex(i);
    }
    m_rule->setCurrentIndex(int(settings.unsupported));
    m_motion->setChecked(settings.reduceMotion);
    retranslate();

    const auto take = [this] {
        m_settings.language = QStringList{QString(), QStringLiteral("en"),
                                          QStringLiteral("zh_CN")}[m_language->currentIndex()];
        m_settings.theme = ThemeMode(m_theme->currentIndex());
        m_settings.scale = kScales[m_scale->currentIndex()];
        m_settings.unsupported = core::contest::UnsupportedRule(m_rule->currentIndex());
        m_settings.reduceMotion = m_motion->isChecked();
        Q_EMIT edited();
    };
    for (QComboBox *box : {m_language, m_theme, m_scale, m_rule})
        connect(box, &QComboBox::activated, this, take);
    connect(m_motion, &QCheckBox::toggled, this, take);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    const std::pair<QComboBox *, QString> names[] = {{m_language, tr("&Language")},
                                                     {m_theme, tr("&Theme")},
                                                     {m_scale, tr("Text &size")},
                                                     {m_rule, tr("What a library &cannot do")}};
    for (const auto &[box, name] : names)
        static_cast<QLabel *>(m_form->labelForField(box))->setText(name);
    m_language->setItemText(0, tr("Like the system"));
    m_theme->setItemText(0, tr("Like the system"));
    m_theme->setItemText(1, tr("Light"));
    m_theme->setItemText(2, tr("Dark"));
    m_scale->setItemText(0, tr("Like the system"));
    m_rule->setItemText(0, tr("earns no points"));
    m_rule->setItemText(1, tr("is left out"));
    m_motion->setText(tr("&Reduce motion"));
    m_close->setText(tr("Close"));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace jinbang::app
