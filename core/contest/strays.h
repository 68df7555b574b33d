#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Processes that a contender started and that left its process group: each carries the mark of its
// fork in the environment it inherited, and is found by it.

#include <string>

namespace jinbang::core::contest {

/// A variable "NAME=value" that no other fork has; always of one length, for the size of the
/// environment moves the stack.
[[nodiscard]] std::string newForkMark();

/// Kills every process of this user that carries `mark`, and those that they start meanwhile.
void killStrays(const std::string &mark);

} // namespace jinbang::core::contest
