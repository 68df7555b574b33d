// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/historymodel.h"

#include "app/desktop/text/formattext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/runentrytext.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace jinbang::app {

namespace {

using core::history::About;
using core::history::RunEntry;
using core::history::RunKind;
using core::history::RunState;

QString joined(const std::vector<std::string> &parts, const QString &between)
{
    QStringList texts;
    for (const std::string &part : parts)
        texts << shown(part);
    return texts.join(between);
}

QString planText(const RunEntry &run)
{
    if (!run.importedAs.empty())
        return formatTitle(run.importedAs);
    if (run.kind == RunKind::Http)
        return QStringLiteral("HTTP");
    if (run.kind == RunKind::Import)
        return HistoryModel::tr("Import");
    const auto preset = core::parseWord<core::contest::Preset>(run.preset);
    return preset ? presetText(*preset) : shown(run.preset);
}

/// The column is narrow, so its tip has the file as well.
QString planTip(const RunEntry &run)
{
    return run.importedAs.empty() ? planText(run) : importText(run);
}

QString notesText(const RunEntry &run)
{
    QStringList parts;
    const QString state = stateText(run);
    if (!state.isEmpty())
        parts << state;
    if (!run.about.note.empty())
        parts << shown(run.about.note).simplified();
    return parts.join(QStringLiteral(" · "));
}

struct ColumnSpec {
    HistoryModel::Column id;
    const char *title;
    bool number, editable;
    QString (*text)(const RunEntry &);
    QVariant (*sort)(const RunEntry &);
};

using C = HistoryModel::Column;

constexpr std::array<ColumnSpec, HistoryModel::kColumns> kTable{{
    {C::Run, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Run"), false, true, runTitle,
     [](const RunEntry &r) { return QVariant(runTitle(r)); }},
    {C::When, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "When"), false, false,
     [](const RunEntry &r) { return whenText(r.startedAt); },
     [](const RunEntry &r) { return QVariant(shown(r.startedAt)); }},
    {C::Plan, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Plan"), false, false, planText,
     [](const RunEntry &r) { return QVariant(planText(r)); }},
    {C::Compiler, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Compiler"), false, false,
     [](const RunEntry &r) { return shown(r.compiler + (r.flags.empty() ? "" : " " + r.flags)); },
     [](const RunEntry &r) { return QVariant(shown(r.compiler + " " + r.flags)); }},
    {C::Cells, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Cells"), true, false,
     [](const RunEntry &r) { return QStringLiteral("%1 / %2").arg(r.cellsOk).arg(r.cells); },
     [](const RunEntry &r) { return QVariant(qulonglong(r.cellsOk)); }},
    {C::First, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "First place"), false, false,
     [](const RunEntry &r) { return joined(r.leaders, QStringLiteral(" ≈ ")); },
     [](const RunEntry &r) { return QVariant(joined(r.leaders, QStringLiteral(" "))); }},
    {C::Total, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Total"), true, false,
     [](const RunEntry &r) {
         return r.leaderTotal ? pointsText(*r.leaderTotal) : QStringLiteral("—");
     },
     [](const RunEntry &r) { return r.leaderTotal ? QVariant(*r.leaderTotal) : QVariant(); }},
    {C::Duration, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Duration"), true, false,
     [](const RunEntry &r) {
         return r.durationNs ? clockText(*r.durationNs / 1e9) : QStringLiteral("—");
     },
     [](const RunEntry &r) { return r.durationNs ? QVariant(*r.durationNs) : QVariant(); }},
    {C::Tags, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Tags"), false, true,
     [](const RunEntry &r) { return joined(r.about.tags, QStringLiteral(", ")); },
     [](const RunEntry &r) { return QVariant(joined(r.about.tags, QStringLiteral(" "))); }},
    {C::Notes, QT_TRANSLATE_NOOP("jinbang::app::HistoryModel", "Notes"), false, true, notesText,
     [](const RunEntry &r) { return QVariant(notesText(r)); }},
}};

} // namespace

HistoryModel::HistoryModel(SlotOfLabel slotOf, QObject *parent)
    : QAbstractTableModel(parent)
    , m_slotOf(std::move(slotOf))
{
}

