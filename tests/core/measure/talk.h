#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A session in a process of its own, with the test in the engine's place.

#include "core/contract/adapter.h"
#include "core/measure/serve.h"
#include "core/protocol/messages.h"

#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace jinbang::core::measure::test {

class Talk
{
public:
    explicit Talk(const contract::Adapter &adapter, ServeFunction serve = nullptr);
    /// With another program in the session's place.
    explicit Talk(const std::vector<std::string> &command);
    ~Talk();
    Talk(const Talk &) = delete;
    Talk &operator=(const Talk &) = delete;

    void say(std::string_view bytes);
    void say(const protocol::Request &request);
    /// The next event, waiting for it; an Answer has its text. A test failure at the end.
    [[nodiscard]] protocol::Event hear();
    /// Events up to and with the first that ends a request.
    [[nodiscard]] std::vector<protocol::Event> hearAll();
    /// Ends the input and answers the exit status, -1 for a signal.
    int end();
    /// True when nothing more comes.
    [[nodiscard]] bool isSilent();

private:
    /// Starts a child that does `live(input, output)` and ends with what it returns.
    template <class F>
    void begin(F &&live);
    [[nodiscard]] bool fill();
    int m_in = -1, m_out = -1;
    pid_t m_process = -1;
    std::string m_buffer;
};

/// A run of `text`, sent with it.
[[nodiscard]] std::string runLine(protocol::Run run, std::string_view text);

} // namespace jinbang::core::measure::test
