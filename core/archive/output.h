#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Where an exporter's text goes, piece by piece: a report of 100 MB is never held as one text.
// Takes text and nothing else, so that no stream and no locale ever formats a number.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace jinbang::core::archive {

class Output
{
public:
    using Receiver = std::function<void(std::string_view)>;

    explicit Output(Receiver receiver)
        : m_receiver(std::move(receiver))
    {
    }
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;
    ~Output() { flush(); }

    Output &operator<<(std::string_view text)
    {
        m_pending += text;
        if (m_pending.size() >= kPiece)
            flush();
        return *this;
    }

    void flush()
    {
        if (!m_pending.empty())
            m_receiver(m_pending);
        m_pending.clear();
    }

private:
    static constexpr std::size_t kPiece = 64 << 10;

    Receiver m_receiver;
    std::string m_pending;
};

} // namespace jinbang::core::archive
