// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/contendermain.h"
#include "tests/support/broken/adapter.h"
int main()
{
    return jinbang::core::measure::contenderMain(jinbang::tests::BrokenAdapter{});
}
