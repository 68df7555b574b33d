#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Servers for the tests of the load generator: the one of every contender around an operation of
// our own, and one that answers raw bytes, right or not.

#include "core/contract/adapter.h"
#include "core/measure/serve.h"

#include <atomic>
#include <functional>
#include <future>
#include <string>
#include <thread>

namespace jinbang::core::http {

inline constexpr const char *kEntity = R"({"id":7,"name":"abc","date":"2024-02-03","money":12.5})";

/// Writes `text`, or fails from a given call on.
class Writer final : public contract::Operation
{
public:
    explicit Writer(std::string text = kEntity, std::uint64_t failFrom = ~std::uint64_t{0})
        : m_text(std::move(text))
        , m_failFrom(failFrom)
    {
    }
    Result<void> prepare(const contract::Input &) override { return {}; }
    Result<void> run(std::uint64_t n) override;
    void output(contract::AnswerSink &sink) override { sink.text(m_text); }

    std::atomic<std::uint64_t> calls{0};

private:
    std::string m_text;
    std::uint64_t m_failFrom;
};

/// serveHttp on a thread of its own until it goes.
class Serving
{
public:
    explicit Serving(contract::Operation &operation, double stallOnceNs = 0);
    ~Serving();
    [[nodiscard]] int port() const { return m_port; }

private:
    std::promise<int> m_listening;
    std::atomic<bool> m_stop{false};
    measure::ServePlan m_plan;
    std::jthread m_thread;
    int m_port = 0;
};

/// Answers request `i` (from 0, over all connections, one connection at a time) with the bytes that
/// `answer` gives and closes; nothing: never answers, keeping the connection.
class RawServer
{
public:
    explicit RawServer(std::function<std::optional<std::string>(int)> answer);
    ~RawServer();
    [[nodiscard]] int port() const { return m_port; }

private:
    int m_listener = -1, m_port = 0;
    std::jthread m_thread;
};

/// A whole HTTP/1.1 answer that ends its connection.
[[nodiscard]] std::string answerOf(const std::string &body, const std::string &status = "200 OK");

/// A port on which nobody listens.
[[nodiscard]] int freePort();

} // namespace jinbang::core::http
