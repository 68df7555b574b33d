// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/httpserver.h"

#include "core/measure/answer.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include <chrono>
#include <memory>
#include <thread>

namespace jinbang::core::measure {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kLookForStop = std::chrono::milliseconds(20);

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

/// Makes the answers; knows no sockets.
class Clerk
{
public:
    explicit Clerk(const ServePlan &plan)
        : m_plan(plan)
    {
    }

    void answer(const Request &request, Response &response)
    {
        stallOnce();
        response = Response(http::status::ok, request.version());
        response.keep_alive(request.keep_alive());
        if (request.method() != http::verb::get) {
            response.result(http::status::method_not_allowed);
            response.set(http::field::allow, "GET");
        } else if (const Result<void> ran = m_plan.operation->run(1); ran) {
            response.set(http::field::content_type, "application/json");
            response.body() = answerText(*m_plan.operation);
        } else {
            response.result(http::status::internal_server_error);
            response.set(http::field::content_type, "text/plain; charset=utf-8");
            response.body() = sentence(ran.error());
        }
        response.prepare_payload();
    }

private:
    void stallOnce()
    {
        if (++m_requests == kStallAt && m_plan.stallOnceNs > 0)
            std::this_thread::sleep_for(
                std::chrono::duration<double, std::nano>(m_plan.stallOnceNs));
    }

    const ServePlan &m_plan;
    int m_requests = 0;
};

class Connection : public std::enable_shared_from_this<Connection>
{
public:
    Connection(tcp::socket socket, Clerk &clerk)
        : m_socket(std::move(socket))
        , m_clerk(clerk)
    {
        error_code ignored; // a client that is gone already shows at the first read
        m_socket.set_option(tcp::no_delay(true), ignored);
    }

    void read()
    {
        m_request = {};
        http::async_read(m_socket, m_buffer, m_request,
                         [self = shared_from_this()](error_code error, std::size_t) {
                             if (!error)
                                 self->answer();
                         });
    }

private:
    void answer()
    {
        m_clerk.answer(m_request, m_response);
        http::async_write(m_socket, m_response,
                          [self = shared_from_this()](error_code error, std::size_t) {
                              if (error)
                                  return;
                              if (self->m_response.keep_alive())
                                  self->read();
                              else
                                  self->m_socket.shutdown(tcp::socket::shutdown_both, error);
                          });
    }

    tcp::socket m_socket;
    Clerk &m_clerk;
    boost::beast::flat_buffer m_buffer;
    Request m_request;
    Response m_response;
};

class Server
{
public:
    explicit Server(const ServePlan &plan)
        : m_plan(plan)
        , m_clerk(plan)
    {
    }

    Result<void> run()
    {
        error_code error;
        const tcp::endpoint anywhere(asio::ip::address_v4::loopback(), 0);
        m_acceptor.open(anywhere.protocol(), error);
        if (!error)
            m_acceptor.bind(anywhere, error);
        if (!error)
            m_acceptor.listen(asio::socket_base::max_listen_connections, error);
        if (error)
            return Error{ErrorCode::System, "listening on 127.0.0.1", error.message()};
        m_plan.listening(m_acceptor.local_endpoint().port());
        accept();
        watch();
        m_context.run();
        return {};
    }

private:
    void accept()
    {
        m_accepting = true;
        m_acceptor.async_accept([this](error_code error, tcp::socket socket) {
            m_accepting = false;
            if (error)
                return; // out of descriptors, say: watch() tries again, without spinning
            std::make_shared<Connection>(std::move(socket), m_clerk)->read();
            accept();
        });
    }

    void watch()
    {
        if (m_plan.stopped())
            return m_context.stop();
        if (!m_accepting)
            accept();
        m_timer.expires_after(kLookForStop);
        m_timer.async_wait([this](error_code) { watch(); });
    }

    const ServePlan &m_plan;
    Clerk m_clerk;
    asio::io_context m_context{1};
    tcp::acceptor m_acceptor{m_context};
    asio::steady_timer m_timer{m_context};
    bool m_accepting = false;
};

} // namespace

Result<void> serveHttp(const ServePlan &plan)
{
    return Server(plan).run();
}

} // namespace jinbang::core::measure
