#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One legend for all charts of a page: a click hides or shows a library, a double click shows it
// alone. Each entry is a real check button, so the keyboard works as well. It takes at most three
// rows from the charts and scrolls; a name that is cut is whole in its tool tip (case D01).

#include "app/desktop/charts/chartbase.h"

#include <QScrollArea>

namespace jinbang::app {

class LegendButton;
class Look;

class LegendRow : public QScrollArea
{
    Q_OBJECT
public:
    explicit LegendRow(const Look &look, QWidget *parent = nullptr);

    /// All of them shown; the same entries again change nothing.
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
    void place();
    void isolate(size_t index);

    const Look &m_look;
    std::vector<LegendEntry> m_entries;
    std::vector<LegendButton *> m_buttons;
};

} // namespace jinbang::app
