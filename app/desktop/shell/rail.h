#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The narrow strip of pages at the left edge; the Bench's icon wears a ring while a run goes on.

#include "app/desktop/theme/look.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace jinbang::app {

class RailButton;

class Rail : public QWidget
{
    Q_OBJECT
public:
    explicit Rail(const Look &look, QWidget *parent);

    void addPage(Icon icon);
    void setTexts(const QStringList &pages, const QString &settings);
    void setCurrent(int index);
    /// 0..1 draws the ring on the first entry; negative takes it away.
    void setProgress(double share);

Q_SIGNALS:
    void chosen(int index);
    void settingsPressed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fixStops();

    const Look &m_look;
    QVBoxLayout *m_column;
    std::vector<RailButton *> m_pages;
    RailButton *m_settings;
};

} // namespace jinbang::app
