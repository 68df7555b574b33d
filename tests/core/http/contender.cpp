// SPDX-License-Identifier: GPL-3.0-or-later
// A contender for the tests of the HTTP scenario, whose variants serve well or badly.
#include "core/measure/contendermain.h"
#include "core/measure/httpserver.h"

#include <csignal>
#include <cstring>
#include <iostream>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace {

using namespace jinbang::core;

class Echo final : public contract::Operation
{
public:
    explicit Echo(std::string how)
        : m_how(std::move(how))
    {
    }
    Result<void> prepare(const contract::Input &input) override
    {
        m_text = input.text;
        if (m_how == "wrong")
            m_text.insert(1, "\"more\":1,");
        return {};
    }
    Result<void> run(std::uint64_t) override
    {
        if (m_how == "never") {
            while (true)
                ::pause();
        }
        if (m_how == "stops" && ++m_calls == 100)
            ::raise(SIGSTOP);
        if (m_how == "dies" && ++m_calls == 100) {
            std::cerr << "the hundredth was too much" << std::endl;
            std::raise(SIGSEGV);
        }
        if (m_how == "refuses")
            return Error{ErrorCode::Rejected, "test", "no"};
        return {};
    }
    void output(contract::AnswerSink &sink) override { sink.text(m_text); }

private:
    std::string m_how, m_text;
    int m_calls = 0;
};

class TestAdapter final : public contract::Adapter
{
public:
    [[nodiscard]] contract::About about() const override
    {
        contract::About about;
        about.id = "test";
        about.library = "Test";
        about.version = std::string("1.0"); // g++ 12 warns wrongly of a plain literal
        for (const char *id : {"good", "wrong", "never", "dies", "stops", "refuses", "taken"})
            about.variants.push_back(
                {id, Tier::Idiomatic, Checking::Strict, Api::Binding, id, {Operation::Serialize}});
        about.variants.push_back(
            {"reader", Tier::Idiomatic, Checking::Strict, Api::Dom, "reads", {Operation::Parse}});
        about.defaults = {{Operation::Serialize, "good"}};
        return about;
    }
    [[nodiscard]] Result<std::unique_ptr<contract::Operation>>
    make(const contract::Task &task) const override
    {
        portIsTaken = task.variant == "taken";
        return std::unique_ptr<contract::Operation>(std::make_unique<Echo>(task.variant));
    }
    static inline bool portIsTaken = false;
};

/// A port of its own choice, and then the same again.
Result<void> serveOnATakenPort()
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const int first = ::socket(AF_INET, SOCK_STREAM, 0), second = ::socket(AF_INET, SOCK_STREAM, 0);
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    if (::bind(first, generic, size) != 0 || ::listen(first, 1) != 0
        || ::getsockname(first, generic, &size) != 0 || ::bind(second, generic, size) == 0)
        return Error{ErrorCode::System, "the test", "could not have its way"};
    return Error{ErrorCode::System, "listening on 127.0.0.1", std::strerror(errno)};
}

Result<void> serve(const measure::ServePlan &plan)
{
    return TestAdapter::portIsTaken ? serveOnATakenPort() : measure::serveHttp(plan);
}

} // namespace

int main()
{
    return measure::contenderMain(TestAdapter{}, serve);
}
