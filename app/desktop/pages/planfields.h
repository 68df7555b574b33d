#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How long and how often: a preset, its figures, and under "More" what is seldom changed. Editing a
// figure makes the preset Custom.

#include "app/desktop/theme/look.h"
#include "core/contest/plan.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace jinbang::app {

class Segmented;

class PlanFields : public QWidget
{
    Q_OBJECT
public:
    PlanFields(const Look &look, core::contest::Plan &options, QWidget *parent);
    /// After the options have changed from outside.
    void showOptions();

Q_SIGNALS:
    void edited();
    void httpPressed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Field {
        QLabel *label;
        QWidget *editor;
        const char *text;
        const char *tip;
    };

    void build();
    void buildMore();
    [[nodiscard]] QSpinBox *addSpin(QGridLayout *grid, int row, int column, const char *text,
                                    const char *tip, int least, int most);
    void addField(QGridLayout *grid, int row, int column, QWidget *editor, const char *text,
                  const char *tip, int span = 1);
    void choosePreset(core::contest::Preset preset);
    void takeSampling();
    void takeRest();
    void showRest();
    [[nodiscard]] std::vector<std::string> chosenAllocators() const;
    void retranslate();

    const Look &m_look;
    core::contest::Plan &m_options;
    bool m_showing = false;
    std::vector<Field> m_fields;
    Segmented *m_preset = nullptr;
    QSpinBox *m_iterations = nullptr, *m_time = nullptr, *m_warmup = nullptr, *m_forks = nullptr;
    QLineEdit *m_threads = nullptr, *m_seed = nullptr;
    QComboBox *m_pin = nullptr, *m_mode = nullptr, *m_reuse = nullptr, *m_keys = nullptr,
              *m_allocator = nullptr;
    QSpinBox *m_maxTime = nullptr, *m_timeout = nullptr, *m_memory = nullptr;
    QCheckBox *m_oversubscribe = nullptr;
    QPushButton *m_http = nullptr;
    QToolButton *m_moreButton = nullptr;
    QWidget *m_more = nullptr;
};

} // namespace jinbang::app
