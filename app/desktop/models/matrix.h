#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix as a value: operations x workloads by libraries. It is the plan before a run, the
// progress during it and the first result after it.

#include "core/base/words.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace jinbang::app {

enum class CellState {
    Planned,
    Queued,
    Next,
    Running,
    Done,
    Wrong,
    Rejected,
    Crashed,
    TimedOut,
    OutOfMemory,
    Unsupported,
    Skipped,
    Cancelled,
    Excluded
};

struct MatrixCell {
    CellState state = CellState::Planned;
    double estimateSeconds = 0;
    std::optional<double> nsPerOp;
    double relHalfWidth = 0;  // 0: not known yet
    double rejectedShare = 0; // of the samples
    int block = 0, blocks = 0;
    bool active = false; // its process is running now
    QString reason;      // technical: a pointer, a signal
    friend bool operator==(const MatrixCell &, const MatrixCell &) = default;
};

struct MatrixColumn {
    QString id;
    QString name;
    QString version;
    int slot = 0;
    QString variant; // empty: the default of each operation
    QString label;   // of the entry in a report
};

/// What one row is measured under.
struct RowConditions {
    core::Mode mode = core::Mode::Throughput;
    int threads = 1;
    bool reuse = true;
    core::KeyOrder keys = core::KeyOrder::Ordered;
    std::string allocator = "system";
    friend bool operator==(const RowConditions &, const RowConditions &) = default;
};

struct MatrixRow {
    core::Operation operation{};
    QString workload; // its name in the plan
    QString detail;   // "4 threads", or empty
    double bytes = 0; // 0: not known yet
    QString path;     // of a person's file
    std::optional<RowConditions> conditions;
    bool document = false; // else a record
};

struct Matrix {
    std::vector<MatrixColumn> columns;
    std::vector<MatrixRow> rows;
    std::vector<std::vector<MatrixCell>> cells; // [row][column]
};

[[nodiscard]] bool isNoisy(const MatrixCell &cell);
[[nodiscard]] bool isFailure(CellState state);
/// Has an end: measured, failed, or left out.
[[nodiscard]] bool isEnded(CellState state);
[[nodiscard]] CellState stateOf(core::CellStatus status);

/// What became of the cells. Failed ones have ended, but nothing of them was measured.
struct CellCounts {
    int measured = 0, failed = 0;
    int noisy = 0;   // of the measured ones
    int skipped = 0; // though the run was to measure them
    int kept = 0;    // with those of a run that goes on: what stays when it is stopped now
};
[[nodiscard]] CellCounts countsOf(const Matrix &matrix);

/// Speed relative to the fastest cell of its row, 0..1; 0 without a value.
[[nodiscard]] double shareOfBest(const Matrix &matrix, size_t row, size_t column);

/// What a cell shows as its main text.
[[nodiscard]] QString cellText(const MatrixCell &cell);
/// The smaller text at its right: "±0.6%", "block 5/16".
[[nodiscard]] QString cellDetail(const MatrixCell &cell);
/// Why a cell is noisy: "±9.4%", "12 % of the samples rejected"; empty when it is not.
[[nodiscard]] QString noiseText(const MatrixCell &cell);
/// The whole cell in words, for a screen reader and the tool tip.
[[nodiscard]] QString cellSentence(const Matrix &matrix, size_t row, size_t column);

} // namespace jinbang::app

Q_DECLARE_METATYPE(jinbang::app::MatrixCell)
