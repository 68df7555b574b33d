#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the report of an HTTP run in the user's data folder as it grows, so that a killed one loses
// at most the round that was under way. A load has no journal: its report is small.

#include "core/archive/report.h"
#include "core/http/httprun.h"

#include <filesystem>
#include <string>

namespace jinbang::app {

class KeptHttpRun
{
public:
    /// An empty folder keeps nothing.
    explicit KeptHttpRun(std::filesystem::path folder);

    /// Saves after every finished round.
    void take(const core::http::HttpEvent &event);
    /// The report of the whole run.
    void keep(const core::archive::Report &report);

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    /// Why it could not be kept; the run goes on.
    [[nodiscard]] const std::string &problem() const { return m_problem; }

private:
    std::filesystem::path m_folder, m_path;
    core::http::HttpRun m_soFar;
    std::string m_problem;
};

} // namespace jinbang::app
