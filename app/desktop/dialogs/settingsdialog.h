#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Language, theme, text size, motion, the rule for what is unsupported. Each takes effect at once.

#include "app/desktop/settings/settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;

namespace jinbang::app {

class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(Settings &settings, QWidget *parent);

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Settings &m_settings;
    QFormLayout *m_form;
    QComboBox *m_language, *m_theme, *m_scale, *m_rule;
    QCheckBox *m_motion;
    QPushButton *m_close;
};

} // namespace jinbang::app
