#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the setup panel: a library with what it can do, a workload with its size or counts.

#include "app/desktop/run/benchsetup.h"
#include "app/desktop/theme/look.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace jinbang::app {

class LibraryRow : public QWidget
{
    Q_OBJECT
public:
    LibraryRow(const Look &look, const core::contest::Candidate &candidate, int slot, bool chosen,
               const std::vector<core::contest::EntryChoice> &variants, QWidget *parent);
    [[nodiscard]] bool isChosen() const;
    /// The other ways that are ticked.
    [[nodiscard]] std::vector<core::contest::EntryChoice> variants() const;
    [[nodiscard]] const std::string &id() const { return m_id; }
    [[nodiscard]] bool isUsable() const { return m_problem.isEmpty(); }

Q_SIGNALS:
    void toggled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWays(const core::protocol::Hello &hello,
                   const std::vector<core::contest::EntryChoice> &variants);
    [[nodiscard]] double versionWidth() const;
    void placeChips();
    void showWays();

    const Look &m_look;
    std::string m_id;
    QString m_name, m_version, m_problem;
    QString m_lack; // what it cannot do, and why
    int m_slot;
    QCheckBox *m_box;
    QToolButton *m_ways = nullptr; // of a library that has other ways
    std::vector<QAction *> m_wayActions;
    std::vector<QLabel *> m_chips, m_warnings; // what it has, what it lacks
};

/// The marks beside a library: the ways it can be used, and what it cannot do.
struct Chip {
    QString text;
    bool warning = false;
};
[[nodiscard]] std::vector<Chip> chipsOf(const core::protocol::Hello &hello);

class WorkloadRow : public QWidget
{
    Q_OBJECT
public:
    /// `place`: the folder of a file that shares its name with another one, else empty.
    WorkloadRow(const Look &look, const SetupWorkload &workload, const QString &place,
                QWidget *parent);
    [[nodiscard]] bool isChosen() const;
    [[nodiscard]] QString counts() const;
    void setBytes(double bytes);

Q_SIGNALS:
    void edited();
    void removePressed(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void buildFile(const QString &name);

    const Look &m_look;
    SetupWorkload m_workload;
    QString m_name;
    QCheckBox *m_box;
    QLineEdit *m_counts = nullptr;
    QToolButton *m_remove = nullptr; // of a file
};

} // namespace jinbang::app
