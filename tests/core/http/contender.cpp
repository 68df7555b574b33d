// SPDX-License-Identifier: GPL-3.0-or-later
// A contender for the tests of the HTTP scenario, whose variants serve well or badly.
#include "core/measure/contendermain.h"
#include "core/measure/httpserver.h"

#include <csignal>
#include <iostream>
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
        for (const char *id : {"good", "wrong", "never", "dies", "refuses"})
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
        return std::unique_ptr<contract::Operation>(std::make_unique<Echo>(task.variant));
    }
};

} // namespace

int main()
{
    return measure::contenderMain(TestAdapter{}, measure::serveHttp);
}
