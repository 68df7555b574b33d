// SPDX-License-Identifier: GPL-3.0-or-later
// Does our load generator say what ab says? Seven pairs in turn, each on a server of its own; ends
// with 1 when the median of the ratios is beyond 20 %. Without ab (apache2-utils) it says so.
#include "core/base/number.h"
#include "core/contest/conversation.h"
#include "core/contest/ticker.h"
#include "core/fixture/loadfixture.h"
#include "core/http/generator.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

namespace {

using namespace jinbang::core;

constexpr int kPairs = 7;
constexpr double kBound = 0.2, kPatienceNs = 20e9;

struct Server {
    std::unique_ptr<contest::Conversation> conversation;
    int port = 0;
};

Server serve(contest::Launcher &launcher, contest::Ticker &ticker, std::string_view text)
{
    auto child = launcher.launch({{JINBANG_CONTENDER}, false, {}, 0, {}, {}});
    if (!child)
        return {};
    Server server{std::make_unique<contest::Conversation>(std::move(*child), "rapidjson"), 0};
    protocol::Serve serve;
    serve.task.operation = Operation::Serialize;
    serve.task.variant = "dom";
    serve.task.record = "Entity";
    serve.fixture.bytes = text.size();
    server.conversation->ask(serve, text);
    const auto heard = server.conversation->hear(ticker.nowNs() + kPatienceNs, {});
    if (const auto *serving = std::get_if<protocol::Serving>(&heard.event))
        server.port = serving->port;
    return server;
}

/// The program's output; empty when it cannot be run.
std::string outputOf(const std::string &command)
{
    std::string text;
    FILE *pipe = ::popen((command + " 2>/dev/null").c_str(), "r");
    if (pipe == nullptr)
        return text;
    std::array<char, 4096> piece;
    for (std::size_t got = 0; (got = std::fread(piece.data(), 1, piece.size(), pipe)) > 0;)
        text.append(piece.data(), got);
    ::pclose(pipe);
    return text;
}

double requestsPerSecondByAb(const http::Load &load, int port)
{
    const std::string text = outputOf(
        "ab -q -n " + std::to_string(load.requests) + " -c " + std::to_string(load.connections)
        + (load.keepAlive ? " -k" : "") + " http://127.0.0.1:" + std::to_string(port) + "/");
    constexpr std::string_view kLabel = "Requests per second:";
    const auto at = text.find(kLabel);
    if (at == text.npos)
        return 0;
    const auto from = text.find_first_not_of(' ', at + kLabel.size());
    return parseNumber(std::string_view(text).substr(from, text.find(' ', from) - from))
        .value_or(0);
}

double requestsPerSecondByUs(const http::Load &load, int port, std::string_view text)
{
    http::BodyJudge judge(text);
    system::SystemClock clock;
    const http::LoadResult result = http::runLoad(load, {port, &judge, &clock, nullptr}, {});
    return http::summarize(load, result).requestsPerSecond.value_or(0);
}

bool agrees(const http::Load &load, std::string_view text)
{
    const auto ticker = contest::systemTicker();
    const auto launcher = contest::processLauncher(*ticker);
    std::vector<double> ratios;
    for (int pair = 0; pair < kPairs; ++pair) {
        double ours = 0, abs = 0;
        for (int turn = 0; turn < 2; ++turn) {
            const Server server = serve(*launcher, *ticker, text);
            if (server.port == 0)
                return false;
            if ((pair + turn) % 2 == 0)
                ours = requestsPerSecondByUs(load, server.port, text);
            else
                abs = requestsPerSecondByAb(load, server.port);
            (void)server.conversation->end(ticker->nowNs() + kPatienceNs);
        }
        if (!(ours > 0) || !(abs > 0))
            return false;
        ratios.push_back(ours / abs);
        std::printf("  ours %s/s, ab %s/s, ratio %s\n", si(ours).c_str(), si(abs).c_str(),
                    fixed(ratios.back(), 3).c_str());
    }
    std::ranges::sort(ratios);
    const double median = ratios[kPairs / 2];
    const bool good = median > 1 - kBound && median < 1 + kBound;
    std::printf("%s requests, %d connections, keep-alive %s: median ratio %s, bound 0.8 to 1.2: "
                "%s\n",
                grouped(load.requests).c_str(), load.connections, load.keepAlive ? "on" : "off",
                fixed(median, 3).c_str(), good ? "good" : "MISSED");
    return good;
}

} // namespace

int main()
{
    if (outputOf("ab -V").empty()) {
        std::puts("ab is not installed (apache2-utils): nothing to compare with");
        return 0;
    }
    const auto entity = fixture::builtinFixture("entity", std::nullopt, 7, KeyOrder::Ordered, {});
    if (!entity) {
        std::puts(sentence(entity.error()).c_str());
        return 1;
    }
    bool good = true;
    for (const bool keepAlive : {false, true}) {
        for (const auto &[requests, connections] : {std::pair(5000, 10), std::pair(30000, 50)}) {
            http::Load load;
            load.requests = static_cast<std::uint64_t>(requests);
            load.connections = connections;
            load.keepAlive = keepAlive;
            good = agrees(load, (*entity).text->view()) && good;
        }
    }
    return good ? 0 : 1;
}
