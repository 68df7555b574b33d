// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes that the real contenders serve of an Entity (article 004): the ignored field is never
// there, the date is a date, the money is a number.
#include "core/contest/conversation.h"
#include "core/contest/roster.h"
#include "core/contest/ticker.h"
#include "core/fixture/loadfixture.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <gmock/gmock.h>

namespace jinbang::core::http {
namespace {

constexpr double kPatienceNs = 20e9;

std::string served(int port)
{
    namespace beast = boost::beast::http;
    boost::asio::io_context context;
    boost::asio::ip::tcp::socket socket(context);
    socket.connect({boost::asio::ip::address_v4::loopback(), static_cast<unsigned short>(port)});
    beast::request<beast::empty_body> request(beast::verb::get, "/", 11);
    beast::write(socket, request);
    boost::beast::flat_buffer buffer;
    beast::response<beast::string_body> response;
    beast::read(socket, buffer, response);
    return response.body();
}

class EntityBytes : public testing::Test
{
protected:
    /// What the variant answers to one request; its refusal instead.
    std::string bytesOf(const contest::Candidate &candidate, const std::string &variant)
    {
        auto child = launcher->launch({candidate.command.arguments, false, {}, 0, {}, {}});
        if (!child)
            return sentence(child.error());
        contest::Conversation conversation(std::move(*child), candidate.command.id);
        protocol::Serve serve;
        serve.id = 1;
        serve.task.operation = Operation::Serialize;
        serve.task.variant = variant;
        serve.task.record = "Entity";
        serve.fixture.bytes = text.size();
        conversation.ask(serve, text);
        const auto heard = conversation.hear(ticker->nowNs() + kPatienceNs, {});
        std::string bytes = "it does not serve";
        if (const auto *serving = std::get_if<protocol::Serving>(&heard.event))
            bytes = served(serving->port);
        (void)conversation.end(ticker->nowNs() + kPatienceNs);
        return bytes;
    }

    std::unique_ptr<contest::Ticker> ticker = contest::systemTicker();
    std::unique_ptr<contest::Launcher> launcher = contest::processLauncher(*ticker);
    fixture::Fixture entity =
        *fixture::builtinFixture("entity", std::nullopt, 7, KeyOrder::Ordered, {});
    std::string text{entity.text->view()};
};

TEST_F(EntityBytes, HaveADateANumberAndNoIgnoredField)
{
    const auto roster =
        contest::describeAll(contest::installedContenders(JINBANG_BIN_DIR), *launcher, *ticker);
    int served = 0;
    for (const auto &candidate : roster.candidates) {
        if (!candidate.usable() || candidate.command.id == "floor")
            continue;
        for (const auto &variant : candidate.hello->variants) {
            if (std::ranges::find(variant.operations, Operation::Serialize)
                == variant.operations.end())
                continue;
            const std::string bytes = bytesOf(candidate, variant.id);
            SCOPED_TRACE(candidate.command.id + "." + variant.id + ": " + bytes);
            EXPECT_THAT(bytes, testing::Not(testing::HasSubstr("longTime")));
            EXPECT_THAT(bytes, testing::ContainsRegex("\"date\":\"[0-9]{4}-[0-9]{2}-[0-9]{2}\""));
            EXPECT_THAT(bytes, testing::ContainsRegex("\"money\":[0-9]"));
            ++served;
        }
    }
    EXPECT_GT(served, 0) << "no contender was built that writes";
}

} // namespace
} // namespace jinbang::core::http
