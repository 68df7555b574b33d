#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A short list of lines with an icon, a text and a remark at the right: machine checks, cells that
// need a look, the first places of the last run.

#include "app/desktop/theme/look.h"

#include <QAbstractListModel>
#include <QListView>

#include <vector>

namespace jinbang::app {

enum class Tone { Plain, Good, Gold, Warning, Error };

struct Notice {
    Icon icon = Icon::Info;
    Tone tone = Tone::Plain;
    QString text;
    QString remark;
    QString tip;
};

class NoticeModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void setNotices(std::vector<Notice> notices);
    [[nodiscard]] const Notice &at(int row) const { return m_notices[size_t(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<Notice> m_notices;
};

class NoticeList : public QListView
{
    Q_OBJECT
public:
    NoticeList(const Look &look, QWidget *parent);
    void setNotices(std::vector<Notice> notices);

private:
    NoticeModel *m_model;
};

} // namespace jinbang::app
