#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The two descriptors that the protocol runs over. One buffer serves lines and raw bytes, so that
// nothing read ahead is lost; looking for a cancel needs no second thread.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace jinbang::core::measure {

class Channel
{
public:
    /// Reads from `input`, writes to `output`; owns neither.
    Channel(int input, int output);

    /// Keeps a copy of standard output and points descriptor 1 at standard error, so that whatever
    /// a library prints cannot end up between two events. Call first of all.
    [[nodiscard]] static Channel ofProcess();

    /// The next line without its end, waiting for it; nothing at the end of input or when a line is
    /// longer than the protocol allows.
    [[nodiscard]] std::optional<std::string> line();
    /// Exactly `size` raw bytes; false when the input ends before.
    [[nodiscard]] bool read(char *to, std::size_t size);

    enum class Pending { Nothing, Line, End };
    /// What waits on the input, without waiting. A Line can be seen by pendingLine().
    [[nodiscard]] Pending poll();
    [[nodiscard]] std::string_view pendingLine() const;

    /// Writes all of it; false when nobody reads any more.
    bool write(std::string_view bytes);

private:
    /// Reads what there is into the buffer; false at the end of input.
    bool fill();
    [[nodiscard]] std::size_t lineEnd() const { return m_buffer.find('\n', m_at); }

    int m_input, m_output;
    std::string m_buffer;
    std::size_t m_at = 0; // what lies before was handed out
    bool m_ended = false;
};

} // namespace jinbang::core::measure
