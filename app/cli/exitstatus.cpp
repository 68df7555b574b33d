// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exitstatus.h"

namespace jinbang::app {

ExitStatus exitStatusOf(core::ErrorCode code)
{
    switch (code) {
    case core::ErrorCode::CannotRead:
    case core::ErrorCode::NotRegularFile:
    case core::ErrorCode::EmptyInput:
    case core::ErrorCode::InvalidJson:
    case core::ErrorCode::InvalidText:
    case core::ErrorCode::DocumentStream:
    case core::ErrorCode::TooLarge:
    case core::ErrorCode::BadFormat:
    case core::ErrorCode::NewerVersion:
    case core::ErrorCode::FixtureChanged:
        return ExitStatus::BadInput;
    case core::ErrorCode::Cancelled:
        return ExitStatus::Interrupted;
    case core::ErrorCode::WrongAnswer:
    case core::ErrorCode::Rejected:
    case core::ErrorCode::Crashed:
    case core::ErrorCode::TimedOut:
    case core::ErrorCode::OutOfMemory:
    case core::ErrorCode::System:
        return ExitStatus::CellsFailed;
    default:
        return ExitStatus::Usage;
    }
}

} // namespace jinbang::app
