// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/measure/talk.h"

#include "core/measure/session.h"
#include "core/protocol/codec.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace jinbang::core::measure::test {

template <class F>
void Talk::begin(F &&live)
{
    int in[2], out[2];
    EXPECT_EQ(pipe2(in, O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(out, O_CLOEXEC), 0);
    m_process = fork();
    if (m_process == 0) {
        close(in[1]);
        close(out[0]);
        _exit(live(in[0], out[1]));
    }
    close(in[0]);
    close(out[1]);
    m_in = in[1];
    m_out = out[0];
}

Talk::Talk(const contract::Adapter &adapter, ServeFunction serve)
{
    begin([&](int input, int output) {
        std::signal(SIGPIPE, SIG_IGN);
        Channel channel(input, output);
        ThreadInstruments instruments;
        return Session(adapter, channel, instruments, serve).run();
    });
}

Talk::Talk(const std::vector<std::string> &command)
{
    std::vector<char *> arguments;
    for (const std::string &argument : command)
        arguments.push_back(const_cast<char *>(argument.c_str()));
    arguments.push_back(nullptr);
    begin([&](int input, int output) {
        dup2(input, STDIN_FILENO);
        dup2(output, STDOUT_FILENO);
        execvp(arguments[0], arguments.data());
        return 127;
    });
}

Talk::~Talk()
{
    if (m_process > 0) {
        kill(m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }
    if (m_in >= 0)
        close(m_in);
    close(m_out);
}

void Talk::say(std::string_view bytes)
{
    EXPECT_EQ(write(m_in, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
}

void Talk::say(const protocol::Request &request)
{
    say(protocol::encode(request));
}

bool Talk::fill()
{
    char bytes[4096];
    const ssize_t got = read(m_out, bytes, sizeof bytes);
    if (got > 0)
        m_buffer.append(bytes, static_cast<std::size_t>(got));
    return got > 0;
}

protocol::Event Talk::hear()
{
    std::size_t end = 0;
    while ((end = m_buffer.find('\n')) == m_buffer.npos) {
        if (!fill()) {
            ADD_FAILURE() << "the contender is silent";
            return protocol::Failure{};
        }
    }
    std::uint64_t bytes = 0;
    Result<protocol::Event> event =
        protocol::decodeEvent(std::string_view(m_buffer).substr(0, end), bytes);
    EXPECT_TRUE(event.has_value()) << m_buffer.substr(0, end);
    m_buffer.erase(0, end + 1);
    while (m_buffer.size() < bytes && fill()) {
    }
    if (!event)
        return protocol::Failure{};
    if (auto *answer = std::get_if<protocol::Answer>(&*event))
        answer->text = m_buffer.substr(0, bytes);
    m_buffer.erase(0, bytes);
    return std::move(*event);
}

std::vector<protocol::Event> Talk::hearAll()
{
    std::vector<protocol::Event> events;
    do
        events.push_back(hear());
    while (std::holds_alternative<protocol::Sample>(events.back())
           || std::holds_alternative<protocol::Progress>(events.back()));
    return events;
}

int Talk::end()
{
    close(m_in);
    m_in = -1;
    int status = 0;
    waitpid(m_process, &status, 0);
    m_process = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool Talk::isSilent()
{
    return m_buffer.empty() && !fill();
}

std::string runLine(protocol::Run run, std::string_view text)
{
    run.fixture = {{}, 0, text.size()};
    return protocol::encode(protocol::Request(std::move(run))).append(text);
}

} // namespace jinbang::core::measure::test