void HistoryModel::setRuns(std::vector<RunEntry> runs)
{
    if (runs == m_runs)
        return; // keeps selection and editor
    beginResetModel();
    m_runs = std::move(runs);
    endResetModel();
}

int HistoryModel::rowOf(const std::string &id) const
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(),
                                    [&](const RunEntry &run) { return run.id == id; });
    return found == m_runs.end() ? -1 : int(found - m_runs.begin());
}

void HistoryModel::update(const RunEntry &run)
{
    const int row = rowOf(run.id);
    if (row < 0)
        return;
    m_runs[size_t(row)] = run;
    Q_EMIT dataChanged(index(row, 0), index(row, kColumns - 1));
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= kColumns)
        return {};
    const RunEntry &run = at(index.row());
    const ColumnSpec &spec = kTable[size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return spec.text(run);
    case Qt::EditRole: // what the user wrote, not what is made of it
        return spec.id == Column::Run     ? QVariant(shown(run.about.title))
               : spec.id == Column::Notes ? QVariant(shown(run.about.note))
                                          : QVariant(spec.text(run));
    case Qt::TextAlignmentRole:
        return int((spec.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return spec.number
                   ? QVariant()
                   : QVariant(
                       (spec.id == Column::Plan ? planTip(run) : spec.text(run)).toHtmlEscaped());
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(
            tr(spec.title), spec.id == Column::Plan ? planTip(run) : spec.text(run));
    case SortRole:
        return spec.sort(run);
    case SlotRole:
        return run.leaders.empty() ? -1 : m_slotOf(run.leaders.front());
    case StrongRole:
        return spec.id == Column::Run && !run.about.title.empty();
    case WarnRole:
        return run.state == RunState::Failed || run.buildType == "Debug";
    case FailRole:
        return run.state == RunState::Unreadable;
    case IdRole:
        return shown(run.id);
    default:
        return {};
    }
}

bool HistoryModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    About about = at(index.row()).about;
    const QString text = value.toString().trimmed();
    switch (Column(index.column())) {
    case Column::Run:
        about.title = text.toStdString();
        break;
    case Column::Notes:
        about.note = text.toStdString();
        break;
    case Column::Tags:
        about.tags.clear();
        for (const QString &tag : text.split(u',', Qt::SkipEmptyParts)) {
            if (!tag.trimmed().isEmpty())
                about.tags.push_back(tag.trimmed().toStdString());
        }
        break;
    default:
        return false;
    }
    if (about == at(index.row()).about)
        return false;
    Q_EMIT edited(shown(at(index.row()).id), about);
    return true;
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() < kColumns && kTable[size_t(index.column())].editable
        && at(index.row()).state != RunState::Unreadable)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns)
        return {};
    const ColumnSpec &spec = kTable[size_t(section)];
    if (role == Qt::DisplayRole)
        return tr(spec.title);
    if (role == Qt::TextAlignmentRole)
        return int((spec.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

void HistoryModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::DisplayRole});
}

void HistoryProxy::setText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool HistoryProxy::filterAcceptsRow(int row, const QModelIndex &) const
{
    if (m_words.isEmpty())
        return true;
    const RunEntry &run = static_cast<const HistoryModel *>(sourceModel())->at(row);
    const QString space(u' ');
    const QString all = QStringList{runTitle(run),
                                    shown(run.id),
                                    planText(run),
                                    shown(run.importedFrom),
                                    notesText(run),
                                    joined(run.about.tags, space),
                                    joined(run.libraries, space),
                                    joined(run.fixtures, space),
                                    shown(run.compiler),
                                    shown(run.flags),
                                    shown(run.cpu),
                                    shown(run.host)}
                            .join(space);
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
        return all.contains(word, Qt::CaseInsensitive);
    });
}

bool HistoryProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(HistoryModel::SortRole);
    const QVariant b = right.data(HistoryModel::SortRole);
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    if (a.typeId() == QMetaType::QString)
        return a.toString().localeAwareCompare(b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

} // namespace jinbang::app
