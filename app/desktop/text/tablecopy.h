#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A table's selected rows (or all) as tab-separated text with a header line, for a spreadsheet.

#include <QString>

class QTableView;

namespace jinbang::app {

[[nodiscard]] QString tsvOf(const QTableView &table);
void copyAsTsv(const QTableView &table);

} // namespace jinbang::app
