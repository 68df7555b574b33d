// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/contendermain.h"
#include "tests/support/probe/adapter.h"
int main()
{
    return jinbang::core::measure::contenderMain(jinbang::tests::ProbeAdapter{});
}
