#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One connection of the load generator: a request out, its answer in, one after the other. Inside
// core/http only.

#include "core/http/load.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include <functional>
#include <optional>
#include <string>

namespace jinbang::core::http {

/// How one request ended.
enum class Outcome { Answered, NoConnection, Refused, TimedOut, Broken };

class Client
{
public:
    using Finished = std::function<void(Client &, Outcome)>;

    /// `request` is sent as it is each time and outlives the client.
    Client(boost::asio::io_context &context, int port, const std::string &request,
           Finished finished);

    /// Sends the request, on a new connection unless the last one was kept.
    /// `since`: what its latency counts from; `now`: what its time limit counts from.
    void ask(std::int64_t since, std::int64_t now);

    /// Gives the current request up if it has waited since before `limit`.
    void giveUpIfOlder(std::int64_t limit);

    [[nodiscard]] std::int64_t since() const { return m_since; }
    [[nodiscard]] std::int64_t sent() const { return m_sent; }
    [[nodiscard]] const auto &answer() const { return m_parser->get(); }
    [[nodiscard]] std::size_t answerBytes() const { return m_answerBytes; }

private:
    using Code = boost::system::error_code;

    void connect();
    void write();
    void read();
    void end(Outcome outcome);

    boost::asio::ip::tcp::socket m_socket;
    boost::asio::ip::tcp::endpoint m_server;
    const std::string &m_request;
    Finished m_finished;
    boost::beast::flat_buffer m_buffer;
    std::optional<boost::beast::http::response_parser<boost::beast::http::string_body>> m_parser;
    std::int64_t m_since = 0, m_sent = 0;
    std::size_t m_answerBytes = 0;
    bool m_busy = false, m_givenUp = false;
};

} // namespace jinbang::core::http
