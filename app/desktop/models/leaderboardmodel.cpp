// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/leaderboardmodel.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <algorithm>
#include <utility>

namespace jinbang::app {

using core::archive::RankingEntry;

std::pair<QString, QString> splitMetric(const std::string &key)
{
    const QString text = shown(key);
    const qsizetype slash = text.indexOf(u'/');
    const auto operation = core::parseWord<core::Operation>(text.left(slash).toStdString());
    if (slash < 0 || !operation)
        return {QString(), text};
    const qsizetype hash = text.indexOf(u'#');
    const QString name =
        workloadText(text.mid(slash + 1, hash < 0 ? -1 : hash - slash - 1), NameLength::Short);
    return {operationText(*operation),
            hash < 0 ? name : QStringLiteral("%1 %2").arg(name, text.mid(hash + 1))};
}

LeaderboardModel::LeaderboardModel(SlotOf slotOf, QObject *parent)
    : QAbstractTableModel(parent)
    , m_slotOf(std::move(slotOf))
{
}

void LeaderboardModel::setRanking(const core::archive::Ranking &ranking,
                                  const core::archive::Report &report)
{
    beginResetModel();
    m_ranking = ranking;
    m_names = namesOf(report);
    // Rows by rank; what has no rank comes last, in the report's order.
    std::stable_sort(m_ranking.entries.begin(), m_ranking.entries.end(),
                     [](const auto &a, const auto &b) {
                         return (a.rank > 0 ? a.rank : 1 << 20) < (b.rank > 0 ? b.rank : 1 << 20);
                     });
    m_noisy.clear();
    m_failed.clear();
    m_changes.clear();
    for (const auto &cell : report.cells) {
        const auto place = std::pair(core::archive::metricKey(cell), cell.label);
        if (isNoisy(cell))
            m_noisy.push_back(place);
        if (barOf(cell, Metric::NsPerOp).state == BarState::Failed)
            m_failed.push_back(place);
        if (cell.change)
            m_changes[place] = *cell.change;
    }
    endResetModel();
}

int LeaderboardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ranking.entries.size());
}

int LeaderboardModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kFirstMetric + int(m_ranking.metrics.size());
}

bool LeaderboardModel::tied(const RankingEntry &entry) const
{
    return entry.rank > 0
           && std::count_if(m_ranking.entries.begin(), m_ranking.entries.end(),
                            [&](const RankingEntry &other) { return other.rank == entry.rank; })
                  > 1;
}

QVariant LeaderboardModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const RankingEntry &entry = m_ranking.entries[size_t(index.row())];
    if (role == SlotRole)
        return m_slotOf(entry.contender);
    if (role == RankRole)
        return entry.rank;
    if (index.column() == kLibrary)
        return libraryData(entry, role);
    if (index.column() == kTotal)
        return totalData(entry, role);
    return metricData(entry, m_ranking.metrics[size_t(index.column() - kFirstMetric)], role);
}

QString LeaderboardModel::nameOf(const RankingEntry &entry) const
{
    const auto found = m_names.find(entry.label);
    return found == m_names.end() ? shown(entry.library) : found->second;
}

QVariant LeaderboardModel::libraryData(const RankingEntry &entry, int role) const
{
    const QString seal = sealText(entry.title);
    const QString title = entry.rank > 0 ? titleText(entry.title) : tr("not ranked");
    const QString line = tied(entry) ? tr("%1 ≈ tie").arg(title) : title;
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(entry);
    case SealRole:
        return !seal.isEmpty()  ? seal
               : entry.rank > 0 ? QString::number(entry.rank)
                                : QStringLiteral("–");
    case TitleRole:
        return line;
    case Qt::AccessibleTextRole:
        return entry.rank > 0 ? tr("Rank %1: %2, %3").arg(entry.rank).arg(nameOf(entry), line)
                              : tr("%1, not ranked").arg(nameOf(entry));
    case Qt::ToolTipRole:
        return tr("In the imperial examination the list of successful candidates was the golden "
                  "list. Its first "
                  "three were Zhuangyuan, Bangyan and Tanhua; the others Jinshi. Sun Shan was the "
                  "last name on it.");
    default:
        return {};
    }
}

QVariant LeaderboardModel::totalData(const RankingEntry &entry, int role) const
{
    const QString mark = entry.mark ? pointsText(*entry.mark) : QStringLiteral("–");
    const QString cells = entry.cells < entry.cellsTotal
                              ? tr("%1 of %2").arg(entry.cells).arg(entry.cellsTotal)
                              : QString();
    switch (role) {
    case Qt::DisplayRole:
        return mark;
    case PointsRole:
        return entry.mark ? QVariant(*entry.mark) : QVariant();
    case LowRole:
        return entry.ciLow ? QVariant(*entry.ciLow) : QVariant();
    case HighRole:
        return entry.ciHigh ? QVariant(*entry.ciHigh) : QVariant();
    case NoteRole:
        return cells;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString total = entry.total && m_ranking.formula == core::contest::Formula::Article
                                  ? tr("mark %1 of 100, total %2 of %3")
                                        .arg(mark, pointsText(*entry.total),
                                             QString::number(100 * m_ranking.metrics.size()))
                                  : tr("mark %1 of 100").arg(mark);
        return cells.isEmpty() ? total : tr("%1, %2 metrics").arg(total, cells);
    }
    default:
        return {};
    }
}

QVariant LeaderboardModel::metricData(const RankingEntry &entry, const std::string &metric,
                                      int role) const
{
    const auto found = entry.points.find(metric);
    const bool measured = found != entry.points.end() && found->second.has_value();
    const double points = measured ? *found->second : 0;
    const auto place = std::pair(metric, entry.label);
    const bool failed = std::find(m_failed.begin(), m_failed.end(), place) != m_failed.end();
    const bool noisy = std::find(m_noisy.begin(), m_noisy.end(), place) != m_noisy.end();
    const auto missing = entry.missing.find(metric);
    const QString why = missing == entry.missing.end() ? QString() : engineText(missing->second);
    const QString text = measured ? pointsText(points)
                         : failed ? tr("failed")
                                  : QStringLiteral("—");
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case PointsRole:
        return measured ? QVariant(points) : QVariant();
    case NoisyRole:
        return noisy;
    case FailedRole:
        return failed && !measured;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const auto [operation, workload] = splitMetric(metric);
        QString sentence =
            measured ? tr("%1 %2: %3 points").arg(operation, workload, text)
                     : tr("%1 %2: no points, %3")
                           .arg(operation, workload, why.isEmpty() ? tr("not measured") : why);
        if (noisy)
            sentence = tr("%1, noisy").arg(sentence);
        if (const auto change = m_changes.find(place); change != m_changes.end())
            sentence =
                tr("%1, %2 against serializing it").arg(sentence, changeText(change->second / 100));
        return sentence;
    }
    default:
        return {};
    }
}

QVariant LeaderboardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(section < kFirstMetric ? Qt::AlignLeft : Qt::AlignHCenter);
    if (section >= kFirstMetric && (role == Qt::DisplayRole || role == GroupRole)) {
        const auto [operation, workload] =
            splitMetric(m_ranking.metrics[size_t(section - kFirstMetric)]);
        return role == GroupRole ? operation : workload;
    }
    if (role != Qt::DisplayRole)
        return {};
    return section == kLibrary ? tr("Library") : tr("Total, of 100");
}

void LeaderboardModel::retranslate()
{
    if (columnCount() > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace jinbang::app
