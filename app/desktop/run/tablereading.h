#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A table of scores as far as it is understood: its bytes, what its cells are taken for, and the
// first rows under that. Reading and guessing cost time, so they belong on a worker's thread.

#include "core/archive/csvimport.h"
#include "core/archive/report.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace jinbang::app {

struct TableReading {
    std::shared_ptr<const QByteArray> bytes;
    core::archive::CsvChoice choice;
    core::archive::CsvPreview preview;
};

/// Everything guessed. Errors: those of resultBytes().
[[nodiscard]] core::Result<TableReading> readTable(const QString &path);

/// What was chosen of a reading, understood anew.
struct TableWish {
    bool guess = false;       // what follows from encoding, separator and headings, too
    bool decimalSaid = false; // somebody chose the decimal mark: it is not guessed again
};
[[nodiscard]] TableReading understood(TableReading reading, const TableWish &wish,
                                      const QString &path);

/// The whole table. Errors: BadFormat, InvalidText.
[[nodiscard]] core::Result<core::archive::Report> importTable(const TableReading &reading,
                                                              const QString &path);

} // namespace jinbang::app
