// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/resultsmodel.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace jinbang::app {

namespace {

using core::archive::Cell;

struct ColumnSpec {
    ResultsModel::Column id;
    const char *title;
    bool number;
    QString (*text)(const Cell &);
    QVariant (*sort)(const Cell &);
};

QVariant numberOrNothing(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? QVariant(*value) : QVariant();
}

QString textOrNothing(const std::optional<double> &value, QString (*format)(double))
{
    return value && std::isfinite(*value) ? format(*value) : QString();
}

std::optional<double> percentile99(const Cell &cell)
{
    const auto found = cell.percentiles.find("99.0");
    return found == cell.percentiles.end() ? std::nullopt : std::optional(found->second);
}

int rejectedSamples(const Cell &cell)
{
    int count = 0;
    for (const auto &fork : cell.forks)
        count += int(std::count_if(fork.samples.begin(), fork.samples.end(),
                                   [](const auto &sample) { return !sample.flag.empty(); }));
    return count;
}

QString notesOf(const Cell &cell, const std::function<QString(const std::string &)> &say)
{
    if (cell.status != core::CellStatus::Ok) {
        const QString reason = say(cell.reason);
        return reason.isEmpty() ? statusText(cell.status)
                                : QStringLiteral("%1: %2").arg(statusText(cell.status), reason);
    }
    QStringList parts;
    if (!cell.nsPerOp)
        parts << QCoreApplication::translate("Chart", "no value");
    if (isNoisy(cell)) {
        const int rejected = rejectedSamples(cell);
        parts << (rejected > 0 ? ResultsModel::tr("Noisy, %n outlier(s)", nullptr, rejected)
                               : ResultsModel::tr("Noisy"));
    }
    if (!cell.ranked)
        parts << ResultsModel::tr("not ranked: %1").arg(say(cell.unrankedReason));
    if (cell.exactness == core::Exactness::Ulp1)
        parts << ResultsModel::tr("numbers 1 ulp off");
    for (const std::string &note : cell.notes)
        parts << say(note);
    return parts.join(QStringLiteral(", "));
}

constexpr std::array<ColumnSpec, ResultsModel::kColumns> kTable{{
    {ResultsModel::Column::Library, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "Library"),
     false, nullptr, nullptr}, // the model knows it
    {ResultsModel::Column::Operation, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "Operation"),
     false, [](const Cell &c) { return operationText(c.operation); },
     [](const Cell &c) { return QVariant(int(c.operation)); }},
    {ResultsModel::Column::Workload, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "Workload"),
     false,
     [](const Cell &c) {
         const QString detail = rowDetail(c);
         const QString name = workloadText(shown(c.fixture), NameLength::Short);
         return detail.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, detail);
     },
     [](const Cell &c) { return QVariant(shown(c.fixture)); }},
    {ResultsModel::Column::OpsPerSecond, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "ops/s"),
     true, [](const Cell &c) { return textOrNothing(c.opsPerSecond, siText); },
     [](const Cell &c) { return numberOrNothing(c.opsPerSecond); }},
    {ResultsModel::Column::PlusMinus, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "± 95 % CI"),
     true, [](const Cell &c) { return textOrNothing(c.relHalfWidth, plusMinusText); },
     [](const Cell &c) { return numberOrNothing(c.relHalfWidth); }},
    {ResultsModel::Column::Mean, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "Time"), true,
     [](const Cell &c) { return textOrNothing(c.nsPerOp, timeText); },
     [](const Cell &c) { return numberOrNothing(c.nsPerOp); }},
    {ResultsModel::Column::P99, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "p99"), true,
     [](const Cell &c) { return textOrNothing(percentile99(c), timeText); },
     [](const Cell &c) { return numberOrNothing(percentile99(c)); }},
    {ResultsModel::Column::Throughput, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "MB/s"),
     true,
     [](const Cell &c) {
         return c.bytesPerSecond ? groupedText(*c.bytesPerSecond / 1e6) : QString();
     },
     [](const Cell &c) { return numberOrNothing(c.bytesPerSecond); }},
    {ResultsModel::Column::Points, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "Points"), true,
     [](const Cell &c) { return textOrNothing(c.points, pointsText); },
     [](const Cell &c) { return numberOrNothing(c.points); }},
    {ResultsModel::Column::Change, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "Change"), true,
     [](const Cell &c) { return c.change ? changeText(*c.change / 100) : QString(); },
     [](const Cell &c) { return numberOrNothing(c.change); }},
    {ResultsModel::Column::Notes, QT_TRANSLATE_NOOP("jinbang::app::ResultsModel", "Notes"), false,
     nullptr, nullptr},
}};

} // namespace

ResultsModel::ResultsModel(SlotOf slotOf, QObject *parent)
    : QAbstractTableModel(parent)
    , m_slotOf(std::move(slotOf))
{
}

