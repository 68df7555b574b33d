#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the real jinbang-cli as a shell would, in a folder and with a home of its own.

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace jinbang::test {

struct Finished {
    int status = -1; // exit status, or 128 + signal
    std::string out, err;
};

/// A folder with a Chinese name and a blank, empty at the start and gone at the end; programs start
/// within it.
class Cli : public testing::Test
{
protected:
    using Environment =
        std::map<std::string, std::string>; // an empty value takes the variable away

    Cli();
    ~Cli() override;

    [[nodiscard]] Finished run(const std::vector<std::string> &arguments,
                               const Environment &environment = {}) const;
    /// Starts it and sends `signal` as soon as the file exists and holds `text`; again so often, at
    /// once when it has taken the one before.
    [[nodiscard]] Finished runUntil(const std::vector<std::string> &arguments,
                                    const std::filesystem::path &folder, const std::string &text,
                                    int signal, int times = 1) const;

    /// What a person at a terminal of that width gets; with `onlyErrors` only standard error is
    /// one.
    struct Screen {
        int columns = 80;
        bool onlyErrors = false;
    };
    /// `out` holds what went elsewhere, `err` what the terminal was sent, line ends as LF.
    [[nodiscard]] Finished runOnTerminal(const std::vector<std::string> &arguments, Screen screen,
                                         const Environment &environment = {}) const;

    void write(const std::string &name, std::string_view content) const;
    [[nodiscard]] std::string read(const std::filesystem::path &path) const;
    [[nodiscard]] std::filesystem::path path(const std::string &name) const
    {
        return m_folder / name;
    }
    /// Of tests/data/reference.
    [[nodiscard]] static std::string reference(const std::string &name);

private:
    [[nodiscard]] Environment surroundings(const Environment &changes) const;

    std::filesystem::path m_folder;
};

} // namespace jinbang::test
