// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/client.h"

#include <boost/asio/write.hpp>

#include <limits>

namespace jinbang::core::http {

namespace asio = boost::asio;

Client::Client(asio::io_context &context, int port, const std::string &request, Finished finished)
    : m_socket(context)
    , m_server(asio::ip::address_v4::loopback(), static_cast<unsigned short>(port))
    , m_request(request)
    , m_finished(std::move(finished))
{
}

void Client::ask(std::int64_t since, std::int64_t now)
{
    m_since = since;
    m_sent = now;
    m_busy = true;
    m_givenUp = false;
    if (m_socket.is_open())
        write();
    else
        connect();
}

void Client::giveUpIfOlder(std::int64_t limit)
{
    if (!m_busy || m_sent >= limit)
        return;
    m_givenUp = true;
    Code ignored;
    m_socket.close(ignored); // what is under way ends with an error
}

void Client::connect()
{
    m_buffer.clear();
    m_socket.async_connect(m_server, [this](Code error) {
        if (error == asio::error::connection_refused)
            return end(Outcome::Refused);
        if (error)
            return end(Outcome::NoConnection);
        m_socket.set_option(asio::ip::tcp::no_delay(true), error);
        write();
    });
}

void Client::write()
{
    asio::async_write(m_socket, asio::buffer(m_request), [this](Code error, std::size_t) {
        if (error)
            return end(Outcome::Broken);
        read();
    });
}

void Client::read()
{
    m_parser.emplace();
    m_parser->body_limit(std::numeric_limits<std::uint64_t>::max()); // a record may be of any size
    boost::beast::http::async_read(m_socket, m_buffer, *m_parser,
                                   [this](Code error, std::size_t bytes) {
                                       m_answerBytes = bytes;
                                       end(error ? Outcome::Broken : Outcome::Answered);
                                   });
}

void Client::end(Outcome outcome)
{
    if (m_givenUp)
        outcome = Outcome::TimedOut;
    if (outcome != Outcome::Answered || !m_parser->get().keep_alive()) {
        Code ignored;
        m_socket.close(ignored);
    }
    m_busy = false;
    m_finished(*this, outcome);
}

} // namespace jinbang::core::http
