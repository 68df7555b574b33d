#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an HTTP load: the article's figures or one's own, how connections and writers are
// kept, and whether requests wait for answers or are due at a rate.

#include "app/desktop/run/httpchoices.h"
#include "app/desktop/theme/look.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QSpinBox;

namespace jinbang::app {

class Segmented;

class HttpFields : public QWidget
{
    Q_OBJECT
public:
    HttpFields(const Look &look, const HttpChoices &choices, QWidget *parent);

    [[nodiscard]] const HttpChoices &choices() const { return m_choices; }

Q_SIGNALS:
    void edited();

private:
    void build();
    void add(QGridLayout *grid, int row, int column, const QString &name, QWidget *field,
             const QString &tip);
    [[nodiscard]] Segmented *addSwitch(const QStringList &texts);
    [[nodiscard]] QSpinBox *addSpin(int most);
    void chooseSize(HttpSize size);
    void take();
    void showChoices();

    const Look &m_look;
    HttpChoices m_choices;
    bool m_showing = false;
    QComboBox *m_record;
    Segmented *m_size, *m_loop, *m_keepAlive, *m_reuse;
    QSpinBox *m_rounds, *m_requests, *m_connections, *m_rate;
};

} // namespace jinbang::app
