// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "app/cli/displaywidth.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

namespace jinbang::app {
namespace {

constexpr int kNarrowest = 60, kWidest = 200;

bool writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t done = ::write(descriptor, text.data(), text.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(done));
    }
    return true;
}

int columnsOf(int descriptor)
{
    ::winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return 80;
    return std::clamp(static_cast<int>(size.ws_col), kNarrowest, kWidest);
}

} // namespace

Terminal::Terminal()
    : m_errorIsTerminal(::isatty(STDERR_FILENO) == 1)
{
    const bool outIsTerminal = ::isatty(STDOUT_FILENO) == 1;
    const char *noColour = std::getenv("NO_COLOR");
    m_colour = outIsTerminal && (!noColour || *noColour == '\0');
    if (outIsTerminal)
        m_width = columnsOf(STDOUT_FILENO);
}

void Terminal::print(std::string_view text)
{
    clearStatus();
    if (!m_failed && !writeAll(STDOUT_FILENO, text)) {
        m_failed = true;
        complain(
            core::Error{errno == ENOSPC ? core::ErrorCode::DiskFull : core::ErrorCode::CannotWrite,
                        "standard output",
                        {}});
    }
}

void Terminal::complain(std::string_view line)
{
    clearStatus();
    std::string text = "jinbang-cli: ";
    (void)writeAll(STDERR_FILENO, text.append(line).append("\n"));
}

void Terminal::status(std::string_view line)
{
    if (!m_errorIsTerminal)
        return;
    std::string text = "\r\x1b[K";
    (void)writeAll(STDERR_FILENO,
                   text.append(shortenedTo(line, static_cast<std::size_t>(m_width - 1))));
    m_statusShown = true;
}

void Terminal::clearStatus()
{
    if (m_statusShown)
        (void)writeAll(STDERR_FILENO, "\r\x1b[K");
    m_statusShown = false;
}

std::string Terminal::styled(std::string_view text, Style style) const
{
    const char *code = style == Style::Bold  ? "\x1b[1m"
                       : style == Style::Red ? "\x1b[1;31m"
                                             : "\x1b[2m";
    if (!m_colour || style == Style::Plain)
        return std::string(text);
    return std::string(code).append(text).append("\x1b[0m");
}

} // namespace jinbang::app
