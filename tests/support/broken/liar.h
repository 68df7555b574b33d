#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Answers turned into lies: each is a defect that other benchmarks shipped, so that a test can
// prove that ours would notice. What it cannot be applied to is left honest.

#include "core/contract/adapter.h"

#include <optional>
#include <string>

namespace jinbang::tests {

/// What is wrong with an answer.
enum class Lie { None, DropsField, Ulp1, Ulp2, MissedEscape, SwappedShape };

/// Passes an answer on to `honest`, altered.
class LyingSink final : public core::contract::AnswerSink
{
public:
    LyingSink(core::contract::AnswerSink &honest, Lie lie);
    ~LyingSink() override;
    void text(std::string_view text) override;
    void record(const core::record::AnyRecord &record) override;
    core::json::EventSink &document() override;
    void walked(const core::json::WalkSum &sum) override;
    void accepted() override;

private:
    class Filter;

    core::contract::AnswerSink &m_honest;
    Lie m_lie;
    std::unique_ptr<Filter> m_filter;
};

} // namespace jinbang::tests