void ResultsModel::setReport(std::shared_ptr<const core::archive::Report> report)
{
    beginResetModel();
    m_report = std::move(report);
    m_rows.clear();
    m_names.clear();
    if (m_report) {
        m_names = namesOf(*m_report);
        std::vector<std::string> order; // rows in the order of the report
        std::vector<size_t> rank(m_report->cells.size());
        for (size_t i = 0; i < m_report->cells.size(); ++i) {
            const std::string key = core::archive::metricKey(m_report->cells[i]);
            const auto found = std::find(order.begin(), order.end(), key);
            rank[i] = size_t(found - order.begin());
            if (found == order.end())
                order.push_back(key);
            m_rows.push_back(i);
        }
        std::stable_sort(m_rows.begin(), m_rows.end(), [&](size_t a, size_t b) {
            if (rank[a] != rank[b])
                return rank[a] < rank[b];
            return m_report->cells[a].points.value_or(-1) > m_report->cells[b].points.value_or(-1);
        });
    }
    endResetModel();
}

const Cell &ResultsModel::cell(int row) const
{
    return m_report->cells[m_rows[size_t(row)]];
}

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ResultsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant ResultsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= kColumns)
        return {};
    const Cell &c = cell(index.row());
    const ColumnSpec &spec = kTable[size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString text = textOf(c, spec.id);
        if (spec.id == Column::Notes && text.isEmpty() && c.points && *c.points >= 100)
            return tr("Fastest");
        return text;
    }
    case Qt::TextAlignmentRole:
        return int((spec.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole: // in full where a column may cut it
        return spec.number ? QVariant() : QVariant(textOf(c, spec.id).toHtmlEscaped());
    case Qt::AccessibleTextRole:
        return spoken(index.row(), index.column());
    case SortRole:
        return spec.sort != nullptr ? spec.sort(c) : QVariant(textOf(c, spec.id));
    case ShareRole:
        return c.points ? QVariant(std::clamp(*c.points / 100, 0.0, 1.0)) : QVariant();
    case SlotRole:
        return m_slotOf(c.contender);
    case CellRole:
        return qulonglong(m_rows[size_t(index.row())]);
    case StrongRole:
        return c.points && *c.points >= 100;
    case WarnRole:
        return isNoisy(c);
    case FailRole:
        return c.status != core::CellStatus::Ok && c.status != core::CellStatus::Unsupported
               && c.status != core::CellStatus::Skipped && c.status != core::CellStatus::Cancelled;
    default:
        return {};
    }
}

QString ResultsModel::nameOf(const Cell &cell) const
{
    const auto found = m_names.find(cell.label);
    return found == m_names.end() ? shown(cell.library) : found->second;
}

QString ResultsModel::textOf(const Cell &cell, Column column) const
{
    if (column == Column::Library)
        return nameOf(cell);
    if (column != Column::Notes)
        return kTable[size_t(column)].text(cell);
    return notesOf(cell, [this](const std::string &sentence) {
        const auto [known, isNew] = m_said.try_emplace(sentence);
        if (isNew) // finding its pattern takes a while, and a thousand rows have a few sentences
            known->second = engineText(sentence);
        return known->second;
    });
}

QString ResultsModel::spoken(int row, int column) const
{
    const ColumnSpec &spec = kTable[size_t(column)];
    const Cell &c = cell(row);
    if (spec.id == Column::Library)
        return tr("%1, %2 %3")
            .arg(nameOf(c), operationText(c.operation), workloadText(shown(c.fixture)));
    const QString text = textOf(c, spec.id);
    return QStringLiteral("%1: %2").arg(tr(spec.title), text.isEmpty() ? tr("none") : text);
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns)
        return {};
    const ColumnSpec &spec = kTable[size_t(section)];
    if (role == Qt::DisplayRole)
        return tr(spec.title);
    if (role == Qt::ToolTipRole && spec.id == Column::Change)
        return tr("How much faster the library reads this than it writes it");
    if (role == Qt::TextAlignmentRole)
        return int((spec.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

void ResultsModel::retranslate()
{
    m_said.clear();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::DisplayRole});
}

void ResultsProxy::setOperation(std::optional<core::Operation> operation)
{
    m_operation = operation;
    invalidateFilter();
}

void ResultsProxy::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool ResultsProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto *model = static_cast<const ResultsModel *>(sourceModel());
    if (m_operation && model->cell(row).operation != *m_operation)
        return false;
    if (m_text.isEmpty())
        return true;
    for (int column = 0; column < ResultsModel::kColumns; ++column) {
        const QString text = model->index(row, column, parent).data().toString();
        if (text.contains(m_text, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

bool ResultsProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(ResultsModel::SortRole);
    const QVariant b = right.data(ResultsModel::SortRole);
    // Rows without a value go last; "less" turns round with the order.
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    if (a.typeId() == QMetaType::QString)
        return a.toString().localeAwareCompare(b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

} // namespace jinbang::app
