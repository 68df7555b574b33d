#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A white panel with a title, a detail beside it and room for a control at the right.

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace jinbang::app {

class ElidedLabel;

class Card : public QFrame
{
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);

    void setHeading(const QString &title, const QString &detail = {});
    void addCorner(QWidget *widget);
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

private:
    QLabel *m_title;
    ElidedLabel *m_detail;
    QHBoxLayout *m_head;
    QVBoxLayout *m_body;
};

/// A label for secondary facts. Where it is too narrow, whole facts are left out from the end ("#42
/// · 2 Aug"), and only a first one that is still too long is cut with "…"; the whole is its tool
/// tip.
class ElidedLabel : public QWidget
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString fitting() const;

    QString m_text;
};

} // namespace jinbang::app
