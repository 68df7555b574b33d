// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/http/answering.h"

#include "core/measure/httpserver.h"

#include <array>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace jinbang::core::http {
namespace {

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int boundSocket(int &port)
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    ::bind(descriptor, reinterpret_cast<sockaddr *>(&address), size);
    ::getsockname(descriptor, reinterpret_cast<sockaddr *>(&address), &size);
    port = ntohs(address.sin_port);
    return descriptor;
}

void readRequest(int connection)
{
    std::string request;
    std::array<char, 4096> buffer;
    while (request.find("\r\n\r\n") == std::string::npos) {
        const ssize_t got = ::recv(connection, buffer.data(), buffer.size(), 0);
        if (got <= 0)
            return;
        request.append(buffer.data(), static_cast<std::size_t>(got));
    }
}

} // namespace

Result<void> Writer::run(std::uint64_t n)
{
    if (calls.fetch_add(n) >= m_failFrom)
        return Error{ErrorCode::Rejected, "the test's library", "no more"};
    return {};
}

Serving::Serving(contract::Operation &operation, double stallOnceNs)
{
    m_plan.operation = &operation;
    m_plan.stallOnceNs = stallOnceNs;
    m_plan.listening = [this](int port) { m_listening.set_value(port); };
    m_plan.stopped = [this] { return m_stop.load(); };
    m_thread = std::jthread([this] { (void)measure::serveHttp(m_plan); });
    m_port = m_listening.get_future().get();
}

Serving::~Serving()
{
    m_stop = true;
}

RawServer::RawServer(std::function<std::optional<std::string>(int)> answer)
{
    m_listener = boundSocket(m_port);
    ::listen(m_listener, 64);
    m_thread = std::jthread([listener = m_listener, answer = std::move(answer)] {
        std::vector<int> kept;
        for (int i = 0;; ++i) {
            const int connection = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
            if (connection < 0)
                break;
            readRequest(connection);
            if (const auto bytes = answer(i)) {
                ::send(connection, bytes->data(), bytes->size(), MSG_NOSIGNAL);
                ::close(connection);
            } else {
                kept.push_back(connection);
            }
        }
        for (const int connection : kept)
            ::close(connection);
    });
}

RawServer::~RawServer()
{
    ::shutdown(m_listener, SHUT_RDWR);
    m_thread.join();
    ::close(m_listener);
}

std::string answerOf(const std::string &body, const std::string &status)
{
    return "HTTP/1.1 " + status + "\r\nContent-Length: " + std::to_string(body.size())
           + "\r\nConnection: close\r\n\r\n" + body;
}

int freePort()
{
    int port = 0;
    ::close(boundSocket(port));
    return port;
}

} // namespace jinbang::core::http
