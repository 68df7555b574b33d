#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Qt's QJsonDocument as a contender.

#include "core/contract/adapter.h"

namespace jinbang::adapters {

class QtjsonAdapter final : public core::contract::Adapter
{
public:
    [[nodiscard]] core::contract::About about() const override;
    [[nodiscard]] core::Result<std::unique_ptr<core::contract::Operation>>
    make(const core::contract::Task &task) const override;
};

} // namespace jinbang::adapters
