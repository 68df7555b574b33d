// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/broken/accidents.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

namespace jinbang::tests {

using namespace core;

Result<void> Constant::prepare(const contract::Input &input)
{
    if (!m_text.empty() || m_record)
        return {};
    m_text = input.text;
    if (input.record)
        m_record = std::make_unique<record::AnyRecord>(*input.record);
    if (auto prepared = Accident::prepare({m_text, m_record.get()}); !prepared)
        return prepared;
    return Accident::run(1);
}

Result<void> MutatesInput::prepare(const contract::Input &input)
{
    m_flipped = false;
    m_byte = input.text.empty() ? nullptr : const_cast<char *>(&input.text.back());
    return Accident::prepare(input);
}

Result<void> MutatesInput::run(std::uint64_t n)
{
    if (m_flipped)
        flip(); // so that the honest operation reads what it should
    auto ran = Accident::run(n);
    flip();
    return ran;
}

void MutatesInput::flip()
{
    if (m_byte)
        *m_byte = static_cast<char>(*m_byte ^ 1);
    m_flipped = !m_flipped;
}

Result<void> Crash::run(std::uint64_t)
{
    std::signal(SIGSEGV, SIG_DFL); // a sanitizer would make an exit status of it
    std::raise(SIGSEGV);
    return {};
}

Result<void> Abort::run(std::uint64_t)
{
    std::abort();
}

Result<void> EndlessLoop::run(std::uint64_t)
{
    for (;;)
        asm volatile("" : : : "memory");
}

Result<void> Hog::run(std::uint64_t n)
{
    constexpr std::size_t kBlock = 64U << 20U;
    constexpr std::size_t kBlocks = (std::size_t{8} << 30U) / kBlock;
    try {
        std::vector<std::unique_ptr<char[]>> blocks;
        for (std::size_t i = 0; i < kBlocks; ++i) {
            blocks.push_back(std::make_unique_for_overwrite<char[]>(kBlock));
            std::memset(blocks.back().get(), static_cast<int>(i), kBlock);
        }
        return Accident::run(n);
    } catch (const std::bad_alloc &) {
        return Error{ErrorCode::OutOfMemory, "Broken", "8 GiB"};
    }
}

Result<void> NoisyStdout::run(std::uint64_t n)
{
    if (!m_printed) {
        m_printed = true;
        const std::string line(99'999, '#');
        for (int i = 0; i < 1000; ++i)
            std::puts(line.c_str());
        std::fflush(stdout);
    }
    return Accident::run(n);
}

} // namespace jinbang::tests
