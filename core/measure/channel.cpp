// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/channel.h"

#include "core/protocol/messages.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace jinbang::core::measure {
namespace {

constexpr std::size_t kReadBytes = 64 << 10;

} // namespace

Channel::Channel(int input, int output)
    : m_input(input)
    , m_output(output)
{
}

Channel Channel::ofProcess()
{
    const int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return {STDIN_FILENO, output};
}

bool Channel::fill()
{
    if (m_at > 0) {
        m_buffer.erase(0, m_at);
        m_at = 0;
    }
    const std::size_t old = m_buffer.size();
    m_buffer.resize(old + kReadBytes);
    ssize_t got = 0;
    do
        got = ::read(m_input, m_buffer.data() + old, kReadBytes);
    while (got < 0 && errno == EINTR);
    m_buffer.resize(old + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    m_ended = got <= 0;
    return !m_ended;
}

std::optional<std::string> Channel::line()
{
    std::size_t end = lineEnd();
    while (end == std::string::npos) {
        if (m_buffer.size() - m_at > protocol::kLongestLine || !fill())
            return std::nullopt;
        end = lineEnd();
    }
    std::string text = m_buffer.substr(m_at, end - m_at);
    m_at = end + 1;
    return text;
}

bool Channel::read(char *to, std::size_t size)
{
    const std::size_t buffered = std::min(size, m_buffer.size() - m_at);
    std::memcpy(to, m_buffer.data() + m_at, buffered);
    m_at += buffered;
    for (std::size_t done = buffered; done < size;) {
        const ssize_t got = ::read(m_input, to + done, size - done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        done += static_cast<std::size_t>(got);
    }
    return true;
}

Channel::Pending Channel::poll()
{
    for (;;) {
        if (lineEnd() != std::string::npos)
            return Pending::Line;
        if (m_ended)
            return Pending::End;
        pollfd waiting{m_input, POLLIN, 0};
        if (::poll(&waiting, 1, 0) <= 0 || (waiting.revents & (POLLIN | POLLHUP | POLLERR)) == 0)
            return Pending::Nothing;
        if (m_buffer.size() - m_at > protocol::kLongestLine)
            return Pending::Nothing;
        fill();
    }
}

std::string_view Channel::pendingLine() const
{
    const std::size_t end = lineEnd();
    return end == std::string::npos ? std::string_view()
                                    : std::string_view(m_buffer).substr(m_at, end - m_at);
}

bool Channel::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t put = ::write(m_output, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(put));
    }
    return true;
}

} // namespace jinbang::core::measure
