// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/simdjson/adapter.h"
#include "core/measure/contendermain.h"
int main()
{
    return jinbang::core::measure::contenderMain(jinbang::adapters::SimdjsonAdapter{});
}
