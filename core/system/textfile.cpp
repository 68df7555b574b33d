// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/textfile.h"

#include <fstream>
#include <iterator>

namespace jinbang::core::system {

std::optional<std::string> fileText(const Root &root, std::string_view path)
{
    const std::filesystem::path full =
        root.empty() ? std::filesystem::path(path) : root / path.substr(1);
    std::ifstream file(full, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::string fileLine(const Root &root, std::string_view path)
{
    const std::optional<std::string> text = fileText(root, path);
    return text ? trimmed(std::string_view(*text).substr(0, text->find('\n'))) : std::string();
}

std::optional<std::string> entry(std::string_view text, std::string_view name, char separator)
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
        const std::size_t at = line.find(separator);
        if (at != line.npos && trimmed(line.substr(0, at)) == name)
            return trimmed(line.substr(at + 1));
    }
    return std::nullopt;
}

std::string trimmed(std::string_view text)
{
    constexpr std::string_view kAround = " \t\r\n\"";
    const std::size_t begin = text.find_first_not_of(kAround);
    if (begin == text.npos)
        return {};
    return std::string(text.substr(begin, text.find_last_not_of(kAround) + 1 - begin));
}

} // namespace jinbang::core::system
