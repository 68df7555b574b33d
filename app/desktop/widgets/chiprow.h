#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Short facts side by side, on as many lines as they need.

#include <QWidget>

#include <vector>

class QLabel;

namespace jinbang::app {

struct FactChip {
    QString text, tip;
    bool warning = false;
};

class ChipRow : public QWidget
{
    Q_OBJECT
public:
    explicit ChipRow(QWidget *parent = nullptr);

    /// A line of words, then the chips; a long text is cut, its tool tip has the whole.
    void setChips(const QString &heading, const std::vector<FactChip> &chips);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, 22}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return arrange(width, false); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int arrange(int width, bool move) const;

    std::vector<QLabel *> m_labels;
};

} // namespace jinbang::app
