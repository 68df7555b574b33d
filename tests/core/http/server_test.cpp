// SPDX-License-Identifier: GPL-3.0-or-later
// The server that every contender shares: its answers, its address and its end.
#include "tests/core/http/answering.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <gtest/gtest.h>

namespace jinbang::core::http {
namespace {

namespace beast = boost::beast::http;
using boost::asio::ip::tcp;

struct Peer {
    explicit Peer(int port)
    {
        socket.connect(
            {boost::asio::ip::address_v4::loopback(), static_cast<unsigned short>(port)});
    }
    beast::response<beast::string_body> ask(beast::verb verb, int version, bool keepAlive)
    {
        beast::request<beast::string_body> request(verb, "/any/target?x=1",
                                                   static_cast<unsigned>(version));
        request.keep_alive(keepAlive);
        request.prepare_payload();
        beast::write(socket, request);
        beast::response<beast::string_body> response;
        beast::read(socket, buffer, response);
        return response;
    }
    bool isClosed()
    {
        char byte = 0;
        boost::system::error_code error;
        socket.read_some(boost::asio::buffer(&byte, 1), error);
        return error == boost::asio::error::eof;
    }
    boost::asio::io_context context;
    tcp::socket socket{context};
    boost::beast::flat_buffer buffer;
};

TEST(Server, AnswersEachGetWithTheRecordSerializedAnew)
{
    Writer writer;
    const Serving server(writer);
    Peer peer(server.port());
    for (std::uint64_t i = 1; i <= 3; ++i) {
        const auto response = peer.ask(beast::verb::get, 11, true);
        EXPECT_EQ(response.result_int(), 200U);
        EXPECT_EQ(response.body(), kEntity);
        EXPECT_EQ(response[beast::field::content_type], "application/json");
        EXPECT_EQ(response[beast::field::content_length], std::to_string(response.body().size()));
        EXPECT_EQ(writer.calls, i);
    }
}

TEST(Server, HonoursKeepAliveOfBothVersions)
{
    Writer writer;
    const Serving server(writer);
    for (const int version : {10, 11}) {
        Peer peer(server.port());
        EXPECT_TRUE(peer.ask(beast::verb::get, version, true).keep_alive()) << version;
        EXPECT_FALSE(peer.ask(beast::verb::get, version, false).keep_alive()) << version;
        EXPECT_TRUE(peer.isClosed()) << version;
    }
}

TEST(Server, SerializesForNobodyWhoDoesNotAskForIt)
{
    Writer writer;
    const Serving server(writer);
    Peer peer(server.port());
    EXPECT_EQ(peer.ask(beast::verb::post, 11, true).result_int(), 405U);
    EXPECT_EQ(writer.calls, 0U);
}

TEST(Server, AFailingLibraryIsStatus500WithItsSentence)
{
    Writer writer(kEntity, 1);
    const Serving server(writer);
    Peer peer(server.port());
    EXPECT_EQ(peer.ask(beast::verb::get, 11, true).result_int(), 200U);
    const auto response = peer.ask(beast::verb::get, 11, true);
    EXPECT_EQ(response.result_int(), 500U);
    EXPECT_NE(response.body().find("no more"), std::string::npos) << response.body();
}

TEST(Server, TwoServersHavePortsOfTheirOwn)
{
    Writer writer;
    const Serving first(writer), second(writer);
    EXPECT_NE(first.port(), second.port());
    EXPECT_EQ(Peer(second.port()).ask(beast::verb::get, 11, true).body(), kEntity);
}

} // namespace
} // namespace jinbang::core::http
