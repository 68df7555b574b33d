#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps exceptions of an adapter from ending the program: its cell is lost, its process is not.

#include "core/contract/adapter.h"

#include <memory>

namespace jinbang::core::measure {

/// An operation of the adapter whose exceptions have become Errors: Rejected with their text,
/// OutOfMemory. Costs one call a batch. Errors: those of Adapter::make.
[[nodiscard]] Result<std::unique_ptr<contract::Operation>>
makeGuarded(const contract::Adapter &adapter, const contract::Task &task);

} // namespace jinbang::core::measure
