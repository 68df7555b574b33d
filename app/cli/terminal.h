#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The program's two streams, and what each one is. Nothing else writes to them; no C++ stream and
// no locale formats anything.

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace jinbang::app {

class Terminal
{
public:
    Terminal();

    /// Standard output. A failure is remembered and told by failed().
    void print(std::string_view text);
    /// One line on standard error.
    void complain(std::string_view line);
    void complain(const core::Error &error) { complain(core::sentence(error)); }
    /// A note that only a person needs: nothing when standard error is no terminal, or a dumb one.
    void status(std::string_view line);
    void clearStatus();

    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool isInteractive() const { return m_errorIsTerminal; }
    /// Whether standard output is one.
    [[nodiscard]] bool hasScreen() const { return m_outIsTerminal; }
    /// Columns of standard output; 80 where it is no terminal.
    [[nodiscard]] int width() const { return m_width; }

    enum class Style { Plain, Bold, Red, Dim };
    /// In colour when standard output is a terminal and NO_COLOR is not set.
    [[nodiscard]] std::string styled(std::string_view text, Style style) const;

private:
    bool m_colour = false;
    bool m_outIsTerminal = false, m_errorIsTerminal = false;
    bool m_statusShown = false;
    bool m_failed = false;
    bool m_hasStatusLine = false;
    int m_width = 80, m_statusWidth = 80;
};

} // namespace jinbang::app
