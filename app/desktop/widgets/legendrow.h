#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One legend for all charts of a page: a click hides or shows a library, a double click shows it
// alone. Each entry is a real check button, so the keyboard works as well.

#include "app/desktop/charts/chartbase.h"

#include <QWidget>

namespace jinbang::app {

class LegendButton;
class Look;

class LegendRow : public QWidget
{
    Q_OBJECT
public:
    explicit LegendRow(const Look &look, QWidget *parent = nullptr);

    void setEntries(const std::vector<LegendEntry> &entries);
    [[nodiscard]] bool isShown(size_t index) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, sizeHint().height()}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int arrange(int width, bool move) const;
    void isolate(size_t index);

    const Look &m_look;
    std::vector<LegendButton *> m_buttons;
};

} // namespace jinbang::app
