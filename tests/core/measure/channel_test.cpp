// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: bytes that were read ahead and lost, a line taken for raw bytes, a poll that waits.
#include "core/measure/channel.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <unistd.h>

namespace jinbang::core::measure {
namespace {

class ChannelTest : public testing::Test
{
protected:
    void SetUp() override { ASSERT_EQ(pipe2(m_pipe, O_CLOEXEC), 0); }
    void TearDown() override
    {
        close(m_pipe[0]);
        end();
    }
    void say(std::string_view text)
    {
        ASSERT_EQ(::write(m_pipe[1], text.data(), text.size()), ssize_t(text.size()));
    }
    void end()
    {
        if (m_pipe[1] >= 0)
            close(m_pipe[1]);
        m_pipe[1] = -1;
    }
    [[nodiscard]] Channel channel() const { return {m_pipe[0], -1}; }

private:
    int m_pipe[2]{-1, -1};
};

TEST_F(ChannelTest, LinesAndRawBytesFromOneStream)
{
    say("first\nab\ncdsecond\nthird");
    end();
    Channel channel = this->channel();
    EXPECT_EQ(channel.line(), "first");
    std::string raw(5, ' ');
    EXPECT_TRUE(channel.read(raw.data(), raw.size()));
    EXPECT_EQ(raw, "ab\ncd");
    EXPECT_EQ(channel.line(), "second");
    EXPECT_EQ(channel.line(), std::nullopt); // no end of line
}

TEST_F(ChannelTest, RawBytesBeyondTheBufferedOnes)
{
    const std::string much(50'000, 'z');
    say("line\n" + much);
    end();
    Channel channel = this->channel();
    EXPECT_EQ(channel.line(), "line");
    std::string raw(much.size(), ' ');
    EXPECT_TRUE(channel.read(raw.data(), raw.size()));
    EXPECT_EQ(raw, much);
    EXPECT_FALSE(channel.read(raw.data(), 1));
}

TEST_F(ChannelTest, PollSeesLinesAndTheEndWithoutWaiting)
{
    Channel channel = this->channel();
    EXPECT_EQ(channel.poll(), Channel::Pending::Nothing);
    say("half a");
    EXPECT_EQ(channel.poll(), Channel::Pending::Nothing);
    say(" line\nnext\n");
    EXPECT_EQ(channel.poll(), Channel::Pending::Line);
    EXPECT_EQ(channel.pendingLine(), "half a line");
    EXPECT_EQ(channel.line(), "half a line");
    EXPECT_EQ(channel.line(), "next");
    end();
    EXPECT_EQ(channel.poll(), Channel::Pending::End);
}

TEST_F(ChannelTest, AnEndlessLineIsTheEnd)
{
    const std::string piece(60'000, 'x');
    Channel channel = this->channel();
    for (int i = 0; i < 19; ++i) {
        say(piece);
        EXPECT_EQ(channel.poll(), Channel::Pending::Nothing);
    }
    end();
    EXPECT_EQ(channel.line(), std::nullopt);
}

} // namespace
} // namespace jinbang::core::measure
