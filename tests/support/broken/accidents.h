#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Operations that go wrong while they run, around an honest one.

#include "core/contract/adapter.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace jinbang::tests {

/// Passes everything on; the base of what follows.
class Accident : public core::contract::Operation
{
public:
    explicit Accident(std::unique_ptr<core::contract::Operation> honest)
        : m_honest(std::move(honest))
    {
    }
    core::Result<void> prepare(const core::contract::Input &input) override
    {
        return m_honest->prepare(input);
    }
    core::Result<void> run(std::uint64_t n) override { return m_honest->run(n); }
    void output(core::contract::AnswerSink &sink) override { m_honest->output(sink); }
    [[nodiscard]] std::uint64_t outputBytes() const override { return m_honest->outputBytes(); }

private:
    std::unique_ptr<core::contract::Operation> m_honest;
};

class DiscardsResult final : public Accident
{
public:
    using Accident::Accident;
    void output(core::contract::AnswerSink &) override {}
};

/// Answers from the first input it was ever given, without doing anything in run().
class Constant final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> prepare(const core::contract::Input &input) override;
    core::Result<void> run(std::uint64_t) override { return {}; }

private:
    std::string m_text; // the honest operation may look at it again in output()
    std::unique_ptr<core::record::AnyRecord> m_record;
};

/// Honest answers from an input whose last byte differs when the operation is over.
class MutatesInput final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> prepare(const core::contract::Input &input) override;
    core::Result<void> run(std::uint64_t n) override;

private:
    void flip();
    char *m_byte = nullptr;
    bool m_flipped = false;
};

class IgnoresFailure final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> run(std::uint64_t n) override
    {
        (void)Accident::run(n);
        return {};
    }
};

class Crash final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> run(std::uint64_t n) override;
};

class Abort final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> run(std::uint64_t n) override;
};

class EndlessLoop final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> run(std::uint64_t n) override;
};

/// Takes 8 GiB and writes to every page of it, and gives them back if it lives.
class Hog final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> run(std::uint64_t n) override;
};

/// Honest, but the first run prints.
class NoisyStdout final : public Accident
{
public:
    using Accident::Accident;
    core::Result<void> run(std::uint64_t n) override;

private:
    bool m_printed = false;
};

} // namespace jinbang::tests
