// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/behindrunner.h"

#include <algorithm>
#include <filesystem>

namespace jinbang::core::contest {
namespace {

bool isPlain(std::string_view word)
{
    static constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        "0123456789_./=:@%+,-";
    return !word.empty() && word.find_first_not_of(kPlain) == word.npos;
}

} // namespace

std::string shellQuoted(std::string_view text)
{
    std::string result = "'";
    for (const char byte : text)
        result.append(byte == '\'' ? "'\\''" : std::string(1, byte));
    return result + "'";
}

std::vector<std::string> behindRunner(const std::vector<std::string> &runner,
                                      const std::vector<std::string> &command)
{
    const bool shell = std::ranges::any_of(runner, [](const std::string &word) {
        return std::filesystem::path(word).filename() == "ssh";
    });
    std::vector<std::string> words = runner;
    for (const std::string &word : command)
        words.push_back(!shell || isPlain(word) ? word : shellQuoted(word));
    return words;
}

} // namespace jinbang::core::contest
