#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What is going on, above the matrix: a title, a sentence, figures, what can be done next.

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace jinbang::app {

class ElidedLabel;
class Look;

class RunCard : public QFrame
{
    Q_OBJECT
public:
    RunCard(const Look &look, QWidget *parent);

    struct Figure {
        QString name;
        QString value;
    };
    void setTexts(const QString &title, const QString &detail);
    void setFigures(const QList<Figure> &figures); // at most three
    /// 0..1; negative hides the line. `ended` draws it grey.
    void setProgress(double share, bool ended);
    void setFailed(bool failed);
    struct Buttons {
        bool resume = false, results = false, copy = false, dismiss = false;
    };
    void showButtons(const Buttons &buttons);

Q_SIGNALS:
    void resumePressed();
    void resultsPressed();
    void copyPressed();
    void dismissPressed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    ElidedLabel *m_detail;
    QLabel *m_names[3], *m_values[3];
    QPushButton *m_resume, *m_results, *m_copy, *m_dismiss;
    QProgressBar *m_progress;
};

} // namespace jinbang::app
