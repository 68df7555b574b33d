#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The floor as a contender: no library, only the copying that any answer costs at least.

#include "core/contract/adapter.h"

namespace jinbang::adapters {

class FloorAdapter final : public core::contract::Adapter
{
public:
    [[nodiscard]] core::contract::About about() const override;
    [[nodiscard]] core::Result<std::unique_ptr<core::contract::Operation>>
    make(const core::contract::Task &task) const override;
};

} // namespace jinbang::adapters
