// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/matrix.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Matrix", text);
}

constexpr double kNoisyHalfWidth = 0.05, kNoisyRejected = 0.10;

QString stateText(const MatrixCell &cell)
{
    switch (cell.state) {
    case CellState::Planned:
        return cell.estimateSeconds > 0 ? say(QT_TRANSLATE_NOOP("Matrix", "≈ %1 s"))
                                              .arg(threeDigits(cell.estimateSeconds))
                                        : QStringLiteral("–");
    case CellState::Queued:
        return QStringLiteral("–");
    case CellState::Next:
        return say(QT_TRANSLATE_NOOP("Matrix", "next"));
    case CellState::Running:
        return say(QT_TRANSLATE_NOOP("Matrix", "running"));
    case CellState::Done:
        return QStringLiteral("–");
    case CellState::Wrong:
        return say(QT_TRANSLATE_NOOP("Matrix", "wrong answer"));
    case CellState::Rejected:
        return say(QT_TRANSLATE_NOOP("Matrix", "input refused"));
    case CellState::Crashed:
        return say(QT_TRANSLATE_NOOP("Matrix", "crashed"));
    case CellState::TimedOut:
        return say(QT_TRANSLATE_NOOP("Matrix", "timed out"));
    case CellState::OutOfMemory:
        return say(QT_TRANSLATE_NOOP("Matrix", "out of memory"));
    case CellState::Unsupported:
        return say(QT_TRANSLATE_NOOP("Matrix", "unsupported"));
    case CellState::Skipped:
        return say(QT_TRANSLATE_NOOP("Matrix", "skipped"));
    case CellState::Cancelled:
        return say(QT_TRANSLATE_NOOP("Matrix", "cancelled"));
    case CellState::Excluded:
        return say(QT_TRANSLATE_NOOP("Matrix", "left out"));
    }
    return {};
}

} // namespace

bool isNoisy(const MatrixCell &cell)
{
    return cell.state == CellState::Done
           && (cell.relHalfWidth > kNoisyHalfWidth || cell.rejectedShare > kNoisyRejected);
}

bool isFailure(CellState state)
{
    return state == CellState::Wrong || state == CellState::Rejected || state == CellState::Crashed
           || state == CellState::TimedOut || state == CellState::OutOfMemory;
}

bool isEnded(CellState state)
{
    return state != CellState::Planned && state != CellState::Queued && state != CellState::Next
           && state != CellState::Running;
}

CellState stateOf(core::CellStatus status)
{
    switch (status) {
    case core::CellStatus::Ok:
        return CellState::Done;
    case core::CellStatus::Unsupported:
        return CellState::Unsupported;
    case core::CellStatus::Wrong:
        return CellState::Wrong;
    case core::CellStatus::Rejected:
        return CellState::Rejected;
    case core::CellStatus::Crashed:
        return CellState::Crashed;
    case core::CellStatus::Timeout:
        return CellState::TimedOut;
    case core::CellStatus::OutOfMemory:
        return CellState::OutOfMemory;
    case core::CellStatus::Cancelled:
        return CellState::Cancelled;
    case core::CellStatus::Skipped:
        return CellState::Skipped;
    }
    return CellState::Skipped;
}

CellCounts countsOf(const Matrix &matrix)
{
    CellCounts counts;
    for (const auto &row : matrix.cells) {
        for (const MatrixCell &cell : row) {
            counts.measured += cell.state == CellState::Done;
            // In its first block a cell may still lose what it has.
            counts.kept += cell.state == CellState::Done
                           || (cell.state == CellState::Running && cell.nsPerOp && cell.block > 1);
            counts.failed += isFailure(cell.state);
            counts.noisy += isNoisy(cell);
            counts.skipped += cell.state == CellState::Skipped;
        }
    }
    return counts;
}

double shareOfBest(const Matrix &matrix, size_t row, size_t column)
{
    const auto &own = matrix.cells[row][column].nsPerOp;
    if (!own || !(*own > 0))
        return 0;
    double best = *own;
    for (const MatrixCell &cell : matrix.cells[row]) {
        if (cell.nsPerOp && *cell.nsPerOp > 0)
            best = std::min(best, *cell.nsPerOp);
    }
    return best / *own;
}

QString cellText(const MatrixCell &cell)
{
    const bool hasValue = cell.nsPerOp && *cell.nsPerOp > 0
                          && (cell.state == CellState::Done || cell.state == CellState::Running);
    return hasValue ? siText(1e9 / *cell.nsPerOp) : stateText(cell);
}

QString cellDetail(const MatrixCell &cell)
{
    if (cell.state == CellState::Running && cell.blocks > 0)
        return say(QT_TRANSLATE_NOOP("Matrix", "block %1/%2")).arg(cell.block).arg(cell.blocks);
    if (cell.state == CellState::Done && cell.relHalfWidth > 0)
        return plusMinusText(cell.relHalfWidth);
    return {};
}

QString noiseText(const MatrixCell &cell)
{
    QStringList reasons;
    if (isNoisy(cell) && cell.relHalfWidth > kNoisyHalfWidth)
        reasons << plusMinusText(cell.relHalfWidth);
    if (isNoisy(cell) && cell.rejectedShare > kNoisyRejected)
        reasons << say(QT_TRANSLATE_NOOP("Matrix", "%1 % of the samples rejected"))
                       .arg(std::lround(cell.rejectedShare * 100));
    return reasons.join(QStringLiteral(", "));
}

QString cellSentence(const Matrix &matrix, size_t row, size_t column)
{
    const MatrixCell &cell = matrix.cells[row][column];
    const MatrixRow &place = matrix.rows[row];
    QStringList parts{
        matrix.columns[column].name,
        QStringLiteral("%1 %2").arg(operationText(place.operation), workloadText(place.workload))};
    if (!place.detail.isEmpty())
        parts << place.detail;
    if (cell.state == CellState::Running)
        parts << say(QT_TRANSLATE_NOOP("Matrix", "running, block %1 of %2"))
                     .arg(cell.block)
                     .arg(cell.blocks);
    if (cell.nsPerOp && *cell.nsPerOp > 0) {
        const QString speed = siText(1e9 / *cell.nsPerOp);
        parts
            << (cell.state == CellState::Running
                    ? say(QT_TRANSLATE_NOOP("Matrix", "%1 operations per second so far")).arg(speed)
                    : say(QT_TRANSLATE_NOOP("Matrix", "%1 operations per second")).arg(speed));
        if (cell.relHalfWidth > 0)
            parts << plusMinusText(cell.relHalfWidth);
    } else if (cell.state != CellState::Running) {
        parts << (cell.state == CellState::Queued ? say(QT_TRANSLATE_NOOP("Matrix", "queued"))
                                                  : stateText(cell));
    }
    if (isNoisy(cell))
        parts << say(QT_TRANSLATE_NOOP("Matrix", "noisy"));
    if (isNoisy(cell) && cell.rejectedShare > kNoisyRejected)
        parts << noiseText(cell);
    if (!cell.reason.isEmpty())
        parts << engineText(cell.reason.toStdString());
    return parts.join(QStringLiteral(", "));
}

} // namespace jinbang::app
