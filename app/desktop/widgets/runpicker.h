#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses one side of a comparison: a letter, the run's title, and below it when and how it was
// measured. A combo box in all but its looks.

#include "app/desktop/theme/look.h"

#include <QComboBox>

#include <vector>

namespace jinbang::app {

struct PickerItem {
    QString key, title, detail;
    friend bool operator==(const PickerItem &, const PickerItem &) = default;
};

class RunPicker : public QComboBox
{
    Q_OBJECT
public:
    RunPicker(const Look &look, const QString &letter, QWidget *parent);

    /// Keeps the chosen one when it is still there. The last item opens a file when it has a title.
    void setItems(const std::vector<PickerItem> &items, const QString &openText);
    void setChosen(const QString &key);
    [[nodiscard]] QString chosen() const { return m_chosen; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, sizeHint().height()}; }

Q_SIGNALS:
    void picked(const QString &key);
    void openWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Look &m_look;
    QString m_letter;
    QString m_chosen;
};

} // namespace jinbang::app
