// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/kepthttp.h"

#include "core/archive/formats.h"
#include "core/archive/makehttpreport.h"
#include "core/archive/safefile.h"

#include <algorithm>

namespace jinbang::core::history {

KeptHttpRun::KeptHttpRun(std::filesystem::path folder)
    : m_folder(std::move(folder))
{
}

bool KeptHttpRun::take(const http::HttpEvent &event)
{
    if (const auto *started = std::get_if<http::HttpStarted>(&event))
        m_run = started->header;
    const auto *finished = std::get_if<http::HttpRoundFinished>(&event);
    if (!finished)
        return false;
    const http::HttpCell &cell = finished->cell;
    const auto same = std::ranges::find_if(m_run.cells, [&](const http::HttpCell &other) {
        return other.entry == cell.entry && other.load == cell.load && other.row == cell.row;
    });
    if (same != m_run.cells.end())
        *same = cell;
    else
        m_run.cells.push_back(cell);
    m_report = archive::makeHttpReport(m_run);
    keep(m_report);
    return true;
}

void KeptHttpRun::keep(const archive::Report &report)
{
    if (m_folder.empty())
        return;
    std::error_code failure;
    std::filesystem::create_directories(m_folder, failure); // a failure shows at the next step
    const std::filesystem::path path = m_folder / (report.runId + ".jinbang.json");
    const auto format = archive::formatToWrite(path);
    const auto done = format ? archive::writeFileSafely(
                          path, [&](archive::Output &output) { (*format)->write(report, output); })
                             : Result<void>(format.error());
    if (done)
        m_path = path;
    else
        m_problem = sentence(done.error());
}

} // namespace jinbang::core::history
