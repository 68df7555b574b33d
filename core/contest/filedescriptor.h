#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A descriptor that closes itself.

#include <unistd.h>
#include <utility>

namespace jinbang::core::contest {

class FileDescriptor
{
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int number)
        : m_number(number)
    {
    }
    FileDescriptor(FileDescriptor &&other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {
    }
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~FileDescriptor() { reset(); }

    void reset()
    {
        if (m_number >= 0)
            ::close(std::exchange(m_number, -1));
    }
    [[nodiscard]] int get() const { return m_number; }
    explicit operator bool() const { return m_number >= 0; }

private:
    int m_number = -1;
};

} // namespace jinbang::core::contest
