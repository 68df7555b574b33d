#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A contender whose variants each do one thing wrong, on top of an honest one (nlohmann's json), so
// that whatever is noticed is the lie. "honest" is the default.

#include "adapters/nlohmann/adapter.h"

namespace jinbang::tests {

class BrokenAdapter final : public core::contract::Adapter
{
public:
    [[nodiscard]] core::contract::About about() const override;
    [[nodiscard]] core::Result<std::unique_ptr<core::contract::Operation>>
    make(const core::contract::Task &task) const override;

private:
    adapters::NlohmannAdapter m_honest;
};

} // namespace jinbang::tests
