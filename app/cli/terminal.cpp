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
    : m_outIsTerminal(::isatty(STDOUT_FILENO) == 1)
    , m_errorIsTerminal(::isatty(STDERR_FILENO) == 1)
{
    const char *noColour = std::getenv("NO_COLOR"), *kind = std::getenv("TERM");
    // A dumb terminal would show the escapes, and each state of the status line on a line.
    const bool dumb = kind && std::string_view(kind) == "dumb";
    m_colour = m_outIsTerminal && !dumb && (!noColour || *noColour == '\0');
    m_hasStatusLine = m_errorIsTerminal && !dumb;
    if (m_outIsTerminal)
        m_width = columnsOf(STDOUT_FILENO);
    m_statusWidth = m_errorIsTerminal ? columnsOf(STDERR_FILENO) : m_width;
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
    if (!m_hasStatusLine)
        return;
    std::string text = "\r\x1b[K";
    (void)writeAll(STDERR_FILENO,
                   text.append(shortenedTo(line, static_cast<std::size_t>(m_statusWidth - 1))));
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
    const bool isLine = text.ends_with('\n');
    text.remove_suffix(isLine ? 1 : 0);
    return std::string(code).append(text).append(isLine ? "\x1b[0m\n" : "\x1b[0m");
}

} // namespace jinbang::app
