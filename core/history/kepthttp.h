#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the report of an HTTP run in the folder of runs as it grows, so that a killed one loses at
// most the round that was under way. A load has no journal: its report is small.

#include "core/archive/report.h"
#include "core/http/httprun.h"

#include <filesystem>
#include <string>

namespace jinbang::core::history {

class KeptHttpRun
{
public:
    /// `folder` is <data>/runs; an empty one keeps nothing.
    explicit KeptHttpRun(std::filesystem::path folder);

    /// Makes and saves the report so far after every finished round; true when it did.
    bool take(const http::HttpEvent &event);
    /// The report of the whole run.
    void keep(const archive::Report &report);

    /// As it was after the last finished round.
    [[nodiscard]] const archive::Report &soFar() const { return m_report; }
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    /// Why it could not be kept; the run goes on.
    [[nodiscard]] const std::string &problem() const { return m_problem; }

private:
    std::filesystem::path m_folder, m_path;
    http::HttpRun m_run;
    archive::Report m_report;
    std::string m_problem;
};

} // namespace jinbang::core::history
