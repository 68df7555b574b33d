#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The help of every command in lines that fit: CLI11 sets two columns, but breaks no line.

#include <CLI/CLI.hpp>

#include <cstddef>
#include <string>

namespace jinbang::app {

class HelpFormatter final : public CLI::Formatter
{
public:
    /// Shape: `columns` of the terminal; at most 80 are used, at least 60.
    explicit HelpFormatter(std::size_t columns);

    std::string make_help(const CLI::App *app, std::string name,
                          CLI::AppFormatMode mode) const override;
    std::string make_description(const CLI::App *app) const override;
    std::string make_option(const CLI::Option *option, bool isPositional) const override;
    std::string make_option_name(const CLI::Option *option, bool isPositional) const override;
    std::string make_subcommand(const CLI::App *command) const override;

private:
    [[nodiscard]] std::string entry(const std::string &name, const std::string &text,
                                    std::size_t indent) const;

    std::size_t m_columns;
};

} // namespace jinbang::app
