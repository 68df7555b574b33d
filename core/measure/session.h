#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A contender's conversation with the engine: one request after the other, until the end of input.

#include "core/measure/channel.h"
#include "core/measure/instruments.h"
#include "core/measure/serve.h"
#include "core/measure/subject.h"
#include "core/protocol/messages.h"

namespace jinbang::core::measure {

class Session
{
public:
    Session(const contract::Adapter &adapter, Channel &channel, Instruments &instruments,
            ServeFunction serve);

    /// Returns the exit status of the program.
    int run();

private:
    /// What a request works with. Members in this order: the operation looks at the subject.
    struct Work {
        contract::Task task;
        Subject subject;
        std::unique_ptr<contract::Operation> operation;
    };
    [[nodiscard]] Result<Work> begin(const protocol::TaskSpec &spec,
                                     const protocol::FixtureRef &fixture, bool valid,
                                     std::size_t before = 0);

    void handle(const protocol::Describe &);
    void handle(const protocol::Run &request);
    void handle(const protocol::Check &request);
    void handle(const protocol::Last &request);
    void handle(const protocol::Serve &request);
    void handle(const protocol::Cancel &);
    void send(const protocol::Event &event);
    void fail(std::uint64_t id, const Error &error, std::string phase);
    void answer(std::uint64_t id, contract::Operation &operation);

    const contract::Adapter &m_adapter;
    const contract::About m_about;
    Channel &m_channel;
    Instruments &m_instruments;
    ServeFunction m_serve;
    std::optional<Work> m_latest; // kept for `last`
    bool m_over = false;
};

} // namespace jinbang::core::measure
