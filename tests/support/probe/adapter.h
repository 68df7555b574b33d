#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A contender whose operations take a known time or a known number of allocations, to measure the
// measuring by. Its answers are right (nlohmann's, made untimed), so that a run times it.

#include "adapters/nlohmann/adapter.h"

namespace jinbang::tests {

class ProbeAdapter final : public core::contract::Adapter
{
public:
    [[nodiscard]] core::contract::About about() const override;
    [[nodiscard]] core::Result<std::unique_ptr<core::contract::Operation>>
    make(const core::contract::Task &task) const override;

private:
    adapters::NlohmannAdapter m_honest;
};

} // namespace jinbang::tests
