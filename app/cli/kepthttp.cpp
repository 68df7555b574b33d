// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/kepthttp.h"

#include "core/archive/formats.h"
#include "core/archive/makehttpreport.h"
#include "core/archive/safefile.h"

#include <algorithm>

namespace jinbang::app {

KeptHttpRun::KeptHttpRun(std::filesystem::path folder)
    : m_folder(std::move(folder))
{
}

void KeptHttpRun::take(const core::http::HttpEvent &event)
{
    if (const auto *started = std::get_if<core::http::HttpStarted>(&event))
        m_soFar = started->header;
    const auto *finished = std::get_if<core::http::HttpRoundFinished>(&event);
    if (!finished || m_folder.empty())
        return;
    const core::http::HttpCell &cell = finished->cell;
    const auto same = std::ranges::find_if(m_soFar.cells, [&](const core::http::HttpCell &other) {
        return other.entry == cell.entry && other.load == cell.load && other.row == cell.row;
    });
    if (same != m_soFar.cells.end())
        *same = cell;
    else
        m_soFar.cells.push_back(cell);
    keep(core::archive::makeHttpReport(m_soFar));
}

void KeptHttpRun::keep(const core::archive::Report &report)
{
    if (m_folder.empty())
        return;
    std::error_code failure;
    std::filesystem::create_directories(m_folder, failure); // a failure shows at the next step
    const std::filesystem::path path = m_folder / (report.runId + ".jinbang.json");
    const auto format = core::archive::formatToWrite(path);
    const auto done =
        format ? core::archive::writeFileSafely(
            path, [&](core::archive::Output &output) { (*format)->write(report, output); })
               : core::Result<void>(format.error());
    if (done)
        m_path = path;
    else
        m_problem = sentence(done.error());
}

} // namespace jinbang::app
