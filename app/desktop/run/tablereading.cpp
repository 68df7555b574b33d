// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/tablereading.h"

#include "app/desktop/run/resultfile.h"

#include <string_view>
#include <utility>

namespace jinbang::app {

namespace {

constexpr size_t kShownRows = 50;

std::string_view viewOf(const TableReading &reading)
{
    return {reading.bytes->constData(), size_t(reading.bytes->size())};
}

} // namespace

core::Result<TableReading> readTable(const QString &path)
{
    auto bytes = resultBytes(path);
    if (!bytes)
        return bytes.error();
    TableReading reading;
    reading.bytes = std::make_shared<const QByteArray>(std::move(*bytes));
    reading.choice = core::archive::guessCsv(viewOf(reading));
    return understood(std::move(reading), {}, path);
}

TableReading understood(TableReading reading, const TableWish &wish, const QString &path)
{
    if (wish.guess) {
        const core::archive::CsvChoice chosen = reading.choice;
        core::archive::CsvKnown known{chosen.encoding, chosen.separator, {}, chosen.headings};
        if (wish.decimalSaid)
            known.decimal = chosen.decimal;
        reading.choice = core::archive::guessCsv(viewOf(reading), known);
        if (reading.choice.unit.empty())
            reading.choice.unit = chosen.unit;
    }
    reading.preview =
        core::archive::previewCsv(viewOf(reading), reading.choice, kShownRows, path.toStdString());
    return reading;
}

core::Result<core::archive::Report> importTable(const TableReading &reading, const QString &path)
{
    return core::archive::importCsv(viewOf(reading), reading.choice, {path.toStdString(), {}});
}

} // namespace jinbang::app
