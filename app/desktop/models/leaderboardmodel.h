#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One ranking as a table: a row a library, then its mark and its points in every metric.

#include "app/desktop/charts/reportbars.h"
#include "core/archive/report.h"

#include <QAbstractTableModel>

#include <map>

namespace jinbang::app {

class LeaderboardModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int kLibrary = 0;
    static constexpr int kTotal = 1;
    static constexpr int kFirstMetric = 2;
    enum Role {
        SlotRole = Qt::UserRole + 1,
        SealRole,  // character or number
        TitleRole, // line under the name
        RankRole,
        LowRole, // interval of the mark
        HighRole,
        PointsRole, // of a metric; invalid where there are none
        NoisyRole,
        FailedRole,
        GroupRole, // header: the operation a metric belongs to
        NoteRole,  // "3 of 6", or empty
    };

    explicit LeaderboardModel(SlotOf slotOf, QObject *parent = nullptr);

    /// `report` tells which cells are noisy.
    void setRanking(const core::archive::Ranking &ranking, const core::archive::Report &report);
    [[nodiscard]] const core::archive::Ranking &ranking() const { return m_ranking; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate();

private:
    [[nodiscard]] QVariant metricData(const core::archive::RankingEntry &entry,
                                      const std::string &metric, int role) const;
    [[nodiscard]] QVariant totalData(const core::archive::RankingEntry &entry, int role) const;
    [[nodiscard]] QVariant libraryData(const core::archive::RankingEntry &entry, int role) const;
    [[nodiscard]] QString nameOf(const core::archive::RankingEntry &entry) const;
    [[nodiscard]] bool tied(const core::archive::RankingEntry &entry) const;

    SlotOf m_slotOf;
    core::archive::Ranking m_ranking;
    std::map<std::string, QString> m_names;                   // by label, as in the charts
    std::vector<std::pair<std::string, std::string>> m_noisy; // metric, label
    std::vector<std::pair<std::string, std::string>> m_failed;
    std::map<std::pair<std::string, std::string>, double>
        m_changes; // percent, reading against writing
};

/// "deserialize/small#t=4" split into the operation's word and the rest.
[[nodiscard]] std::pair<QString, QString> splitMetric(const std::string &key);

} // namespace jinbang::app
